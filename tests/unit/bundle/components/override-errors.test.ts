// Errors that overrides of theme components throw while they are rendered.
import { expect, it } from 'vitest';
import { addRenderingError } from '../../../../packages/generator/src/bundle/components/override-errors.ts';
import type { Diagnostic } from '../../../../packages/generator/src/model/diagnostic.ts';

function errorOf(message: string, page = 'content/en/a.md'): Diagnostic | undefined {
  const errors = new Map<string, Diagnostic>();
  addRenderingError(errors, { thrown: { name: 'Error', message, stack: '' }, root: '/site', page });
  return [...errors.values()][0];
}

const object = 'This override returns an object, which cannot be rendered';
const noComponent = 'This override is not a component, or renders an undefined component';
const asynchronous = 'This override is asynchronous, which is not supported';
const ofBrowsers = 'This override uses an API that is only available in browsers';

// https://react.dev/errors lists the numbers.
it.each([
  ['Minified React error #31; visit https://react.dev/errors/31', object],
  ['Minified React error #32; visit', object],
  ['Minified React error #321; visit', object],
  ['Objects are not valid as a React child (found: object with keys {a})', object],
  ['Minified React error #130; visit', noComponent],
  ['Element type is invalid: expected a string but got: undefined', noComponent],
  ['Minified React error #482; visit', asynchronous],
  ['Minified React error #484; visit', asynchronous],
  ['A component suspended while responding to synchronous input', asynchronous],
  ['window is not defined', ofBrowsers],
  ['document is not defined', ofBrowsers],
  ['navigator is not defined', ofBrowsers],
  ['location is not defined', ofBrowsers],
  ['localStorage is not defined', ofBrowsers],
  ['sessionStorage is not defined', ofBrowsers],
  [
    'Minified React error #3100; visit',
    'This override threw an error while rendering: Minified React error #3100; visit',
  ],
  ['price is not defined', 'This override threw an error while rendering: price is not defined'],
])('%j is explained', (message, explanation) => {
  expect(errorOf(message)).toMatchObject({ severity: 'error', code: 'part', file: 'theme', message: explanation });
  expect(errorOf(message)?.hint).toMatch(/Rendered for content\/en\/a\.md$/);
});

it('an error is reported once, for the first page with a source', () => {
  const errors = new Map<string, Diagnostic>();
  const thrown = { name: 'Error', message: 'a', stack: '' };
  for (const page of ['404.html', 'content/en/b.md', 'content/en/a.md', 'content/en/c.md', 'tags/index.html'])
    addRenderingError(errors, { thrown, root: '/site', page });
  expect([...errors.values()].map(({ hint }) => hint)).toEqual(['Rendered for content/en/a.md']);
});
