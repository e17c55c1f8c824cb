// The search dialog with its field, opened at once: phones raise their keyboard only within the tap, and no letter
// typed early is lost. What finds, and the titles, follow; until then, or where they fail, this says so.

import type { SearchView, TitleMap } from '../props.ts';
import type { SearchStrings } from '../strings/strings.ts';
import { element, icon } from './element.ts';
import type { TextEngine } from './full-text.ts';
import { forgetPreference, type PreferenceKey, readPreference, writePreference, writeSession } from './preferences.ts';

/** Full text search by language, kept as long as the document is. */
export type TextEngines = Map<string, Promise<TextEngine>>;

export interface PreferenceStore {
  readonly read: (key: PreferenceKey) => string | undefined;
  readonly write: typeof writePreference;
  readonly forget: typeof forgetPreference;
  readonly writeSession: typeof writeSession;
}

export interface SearchFrame {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  /** What stands below the field: loading, failure, and then all that `search-dialog.ts` shows. */
  readonly body: HTMLElement;
  readonly strings: SearchStrings;
  readonly view: SearchView;
  readonly engines: TextEngines;
  /** Pagefind's own script, asked for as soon as the dialog is open, and again where that failed. */
  readonly engineModule: () => Promise<unknown>;
  /** These are handed over, for imported from both sides they would be a chunk, and a request, of its own on every page. */
  readonly element: typeof element;
  readonly icon: typeof icon;
  readonly store: PreferenceStore;
}

/** Opens the dialog that `button` carries the words and addresses for, with `query` typed. */
export function openSearch(button: HTMLElement, engines: TextEngines, query = ''): void {
  const frame = buildFrame(button, engines);
  frame.input.value = query;
  // So that the focus has somewhere to return to, whatever opened the dialog.
  if (document.activeElement === document.body) button.focus({ preventScroll: true });
  document.body.append(frame.dialog);
  frame.dialog.showModal();
  load(frame);
}

function buildFrame(button: HTMLElement, engines: TextEngines): SearchFrame {
  const view: SearchView = JSON.parse(button.dataset.search ?? '{}');
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
  const store = { read: readPreference, write: writePreference, forget: forgetPreference, writeSession };
  // One module knows the words of one language only, whatever it is asked later.
  const engineModule = () => import(`${view.index}pagefind.js?${lang}`);
  return { dialog, input, body, strings, view, engines, engineModule, element, icon, store };
}

async function load(frame: SearchFrame): Promise<void> {
  const { input, body, strings, view } = frame;
  // Its outcome matters to who asks again.
  if (view.index) frame.engineModule().catch(() => {});
  body.replaceChildren(element('p', { class: 'search-loading' }, strings.loading));
  try {
    const [{ startFinding }, titles] = await Promise.all([import('./search-dialog.ts'), fetchTitles(view.titlesHref)]);
    startFinding(frame, titles);
  } catch {
    const retry = element('button', { class: 'search-button' }, strings.retry);
    retry.onclick = () => {
      input.focus();
      load(frame);
    };
    body.replaceChildren(element('p', { class: 'search-failure', role: 'alert' }, strings.failure), retry);
  }
}

async function fetchTitles(href: string): Promise<TitleMap> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}
