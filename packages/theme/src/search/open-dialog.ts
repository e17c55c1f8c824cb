// The search dialog with its field, opened at once: phones raise their keyboard only within the tap, and no letter
// typed early is lost. What finds, and the titles, follow; until then, or where they fail, this says so.

import type { TitleIndex } from '@docsgen/contract/title-index';
import type { SearchView } from '@docsgen/contract/views';
import { loadLanguage } from '../i18n/language-script.ts';
import type { SearchBoxMessages } from '../i18n/messages.ts';
import { element, icon } from '../lib/element.ts';
import { importAnew } from '../lib/import-anew.ts';
import {
  forgetPreference,
  type PreferenceKey,
  readPreference,
  writePreference,
  writeSession,
} from '../lib/preferences.ts';
import type { TextEngine } from './engine/text-search.ts';
import type { SearchLanguage } from './search-dialog.ts';
import { failureSince } from './search-failure.ts';

/** Full-text search by the folder of its index, kept as long as the document is. */
export type TextEngines = Map<string, Promise<TextEngine>>;

export interface PreferenceStore {
  readonly read: (key: PreferenceKey) => string | undefined;
  readonly write: typeof writePreference;
  readonly forget: typeof forgetPreference;
  readonly writeSession: typeof writeSession;
}

export interface OpenDialog {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  /** What stands below the field: loading, failure, and then all that `search-dialog.ts` shows. */
  readonly body: HTMLElement;
  readonly messages: SearchBoxMessages;
  readonly view: SearchView;
  readonly engines: TextEngines;
  /** The entry of the full-text index, requested as soon as the dialog is open, and again if that failed. */
  readonly entryFile: () => Promise<Response>;
  /** Handed over: imported from both sides these would be a chunk of their own, and a request more on every page. */
  readonly element: typeof element;
  readonly icon: typeof icon;
  readonly store: PreferenceStore;
  /** What to show where a part of the search did not come. */
  readonly failure: (text: string, retry: () => void) => HTMLElement;
}

/** Opens the dialog that `button` carries the words and addresses for, with `query` typed. */
export function openSearch(button: HTMLElement, engines: TextEngines, query = ''): void {
  const opened = buildDialog(button, engines);
  opened.input.value = query;
  // So that the focus has somewhere to return to, whatever opened the dialog.
  if (document.activeElement === document.body) button.focus({ preventScroll: true });
  document.body.append(opened.dialog);
  opened.dialog.showModal();
  load(opened);
}

function buildDialog(button: HTMLElement, engines: TextEngines): OpenDialog {
  const view: SearchView = JSON.parse(button.dataset.search ?? '{}');
  const messages: SearchBoxMessages = JSON.parse(button.dataset.strings ?? '{}');
  const input = element('input', {
    class: 'search-input',
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-label': messages.placeholder,
    placeholder: messages.placeholder,
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'go',
  });
  const close = element('button', { class: 'control search-close', 'aria-label': messages.close }, icon('close'));
  const body = element('div', { class: 'search-body' });
  // On the not-found page the document may be in another language than the shell.
  const lang = button.closest<HTMLElement>('[lang]')?.lang ?? '';
  const attributes = { class: 'search', lang, 'aria-label': messages.label, closedby: 'any' };
  const dialog = element('dialog', attributes, icon('search'), input, close, body);
  close.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  // As `closedby` says, which WebKit does not know yet. Text that is selected with the mouse may end beside the dialog.
  let beganBeside = false;
  dialog.onpointerdown = (event) => {
    beganBeside = isBeside(dialog, event);
  };
  dialog.onclick = (event) => {
    if (beganBeside && event.target === dialog && isBeside(dialog, event)) dialog.close();
  };
  const store = { read: readPreference, write: writePreference, forget: forgetPreference, writeSession };
  const fetchEntry = () => fetch(`${view.index}index.bin`, { cache: 'no-cache' });
  let early = view.index && !engines.has(view.index) ? fetchEntry() : undefined;
  // The engine reports the failure.
  early?.catch(() => {});
  const entryFile = () => {
    const response = early ?? fetchEntry();
    early = undefined;
    return response;
  };
  // What does not come is read from the browser's list of files, which otherwise ends with the first 250 of a document.
  performance.setResourceTimingBufferSize(performance.getEntriesByType('resource').length + 500);
  const failure = failureSince(performance.now(), { button, input, retryLabel: messages.retry });
  return { dialog, input, body, messages, view, engines, entryFile, element, icon, store, failure };
}

/** Clicks on what lies around a dialog are clicks on the dialog. */
function isBeside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

async function load(opened: OpenDialog): Promise<void> {
  const { body, messages, view } = opened;
  body.replaceChildren(element('p', { class: 'search-loading' }, messages.loading));
  try {
    const [{ startFinding }, titles, language] = await Promise.all([
      importAnew(() => import('./search-dialog.ts')),
      fetchTitles(view.titlesHref),
      loadSearchLanguage(opened),
    ]);
    startFinding(opened, titles, language);
  } catch {
    body.replaceChildren(opened.failure(messages.failure, () => load(opened)));
  }
}

async function loadSearchLanguage({ dialog }: OpenDialog): Promise<SearchLanguage> {
  const { shell, loadSearch } = await loadLanguage(document);
  const { search } = await importAnew(loadSearch);
  const lang = shell.foreign?.searchDialog?.lang ?? (dialog.lang || document.documentElement.lang);
  return { lang, messages: search };
}

async function fetchTitles(href: string): Promise<TitleIndex> {
  const response = await fetch(href);
  // The browser notes the status once all has come.
  const text = await response.text();
  if (!response.ok) throw new Error(response.statusText);
  return JSON.parse(text);
}
