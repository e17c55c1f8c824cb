// The run time of every regular expression is linear in the length of the text, for any text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { expect, it } from 'vitest';
import { isExponential } from './is-exponential.ts';
import { type Expression, readExpressions } from './read-expressions.ts';
import { slowExpressions } from './slow-expressions.ts';

const packages = join(import.meta.dirname, '../../../packages');

function isSlow(expression: Expression): boolean {
  return analyse(expression).reports.length > 0 || isExponential(expression);
}

it.each([
  /(a+)+$/,
  /^(?:a|b|ab)*$/,
  /^\s*(.*?)\s*$/,
  /\s+$/,
  // docsgen once contained both expressions.
  /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(['"])use client\1/,
  /^((?:[ \t>]|[-*+][ \t]+|\d+[.)][ \t]+)*)(`{3,}|~{3,})([^\r\n]*)$/,
])('%s is slow', (expression) => {
  expect(isSlow(expression)).toBe(true);
});

it.each([/^(?:a|b)*$/, /(?<!\s)\s+$/, /^a{200}b{3,}$/, /^(["'])([^"']*)\1/])('%s is not slow', (expression) => {
  expect(isSlow(expression)).toBe(false);
});

it('finds regular expressions in literals and in calls of RegExp', () => {
  const code =
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    'const a = /a+/g;\nconst b = `${a.source}b`;\nnew RegExp(`^${b}${c}$`, "i");\nnew RegExp(String.raw`\\s`);';
  expect(readExpressions('a.ts', code)).toEqual([
    { source: 'a+', flags: 'g' },
    { source: '^a+bx$', flags: 'i' },
    { source: '\\s', flags: '' },
  ]);
});

it('no regular expression in the packages is slow, except those listed with a reason', () => {
  const files = readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^[\w-]+\/src\/.*\.tsx?$/.test(path));
  const checked = new Map<string, boolean>();
  const slow = files.flatMap((file) =>
    readExpressions(file, readFileSync(join(packages, file), 'utf8')).flatMap((expression) => {
      const key = `/${expression.source}/${expression.flags}`;
      if (!checked.has(key)) checked.set(key, isSlow(expression));
      return checked.get(key) ? [`${file} ${key}`] : [];
    }),
  );
  expect(checked.size).toBeGreaterThan(1000);
  const isAbout = ({ where, beginning }: (typeof slowExpressions)[number], found: string): boolean =>
    found.startsWith(where) && found.includes(` ${beginning}`);
  expect(slow.filter((found) => !slowExpressions.some((listed) => isAbout(listed, found)))).toEqual([]);
  expect(slowExpressions.filter((listed) => !slow.some((found) => isAbout(listed, found)))).toEqual([]);
});
