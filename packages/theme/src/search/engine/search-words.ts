// Splits text into the words that the search compares. The generator indexes these words and the search dialog looks
// them up, so both must split text in the same way.

export interface SearchWord {
  /** In lower case, without accents. Used for comparisons. */
  readonly folded: string;
  readonly kind: 'word' | 'compound' | 'part' | 'path';
  /** Position in the text. */
  readonly start: number;
  readonly end: number;
}

/** Words joined by punctuation, as in `X-Request-Id`, `file_too_large` and `document.signed`. */
const joinedWords = /[\p{L}\p{N}\p{M}]+(?:[-_.:'’@][\p{L}\p{N}\p{M}]+)*/gu;
const words = /[\p{L}\p{N}\p{M}]+/gu;
/** Parts of `sessionToken`, `HTTPServer` and `sha256`. */
const camelWords = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|\p{N}+/gu;
const paths = /(?<![^\s"'`(])\/[\p{L}{][^\s"'`,;()]*/gu;
/** Scripts without spaces between words: two adjacent characters count as a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** Longer words are tokens and hashes, which nobody searches for. */
const maxWordLength = 40;
/** Identifiers in examples, which differ on every page. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** Returns all words of a text: `sessionToken` is the word `sessiontoken` with the parts `session` and `token`. */
export function searchWords(text: string): readonly SearchWord[] {
  const found: SearchWord[] = [];
  const add = (kind: SearchWord['kind'], part: string, start: number): void => {
    if (part.length <= maxWordLength) found.push({ folded: fold(part), kind, start, end: start + part.length });
  };
  for (const { 0: path, index } of text.matchAll(paths)) add('path', path.replace(/[./:]{1,3}$/, ''), index);
  for (const { 0: joined, index } of text.matchAll(joinedWords)) {
    if (uuid.test(joined)) continue;
    const single = [...joined.matchAll(words)];
    if (single.length > 1) {
      const compound = single.map(([word]) => word).join('');
      if (compound.length <= maxWordLength)
        found.push({ folded: fold(compound), kind: 'compound', start: index, end: index + joined.length });
    }
    for (const { 0: word, index: at } of single) addWord(word, index + at, { add, isSingle: single.length === 1 });
  }
  return found;
}

interface AddWord {
  readonly add: (kind: SearchWord['kind'], part: string, start: number) => void;
  readonly isSingle: boolean;
}

function addWord(word: string, start: number, { add, isSingle }: AddWord): void {
  if (unspaced.test(word)) {
    for (let at = 0; at < Math.max(1, word.length - 1); at += 1) add('word', word.slice(at, at + 2), start + at);
    return;
  }
  const pieces = /\p{Ll}\p{Lu}|\p{L}\p{N}|\p{N}\p{L}|\p{Lu}{2}\p{Ll}/u.test(word) ? [...word.matchAll(camelWords)] : [];
  if (pieces.length > 1) {
    add('compound', word, start);
    for (const { 0: part, index } of pieces) add('part', part, start + index);
  } else add(isSingle ? 'word' : 'part', word, start);
}
