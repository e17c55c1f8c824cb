// Splits text into words without case and accents.

import { fold } from './engine/search-words.ts';

interface Word {
  /** In lower case, without accents. Used for comparisons. */
  readonly folded: string;
  readonly text: string;
  /** Position of the word in the text. */
  readonly start: number;
}

export function wordsOf(text: string): readonly Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu), (match) => ({
    folded: fold(match[0]),
    text: match[0],
    start: match.index,
  }));
}

/** Returns the length of the prefix of `text` that folds to `length` letters. */
export function unfoldedLength(text: string, length: number): number {
  let folded = 0;
  let unfolded = 0;
  for (const letter of text) {
    const width = fold(letter).length;
    // A combining accent is removed by folding, and belongs to the previous letter.
    if (folded >= length && width > 0) break;
    folded += width;
    unfolded += letter.length;
  }
  return unfolded;
}
