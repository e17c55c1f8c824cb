// Extreme pages: exceeded limits are reported, and nothing crashes.
import { describe, expect, it } from 'vitest';
import type { MarkdownOptions } from '../../../packages/generator/src/model/config.ts';
import { told } from '../model-of.ts';
import { type Article, articleWith, compilerFor } from './article.ts';

async function compile(markdown: string, parser: MarkdownOptions['parser'] = 'native'): Promise<Article> {
  return articleWith((await compilerFor({ parser, highlight: false })).value, markdown);
}

const tooDeep = 'Lists, quotes or elements on this page are nested too deeply';

describe('a page that is nested too deeply', () => {
  it.each([
    ['lists', `Text.\n\n${'- '.repeat(5000)}x\n`, ':3:99'],
    ['quotes', `Text.\n\n${'>'.repeat(5000)}x\n`, ':3:100'],
    ['HTML', '<div>'.repeat(20_000), ''],
  ])('reports nesting by %s, at the first deep element if it is Markdown', async (_, markdown, place) => {
    const { diagnostics } = await compile(markdown);
    expect(told(diagnostics)).toEqual([`content/en/api/page.md${place} ${tooDeep}`]);
  });

  it('reports nesting in a page that includes others', async () => {
    const { diagnostics } = await compile(`::include[./_a.md]\n\n${'- '.repeat(5000)}x\n`);
    expect(told(diagnostics).join()).toContain(tooDeep);
  });

  it.each(['native', 'remark'] as const)('allows deep nesting below the limit, in the %s parser', async (parser) => {
    const { diagnostics, all } = await compile(`${'- '.repeat(100)}x\n`, parser);
    expect(diagnostics).toEqual([]);
    expect(all('ul')).toHaveLength(100);
  });
});

describe('a page that is too long', () => {
  it('reports a page that is too large, with the limit', async () => {
    const { diagnostics, html } = await compile('word '.repeat(1_000_001));
    expect(told(diagnostics)).toEqual([
      'content/en/api/page.md The page is too large: 5,000,005 characters, the limit is 5,000,000 - ' +
        'Split it into several pages, or move it to static/ as a file',
    ]);
    expect(html).toBe('');
  });
});

describe('a page of character references', () => {
  it('a page of character references is read by the parser with linear time', async () => {
    const { diagnostics, texts } = await compile('&lt;&#1;'.repeat(3_000));
    expect(diagnostics).toEqual([]);
    expect(texts('p')).toEqual(['<\uFFFD'.repeat(3_000)]);
  });
});

describe('a page with characters that are invalid in HTML', () => {
  it('characters that are invalid in HTML are replaced by U+FFFD, including those beyond the BMP', async () => {
    expect((await compile('a\u{10FFFE}b\uFDD0c\n')).texts('p')).toEqual(['a\uFFFD\uFFFDb\uFFFDc']);
  });
});

describe('an SVG with a style element', () => {
  it('the text of a style element in SVG is processed like other text', async () => {
    const { html } = await compile('<svg><style>/* &lt;b> &amp;nbsp */</style></svg>\n');
    expect(html).toContain('<style>/* &lt;b&gt; &amp;nbsp */</style>');
  });
});

describe('minified code', () => {
  it('minified code is not highlighted', async () => {
    const { value } = await compilerFor({});
    const { all, texts } = await articleWith(value, `\`\`\`html\n${'<a <!-- '.repeat(20_000)}\n\`\`\`\n`);
    expect(texts('pre > code')).toEqual([`${'<a <!-- '.repeat(20_000)}\n`]);
    expect(all('pre span.token')).toEqual([]);
  });
});
