// Finds the pages for a query among the words that are loaded.

import type { SearchPlace } from '@docsgen/contract/views';
import { type QueryContext, querySlots, queryWords, type Slot } from './query-slots.ts';
import { type RankedPage, rankPages } from './ranking.ts';
import type { SearchedPages } from './searched-pages.ts';
import { formsOf } from './vocabulary.ts';

export interface SearchRequest {
  readonly query: string;
  /** Section and version of the current page. */
  readonly place: SearchPlace | undefined;
  /** Searches only pages in `place`. */
  readonly isOnlyHere: boolean;
}

export interface FoundPages {
  /** Sorted by relevance. */
  readonly ranked: readonly RankedPage[];
  /** Folded words to highlight. */
  readonly forms: ReadonlySet<string>;
  /** Words of the query that occur on no page, as they were typed. */
  readonly missing: readonly string[];
}

/** Pages in the reader's section rank slightly higher. */
const hereBonus = 1.08;

export function findPages({ query, place, isOnlyHere }: SearchRequest, searched: SearchedPages): FoundPages {
  const slots = querySlots(query, searched.context());
  const weightOf = (page: number): number => {
    const { place: placeOfPage, weight = 0 } = searched.pages[page] ?? {};
    if (place === undefined) return weight;
    if (placeOfPage === place.key) return weight * hereBonus;
    return isOnlyHere ? 0 : weight;
  };
  return {
    ranked: rankPages(slots, { starts: searched.starts, weightOf }),
    forms: new Set(slots.flatMap(formsIn)),
    missing: slots.filter((slot) => !isFilled(slot)).map(({ typed }) => typed),
  };
}

function isFilled({ matches, together }: Slot): boolean {
  return matches.length > 0 || together.length > 0;
}

function formsIn({ matches, together }: Slot): readonly string[] {
  return [...matches.map(({ group }) => group), ...together.flat()].flatMap(formsOf);
}

/** Returns the words whose index files the query needs: the words of the query, joined neighbors, and synonyms. */
export function neededWords(query: string, context: QueryContext): readonly string[] {
  const words = queryWords(query, context).map(({ word }) => word.folded);
  const joined = words.slice(1).map((word, index) => `${words[index]}${word}`);
  const synonyms = context.synonyms.filter((group) =>
    group.some((phrase) => phrase.every((word) => words.includes(word))),
  );
  return [...words, ...joined, ...synonyms.flat(2)];
}

/** Returns the words of the query that no loaded file contains, not even as a prefix. */
export function unknownWords(query: string, context: QueryContext): readonly string[] {
  const { byForm, forms } = context.vocabulary;
  return queryWords(query, context)
    .map(({ word }) => word.folded)
    .filter((word) => !byForm.has(word) && !forms.some((form) => form.startsWith(word)));
}
