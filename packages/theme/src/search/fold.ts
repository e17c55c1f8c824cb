// Words as a reader means them: without regard to case, accents and, where asked for, one typing mistake.

export interface Word {
  /** Lower case, without accents: what is compared. */
  readonly folded: string;
  readonly text: string;
  /** Where `text` begins in the text the word is from. */
  readonly start: number;
}

/** How many letters at the beginning of the folded `word` the `wanted` one accounts for; 0: they do not match. */
export type WordMatch = (wanted: string, word: string) => number;

const leastLengthForMistakes = 5;

export function wordsOf(text: string): readonly Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}]+/gu), (match) => ({
    folded: fold(match[0]),
    text: match[0],
    start: match.index,
  }));
}

export function matchStart(wanted: string, word: string): number {
  return word.startsWith(wanted) ? wanted.length : 0;
}

/** Like `matchStart`, but in longer words a letter may be wrong, missing, too many, or swapped with its neighbour. */
export function matchWithMistake(wanted: string, word: string): number {
  if (wanted.length < leastLengthForMistakes || word.startsWith(wanted)) return matchStart(wanted, word);
  let at = 0;
  while (wanted[at] === word[at]) at += 1;
  const continues = (from: number, wordFrom: number): boolean => word.startsWith(wanted.slice(from), wordFrom);
  const isSwapped = wanted[at] === word[at + 1] && wanted[at + 1] === word[at] && continues(at + 2, at + 2);
  if (isSwapped || (at < word.length && continues(at + 1, at + 1))) return wanted.length;
  if (continues(at, at + 1)) return wanted.length + 1;
  return continues(at + 1, at) ? wanted.length - 1 : 0;
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

function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
