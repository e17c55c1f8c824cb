// Which option of the first result Enter opens.
import { expect, it } from 'vitest';
import { bestOption, foundTitle } from '../../../../packages/theme/src/search/engine/found-page.ts';

const title = 'Create a document';
const page = 0;
const section = 1;

const bestOf = (heading: string, forms: readonly string[]): number =>
  bestOption(
    foundTitle(
      { href: '/', sections: [1, 0], forms: new Set(forms) },
      { title, href: '/', place: undefined, trail: [], headings: [['id', heading]] },
    ),
  );

it.each([
  ['the section, if its heading has a word of the query that the title does not have', 'Errors', section],
  ['the page, if the heading has no other word than the title', 'A document', page],
  ['the page, if the heading has only other forms of the words of the title', 'Documents', page],
  ['the page, if the heading has no word of the query', 'Limits', page],
])('%s', (_name, heading, expected) => {
  expect(bestOf(heading, ['create', 'document', 'documents', 'errors'])).toBe(expected);
});

it('selects the section if the title has no word of the query', () => {
  expect(bestOf('Errors', ['errors'])).toBe(section);
});

it('selects the first option if nothing was found', () => {
  expect(bestOption(undefined)).toBe(page);
});
