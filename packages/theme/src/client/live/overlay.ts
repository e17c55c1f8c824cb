// Shows the author what is wrong with the page, over the page itself: a panel that opens by itself for errors, and can
// be put aside; a button in the corner brings it back. A shadow tree keeps the site's styles and this one's apart.

import { element } from '../element.ts';
import type { Mistake, Place } from './live-state.ts';
import { overlayStyles } from './overlay-styles.ts';

export interface Overlay {
  readonly show: (mistakes: readonly Mistake[], hasEditor: boolean) => void;
  readonly setConnected: (isConnected: boolean) => void;
}

export function createOverlay(openPlace: (place: Place) => void): Overlay {
  const host = element('docsgen-live' as 'div', {});
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(overlayStyles);
  root.adoptedStyleSheets = [styles];
  const title = element('h2', { id: 'title', tabindex: '-1' });
  const close = element('button', { class: 'close', 'aria-label': 'Put aside', title: 'Put aside (Escape)' }, '×');
  const list = element('ol', {});
  const panel = element(
    'section',
    { class: 'panel', 'aria-labelledby': 'title', hidden: '' },
    element('header', {}, title, close),
    list,
  );
  const opener = element('button', { class: 'opener', hidden: '', 'aria-expanded': 'false' });
  const lost = element('p', { class: 'lost', hidden: '' }, 'docsgen does not answer; trying again…');
  const status = element('p', { class: 'status', role: 'status' });
  root.append(lost, opener, panel, status);
  document.body.append(host);

  const shown = { text: '[]', errors: 0 };
  const open = (isOpen: boolean): void => {
    panel.hidden = !isOpen;
    opener.hidden = isOpen || shown.text === '[]';
    opener.setAttribute('aria-expanded', String(isOpen));
  };
  opener.addEventListener('click', () => {
    open(true);
    title.focus();
  });
  close.addEventListener('click', () => {
    open(false);
    opener.focus();
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !panel.hidden) open(false);
  });

  return {
    show: (mistakes, hasEditor) => {
      const text = JSON.stringify([mistakes, hasEditor]);
      if (mistakes.length === 0 && shown.text === '[]') return;
      if (text === shown.text) return;
      const errors = mistakes.filter(({ severity }) => severity === 'error').length;
      const isNew = errors > shown.errors;
      shown.text = mistakes.length === 0 ? '[]' : text;
      shown.errors = errors;
      const words = countOf(errors, mistakes.length - errors);
      title.textContent = words;
      opener.textContent = words;
      opener.dataset.severity = errors > 0 ? 'error' : 'warning';
      panel.dataset.severity = opener.dataset.severity;
      status.textContent = mistakes.length === 0 ? 'No mistakes any more' : words;
      list.replaceChildren(...mistakes.map((mistake) => drawMistake(mistake, hasEditor ? openPlace : undefined)));
      // What was put aside stays there until something new goes wrong.
      open(mistakes.length > 0 && (isNew || !panel.hidden));
    },
    setConnected: (isConnected) => {
      lost.hidden = isConnected;
    },
  };
}

function countOf(errors: number, warnings: number): string {
  const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
  const parts = [errors > 0 ? count(errors, 'error') : '', warnings > 0 ? count(warnings, 'warning') : ''];
  return parts.filter(Boolean).join(', ') || 'No mistakes';
}

type OpenPlace = ((place: Place) => void) | undefined;

function drawMistake(mistake: Mistake, openPlace: OpenPlace): HTMLElement {
  const { severity, code, message, hint, place, related, excerpt } = mistake;
  const item = element(
    'li',
    { 'data-severity': severity },
    element(
      'p',
      { class: 'message' },
      element('strong', {}, severity === 'error' ? 'Error' : 'Warning'),
      ` ${message} `,
      element('span', { class: 'code' }, code),
    ),
  );
  if (place.file !== '') item.append(element('p', { class: 'place' }, drawPlace(place, openPlace)));
  if (excerpt) item.append(drawExcerpt(excerpt));
  if (hint) item.append(element('p', { class: 'hint' }, hint));
  for (const each of related)
    item.append(element('p', { class: 'place' }, `${each.message}: `, drawPlace(each, openPlace)));
  return item;
}

function drawPlace(place: Place, openPlace: OpenPlace): HTMLElement {
  const text = [place.file, place.line, place.column].filter((part) => part !== undefined).join(':');
  if (!openPlace) return element('code', {}, text);
  const button = element('button', { class: 'file', title: 'Open in the editor' }, text);
  button.addEventListener('click', () => openPlace(place));
  return button;
}

/** Characters before the column that are shown of a long line. */
const lead = 30;

function drawExcerpt({ line, column, text }: NonNullable<Mistake['excerpt']>): HTMLElement {
  const start = Math.max(0, column - 1 - lead);
  const gutter = `${line} │ `;
  const caret = `${' '.repeat(`${line}`.length)} │ ${text.slice(start, column - 1).replace(/[^\t]/g, ' ')}^`;
  return element('pre', { tabindex: '0' }, gutter, element('span', { class: 'line' }, text.slice(start)), `\n${caret}`);
}
