// Finding while one types, in the dialog that search-frame.ts opened: titles at once, texts when they come, and the
// state of the search in words. Loaded when the reader first turns to the search.

import type { SearchPlace, TitleMap } from '../props.ts';
import { fill, fillCount } from '../strings/fill.ts';
import { type SearchDialogStrings, searchStringsFor } from '../strings/search.ts';
import { type FoundTitles, titleFinder } from './find-titles.ts';
import { openEngine, searchTexts, type TextEngine, type TextHits } from './full-text.ts';
import { recentSearches } from './recent-searches.ts';
import { startChoice } from './search-choice.ts';
import { startFollowing } from './search-follow.ts';
import type { SearchFrame } from './search-frame.ts';
import { markWords } from './search-marks.ts';
import { buildParts, type SearchParts } from './search-parts.ts';
import { listHeading, listTexts, listTitles } from './search-results.ts';
import { searchStart } from './search-start.ts';
import { startTextSearch, type TextSearch, type TextState } from './text-search.ts';

/** Where texts are searched too, the titles leave them room. */
const mostTitles = 6;

interface Scene {
  readonly frame: SearchFrame;
  readonly strings: SearchDialogStrings;
  readonly parts: SearchParts;
  readonly place: SearchPlace | undefined;
}

/** What there is to be shown. `titles` is `undefined` while nothing is looked for. */
interface Findings {
  readonly query: string;
  readonly isOnlyHere: boolean;
  readonly titles: FoundTitles | undefined;
  readonly texts: TextState;
}

/** The text of styles/search-dialog.css: put in by the bundler, so that it cannot fail to come, or be another deployment's. */
declare const searchDialogStyles: string;

const styles = new CSSStyleSheet();
styles.replaceSync(searchDialogStyles);
document.adoptedStyleSheets.push(styles);

export function startFinding(frame: SearchFrame, titles: TitleMap): void {
  const { input, view, store } = frame;
  const scene = setScene(frame);
  const { strings, parts, place } = scene;
  const recent = recentSearches(store);
  const choice = startChoice({ input, list: parts.list, follow: startFollowing(frame, recent) });
  const find = titleFinder(titles, view.index === undefined ? undefined : mostTitles);
  const lookInTexts = textSearcher(scene, titles.pages.length);
  let isOnlyHere = false;
  let found: FoundTitles | undefined;

  const texts = startTextSearch((state) => {
    // What made it fail may stay with the engine: an index that has been replaced meanwhile.
    if (state.kind === 'failed') frame.engines.delete(langOf(frame));
    showTexts(scene, state, texts);
    choice.refresh(found?.best ?? 0);
    if (state.kind === 'found' && state.first > 0) choice.choose(`docsgen-search-text-${state.first}-1`);
    say(scene, { query: input.value.trim(), isOnlyHere, titles: found, texts: state }, choice.options().length);
  });
  const update = (): void => {
    const query = input.value.trim();
    found = find(query, place && { key: place.key, isOnly: isOnlyHere });
    choice.forget();
    start.panel.hidden = found !== undefined;
    if (found === undefined) start.refresh();
    parts.titles.replaceChildren(...titleItems(scene, found));
    parts.scroller.scrollTop = 0;
    texts.look(found && lookInTexts && isEnough(query) ? () => lookInTexts(query, isOnlyHere) : undefined);
  };
  const search = (query: string): void => {
    input.value = query;
    input.focus();
    update();
  };
  const start = searchStart({ frame, strings, recent, search });
  parts.scroller.prepend(start.panel);
  startScope(parts.scope, (index) => {
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

function setScene(frame: SearchFrame): Scene {
  const { place } = frame.view;
  const strings = searchStringsFor(langOf(frame));
  return { frame, strings, place, parts: buildParts(frame, strings, place?.label) };
}

function langOf({ dialog }: SearchFrame): string {
  return dialog.lang || document.documentElement.lang;
}

/** `undefined`: the site has no index of its texts. Pagefind is kept as long as the document is, one a language. */
function textSearcher({ frame, place }: Scene, pageCount: number) {
  const { engines } = frame;
  const { index } = frame.view;
  const lang = langOf(frame);
  if (index === undefined) return undefined;
  const engineNow = (): Promise<TextEngine> => {
    const engine = engines.get(lang) ?? openEngine(frame.engineModule(), { index, lang, pageCount });
    engines.set(lang, engine);
    return engine;
  };
  // Before anything is typed: on a slow line it takes a while.
  engineNow().catch(() => engines.delete(lang));
  return async (query: string, isOnlyHere: boolean): Promise<TextHits> =>
    searchTexts(await engineNow(), { query, place, isOnlyHere, index });
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

function titleItems({ frame, strings }: Scene, found: FoundTitles | undefined): readonly HTMLElement[] {
  if (found === undefined || found.pages.length === 0) return [];
  const items = listTitles(found.pages, frame.element);
  // The only kind of results needs no heading.
  return frame.view.index === undefined ? items : [listHeading(strings.byTitle, frame.element), ...items];
}

function showTexts({ frame, strings, parts }: Scene, state: TextState, search: TextSearch): void {
  const { element, input } = frame;
  const { texts, rest } = parts;
  const button = (text: string, action: () => void): HTMLElement => {
    const made = element('button', { class: 'search-button' }, text);
    made.onclick = () => {
      input.focus();
      action();
    };
    return made;
  };
  if (state.kind === 'found') {
    const items = listTexts(state, strings, element);
    if (state.first > 0) texts.append(...items);
    else texts.replaceChildren(...items);
    rest.replaceChildren(...(state.hasMore ? [button(strings.more, search.more)] : []));
  } else if (state.kind === 'waiting') {
    if (texts.inert) texts.replaceChildren();
    rest.replaceChildren(element('p', { class: 'search-loading' }, strings.searching));
  } else {
    if (state.kind !== 'begun') texts.replaceChildren();
    const failure = (): readonly HTMLElement[] => [
      element('p', { class: 'search-failure', role: 'alert' }, strings.textFailure),
      button(frame.strings.retry, search.retry),
    ];
    rest.replaceChildren(...(state.kind === 'failed' ? failure() : []));
  }
  // Results of what was typed before stay for the moment it takes, so that the list does not flicker.
  texts.inert = state.kind === 'begun' || (state.kind === 'waiting' && texts.inert);
}

/** `count`: how many results are listed. */
function say({ frame, strings, parts, place }: Scene, findings: Findings, count: number): void {
  const { query, isOnlyHere, titles, texts } = findings;
  const isDone = texts.kind !== 'begun' && texts.kind !== 'waiting';
  const none = frame.view.index === undefined ? strings.noTitle : strings.none;
  const nothing = isOnlyHere && place ? fill(strings.noneHere, { query, section: place.label }) : fill(none, { query });
  const isNothing = titles !== undefined && isDone && texts.kind !== 'failed' && count === 0;
  parts.note.hidden = !isNothing;
  parts.note.replaceChildren(...[nothing, strings.noneHint].map((text) => frame.element('p', {}, text)));
  parts.list.hidden = count === 0;
  const hasMore = titles?.hasMore || (texts.kind === 'found' && texts.hasMore);
  const forms = hasMore ? strings.firstResults : strings.results;
  if (titles === undefined || texts.kind === 'waiting') parts.status.textContent = '';
  else if (isDone) parts.status.textContent = fillCount(forms, count, langOf(frame));
}
