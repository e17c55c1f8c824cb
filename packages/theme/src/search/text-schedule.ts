// Schedules full-text searches while the reader types. Only one search runs at a time, only the latest result is used,
// and no loading message is shown for fast results.

import type { FoundPage } from './engine/found-page.ts';
import type { TextHits } from './engine/text-search.ts';

export type TextState =
  /** Nothing to search for. */
  | { readonly kind: 'idle' }
  /** Started; followed by one of the other states. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'found';
      readonly pages: readonly FoundPage[];
      /** Index of the first page that was not listed before. */
      readonly first: number;
      readonly hasMore: boolean;
      /** Words of the query that occur on no page. */
      readonly missing: readonly string[];
    };

export interface TextSearch {
  /** `undefined` stops the search. */
  readonly look: (search: (() => Promise<TextHits>) | undefined) => void;
  /** Lists more results. */
  readonly more: () => void;
  /** Repeats the last search. */
  readonly retry: () => void;
}

/** Milliseconds without typing before a search starts. */
const pause = 60;
/** Milliseconds before a loading message is shown. */
const loadingDelay = 200;
const pageSize = 5;

export function startTextSearch(show: (state: TextState) => void): TextSearch {
  let turn = 0;
  let timers: readonly ReturnType<typeof setTimeout>[] = [];
  let last: (() => Promise<TextHits>) | undefined;
  let hits: TextHits | undefined;
  let shown = 0;

  const list = async (own: number, found: TextHits): Promise<void> => {
    const first = shown;
    const until = first + pageSize;
    const pages = await found.load(0, until);
    if (own !== turn) return;
    hits = found;
    shown = pages.length;
    for (const timer of timers) clearTimeout(timer);
    show({ kind: 'found', pages, first, hasMore: found.count > until, missing: found.missing });
  };
  const run = (work: (own: number) => Promise<void>, wait: number): void => {
    turn += 1;
    const own = turn;
    for (const timer of timers) clearTimeout(timer);
    const begin = (): void => {
      work(own).catch(() => {
        if (own !== turn) return;
        for (const timer of timers) clearTimeout(timer);
        show({ kind: 'failed' });
      });
    };
    timers = [setTimeout(begin, wait), setTimeout(() => show({ kind: 'waiting' }), wait + loadingDelay)];
  };
  const look = (search: (() => Promise<TextHits>) | undefined, wait = pause): void => {
    last = search;
    shown = 0;
    run(async (own) => search && list(own, await search()), wait);
    show({ kind: search ? 'begun' : 'idle' });
    if (!search) for (const timer of timers) clearTimeout(timer);
  };
  return {
    look: (search) => look(search),
    more: () => {
      const found = hits;
      if (found) run((own) => list(own, found), 0);
    },
    retry: () => look(last, 0),
  };
}
