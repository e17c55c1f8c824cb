// Words of a search index, defined by tests.
import type { WordGroup } from '@docsgen/contract/search-index';
import type { QueryContext } from '../../../../packages/theme/src/search/engine/query-slots.ts';
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
