// Words of a page that are compared with the words to highlight.
import { expect, it } from 'vitest';
import { unfoldedLength, wordsOf } from '../../../../packages/theme/src/search/normalize-words.ts';

it('returns each word of a text with its position', () => {
  expect(wordsOf('– Der Überblick: sha256.')).toEqual([
    { folded: 'der', text: 'Der', start: 2 },
    { folded: 'uberblick', text: 'Überblick', start: 6 },
    { folded: 'sha256', text: 'sha256', start: 17 },
  ]);
});

it.each([
  ['a plain prefix', 'signature', 4, 4],
  ['an accented letter', 'Überblick', 4, 4],
  ['a combining accent', 'cafe\u0301s', 4, 5],
  ['a combining accent before the end', 'e\u0301te\u0301', 2, 3],
  ['a character outside of the basic plane', '𠮷a', 2, 2],
  ['a letter that folds to several', '한글', 3, 1],
  ['the whole word', 'key', 3, 3],
])('finds the end of a prefix: %s', (_name, text, folded, length) => {
  expect(unfoldedLength(text, folded)).toBe(length);
});
