// Finds pages while the reader types, in the dialog that open-dialog.ts opened: by title at once, then by title and
// text, and reports the state of the search. Loaded when the reader first opens the search.

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
import { startFollowing } from './follow-result.ts';
import { markWords } from './highlights.ts';
import type { OpenDialog } from './open-dialog.ts';
import { recentSearches } from './recent-searches.ts';
import { listPages } from './results.ts';
import { startTextSearch, type TextSearch, type TextState } from './text-schedule.ts';

/** Pages found by title, listed until the texts are searched. */
const mostTitles = 6;
const mostWithoutTexts = 30;

/** Language of the interface: English where the page's language has no messages. */
export interface SearchLanguage {
  readonly lang: string;
  readonly messages: SearchMessages;
}

interface Scene extends SearchLanguage {
  readonly opened: OpenDialog;
  readonly layout: DialogLayout;
  readonly place: SearchPlace | undefined;
}

interface Findings {
  readonly query: string;
  readonly isOnlyHere: boolean;
  readonly texts: TextState;
  /** Number of results that are listed. */
  readonly count: number;
}

/** The text of search-dialog.css: put in by the bundler, so that it cannot fail to come, or be another deployment's. */
declare const searchDialogStyles: string;

const styles = new CSSStyleSheet();
styles.replaceSync(searchDialogStyles);
document.adoptedStyleSheets.push(styles);

export function startFinding(opened: OpenDialog, titles: TitleIndex, language: SearchLanguage): void {
  const { input, view, store } = opened;
  const scene = setScene(opened, language);
  const { messages, layout, place } = scene;
  const recent = recentSearches(store);
  const combobox = startCombobox({ input, list: layout.list, follow: startFollowing(opened, recent) });
  const byTitle = searchedPages(titles, undefined);
  const lookInTexts = textSearcher(opened, titles);
  let isOnlyHere = false;
  let named: readonly FoundPage[] = [];

  const request = (): SearchRequest => ({ query: input.value.trim(), place, isOnlyHere });
  const texts = startTextSearch((state) => {
    // What made it fail may stay with the engine: an index that has been replaced meanwhile.
    if (state.kind === 'failed' && view.index) opened.engines.delete(view.index);
    showTexts(scene, state, texts);
    const isListed = state.kind === 'found' || layout.texts.childElementCount > 0;
    layout.titles.replaceChildren(...(isListed ? [] : listPages(named, 'title', opened.element)));
    const listed = state.kind === 'found' ? state.pages : named;
    combobox.refresh(bestOption(listed[0]));
    if (state.kind === 'found' && state.first > 0) combobox.choose(`docsgen-search-text-${state.first}-1`);
    say(scene, { ...request(), texts: state, count: combobox.options().length });
  });
  const update = (): void => {
    const asked = request();
    const hasWords = searchWords(asked.query).length > 0;
    combobox.forget();
    emptyState.panel.hidden = hasWords;
    if (!hasWords) emptyState.refresh();
    named = searchTitles(byTitle, asked, lookInTexts ? mostTitles : mostWithoutTexts);
    layout.scroller.scrollTop = 0;
    texts.look(hasWords && lookInTexts && isEnough(asked.query) ? () => lookInTexts(asked) : undefined);
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

/** On the page that a result led to; here, so that it comes with what the reader has loaded already. */
export function markFound(marks: string): void {
  markWords(marks);
}

function setScene(opened: OpenDialog, { lang, messages }: SearchLanguage): Scene {
  const { place } = opened.view;
  return { opened, lang, messages, place, layout: layOutDialog(opened, messages, place?.label) };
}

/** `undefined`: the site has no full-text index. An engine is kept as long as the document is. */
function textSearcher({ engines, view, entryFile }: OpenDialog, titles: TitleIndex) {
  const { index } = view;
  if (index === undefined) return undefined;
  const engineNow = (): Promise<TextEngine> => {
    const engine = engines.get(index) ?? openTextEngine({ folder: index, entryFile: entryFile() }, titles);
    engines.set(index, engine);
    return engine;
  };
  // Before anything is typed: on a slow connection it takes a while.
  engineNow().catch(() => engines.delete(index));
  return async (request: SearchRequest): Promise<TextHits> => searchTexts(await engineNow(), request);
}

/** One letter begins a word of every page, and to find them all takes longest; one sign of other scripts says more. */
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

function showTexts({ opened, messages, layout }: Scene, state: TextState, search: TextSearch): void {
  const { element, input } = opened;
  const { texts, rest } = layout;
  const button = (text: string, action: () => void): HTMLElement => {
    const made = element('button', { class: 'search-button' }, text);
    made.onclick = () => {
      input.focus();
      action();
    };
    return made;
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
  // Results of what was typed before stay for the moment it takes, so that the list does not flicker.
  texts.inert = state.kind === 'begun' || (state.kind === 'waiting' && texts.inert);
}

function say({ opened, lang, messages, layout, place }: Scene, findings: Findings): void {
  const { query, isOnlyHere, texts, count } = findings;
  const hasWords = searchWords(query).length > 0;
  const isDone = texts.kind !== 'begun' && texts.kind !== 'waiting';
  const none = opened.view.index === undefined ? messages.noTitle : messages.none;
  const nothing =
    isOnlyHere && place ? fill(messages.noneHere, { query, section: place.label }) : fill(none, { query });
  const isNothing = hasWords && isDone && texts.kind !== 'failed' && count === 0;
  const words = texts.kind === 'found' && count > 0 ? texts.missing : [];
  const missing = words.length > 0 ? [fill(messages.missing, { words: words.join(', ') })] : [];
  const notes = isNothing ? [nothing, messages.noneHint] : missing;
  layout.note.hidden = notes.length === 0;
  layout.note.replaceChildren(...notes.map((text) => opened.element('p', {}, text)));
  layout.list.hidden = count === 0;
  const forms = texts.kind === 'found' && texts.hasMore ? messages.firstResults : messages.results;
  if (!hasWords || texts.kind === 'waiting') layout.status.textContent = '';
  else if (isDone) layout.status.textContent = [fillCount(forms, count, lang), ...missing].join('. ');
}
