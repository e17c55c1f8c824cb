// Searches while the reader types, in the dialog that open-dialog.ts opened: first by title, then in the full text.
// Loaded when the reader first opens the search.

import type { TitleIndex } from '@docsgen/contract/title-index';
import type { SearchPlace } from '@docsgen/contract/views';
import { fill, fillCount } from '../i18n/fill.ts';
import type { SearchMessages } from '../i18n/messages.ts';
import { startCombobox } from './combobox.ts';
import { type DialogLayout, layOutDialog } from './dialog-layout.ts';
import { createEmptyState } from './empty-state.ts';
import type { SearchRequest } from './engine/find-pages.ts';
import { bestOption, type FoundPage } from './engine/found-page.ts';
import { searchWords } from './engine/search-words.ts';
import { searchedPages } from './engine/searched-pages.ts';
import { openTextEngine, searchTexts, searchTitles, type TextEngine, type TextHits } from './engine/text-search.ts';
import { createResultOpener } from './follow-result.ts';
import { highlightWords } from './highlights.ts';
import type { OpenDialog } from './open-dialog.ts';
import { recentSearches } from './recent-searches.ts';
import { listPages } from './results.ts';
import { startTextSearch, type TextSearch, type TextState } from './text-schedule.ts';

/** Number of results by title until the full-text search finishes. */
const maxTitles = 6;
const maxWithoutFullText = 30;

/** Language of the UI strings: English if the page's language has none. */
export interface SearchLanguage {
  readonly lang: string;
  readonly messages: SearchMessages;
}

interface DialogState extends SearchLanguage {
  readonly opened: OpenDialog;
  readonly layout: DialogLayout;
  readonly place: SearchPlace | undefined;
}

interface Findings {
  readonly query: string;
  readonly isOnlyHere: boolean;
  readonly texts: TextState;
  /** Number of listed results. */
  readonly count: number;
}

/**
 * Content of search-dialog.css, inserted by the bundler, so that it cannot fail to load or belong to another
 * deployment.
 */
declare const searchDialogStyles: string;

const styles = new CSSStyleSheet();
styles.replaceSync(searchDialogStyles);
document.adoptedStyleSheets.push(styles);

export function startSearchDialog(opened: OpenDialog, titles: TitleIndex, language: SearchLanguage): void {
  const { input, view, store } = opened;
  const { place } = view;
  const { messages } = language;
  const layout = layOutDialog(opened, messages, place?.label);
  const dialogState: DialogState = { opened, ...language, place, layout };
  const recent = recentSearches(store);
  const combobox = startCombobox({ input, list: layout.list, follow: createResultOpener(opened, recent) });
  const byTitle = searchedPages(titles, undefined);
  const searchFullText = textSearcher(opened, titles);
  let isOnlyHere = false;
  let foundByTitle: readonly FoundPage[] = [];

  const request = (): SearchRequest => ({ query: input.value.trim(), place, isOnlyHere });
  const texts = startTextSearch((state) => {
    // The engine may be the cause of the failure, if the index has been replaced in the meantime.
    if (state.kind === 'failed' && view.index) opened.engines.delete(view.index);
    showTexts(dialogState, state, texts);
    const isListed = state.kind === 'found' || layout.texts.childElementCount > 0;
    layout.titles.replaceChildren(...(isListed ? [] : listPages(foundByTitle, 'title', opened.element)));
    const listed = state.kind === 'found' ? state.pages : foundByTitle;
    combobox.refresh(bestOption(listed[0]));
    if (state.kind === 'found' && state.first > 0) combobox.choose(`docsgen-search-text-${state.first}-1`);
    showStatus(dialogState, { ...request(), texts: state, count: combobox.options().length });
  });
  const update = (): void => {
    const currentRequest = request();
    const hasWords = searchWords(currentRequest.query).length > 0;
    combobox.forget();
    emptyState.panel.hidden = hasWords;
    if (!hasWords) emptyState.refresh();
    foundByTitle = searchTitles(byTitle, currentRequest, searchFullText ? maxTitles : maxWithoutFullText);
    layout.scroller.scrollTop = 0;
    texts.look(
      hasWords && searchFullText && isEnough(currentRequest.query) ? () => searchFullText(currentRequest) : undefined,
    );
  };
  const search = (query: string): void => {
    input.value = query;
    input.focus();
    update();
  };
  const emptyState = createEmptyState({ opened, messages, recent, search });
  layout.scroller.prepend(emptyState.panel);
  startScope(layout.scope, (index) => {
    isOnlyHere = index > 0;
    search(input.value);
  });
  input.addEventListener('input', update);
  update();
}

/**
 * Highlights the matches on the page opened from a result. This function is in this module because the reader has
 * already loaded it.
 */
export function highlightMatches(marks: string): void {
  highlightWords(marks);
}

/** Returns `undefined` if the site has no full-text index. The engine is cached for the lifetime of the document. */
function textSearcher({ engines, view, entryFile }: OpenDialog, titles: TitleIndex) {
  const { index } = view;
  if (index === undefined) return undefined;
  const engineNow = (): Promise<TextEngine> => {
    const engine = engines.get(index) ?? openTextEngine({ folder: index, entryFile: entryFile() }, titles);
    engines.set(index, engine);
    return engine;
  };
  // Starts loading before the reader types, because loading can take a while.
  engineNow().catch(() => engines.delete(index));
  return async (request: SearchRequest): Promise<TextHits> => searchTexts(await engineNow(), request);
}

/**
 * A single Latin letter matches every page and takes longest; a single character of another script is more specific.
 */
function isEnough(query: string): boolean {
  return !/^\p{Script=Latin}$/u.test(query);
}

function startScope(chips: readonly HTMLButtonElement[], choose: (index: number) => void): void {
  const press = (pressed: number): void => {
    for (const [index, chip] of chips.entries()) chip.setAttribute('aria-pressed', String(index === pressed));
  };
  for (const [index, chip] of chips.entries()) {
    chip.onclick = () => {
      press(index);
      choose(index);
    };
  }
  press(0);
}

function showTexts({ opened, messages, layout }: DialogState, state: TextState, search: TextSearch): void {
  const { element, input } = opened;
  const { texts, rest } = layout;
  const button = (text: string, action: () => void): HTMLElement => {
    const created = element('button', { class: 'search-button' }, text);
    created.onclick = () => {
      input.focus();
      action();
    };
    return created;
  };
  if (state.kind === 'found') {
    const items = listPages(state.pages, 'text', element);
    if (state.first > 0) texts.append(...items.slice(state.first));
    else texts.replaceChildren(...items);
    rest.replaceChildren(...(state.hasMore ? [button(messages.more, search.more)] : []));
  } else if (state.kind === 'waiting') {
    if (texts.inert) texts.replaceChildren();
    rest.replaceChildren(element('p', { class: 'search-loading' }, messages.searching));
  } else {
    if (state.kind !== 'begun') texts.replaceChildren();
    rest.replaceChildren(...(state.kind === 'failed' ? [opened.failure(messages.textFailure, search.retry)] : []));
  }
  // Results of the previous query stay visible for a moment, so that the list does not flicker.
  texts.inert = state.kind === 'begun' || (state.kind === 'waiting' && texts.inert);
}

function showStatus({ opened, lang, messages, layout, place }: DialogState, findings: Findings): void {
  const { query, isOnlyHere, texts, count } = findings;
  const hasWords = searchWords(query).length > 0;
  const isDone = texts.kind !== 'begun' && texts.kind !== 'waiting';
  const none = opened.view.index === undefined ? messages.noTitle : messages.none;
  const noneMessage =
    isOnlyHere && place ? fill(messages.noneHere, { query, section: place.label }) : fill(none, { query });
  const isNothing = hasWords && isDone && texts.kind !== 'failed' && count === 0;
  const words = texts.kind === 'found' && count > 0 ? texts.missing : [];
  const missing = words.length > 0 ? [fill(messages.missing, { words: words.join(', ') })] : [];
  const notes = isNothing ? [noneMessage, messages.noneHint] : missing;
  layout.note.hidden = notes.length === 0;
  layout.note.replaceChildren(...notes.map((text) => opened.element('p', {}, text)));
  layout.list.hidden = count === 0;
  const forms = texts.kind === 'found' && texts.hasMore ? messages.firstResults : messages.results;
  if (!hasWords || texts.kind === 'waiting') layout.status.textContent = '';
  else if (isDone) layout.status.textContent = [fillCount(forms, count, lang), ...missing].join('. ');
}
