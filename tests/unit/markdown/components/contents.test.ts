// The component that lists the headings of a page as links.
import { beforeAll, expect, it } from 'vitest';
import type { MarkdownCompiler } from '../../../../packages/generator/src/markdown/compile-article.ts';
import { type Article, articleOf, compilerFor, compileText, pageSource } from '../article.ts';

const partial = 'content/en/api/_more.md';
const made: Record<string, MarkdownCompiler> = {};
beforeAll(async () => {
  made.usual = (await compilerFor({}, '/site', { [partial]: '## From a partial\n' })).value;
  made.deeper = (await compilerFor({ contents: { min: 2, max: 4 } })).value;
});

async function compile(text: string, { site = 'usual', file = 'page.md' } = {}): Promise<Article> {
  const compiler = made[site];
  if (!compiler) throw new Error('not ready');
  return articleOf(await compileText(compiler, pageSource(text, `content/en/api/${file}`)));
}

const body = '# Title\n\n::contents\n\n## One `code`\n\n### Below [one](x.md)\n\n#### Deep\n\n## Two & more {#two}\n';

it('headings of levels 2 and 3 are listed as a nested list, with code and without links', async () => {
  const article = await compile(body);
  expect(article.html).toContain(
    '<ul class="contents-list"><li><a href="#one-code">One <code>code</code></a>' +
      '<ul><li><a href="#below-one">Below one</a></li></ul></li><li><a href="#two">Two &#x26; more</a></li></ul>',
  );
  expect(article.diagnostics).toEqual([]);
  expect(article.facts.references.map(({ href }) => href)).toEqual(['x.md']);
});

it('the levels are those of the component, otherwise of the front matter, otherwise of the configuration', async () => {
  const links = (article: Article): readonly string[] => article.texts('.contents-list a');
  expect(links(await compile(body, { site: 'deeper' }))).toEqual(['One code', 'Below one', 'Deep', 'Two & more']);
  const fields = '---\ntoc_min_heading_level: 3\ntoc_max_heading_level: 4\nhide_table_of_contents: true\n---\n';
  expect(links(await compile(fields + body))).toEqual(['Below one', 'Deep']);
  expect(links(await compile(fields + body.replace('::contents', '::contents{min-level=2 max-level=2}')))).toEqual([
    'One code',
    'Two & more',
  ]);
});

it('headings of partials and components are listed, in MDX too', async () => {
  const mdx = `export const Part = () => <h2 id="drawn">Drawn</h2>

<Contents maxLevel={2} id="here" />

import More from './_more.md'

## Own

<More />

<Accordion title="More">

## Inside

</Accordion>

<Part />
`;
  const article = await compile(mdx, { file: 'page.mdx' });
  expect(article.diagnostics).toEqual([]);
  expect(article.texts('ul#here.contents-list > li > a')).toEqual(['Own', 'From a partial', 'Inside', 'Drawn']);
});

it('reports an empty list and invalid levels', async () => {
  const { diagnostics, all } = await compile('# Title\n\n::contents\n\n::contents{min-level=1 max-level=7}\n');
  expect(diagnostics).toMatchObject([
    { message: "Invalid value '1' for the 'min-level' prop of <Contents>", position: { line: 5 } },
    { message: "Invalid value '7' for the 'max-level' prop of <Contents>", position: { line: 5 } },
    { message: '<Contents> is empty: the page has no headings of levels 2 to 3', position: { line: 3, column: 1 } },
    { message: '<Contents> is empty: the page has no headings of levels 2 to 3', position: { line: 5, column: 1 } },
  ]);
  expect(all('ul')).toEqual([]);
});

it('the hint for [[toc]] is ::contents', async () => {
  const { diagnostics, texts } = await compile('# Title\n\n[[toc]]\n\n[[TOC]] and more words.\n');
  expect(texts('p')[0]).toBe('[[toc]]');
  expect(diagnostics).toMatchObject([
    { message: '[[toc]] is shown as text', hint: expect.stringContaining('::contents'), position: { line: 3 } },
  ]);
});
