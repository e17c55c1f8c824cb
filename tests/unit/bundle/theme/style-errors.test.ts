// Errors in style sheets, in words that do not require knowing the bundler.
import { expect, it } from 'vitest';
import { styleErrors } from '../../../../packages/generator/src/bundle/theme/style-errors.ts';

const remote = 'Cannot import a style sheet from another host: https://example.com/a.css';

it.each([
  ['Could not resolve "./a.css"', "File not found: './a.css'", /^Relative paths are resolved from this file/],
  [remote, remote, /^Download the file and import the local copy$/],
  ['No loader is configured for ".pdf" files: a.pdf', "Style sheets cannot use .pdf files: 'a.pdf'", undefined],
  ['Unexpected "}"', 'Invalid CSS: unexpected "}"', undefined],
  ['Expected "}" to go with "{"', 'Invalid CSS: expected "}" to go with "{"', undefined],
  ['Unterminated string token', 'Invalid CSS: unterminated string token', undefined],
  ['Invalid color', 'Invalid CSS: invalid color', undefined],
  ['Missing name', 'Invalid CSS: missing name', undefined],
  ['Something else', 'Something else', undefined],
])('%j is reported at its position', (message, explained, hint) => {
  const place = { path: '/site/theme/a.css', line: 3, column: 4 };
  const [found, ...others] = styleErrors(
    [
      { message, place },
      { message, place },
    ],
    '/site',
  );
  const position = { line: 3, column: 4 };
  expect(found).toMatchObject({ severity: 'error', code: 'css', message: explained, file: 'theme/a.css', position });
  if (hint === undefined) expect(found?.hint).toBeUndefined();
  else expect(found?.hint).toMatch(hint);
  expect(others).toEqual([]);
});
