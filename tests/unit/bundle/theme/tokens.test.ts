// The tables of tokens in the guide are those of the style sheets, in their order.
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

/** As the tables have them. */
const written = [...themeTokens].map(([name, value]) => {
  const [, both] = /^light-dark\((.*)\)$/.exec(value.replace(/\s+/g, ' ')) ?? [];
  const [light = '', dark] = both?.split(/, (?=#|rgb)/) ?? [];
  return { name, isColor: both !== undefined, values: dark ? `\`${light}\` | \`${dark}\`` : `\`${value}\`` };
});

it('have every token with its values', () => {
  const wanted = [...written.filter(({ isColor }) => isColor), ...written.filter(({ isColor }) => !isColor)];
  expect(rows.map(({ name, values }) => ({ name, values }))).toEqual(
    wanted.map(({ name, values }) => ({ name, values })),
  );
});

it('say what each is for', () => {
  expect(rows.filter(({ meaning = '' }) => meaning.trim().length < 3)).toEqual([]);
});
