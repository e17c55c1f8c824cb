// Which pages that Pagefind gives are what the reader means.
import { describe, expect, it } from 'vitest';
import { foundText } from '../../../packages/theme/src/search/found-text.ts';

/** Of a page with this excerpt, what is marked; `undefined`: the page is not listed. */
function markedFor(query: string, excerpt: string): readonly string[] | undefined {
  const part = { url: '/a/', title: 'Page', excerpt, weighted_locations: [] };
  const found = foundText({ url: '/a/', meta: { title: 'Page' }, sub_results: [part] }, { query, isHere: false });
  return found?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text);
}

describe('a page is listed', () => {
  it.each([
    ['which has the word', 'firma', 'Una <mark>firma</mark> más', ['firma']],
    ['which has a word of the same family', 'firmas', 'Para <mark>firmar</mark>,', ['firmar']],
    ['which has the word as a part of a name', 'token', 'the <mark>"sessionToken":</mark> of', ['sessionToken']],
    ['which has all of a name with signs in it', 'x-signature', 'a <mark>x-signature</mark>', ['x-signature']],
    ['which has two letters that begin a name', 'id', 'an <mark>idToken</mark>', ['idToken']],
  ])('%s', (_what, query, excerpt, marked) => expect(markedFor(query, excerpt)).toEqual(marked));
});

describe('a page is not listed', () => {
  it.each([
    ['which has only the beginning in common', 'xilófono', 'la <mark>xenofobia</mark>'],
    ['which has two letters in the middle of a word', 'id', 'un <mark>inválido</mark>'],
  ])('%s', (_what, query, excerpt) => expect(markedFor(query, excerpt)).toBeUndefined());
});
