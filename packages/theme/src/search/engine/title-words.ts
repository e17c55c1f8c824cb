// Indexes titles and headings of pages that are not in the full-text index, or whose index has not loaded yet.

import type { WordGroup } from '@docsgen/contract/search-index';
import type { TitleEntry } from '@docsgen/contract/title-index';
import { levelOf } from './index-format.ts';
import { searchWords } from './search-words.ts';

const titleWeight = 5;
const headingWeight = 3;
const trailWeight = 0.4;
const partShare = 0.5;

/** `start` is the number of the first section. A page has one section for itself and one for each heading. */
export function titleWords(pages: readonly TitleEntry[], start: number): readonly WordGroup[] {
  const byWord = new Map<string, number[]>();
  let section = start;
  for (const { title, trail, headings } of pages) {
    addSection(byWord, section, [
      [trail.join(' '), trailWeight],
      [title, titleWeight],
    ]);
    for (const [index, [, text]] of headings.entries())
      addSection(byWord, section + index + 1, [[text, headingWeight]]);
    section += headings.length + 1;
  }
  return Array.from(byWord, ([key, postings]) => ({ key, ends: [], postings }));
}

function addSection(
  byWord: Map<string, number[]>,
  section: number,
  texts: readonly (readonly [text: string, weight: number])[],
): void {
  const weights = new Map<string, number>();
  for (const [text, weight] of texts)
    for (const { folded, kind } of searchWords(text))
      weights.set(folded, Math.max(weights.get(folded) ?? 0, kind === 'part' ? weight * partShare : weight));
  for (const [word, weight] of weights) {
    const postings = byWord.get(word) ?? [];
    byWord.set(word, postings);
    postings.push(section, levelOf(weight));
  }
}
