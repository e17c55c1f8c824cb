// Pages that no reader was ever meant to see: what they are too much for is told, and nothing crashes.
import { describe, expect, it } from 'vitest';
import { createCompiler } from '../../../packages/generator/src/markdown/compile-article.ts';
import type { MarkdownOptions } from '../../../packages/generator/src/model/config.ts';
import { told } from '../model-of.ts';
import { type Article, articleWith, compilerFor, compilerRequest } from './article.ts';

async function compile(markdown: string, parser: MarkdownOptions['parser'] = 'native'): Promise<Article> {
  return articleWith((await compilerFor({ parser, highlight: false })).value, markdown);
}

const tooDeep = 'Lists, quotes or elements of this page are nested too deeply';

describe('a page that is nested too deeply', () => {
  it.each([
    ['lists', `Text.\n\n${'- '.repeat(10_000)}x\n`, '3:99'],
    ['emphasis', `Text.\n\n${'*'.repeat(20_000)}a${'*'.repeat(20_000)}\n`, '3:197'],
  ])('by %s is an error where that begins to be hard to read', async (_, markdown, place) => {
    expect(told((await compile(markdown)).diagnostics)).toEqual([`content/en/api/page.md:${place} ${tooDeep}`]);
  });

  it('by HTML is an error of the page', async () => {
    const { diagnostics } = await compile('<div>'.repeat(20_000));
    expect(told(diagnostics)).toEqual([`content/en/api/page.md ${tooDeep}`]);
  });

  it('and includes others is told, too', async () => {
    const { diagnostics } = await compile(`::include[./_a.md]\n\n${'- '.repeat(10_000)}x\n`);
    expect(told(diagnostics)).toContain(`content/en/api/page.md:3:99 ${tooDeep}`);
  });

  it.each(['native', 'remark'] as const)('is none where it is only deep, for the parser %s', async (parser) => {
    const { diagnostics, all } = await compile(`${'- '.repeat(100)}x\n`, parser);
    expect(diagnostics).toEqual([]);
    expect(all('ul')).toHaveLength(100);
  });
});

describe('a page that is too long', () => {
  it('is an error that says how long a page can be', async () => {
    const { diagnostics, html } = await compile('word '.repeat(1_000_001));
    expect(told(diagnostics)).toEqual([
      'content/en/api/page.md This page has 5000005 characters, and docsgen takes 5000000 at most - ' +
        'Make several pages of it, or put it into static/ as a file',
    ]);
    expect(html).toBe('');
  });

  it('for its parser is given up after a while, and the next page is compiled', async () => {
    const { value } = await createCompiler({
      ...compilerRequest({ parser: 'remark', highlight: false }),
      origin: { root: '/site', configFile: '', timeLimit: 50 },
    });
    // remark-parse takes minutes for it: its time grows with the square of the length.
    const { diagnostics } = await articleWith(value, `${'*'.repeat(50_000)}a${'*'.repeat(50_000)}\n`);
    expect(told(diagnostics)).toEqual([
      'content/en/api/page.md This page is given up: it takes longer than 0.05 seconds - Make several pages of it',
    ]);
    expect((await articleWith(value, 'Text.\n')).texts('p')).toEqual(['Text.']);
  });
});

describe('a page of character references', () => {
  it('is read by the parser whose time does not grow with their square', async () => {
    const { diagnostics, texts } = await compile('&lt;&#1;'.repeat(3_000));
    expect(diagnostics).toEqual([]);
    expect(texts('p')).toEqual(['<\uFFFD'.repeat(3_000)]);
  });
});

describe('a page with what HTML must not contain', () => {
  it('has the sign for unreadable characters in its place, beyond the first plane, too', async () => {
    expect((await compile('a\u{10FFFE}b\uFDD0c\n')).texts('p')).toEqual(['a\uFFFD\uFFFDb\uFFFDc']);
  });
});

describe('a drawing with a style in it', () => {
  it('keeps the text of the style, which is read like other texts there', async () => {
    const { html } = await compile('<svg><style>/* &lt;b> &amp;nbsp */</style></svg>\n');
    expect(html).toContain('<style>/* &lt;b&gt; &amp;nbsp */</style>');
  });
});

describe('code whose lines are not for people', () => {
  it('is shown without colours', async () => {
    const { value } = await compilerFor({});
    const { all, texts } = await articleWith(value, `\`\`\`html\n${'<a <!-- '.repeat(20_000)}\n\`\`\`\n`);
    expect(texts('pre > code')).toEqual([`${'<a <!-- '.repeat(20_000)}\n`]);
    expect(all('pre span.token')).toEqual([]);
  });
});
