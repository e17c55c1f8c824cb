// Partials that pages include, and files that fences show: their output, and the position of reported errors.
import { beforeAll, describe, expect, it } from 'vitest';
import { parseSource } from '../../../packages/generator/src/content/parse-source.ts';
import type { MarkdownCompiler } from '../../../packages/generator/src/markdown/compile-article.ts';
import type { MarkdownOptions } from '../../../packages/generator/src/model/config.ts';
import { withSite } from '../../site/site.ts';
import { told } from '../model-of.ts';
import { type Article, articleWith, compilerFor, compileText, filled, pageSource } from './article.ts';

/** The page is `content/en/api/page.md`. */
async function articleOf(
  markdown: string,
  files: Readonly<Record<string, string>>,
  options: Partial<MarkdownOptions> = {},
): Promise<Article> {
  const compiler = await compilerFor(options, '/site', files);
  return articleWith(compiler.value, markdown);
}

/** The article below its h1, as HTML. */
async function htmlOf(markdown: string, files: Readonly<Record<string, string>>): Promise<string> {
  const { html, diagnostics } = await articleOf(`# T\n\n${markdown}`, files);
  expect(told(diagnostics)).toEqual([]);
  return html.replace('<h1 id="t">T</h1>\n', '');
}

async function complaints(markdown: string, files: Readonly<Record<string, string>> = {}): Promise<readonly string[]> {
  return told((await articleOf(markdown, files)).diagnostics).map((line) => line.replaceAll('content/en/api/', ''));
}

const limits = { 'content/en/api/_limits.md': 'At most **ten**.\n' };

describe('a partial', () => {
  it('a partial is inserted in place of the include', async () => {
    expect(await htmlOf('Before.\n\n::include[./_limits.md]\n\nAfter.\n', limits)).toBe(
      '<p>Before.</p>\n<p>At most <strong>ten</strong>.</p>\n<p>After.</p>',
    );
  });

  it.each(['_limits.md', '../api/_limits.md', '/api/_limits.md', '  ./_limits.md ', './_limits%2emd'])(
    'a partial is found by the path %j',
    async (path) => {
      expect(await htmlOf(`::include[${path}]\n`, limits)).toBe('<p>At most <strong>ten</strong>.</p>');
    },
  );

  it('a partial next to the landing page is relative to the locale’s folder', async () => {
    const { value: compiler } = await compilerFor({}, '/site', { 'content/en/_shared/a.md': 'Shared.\n' });
    const file = pageSource('::include[/_shared/a.md]\n', 'content/en/index.md');
    const location = { ...file.location, section: undefined, version: undefined, relative: 'index.md' };
    const { value, diagnostics } = await compileText(compiler, { ...file, location });
    expect(told(diagnostics)).toEqual([]);
    expect(filled(value)).toContain('<p>Shared.</p>');
  });

  it('a file in a folder that begins with _ is a partial', async () => {
    expect(await htmlOf('::include[./_parts/limits.md]\n', { 'content/en/api/_parts/limits.md': 'Ten.\n' })).toBe(
      '<p>Ten.</p>',
    );
  });

  it('front matter and surrounding blank lines of a partial are removed', async () => {
    const files = { 'content/en/api/_a.md': '---\ntitle: A\n---\n\nText.\n\n\n' };
    expect(await htmlOf('- ::include[./_a.md]\n- Next.\n', files)).toBe('<ul>\n<li>Text.</li>\n<li>Next.</li>\n</ul>');
  });

  it('text between two thematic breaks is not front matter', async () => {
    expect(await htmlOf('::include[./_a.md]\n', { 'content/en/api/_a.md': '---\n\nText.\n\n---\n' })).toBe(
      '<hr>\n<p>Text.</p>\n<hr>',
    );
  });

  it('a partial may be empty', async () => {
    expect(await htmlOf('A.\n\n::include[./_a.md]\n\nB.\n', { 'content/en/api/_a.md': '---\ntitle: A\n---\n' })).toBe(
      '<p>A.</p>\n<p>B.</p>',
    );
  });

  it('a partial may have different line breaks than the page', async () => {
    const files = { 'content/en/api/_a.md': '---\r\ntitle: A\r\n---\r\nOne.\r\n\r\nTwo.\r\n' };
    expect(await htmlOf('::include[./_a.md]\n', files)).toBe('<p>One.</p>\n<p>Two.</p>');
  });

  it('a partial can include partials, relative to itself', async () => {
    const files = {
      'content/en/api/_parts/a.md': 'One.\n\n::include[./more/b.md]\n',
      'content/en/api/_parts/more/b.md': 'Two.\n',
    };
    expect(await htmlOf('::include[./_parts/a.md]\n', files)).toBe('<p>One.</p>\n<p>Two.</p>');
  });

  it('a partial shares headings, ids, footnotes and link definitions with the page', async () => {
    const files = { 'content/en/api/_a.md': '## Limits\n\nTen[^why].\n\n[docs]: https://example.com\n' };
    const article = await articleOf(
      '# T\n\n## Limits\n\nSee [docs].\n\n::include[./_a.md]\n\n[^why]: Because.\n',
      files,
    );
    expect(article.facts.headings.map(({ id }) => id)).toEqual(['t', 'limits', 'limits-1']);
    expect(article.one('a[href="https://example.com"]')).toBeDefined();
    expect(article.texts('section.footnotes li p').join()).toContain('Because.');
  });

  it('a partial may contain admonitions in any spelling on a page without directives', async () => {
    const files = { 'content/en/api/_a.md': '::: tip Look\nText at 10:30.\n:::\n' };
    const article = await articleOf('::include[./_a.md]\n', files);
    expect(article.texts('.admonition-tip p')).toEqual(['Look', 'Text at 10:30.']);
  });

  it('an include does not turn a time into a directive', async () => {
    expect(await htmlOf('At 10:30.\n\n::include[./_limits.md]\n', limits)).toContain('<p>At 10:30.</p>');
  });

  it('a partial can add rows to a preceding table', async () => {
    const { texts } = await articleOf('| a |\n| --- |\n| 1 |\n::include[./_rows.md]\n', {
      'content/en/api/_rows.md': '| 2 |\n| 3 |\n',
    });
    expect(texts('td')).toEqual(['1', '2', '3']);
  });

  it('an h1 in a partial is not the title of the page', async () => {
    const { value: source } = parseSource(pageSource('::include[./_a.md]\n'));
    expect(source.title).toBe('page');
    expect(source.description).toBeUndefined();
  });

  it('the reference parser gives the same result for includes', async () => {
    const page = '- a\n  ::include[./_limits.md]\n\n> ::include[./_limits.md]\n';
    const [native, reference] = await Promise.all([
      articleOf(page, limits),
      articleOf(page, limits, { parser: 'remark' }),
    ]);
    expect(reference.texts('li p, li strong, blockquote strong')).toContain('ten');
    expect(reference.html).toBe(native.html);
  });
});

describe('the indentation of an include', () => {
  const steps = { 'content/en/api/_a.md': 'One.\n\n```js\nif (a) {\n\tb();\n}\n```\n\n- Two\n' };

  it('an include in a list item indents all lines of the partial', async () => {
    const article = await articleOf('1. First\n\n   ::include[./_a.md]\n\n2. Second\n', steps);
    expect(article.texts('ol > li:first-child > p')).toEqual(['First', 'One.']);
    expect(article.texts('ol > li:first-child > ul li')).toEqual(['Two']);
    expect(article.texts('ol > li')).toHaveLength(2);
    expect(article.texts('code')).toEqual(['if (a) {\n    b();\n}\n']);
  });

  it('a list item may begin with an include', async () => {
    const article = await articleOf('10. ::include[./_a.md]\n11. Second\n', steps);
    expect(article.texts('ol > li:first-child > p')).toEqual(['One.']);
    expect(article.texts('ol > li:first-child > ul li')).toEqual(['Two']);
  });

  it('an include in a quote adds the marker of the quote to all lines', async () => {
    const article = await articleOf('> ::include[./_a.md]\n\nAfter.\n', steps);
    expect(article.all('blockquote')).toHaveLength(1);
    expect(article.texts('blockquote > p')).toEqual(['One.']);
    expect(article.texts('blockquote > ul li')).toEqual(['Two']);
    expect(article.texts('article > p')).toEqual(['After.']);
  });

  it('an included partial remains inside an admonition', async () => {
    const article = await articleOf(':::note\n  ::include[./_a.md]\n:::\n\nAfter.\n', steps);
    expect(article.texts('.admonition > ul li')).toEqual(['Two']);
    expect(article.texts('article > p')).toEqual(['After.']);
  });
});

describe('text that is not an include', () => {
  it.each([
    ['in a fence', '```md\n::include[./_none.md]\n```\n'],
    ['in a fence in a list', '- a\n\n  ```md\n  ::include[./_none.md]\n  ```\n'],
    ['in indented code', 'Text.\n\n    ::include[./_none.md]\n'],
    ['in indented code of an admonition', '::: tip\n    ::include[./_none.md]\n:::\n'],
    ['in a code span', 'Write\n`::include[./_none.md]`\n'],
    ['after a backslash', '\\::include[./_none.md]\n'],
    ['within a line', 'Write ::include[./_none.md] for that.\n'],
  ])('an include is text %s', async (_where, markdown) => {
    const article = await articleOf(markdown, {});
    expect(told(article.diagnostics)).toEqual([]);
    expect(article.texts('article').join()).toContain('::include[./_none.md]');
    expect(article.facts.includes).toEqual([]);
  });

  it('an include in a comment is ignored', async () => {
    expect(await complaints('<!--\n::include[./_none.md]\n-->\n')).toEqual([]);
  });

  it('an include in the configuration is text', async () => {
    const { value: compiler } = await compilerFor({}, '/site', limits);
    const { html, facts } = await compiler.inline('::include[./_limits.md]', 'en');
    expect(html.join('')).toContain('::include[./_limits.md]');
    expect(facts.includes).toEqual([]);
  });
});

describe('the facts of a page', () => {
  it('the facts list every requested file once, sorted, including missing ones', async () => {
    const { facts } = await articleOf(
      '::include[./_b.md]\n\n::include[./_a.md]\n\n::include[./_a.md]\n\n::include[./_none.md]\n\n```file=./x.sh\n```\n',
      { 'content/en/api/_a.md': 'A\n', 'content/en/api/_b.md': '::include[./_c.md]\n' },
    );
    expect(facts.includes).toEqual(
      ['_a.md', '_b.md', '_c.md', '_none.md', 'x.sh'].map((name) => `content/en/api/${name}`),
    );
  });

  it('a page without includes has no includes in its facts', async () => {
    const article = await articleOf('[a](b.md)\n', {});
    expect(article.facts).toMatchObject({
      includes: [],
      references: [{ href: 'b.md', file: undefined, position: { line: 1, column: 1 } }],
    });
  });
});

describe('a reference', () => {
  const files = {
    'content/en/api/_parts/a.md': '---\ntitle: A\n---\n\nA.\n\n[in](in.md)\n\n- ::include[./b.md]\n',
    'content/en/api/_parts/b.md': 'B.\n\n![deep](./deep.png)\n',
  };

  it('a reference in a partial has the file and position of the partial', async () => {
    const { facts } = await articleOf('# T\n\n1. ::include[./_parts/a.md]\n\n[after](after.md)\n', files);
    expect(facts.references).toEqual([
      { href: 'in.md', use: 'link', file: 'content/en/api/_parts/a.md', position: { line: 7, column: 1 } },
      { href: './deep.png', use: 'image', file: 'content/en/api/_parts/b.md', position: { line: 3, column: 1 } },
      { href: 'after.md', use: 'link', file: undefined, position: { line: 5, column: 1 } },
    ]);
  });

  it('a link defined in another file is relative to that file', async () => {
    const { facts, html } = await articleOf('[own]: own.md\n\n[x], ![y], [own]\n\n::include[./_parts/a.md]\n', {
      'content/en/api/_parts/a.md': 'A. [own]\n\n[x]: ./x.md\n  [y]: ./y.png\n\n[own]: other.md\n',
    });
    expect(facts.references).toEqual([
      { href: './x.md', use: 'link', file: 'content/en/api/_parts/a.md', position: { line: 3, column: 1 } },
      { href: './y.png', use: 'image', file: 'content/en/api/_parts/a.md', position: { line: 4, column: 3 } },
      { href: 'own.md', use: 'link', file: undefined, position: { line: 3, column: 12 } },
      { href: 'own.md', use: 'link', file: undefined, position: { line: 1, column: 1 } },
    ]);
    expect(html).not.toContain('defined');
  });

  it('a reference in HTML of a partial has the position in the partial', async () => {
    const { facts } = await articleOf('::include[./_parts/a.md]\n', {
      'content/en/api/_parts/a.md': 'A.\n\n<p>See <a href="x.md">x</a></p>\n',
    });
    expect(facts.references).toMatchObject([{ file: 'content/en/api/_parts/a.md', position: { line: 3, column: 8 } }]);
  });
});

describe('an invalid include', () => {
  it('reports a missing partial at its line, with a suggestion', async () => {
    expect(await complaints('---\ntitle: A\n---\n\n- ::include[./_limts.md]\n', limits)).toEqual([
      "page.md:5:3 File not found: './_limts.md' - Did you mean ./_limits.md?",
    ]);
    expect(await complaints('::include[/api/_limts.md]\n', limits)).toEqual([
      "page.md:1:1 File not found: '/api/_limts.md' - Did you mean /api/_limits.md?",
    ]);
  });

  it('reports an invalid include in a partial once, in the partial', async () => {
    const files = { 'content/en/api/_a.md': '---\ntitle: A\n---\n\n  ::include[./_none.md]\n' };
    expect(await complaints('Text.\n\n> ::include[./_a.md]\n', files)).toEqual([
      "_a.md:5:3 File not found: './_none.md'",
    ]);
  });

  it.each(['./keys.md', './keys.txt', './_keys.txt'])(
    'reports an include of %s, which is not a partial',
    async (path) => {
      expect(await complaints(`::include[${path}]\n`, { 'content/en/api/keys.md': '# Keys\n' })).toEqual([
        `page.md:1:1 Only partials can be included, and '${path}' is not a partial - A partial is a Markdown file whose name or folder begins with _`,
      ]);
    },
  );

  it('the hint for an included MDX file is how to import it', async () => {
    expect(await complaints('::include[./_keys.mdx]\n', { 'content/en/api/_keys.mdx': '# Keys\n' })).toEqual([
      "page.md:1:1 './_keys.mdx' is an MDX file, which must be imported instead of included - In MDX, write import Part from './_part.mdx', and <Part /> in its place",
    ]);
  });

  it('suggests the partial whose name begins with _', async () => {
    expect(await complaints('::include[./limits.md]\n', limits)).toEqual([
      "page.md:1:1 Only partials can be included, and './limits.md' is not a partial - Did you mean ./_limits.md?",
    ]);
  });

  it.each(['../../../_a.md', '../../../../../_a.md'])(
    'reports an include of %s, which is outside the content folder',
    async (path) => {
      expect(await complaints(`::include[${path}]\n`, { '_a.md': 'Secret\n' })).toEqual([
        `page.md:1:1 '${path}' is outside the content folder`,
      ]);
    },
  );

  it('reports all files of a circular include', async () => {
    const files = {
      'content/en/api/_a.md': '::include[./_b.md]\n',
      'content/en/api/_b.md': '\n::include[./_c.md]\n',
      'content/en/api/_c.md': 'C.\n\n::include[./_b.md]\n',
    };
    expect(await complaints('::include[./_a.md]\n', files)).toEqual([
      '_c.md:3:1 Circular include: _b.md → _c.md → _b.md',
    ]);
  });

  it('limits the number of includes', async () => {
    const names = [...'abcdefghijkl'];
    const files = Object.fromEntries(
      names.map((name, index) => [
        `content/en/api/_${name}.md`,
        `- x\n\n::include[./_${names[index + 1] ?? 'end'}.md]\n\n::include[./_${names[index + 1] ?? 'end'}.md]\n`,
      ]),
    );
    const found = await complaints('::include[./_a.md]\n', { ...files, 'content/en/api/_end.md': 'End.\n' });
    expect(found[0]).toContain('This page includes more than 1000 partials');
  });

  it.each([
    ['::include{file="./_limits.md"}', 1],
    ['::include', 1],
    ['::include[]', 1],
    ['::include[./_limits.md]{once}', 1],
    ['::include ./_limits.md', 1],
    ['::include(./_limits.md)', 1],
    ['::include[./_limits.md] and more', 1],
    [':::include[./_limits.md]\n:::', 1],
    ['<div>\n::include[./_limits.md]\n</div>', 2],
    ['> Text\n>\n> - Words\n>   ::include ./_limits.md', 4],
  ])('reports the invalid include %j with the right syntax', async (markdown, line) => {
    const found = await complaints(`${markdown}\n`, limits);
    expect(found).toEqual([
      `page.md:${line}:${line === 4 ? 5 : 1} This include is missing a file path - Write ::include[./_name.md] on its own line, with a blank line before it if it follows HTML`,
    ]);
  });

  it('directives and words that begin like an include are not changed', async () => {
    expect(await complaints('::includes[x]\n\n::include-me\n\n::youtube[x]\n\n::includes x y\n')).toEqual([]);
  });
});

describe('other problems in a partial', () => {
  it('a problem in a partial, such as a duplicate id, is reported at its line there', async () => {
    const files = { 'content/en/api/_a.md': 'A.\n\n## Two {#x}\n' };
    expect(await complaints('## One {#x}\n\n::include[./_a.md]\n', files)).toEqual([
      "_a.md:3:1 The id 'x' is used twice on this page - Give one of them a different id",
    ]);
  });

  it('a problem below a partial is reported at the line of the page', async () => {
    const files = { 'content/en/api/_a.md': 'A.\n\nB.\n\nC.\n' };
    expect(await complaints('## One {#x}\n\n::include[./_a.md]\n\n## Two {#x}\n', files)).toEqual([
      "page.md:5:1 The id 'x' is used twice on this page - Give one of them a different id",
    ]);
  });
});

const loud = `export default () => (tree) => {
  for (const node of tree.children) if (node.type === 'code') node.value = node.value.toUpperCase();
};`;

describe('a fence with a file', () => {
  const files = {
    'content/en/_examples/create.sh': '#!/bin/sh\n\ncurl a\n\tcurl b\n',
    'content/en/api/_parts/code.md': '- Run\n\n  ```sh file=../../_examples/create.sh#L4\n  ```\n',
    'content/en/api/fence.md': 'Text\n```js\n::include[./_none.md]\n```\n',
    'content/en/api/_nul.txt': 'a\u00000\u0000b\n',
  };
  let compiler: MarkdownCompiler;
  beforeAll(async () => {
    compiler = (await compilerFor({ highlight: false }, '/site', files)).value;
  });

  async function code(markdown: string): Promise<readonly string[]> {
    const article = await articleWith(compiler, markdown);
    expect(told(article.diagnostics)).toEqual([]);
    return article.texts('pre > code');
  }

  it.each([
    ['```sh file=../_examples/create.sh', '#!/bin/sh\n\ncurl a\n\tcurl b\n'],
    ['```sh title="x" file="../_examples/create.sh"', '#!/bin/sh\n\ncurl a\n\tcurl b\n'],
    ["~~~sh file='/_examples/create.sh'", '#!/bin/sh\n\ncurl a\n\tcurl b\n'],
    ['```sh file=../_examples/create.sh#L3', 'curl a\n'],
    ['```sh file=../_examples/create.sh#L3-L4', 'curl a\n\tcurl b\n'],
    ['```sh file=../_examples/create.sh#L1-2', '#!/bin/sh\n\n'],
    ['```md file=./fence.md', 'Text\n```js\n::include[./_none.md]\n```\n'],
  ])('a fence with %s shows the file', async (opening, text) => {
    expect(await code(`${opening}\n${opening.slice(0, 3)}\n`)).toEqual([text]);
  });

  it('a fence with a file preserves title and highlighted lines', async () => {
    const article = await articleWith(compiler, '```sh title="Create" file=/_examples/create.sh {3}\n```\n');
    expect(article.texts('.code-title')).toEqual(['Create']);
    expect(article.texts('.is-highlighted')).toEqual(['curl a\n']);
  });

  it('a fence without a language uses the extension of the file', async () => {
    const article = await articleWith(compiler, '```file=/_examples/create.sh#L3\n```\n');
    expect(article.one('code.language-sh')).toBeDefined();
    expect(article.texts('.code-language')).toEqual(['Bash']);
  });

  it('a file fence in a partial is relative to the partial, and preserves tabs in a list', async () => {
    expect(await code('1. ::include[./_parts/code.md]\n')).toEqual(['\tcurl b\n']);
  });

  it('a fence with content ignores the file', async () => {
    expect(await code('```sh file=./none.sh\nmine\n```\n')).toEqual(['mine\n']);
  });

  it('a fence is filled before plugins run', () =>
    withSite({ 'loud.js': loud }, async ({ root }) => {
      const remarkPlugins = [{ module: './loud.js', options: undefined, position: undefined }];
      const { value } = await compilerFor({ remarkPlugins }, root, files);
      const article = await articleWith(value, '```sh file=/_examples/create.sh#L3\n```\n');
      expect(article.texts('pre > code')).toEqual(['CURL A\n']);
    }));

  it('a fence without a file remains empty', async () => {
    expect(await code('```js profile=x\n```\n')).toEqual(['\n']);
  });

  it.each([
    ['./creat.sh', "File not found: './creat.sh'"],
    ['/_examples/creat.sh', "File not found: '/_examples/creat.sh' - Did you mean /_examples/create.sh?"],
    ['../../../x.sh', "'../../../x.sh' is outside the content folder"],
    ['./_nul.txt', "'./_nul.txt' is not a text file"],
    [
      '/_examples/create.sh#L3-L9',
      'Lines L3-L9 are out of range: /_examples/create.sh has 4 lines - Write lines as #L1-L4',
    ],
    ['/_examples/create.sh#3', 'Lines 3 are out of range: /_examples/create.sh has 4 lines - Write lines as #L1-L4'],
    ['/_examples/create.sh#L0', 'Lines L0 are out of range: /_examples/create.sh has 4 lines - Write lines as #L1-L4'],
    [
      '/_examples/create.sh#L4-L3',
      'Lines L4-L3 are out of range: /_examples/create.sh has 4 lines - Write lines as #L1-L4',
    ],
  ])('reports the fence of an invalid file: %s', async (path, message) => {
    const { diagnostics } = await articleWith(compiler, `Text\n\n- a\n\n  \`\`\`sh file=${path}\n  \`\`\`\n`);
    expect(told(diagnostics)).toEqual([`content/en/api/page.md:5:3 ${message}`]);
  });

  it('reports an invalid file fence of a partial in the partial', async () => {
    const more = { 'content/en/api/_a.md': 'A\n\n```sh file=./none.sh\n```\n' };
    expect(await complaints('- ::include[./_a.md]\n', more)).toEqual(["_a.md:3:1 File not found: './none.sh'"]);
  });
});
