// The elements of the search dialog below its field: scope, results, status and keyboard hints.

import { fill } from '../i18n/fill.ts';
import type { SearchMessages } from '../i18n/messages.ts';
import type { OpenDialog } from './open-dialog.ts';

export interface DialogLayout {
  /** The two buttons that set the scope. Empty outside of sections. */
  readonly scope: readonly HTMLButtonElement[];
  readonly scroller: HTMLElement;
  readonly list: HTMLElement;
  /** Parts of the list: results by title, and results from the full text. */
  readonly titles: HTMLElement;
  readonly texts: HTMLElement;
  /** Shown if nothing was found. */
  readonly note: HTMLElement;
  /** Below the list: the loading or failure message, or the button for more results. */
  readonly rest: HTMLElement;
  readonly status: HTMLElement;
}

/** `section` is the name of the current section. */
export function layOutDialog(
  { element, input, body }: OpenDialog,
  messages: SearchMessages,
  section: string | undefined,
): DialogLayout {
  const createPart = (): HTMLElement => element('div', { class: 'search-part', role: 'presentation' });
  const titles = createPart();
  const texts = createPart();
  const attributes = { class: 'search-list', id: 'docsgen-search', role: 'listbox', 'aria-label': messages.list };
  const list = element('div', attributes, titles, texts);
  const note = element('div', { class: 'search-note' });
  const rest = element('div', { class: 'search-rest' });
  const scroller = element('div', { class: 'search-scroller' }, note, list, rest);
  const status = element('p', { role: 'status' });
  const labels = section === undefined ? [] : [messages.everywhere, fill(messages.onlyHere, { section })];
  const scope = labels.map((label) => element('button', { class: 'search-chip', type: 'button' }, label));
  const keys = legendOf(messages).map(([key, name]) => element('span', {}, element('kbd', {}, key), name));
  const foot = element('div', { class: 'search-foot' }, status, element('p', { 'aria-hidden': 'true' }, ...keys));
  input.setAttribute('aria-controls', list.id);
  input.setAttribute('aria-autocomplete', 'list');
  const scopeGroup = element('div', { class: 'search-scope', role: 'group', 'aria-label': messages.scope }, ...scope);
  body.replaceChildren(...(scope.length > 0 ? [scopeGroup] : []), scroller, foot);
  return { scope, scroller, list, titles, texts, note, rest, status };
}

function legendOf({ keys }: SearchMessages): readonly (readonly [key: string, name: string])[] {
  const control = document.documentElement.dataset.keyboard === 'apple' ? '⌘' : 'Ctrl';
  return [
    ['↑ ↓', keys.move],
    ['↵', keys.open],
    [`${control} ↵`, keys.newTab],
    ['Esc', keys.leave],
  ];
}
