// Extreme pages: exceeded limits are reported, and nothing crashes.
import { describe, expect, it } from 'vitest';
import { createCompiler } from '../../../packages/generator/src/markdown/compile-article.ts';
import { findExceededLimit } from '../../../packages/generator/src/markdown/parse/reading-limits.ts';
import type { MarkdownOptions } from '../../../packages/generator/src/model/config.ts';
import { told } from '../model-of.ts';
import { type Article, articleWith, compilerFor, compilerRequest } from './article.ts';

async function compile(markdown: string, parser: MarkdownOptions['parser'] = 'native'): Promise<Article> {
  return articleWith((await compilerFor({ parser, highlight: false })).value, markdown);
}

const tooDeep = 'Lists, quotes or elements on this page are nested too deeply';

describe('a page that is nested too deeply', () => {
  it.each([
    ['lists', `Text.\n\n${'- '.repeat(10_000)}x\n`, '3:400'],
    ['quotes', `Text.\n\n${'>'.repeat(10_000)}x\n`, '3:201'],
    ['lists by indentation', Array.from({ length: 400 }, (_, level) => `${'  '.repeat(level)}- x\n`).join(''), '201:1'],
    ['emphasis', `Text.\n\n${'*'.repeat(20_000)}a${'*'.repeat(20_000)}\n`, '3:500'],
    ['directives', ':::note\n'.repeat(400), '201:1'],
    // Deeper nesting would overflow the stack of the parser's thread.
    ['labels', `:::note\nx\n:::\n\n${':a['.repeat(30_000)}${']'.repeat(30_000)}\n`, '5:1'],
  ])('reports nesting by %s at the first element beyond the limit', async (_, markdown, place) => {
    for (const parser of ['native', 'remark'] as const)
      expect(told((await compile(markdown, parser)).diagnostics)).toEqual([
        `content/en/api/page.md:${place} ${tooDeep}`,
      ]);
  });

  it('reports nesting by HTML for the page', async () => {
    const { diagnostics } = await compile('<div>'.repeat(20_000));
    expect(told(diagnostics)).toEqual([`content/en/api/page.md ${tooDeep}`]);
  });

  it('reports nesting in a page that includes others', async () => {
    const { diagnostics } = await compile(`::include[./_a.md]\n\n${'- '.repeat(10_000)}x\n`);
    expect(told(diagnostics)).toContain(`content/en/api/page.md:3:400 ${tooDeep}`);
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

  it('aborts a page that exceeds the time limit, and compiles the next one', async () => {
    const { value } = await createCompiler({
      ...compilerRequest({ parser: 'remark', highlight: false }),
      timeLimit: 50,
    });
    const { diagnostics } = await articleWith(value, 'word '.repeat(200_000));
    expect(told(diagnostics)).toEqual([
      'content/en/api/page.md Compiling this page was aborted: it takes longer than 0.05 seconds - Split it into several pages',
    ]);
    expect((await articleWith(value, 'Text.\n')).texts('p')).toEqual(['Text.']);
  });
});

describe('a page with quadratic parsing time', () => {
  const wide = (columns: number): string => `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n`;
  it.each([
    ['signs', '[a]( *b '.repeat(4000), '1:1 This paragraph has more than 10000 special characters such as * and ['],
    ['columns', `Text.\n\n${wide(1500)}`, '4:1 This table has more than 1000 columns'],
    ['cells', `${wide(900)}${'|\n'.repeat(900)}`, '280:1 This table has more than 250000 cells'],
    [
      'footnotes',
      Array.from({ length: 2500 }, (_, index) => `[^${index}]: n\n`).join('\n'),
      '4001:1 This page has more than 2000 footnotes',
    ],
    ['lists in lists', '* * a\n'.repeat(2500), '2001:1 This page has more than 2000 lines that start a nested list'],
    ['rules', '* * *\n'.repeat(2500), '2001:1 This page has more than 2000 thematic breaks'],
    ['a long URL', `https://a.b/${'&amp;'.repeat(30_000)}`, '1:1 This URL has more than 100000 characters'],
  ])('reports a page with too many %s', async (_, markdown, says) => {
    const { diagnostics, html } = await compile(markdown);
    expect(told(diagnostics).map((each) => each.split(' - ')[0])).toEqual([`content/en/api/page.md:${says}`]);
    expect(html).toBe('');
  });

  it('constructs with quadratic parsing time are allowed in code, HTML and thematic breaks, and in small parts', async () => {
    const parts = [
      `\`\`\`\n${'[{'.repeat(20_000)}\n${'> '.repeat(300)}\n\`\`\``,
      `<pre>\n${'[{'.repeat(20_000)}\n</pre>`,
      '*'.repeat(2000),
      '- '.repeat(2000),
      '- [a](b.md)\n'.repeat(6000),
      `|a|b|\n|-|-|\n${'|*c*|_d_|\n'.repeat(6000)}`,
      `![A](data:image/png;base64,${'abc/'.repeat(40_000)})`,
    ];
    expect(parts.map(findExceededLimit)).toEqual(parts.map(() => undefined));
    expect(findExceededLimit(parts.join('\n\n'))).toBeUndefined();
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
