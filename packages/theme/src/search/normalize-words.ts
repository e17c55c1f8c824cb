// Words of a page as a reader means them: without regard to case and accents.

import { fold } from './engine/search-words.ts';

interface Word {
  /** Lower case, without accents: what is compared. */
  readonly folded: string;
  readonly text: string;
  /** Where `text` begins in the text the word is from. */
  readonly start: number;
}

export function wordsOf(text: string): readonly Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu), (match) => ({
    folded: fold(match[0]),
    text: match[0],
    start: match.index,
  }));
}

/** How long the beginning of `text` is that folds to `length` letters. */
export function unfoldedLength(text: string, length: number): number {
  let folded = 0;
  let unfolded = 0;
  for (const letter of text) {
    const width = fold(letter).length;
    // A combining accent has no width and belongs to the letter before it.
    if (folded >= length && width > 0) break;
    folded += width;
    unfolded += letter.length;
  }
  return unfolded;
}
