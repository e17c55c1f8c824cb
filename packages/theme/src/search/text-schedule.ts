// The course of a search in the texts while the reader types: one at a time, the last one counts, and what is quick to
// come is not announced as waited for.

import type { FoundPage } from './engine/found-page.ts';
import type { TextHits } from './engine/text-search.ts';

export type TextState =
  /** Nothing is looked for. */
  | { readonly kind: 'idle' }
  /** Begun; soon one of the others. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'found';
      readonly pages: readonly FoundPage[];
      /** The first of them that was not there before. */
      readonly first: number;
      readonly hasMore: boolean;
      /** Words of the query that are on no page. */
      readonly missing: readonly string[];
    };

export interface TextSearch {
  /** `undefined`: nothing is looked for any more. */
  readonly look: (search: (() => Promise<TextHits>) | undefined) => void;
  /** Lists more of what was found. */
  readonly more: () => void;
  /** The same once more. */
  readonly retry: () => void;
}

/** While letters follow each other faster, none of them is worth a request. */
const pause = 60;
/** What is there sooner never flashes. */
const patience = 200;
const pagesAtOnce = 5;

export function startTextSearch(show: (state: TextState) => void): TextSearch {
  let turn = 0;
  let timers: readonly ReturnType<typeof setTimeout>[] = [];
  let last: (() => Promise<TextHits>) | undefined;
  let hits: TextHits | undefined;
  let shown = 0;

  const list = async (own: number, found: TextHits): Promise<void> => {
    const first = shown;
    const until = first + pagesAtOnce;
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
    timers = [setTimeout(begin, wait), setTimeout(() => show({ kind: 'waiting' }), wait + patience)];
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
