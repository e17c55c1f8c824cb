// The search dialog with its field. The dialog opens immediately, because phones show the keyboard only during the tap,
// and because no keystroke must be lost. The search itself and the titles are loaded afterwards. Until they are loaded,
// or if loading fails, a message is shown.

import type { TitleIndex } from '@docsgen/contract/title-index';
import type { SearchView } from '@docsgen/contract/views';
import { loadLanguage } from '../i18n/language-script.ts';
import type { SearchBoxMessages } from '../i18n/messages.ts';
import { element, icon } from '../lib/element.ts';
import { importWithRetry } from '../lib/import-with-retry.ts';
import {
  forgetPreference,
  type PreferenceKey,
  readPreference,
  writePreference,
  writeSession,
} from '../lib/preferences.ts';
import type { TextEngine } from './engine/text-search.ts';
import type { SearchLanguage } from './search-dialog.ts';
import { createFailureMessage } from './search-failure.ts';

/** Full-text search engines by the folder of their index, cached for the lifetime of the document. */
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
  /** Everything below the field: loading and failure messages, then the content of `search-dialog.ts`. */
  readonly body: HTMLElement;
  readonly messages: SearchBoxMessages;
  readonly view: SearchView;
  readonly engines: TextEngines;
  /** The entry file of the full-text index. It is requested when the dialog opens, and again if the request failed. */
  readonly entryFile: () => Promise<Response>;
  /**
   * Passed as arguments, because importing them in both modules would create a shared chunk, which is one more request
   * on every page.
   */
  readonly element: typeof element;
  readonly icon: typeof icon;
  readonly store: PreferenceStore;
  /** Returns the message for a part of the search that failed to load. */
  readonly failure: (text: string, retry: () => void) => HTMLElement;
}

/** Opens the dialog with `query` in the field. `button` contains the UI strings and URLs. */
export function openSearch(button: HTMLElement, engines: TextEngines, query = ''): void {
  const opened = buildDialog(button, engines);
  opened.input.value = query;
  // The focus returns to this element when the dialog closes, regardless of what opened the dialog.
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
  // On the not-found page the document and the shell may be in different languages.
  const lang = button.closest<HTMLElement>('[lang]')?.lang ?? '';
  const attributes = { class: 'search', lang, 'aria-label': messages.label, closedby: 'any' };
  const dialog = element('dialog', attributes, icon('search'), input, close, body);
  close.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  // Implements `closedby`, which WebKit does not support yet. If the reader selects text with the mouse, the selection
  // can end outside of the dialog.
  let startedOutside = false;
  dialog.onpointerdown = (event) => {
    startedOutside = isOutside(dialog, event);
  };
  dialog.onclick = (event) => {
    if (startedOutside && event.target === dialog && isOutside(dialog, event)) dialog.close();
  };
  const store = { read: readPreference, write: writePreference, forget: forgetPreference, writeSession };
  const fetchEntry = () => fetch(`${view.index}index.bin`, { cache: 'no-cache' });
  let prefetched = view.index && !engines.has(view.index) ? fetchEntry() : undefined;
  // The engine reports the failure.
  prefetched?.catch(() => {});
  const entryFile = () => {
    const response = prefetched ?? fetchEntry();
    prefetched = undefined;
    return response;
  };
  // Failed requests are detected in the resource timing buffer, which by default holds 250 entries per document.
  performance.setResourceTimingBufferSize(performance.getEntriesByType('resource').length + 500);
  const failure = createFailureMessage(performance.now(), { button, input, retryLabel: messages.retry });
  return { dialog, input, body, messages, view, engines, entryFile, element, icon, store, failure };
}

/** Clicks on the backdrop have the dialog as their target. */
function isOutside(dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

async function load(opened: OpenDialog): Promise<void> {
  const { body, messages, view } = opened;
  body.replaceChildren(element('p', { class: 'search-loading' }, messages.loading));
  try {
    const [{ startSearchDialog }, titles, language] = await Promise.all([
      importWithRetry(() => import('./search-dialog.ts')),
      fetchTitles(view.titlesHref),
      loadSearchLanguage(opened),
    ]);
    startSearchDialog(opened, titles, language);
  } catch {
    body.replaceChildren(opened.failure(messages.failure, () => load(opened)));
  }
}

async function loadSearchLanguage({ dialog }: OpenDialog): Promise<SearchLanguage> {
  const { shell, loadSearch } = await loadLanguage(document);
  const { search } = await importWithRetry(loadSearch);
  const lang = shell.foreign?.searchDialog?.lang ?? (dialog.lang || document.documentElement.lang);
  return { lang, messages: search };
}

async function fetchTitles(href: string): Promise<TitleIndex> {
  const response = await fetch(href);
  // The browser records the status only after the whole response has been received.
  const text = await response.text();
  if (!response.ok) throw new Error(response.statusText);
  return JSON.parse(text);
}
