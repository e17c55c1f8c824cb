// Compares the tables of tokens in the guide with the style sheets.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { themeTokens } from './theme-css.ts';

const guide = readFileSync(
  fileURLToPath(new URL('../../../../docs/reference/css-variables.md', import.meta.url)),
  'utf8',
);
const rows = [...guide.matchAll(/^\| `(--[\w-]+)` \| (.*) \| ([^|]+) \|$/gm)].map(([, name = '', values, meaning]) => ({
  name,
  values,
  meaning,
}));

/** Formatted like the tables. */
const written = [...themeTokens].map(([name, value]) => {
  const [, both] = /^light-dark\((.*)\)$/.exec(value.replace(/\s+/g, ' ')) ?? [];
  const [light = '', dark] = both?.split(/, (?=#|rgb)/) ?? [];
  return { name, isColor: both !== undefined, values: dark ? `\`${light}\` | \`${dark}\`` : `\`${value}\`` };
});

it('lists every token with its values in the guide', () => {
  const wanted = [...written.filter(({ isColor }) => isColor), ...written.filter(({ isColor }) => !isColor)];
  expect(rows.map(({ name, values }) => ({ name, values }))).toEqual(
    wanted.map(({ name, values }) => ({ name, values })),
  );
});

it('describes every token in the guide', () => {
  expect(rows.filter(({ meaning = '' }) => meaning.trim().length < 3)).toEqual([]);
});
