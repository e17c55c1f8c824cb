// The sample messages on the page about errors and warnings are messages of the sites in `tests/broken-sites/`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../sources.ts';
import { documentedFences } from './fences.ts';

const folder = join(root, 'tests/broken-sites');

/** Messages with their hints, without source lines. */
const messages = readdirSync(folder).flatMap((site) =>
  readFileSync(join(folder, site, 'expected.txt'), 'utf8')
    .trim()
    .split('\n\n')
    .map((message) => message.replace(/\n *\d* \|.*/g, '')),
);

const codeOf = (message: string): string => /\[(\S+)\]$/m.exec(message)?.[1] ?? '';
const codes = new Set(messages.map(codeOf));

const samples = documentedFences()
  .filter(({ place, lang }) => place.startsWith('docs/reference/diagnostics.md') && lang === 'text')
  .map(({ text }) => ({ code: codeOf(text), text: text.trimEnd() }));

it('most codes have a sample that a broken site produces', () => {
  expect(samples.filter(({ code }) => codes.has(code)).length).toBeGreaterThan(30);
});

it.each(samples.filter(({ code }) => codes.has(code)))('the sample of $code is a real message', ({ text }) => {
  expect(messages).toContain(text);
});
