// Computes the weight of each word in a section of a page.

import { type SearchWord, searchWords } from '@docsgen/theme/src/search/engine/search-words.ts';
import type { TextSection } from '../../model/article.ts';
import type { SearchDocument } from './search-document.ts';

/** Weights of an occurrence by its position. */
const counts = {
  title: 16,
  heading: 7,
  keywords: 8,
  description: 3,
  address: 1,
  trail: 0.7,
  term: 5,
  text: 1,
  code: 0.4,
};
const pairCount = 0.4;
/** Factor for a part of an identifier, such as `request` in `requestId`. */
const partCount = 0.5;
/** Limits the effect of repeated words, because a word that occurs twice is not twice as relevant. */
const saturation = 6;
/** Number of words in a section of medium length, and the influence of the length on weights. */
const mediumLength = 80;
const lengthShare = 0.35;

type Place = keyof typeof counts;

/** Returns the weight of each folded word. `isFirst` includes the title and the metadata of the page. */
export function sectionWords(
  document: SearchDocument,
  section: TextSection,
  { isFirst, stopWords }: { readonly isFirst: boolean; readonly stopWords: ReadonlySet<string> },
): ReadonlyMap<string, number> {
  const inText = new Map<string, number>();
  const named = new Map<string, number>();
  let length = 0;
  const countText = (text: string, place: 'text' | 'code'): void => {
    for (const { folded, kind } of searchWords(text)) {
      if (kind === 'word') length += 1;
      if (!stopWords.has(folded)) put(inText, folded, kind === 'part' ? counts[place] * partCount : counts[place]);
    }
  };
  const countName = (text: string, place: Place): void => {
    const words = searchWords(text);
    for (const { folded, kind } of words)
      put(named, folded, kind === 'part' ? counts[place] * partCount : counts[place]);
    if (place === 'title' || place === 'heading' || place === 'keywords')
      for (const pair of neighbors(words.filter(({ folded }) => !stopWords.has(folded))))
        put(named, pair, counts[place] * pairCount);
  };
  if (isFirst) {
    countName(document.title, 'title');
    for (const keyword of document.keywords) countName(keyword, 'keywords');
    countName(document.description, 'description');
    countName(document.trail.join(' '), 'trail');
    countName(document.href.replaceAll('/', ' '), 'address');
  }
  if (section.heading) countName(section.heading.text, 'heading');
  for (const { text, isCode, terms = [] } of section.blocks) {
    countText(text, isCode ? 'code' : 'text');
    for (const term of terms) countName(term, 'term');
  }
  const norm = 1 - lengthShare + (lengthShare * length) / mediumLength;
  for (const [word, times] of inText) put(named, word, times / norm);
  for (const [word, times] of named) named.set(word, (times * (saturation + 1)) / (times + saturation));
  return named;
}

function put(words: Map<string, number>, word: string, count: number): void {
  words.set(word, (words.get(word) ?? 0) + count);
}

/** Joins adjacent words, so that `checklist` matches "Check list". */
function neighbors(words: readonly SearchWord[]): readonly string[] {
  const single = words.filter(({ kind }) => kind === 'word');
  return single.slice(1).map(({ folded }, index) => `${single[index]?.folded}${folded}`);
}
