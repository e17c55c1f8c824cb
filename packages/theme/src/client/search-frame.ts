// The search dialog with its field, opened at once: phones raise their keyboard only within the tap, and no letter
// typed early is lost. What finds, and the titles, follow; until then, or where they fail, this says so.

import type { TitleMap } from '../props.ts';
import type { SearchStrings } from '../strings/strings.ts';
import { element, icon } from './element.ts';

export interface SearchFrame {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  /** What stands below the field: loading, failure, and then all that `search-dialog.ts` shows. */
  readonly body: HTMLElement;
  readonly strings: SearchStrings;
  /** Handed over, for imported from both sides it would be a chunk, and a request, of its own on every page. */
  readonly element: typeof element;
}

/** Opens the dialog that `button` carries the words and the address of the titles for. */
export function openSearch(button: HTMLElement): void {
  const frame = buildFrame(button);
  // So that the focus has somewhere to return to, whatever opened the dialog.
  if (document.activeElement === document.body) button.focus({ preventScroll: true });
  document.body.append(frame.dialog);
  frame.dialog.showModal();
  load(frame, button.dataset.titles ?? '');
}

function buildFrame(button: HTMLElement): SearchFrame {
  const strings: SearchStrings = JSON.parse(button.dataset.strings ?? '{}');
  const input = element('input', {
    class: 'search-input',
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-label': strings.placeholder,
    placeholder: strings.placeholder,
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'go',
  });
  const close = element('button', { class: 'control search-close', 'aria-label': strings.close }, icon('close'));
  const body = element('div', { class: 'search-body' });
  // On the not-found page the document may be in another language than the shell.
  const lang = button.closest<HTMLElement>('[lang]')?.lang ?? '';
  const attributes = { class: 'search', lang, 'aria-label': strings.label, closedby: 'any' };
  const dialog = element('dialog', attributes, icon('search'), input, close, body);
  close.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  return { dialog, input, body, strings, element };
}

async function load(frame: SearchFrame, titlesHref: string): Promise<void> {
  const { input, body, strings } = frame;
  body.replaceChildren(element('p', { class: 'search-loading' }, strings.loading));
  try {
    const [{ startFinding }, titles] = await Promise.all([import('./search-dialog.ts'), fetchTitles(titlesHref)]);
    startFinding(frame, titles);
  } catch {
    const retry = element('button', { class: 'search-retry' }, strings.retry);
    retry.onclick = () => {
      input.focus();
      load(frame, titlesHref);
    };
    body.replaceChildren(element('p', { class: 'search-failure', role: 'alert' }, strings.failure), retry);
  }
}

async function fetchTitles(href: string): Promise<TitleMap> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}
