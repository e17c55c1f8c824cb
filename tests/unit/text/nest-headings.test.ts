// Levels of the headings in a table of contents, and their nesting.
import { expect, it } from 'vitest';
import { headingRange, nestHeadings } from '../../../packages/generator/src/text/nest-headings.ts';

it.each([
  ['nothing', {}, { min: 2, max: 3 }],
  ['the smallest level', { min: 3 }, { min: 3, max: 3 }],
  ['the largest level', { max: 5 }, { min: 2, max: 5 }],
  ['both levels', { min: 1, max: 6 }, { min: 1, max: 6 }],
  ['a smallest level above the site’s largest', { min: 4 }, { min: 4, max: 4 }],
])('a page that sets %s', (_what, asked, range) => {
  expect(headingRange(asked, { min: 2, max: 3 })).toEqual(range);
});

it('a heading is a child of the nearest heading before it with a smaller level', () => {
  const headings = [1, 2, 4, 3, 2, 5, 3].map((level, index) => ({ level, name: `${index}` }));
  type Nested = ReturnType<typeof nestHeadings<(typeof headings)[number]>>;
  const shown = (list: Nested): string => list.map(({ name, children }) => `${name}(${shown(children)})`).join('');
  expect(shown(nestHeadings(headings, { min: 2, max: 4 }))).toBe('1(2()3())4(6())');
  expect(shown(nestHeadings(headings, { min: 3, max: 3 }))).toBe('3()6()');
  expect(shown(nestHeadings([], { min: 1, max: 6 }))).toBe('');
});
