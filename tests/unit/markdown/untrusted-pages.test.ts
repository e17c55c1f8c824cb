// With `html: sanitize` or `escape`, the author of a page may not be trusted. Parsing ends in time and does not crash
// the process, regardless of the content of the page.
import { afterEach, expect, it, vi } from 'vitest';
import { referenceParser } from '../../../packages/generator/src/markdown/parse/reference-parser.ts';
import { TimeLimitError, withTimeLimit } from '../../../packages/generator/src/markdown/parse/time-limit.ts';
import type { MarkdownOptions } from '../../../packages/generator/src/model/config.ts';
import { articleWith, compilerFor } from './article.ts';

const parseNatively = vi.hoisted(() => vi.fn());
vi.mock('satteri', async (original) => {
  const satteri = await original<typeof import('satteri')>();
  parseNatively.mockImplementation(satteri.markdownToMdast);
  return { ...satteri, markdownToMdast: parseNatively };
});

afterEach(() => {
  parseNatively.mockClear();
});

async function compile(markdown: string, html: MarkdownOptions['html']) {
  return articleWith((await compilerFor({ html, highlight: false })).value, markdown);
}

it.each([
  ['quotes', '>'],
  ['lists', '- '],
  ['labels', ':a['],
  ['emphasis', '*'],
  ['directives', ':::note\n'],
  ['broken links', '[a]( *b '],
  ['references', '&lt;'],
  ['table cells', '|a'],
])('a page of nothing but %s is compiled or reported', async (_, sign) => {
  const { diagnostics, html } = await compile(`${sign.repeat(19_000 / sign.length)}\n`, 'sanitize');
  expect(html === '').toBe(diagnostics.some(({ severity, code }) => severity === 'error' && code === 'content'));
});

it.each([
  ['sanitize', 0],
  ['escape', 0],
  ['allow', 1],
] as const)('with html: %s, the native parser parses %d long pages', async (html, count) => {
  const { texts } = await compile(`${'word '.repeat(5000)}\n`, html);
  expect(texts('p')).toHaveLength(1);
  expect(parseNatively).toHaveBeenCalledTimes(count);
});

it('parsing is aborted after a time limit, and the next page is parsed', () => {
  const parser = withTimeLimit(referenceParser, 1000)({ directives: true });
  expect(() => parser.parse('[a]( *b '.repeat(10_000))).toThrow(TimeLimitError);
  expect(parser.parse('Text.')).toMatchObject({ children: [{ type: 'paragraph' }] });
});
