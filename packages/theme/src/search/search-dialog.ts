// Finding while the reader types, in the dialog that open-dialog.ts opened: titles at once, texts when they come, and
// the state of the search in words. Loaded when the reader first turns to the search.

import type { TitleIndex } from '@docsgen/contract/title-index';
import type { SearchPlace } from '@docsgen/contract/views';
import { fill, fillCount } from '../i18n/fill.ts';
import type { SearchMessages } from '../i18n/messages.ts';
import { startCombobox } from './combobox.ts';
import { type DialogLayout, layOutDialog } from './dialog-layout.ts';
import { createEmptyState } from './empty-state.ts';
import { startFollowing } from './follow-result.ts';
import { markWords } from './highlights.ts';
import type { OpenDialog } from './open-dialog.ts';
import { openEngine, searchTexts, type TextEngine, type TextHits } from './pagefind.ts';
import { recentSearches } from './recent-searches.ts';
import { listHeading, listTexts, listTitles } from './results.ts';
import { startTextSearch, type TextSearch, type TextState } from './text-schedule.ts';
import { type FoundTitles, titleFinder } from './titles.ts';

/** Where texts are searched too, the titles leave them room. */
const mostTitles = 6;

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

/** What there is to be shown. `titles` is `undefined` while nothing is looked for. */
interface Findings {
  readonly query: string;
  readonly isOnlyHere: boolean;
  readonly titles: FoundTitles | undefined;
  readonly texts: TextState;
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
  const find = titleFinder(titles, view.index === undefined ? undefined : mostTitles);
  const lookInTexts = textSearcher(scene, titles.pages.length);
  let isOnlyHere = false;
  let found: FoundTitles | undefined;

  const texts = startTextSearch((state) => {
    // What made it fail may stay with the engine: an index that has been replaced meanwhile.
    if (state.kind === 'failed') opened.engines.delete(langOf(opened));
    showTexts(scene, state, texts);
    combobox.refresh(found?.best ?? 0);
    if (state.kind === 'found' && state.first > 0) combobox.choose(`docsgen-search-text-${state.first}-1`);
    say(scene, { query: input.value.trim(), isOnlyHere, titles: found, texts: state }, combobox.options().length);
  });
  const update = (): void => {
    const query = input.value.trim();
    found = find(query, place && { key: place.key, isOnly: isOnlyHere });
    combobox.forget();
    emptyState.panel.hidden = found !== undefined;
    if (found === undefined) emptyState.refresh();
    layout.titles.replaceChildren(...titleItems(scene, found));
    layout.scroller.scrollTop = 0;
    texts.look(found && lookInTexts && isEnough(query) ? () => lookInTexts({ query, isOnlyHere }) : undefined);
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

function langOf({ dialog }: OpenDialog): string {
  return dialog.lang || document.documentElement.lang;
}

/** `undefined`: the site has no index of its texts. Pagefind is kept as long as the document is, one a language. */
function textSearcher({ opened, place }: Scene, pageCount: number) {
  const { engines } = opened;
  const { index } = opened.view;
  const lang = langOf(opened);
  if (index === undefined) return undefined;
  const engineNow = (): Promise<TextEngine> => {
    const engine = engines.get(lang) ?? openEngine(opened.engineModule(), { index, lang, pageCount });
    engines.set(lang, engine);
    return engine;
  };
  // Before anything is typed: on a slow line it takes a while.
  engineNow().catch(() => engines.delete(lang));
  return async (wanted: Pick<Findings, 'query' | 'isOnlyHere'>): Promise<TextHits> =>
    searchTexts(await engineNow(), { ...wanted, place, index });
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

function titleItems({ opened, messages }: Scene, found: FoundTitles | undefined): readonly HTMLElement[] {
  if (found === undefined || found.pages.length === 0) return [];
  const items = listTitles(found.pages, opened.element);
  // The only kind of results needs no heading.
  return opened.view.index === undefined ? items : [listHeading(messages.byTitle, opened.element), ...items];
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
    const items = listTexts(state, messages, element);
    if (state.first > 0) texts.append(...items);
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

/** `count`: how many results are listed. */
function say({ opened, lang, messages, layout, place }: Scene, findings: Findings, count: number): void {
  const { query, isOnlyHere, titles, texts } = findings;
  const isDone = texts.kind !== 'begun' && texts.kind !== 'waiting';
  const none = opened.view.index === undefined ? messages.noTitle : messages.none;
  const nothing =
    isOnlyHere && place ? fill(messages.noneHere, { query, section: place.label }) : fill(none, { query });
  const isNothing = titles !== undefined && isDone && texts.kind !== 'failed' && count === 0;
  layout.note.hidden = !isNothing;
  layout.note.replaceChildren(...[nothing, messages.noneHint].map((text) => opened.element('p', {}, text)));
  layout.list.hidden = count === 0;
  const hasMore = titles?.hasMore || (texts.kind === 'found' && texts.hasMore);
  const forms = hasMore ? messages.firstResults : messages.results;
  if (titles === undefined || texts.kind === 'waiting') layout.status.textContent = '';
  else if (isDone) layout.status.textContent = fillCount(forms, count, lang);
}
