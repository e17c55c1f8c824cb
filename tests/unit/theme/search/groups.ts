// Words of a search index, defined by tests, and what the words of a query match.
import type { WordGroup } from '@docsgen/contract/search-index';
import { type QueryContext, querySlots } from '../../../../packages/theme/src/search/engine/query-slots.ts';
import { vocabularyOf } from '../../../../packages/theme/src/search/engine/vocabulary.ts';

/** Creates a word with its other forms: `sign +ed` is the word `sign` with the form `signed`. */
export function group(forms: string, postings: readonly number[] = []): WordGroup {
  const [key = '', ...ends] = forms.split(' +');
  return { key, ends: ends.length === 0 ? [] : ['', ...ends], postings };
}

export function contextOf(words: readonly string[], more: Partial<QueryContext> = {}): QueryContext {
  const none: ReadonlySet<string> = new Set();
  const vocabulary = vocabularyOf(words.map((word) => group(word)));
  return { vocabulary, stopWords: none, everydayWords: none, synonyms: [], ...more };
}

/** Returns the matches of each slot with their share, and groups of words that match together. */
export const slotsOf = (query: string, context: QueryContext) =>
  querySlots(query, context).map(({ matches, together }) => ({
    matches: matches.map((match) => [match.group.key, Number(match.share.toFixed(3))]),
    together: together.map((groups) => groups.map(({ key }) => key)),
  }));

export const matched = (query: string, context: QueryContext) => slotsOf(query, context).map(({ matches }) => matches);

export const none = [] as const;

export const alone = (...matches: readonly unknown[]) => ({ matches, together: [] });
