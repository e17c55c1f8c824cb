// Highlights matches in a text, and finds excerpts.

import { searchWords } from './search-words.ts';

/** A match, or the text between two matches. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** `forms` are folded words. */
export function markText(text: string, forms: ReadonlySet<string>): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of stretchesOf(text, forms)) {
    if (start > at) pieces.push({ text: text.slice(at, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false });
  return pieces;
}

/** Returns the passage with the most distinct matches, including some context, or an empty array if there are none. */
export function excerptOf(text: string, forms: ReadonlySet<string>): readonly Piece[] {
  const found = stretchesOf(text, forms);
  const wordsFrom = (first: Stretch): number =>
    new Set(
      found
        .filter(({ start }) => start >= first.start && start < first.start + excerptLength)
        .map((one) => text.slice(one.start, one.end).toLowerCase()),
    ).size;
  let best: Stretch | undefined;
  let most = 0;
  for (const stretch of found.slice(0, maxStretches)) {
    const count = wordsFrom(stretch);
    if (count > most) [best, most] = [stretch, count];
  }
  if (best === undefined) return [];
  const from = best.start <= before ? 0 : text.lastIndexOf(' ', best.start - before) + 1;
  const until = text.length <= from + excerptLength ? text.length : text.lastIndexOf(' ', from + excerptLength);
  const end = until > best.end ? until : text.length;
  const shown = `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
  return markText(shown, forms);
}

/** Lengths in characters: of an excerpt, and of the context before its first match. */
const excerptLength = 160;
const before = 40;
const maxStretches = 200;

function stretchesOf(text: string, forms: ReadonlySet<string>): readonly Stretch[] {
  const found = searchWords(text)
    .filter(({ folded }) => forms.has(folded))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return found.filter((word) => {
    if (word.start < end) return false;
    end = word.end;
    return true;
  });
}
