// How text is split into the words that the search compares.
import { describe, expect, it } from 'vitest';
import { fold, searchWords } from '../../../../packages/theme/src/search/engine/search-words.ts';

const words = (text: string) => searchWords(text).map(({ kind, folded }) => `${kind} ${folded}`);

describe('folding', () => {
  it.each([
    ['Café', 'cafe'],
    ['ÑANDÚ', 'nandu'],
    ['Überblick', 'uberblick'],
    ['e\u0301te\u0301', 'ete'],
    ['Привет', 'привет'],
    ['API', 'api'],
  ])('changes %s to %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('a text', () => {
  it.each([
    ['plain words', 'Sign the PDF.', ['word sign', 'word the', 'word pdf']],
    ['words with a hyphen', 'read-only', ['compound readonly', 'part read', 'part only']],
    ['words with an underscore', 'too_large', ['compound toolarge', 'part too', 'part large']],
    ['words with a dot', 'config.yaml', ['compound configyaml', 'part config', 'part yaml']],
    ['words with a colon', 'users:read', ['compound usersread', 'part users', 'part read']],
    ['words with an apostrophe', "don't", ['compound dont', 'part don', 'part t']],
    ['words with a typographic apostrophe', 'l’API', ['compound lapi', 'part l', 'part api']],
    ['an address', 'me@example', ['compound meexample', 'part me', 'part example']],
    ['camel case', 'sessionToken', ['compound sessiontoken', 'part session', 'part token']],
    ['capitals before a word', 'HTTPServer', ['compound httpserver', 'part http', 'part server']],
    ['letters and digits', 'sha256', ['compound sha256', 'part sha', 'part 256']],
    ['digits and letters', '3d', ['compound 3d', 'part 3', 'part d']],
    ['capitals only', 'HTTP', ['word http']],
    ['a capitalized word', 'Server', ['word server']],
    ['numbers', '200', ['word 200']],
    ['an accent as a separate character', 'cafe\u0301', ['word cafe']],
    ['a hyphen between spaces', 'a - b', ['word a', 'word b']],
    ['Chinese', '文档站', ['word 文档', 'word 档站']],
    ['a single Chinese character', '文', ['word 文']],
    ['Japanese', 'ひらカ', ['word ひら', 'word らカ']],
    ['Thai', 'ไทย', ['word ไท', 'word ทย']],
    ['Korean, which has spaces', '문서 사이트', ['word 문서', 'word 사이트'].map((one) => one.normalize('NFD'))],
    ['nothing', ' – … ', []],
  ])('is split into words: %s', (_name, text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('contains the words of a path and the path itself', () => {
    expect(words('POST /orders/{id}.')).toEqual(['path /orders/{id}', 'word post', 'word orders', 'word id']);
    expect(words('`/a`, "/b"; (/c) \'/d\': /{e}/f,')).toEqual(
      expect.arrayContaining(['path /a', 'path /b', 'path /c', 'path /d', 'path /{e}/f']),
    );
  });

  it('contains no path if a slash is inside a word or before a digit', () => {
    expect(words('and/or')).toEqual(['word and', 'word or']);
    expect(words('24 /7')).toEqual(['word 24', 'word 7']);
  });

  it('omits UUIDs in any case', () => {
    expect(words('key 0b7f4a52-6f0e-4b7c-9a51-2d5e8c1f7a90')).toEqual(['word key']);
    expect(words('0B7F4A52-6F0E-4B7C-9A51-2D5E8C1F7A90 key')).toEqual(['word key']);
  });

  it('omits words of more than 40 characters', () => {
    expect(words('a'.repeat(40))).toEqual([`word ${'a'.repeat(40)}`]);
    expect(words('a'.repeat(41))).toEqual([]);
    const twenty = 'a'.repeat(20);
    expect(words(`${twenty}-${twenty}`)).toContain(`compound ${twenty}${twenty}`);
    expect(words(`${twenty}-b${twenty}`)).toEqual([`part ${twenty}`, `part b${twenty}`]);
  });
});

it('returns the position of each word, part and path', () => {
  const text = 'Use X-Id of /users/me. 文档站 getUser';
  const found = searchWords(text).map(({ start, end }) => text.slice(start, end));
  const identifiers = ['X-Id', 'X', 'Id'];
  expect(found).toEqual([
    '/users/me',
    'Use',
    ...identifiers,
    'of',
    'users',
    'me',
    '文档',
    '档站',
    'getUser',
    'get',
    'User',
  ]);
});
