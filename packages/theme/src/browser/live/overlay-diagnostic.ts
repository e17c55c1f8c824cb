// Renders one diagnostic in the overlay: message, location, source excerpt and hint.

import type { LiveDiagnostic, LiveLocation } from '@docsgen/contract/live-state';
import { element } from '../../lib/element.ts';

export type OpenLocation = (location: LiveLocation) => void;

/** `openLocation` opens a location in the author's editor. `undefined` if no editor is configured. */
export function renderDiagnostic(diagnostic: LiveDiagnostic, openLocation: OpenLocation | undefined): HTMLElement {
  const { severity, code, message, hint, location, related, excerpt } = diagnostic;
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
  const line = (...content: readonly (Node | string)[]): HTMLElement => element('p', { class: 'place' }, ...content);
  if (location.file !== '') item.append(line(renderLocation(location, openLocation)));
  if (excerpt) item.append(renderExcerpt(excerpt));
  if (hint) item.append(element('p', { class: 'hint' }, hint));
  for (const each of related) item.append(line(`${each.message}: `, renderLocation(each, openLocation)));
  return item;
}

function renderLocation(location: LiveLocation, openLocation: OpenLocation | undefined): HTMLElement {
  const text = [location.file, location.line, location.column].filter((part) => part !== undefined).join(':');
  if (!openLocation) return element('code', {}, text);
  const button = element('button', { class: 'file', title: 'Open in the editor' }, text);
  button.addEventListener('click', () => openLocation(location));
  return button;
}

/** Number of characters shown before the column if the line is long. */
const lead = 30;

function renderExcerpt({ line, column, text }: NonNullable<LiveDiagnostic['excerpt']>): HTMLElement {
  const start = Math.max(0, column - 1 - lead);
  // The ellipsis takes the place of one character. The end of the line is not cut: the excerpt scrolls.
  const before = start > 0 ? `…${text.slice(start + 1, column - 1)}` : text.slice(0, column - 1);
  const source = before + text.slice(column - 1);
  const caret = `${' '.repeat(`${line}`.length)} │ ${before.replace(/[^\t]/g, ' ')}^`;
  return element('pre', { tabindex: '0' }, `${line} │ `, element('span', { class: 'line' }, source), `\n${caret}`);
}
