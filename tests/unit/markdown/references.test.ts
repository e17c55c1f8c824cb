// References of an article: every URL of the site is a placeholder in the HTML, and is recorded with its position in
// the source.
import { beforeAll, describe, expect, it } from 'vitest';
import type { MarkdownCompiler } from '../../../packages/generator/src/markdown/compile-article.ts';
import type { CompiledArticle } from '../../../packages/generator/src/model/article.ts';
import { compilerFor, compileText, pageSource } from './article.ts';

const compilers: Record<string, MarkdownCompiler> = {};
beforeAll(async () => {
  compilers.native = (await compilerFor({ parser: 'native' })).value;
  compilers.remark = (await compilerFor({ parser: 'remark' })).value;
});

/** Returns the 1-based line and column of a mark in a text. */
function placeOf(text: string, mark: string): { readonly line: number; readonly column: number } {
  const before = text.slice(0, text.indexOf(mark)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

for (const parser of ['native', 'remark']) {
  const compile = async (text: string): Promise<CompiledArticle> => {
    const compiler = compilers[parser];
    if (!compiler) throw new Error('not ready');
    return (await compileText(compiler, pageSource(text))).value;
  };

  describe(`the place of a link, read by the ${parser} parser, is exact`, () => {
    const texts: Readonly<Record<string, string>> = {
      'in a paragraph': 'Some text,\nand [a link](a.md) here.\n',
      'after front matter': '---\ntitle: "x"\ndescription: y\n---\n\nSee [a link](a.md).\n',
      'behind front matter with Windows line ends': '---\r\ntitle: x\r\n---\r\n\r\nSee [a link](a.md).\r\n',
      'after characters with two code units': 'Rocket 🚀 and ñ: [a link](a.md)\n',
      'after a tab': '-\tone\n\n\t[a link](a.md)\n',
      'in nested lists': '1. one\n   - two\n\n     three\n     - four *and [a link](a.md)*\n',
      'in a table': '| a | b |\n| - | - |\n| 1 | 2 |\n| 3 | see [a link](a.md) |\n',
      'in a table in a list': '- one\n\n  | a | b |\n  | - | - |\n  | `x \\| y` | [a link](a.md) |\n',
      'in a quote': '> one\n> > two [a link](a.md)\n',
      'in a heading': 'One\n\n## Two **[a link](a.md)** {#two}\n',
      'in an admonition': '# T\n\n:::note[Title]\n\nOne [a link](a.md).\n\n:::\n',
      'after an admonition in another notation': '::: tip A title\nText.\n:::\n\n[a link](a.md)\n',
      'in the title of an admonition': ':::note See [a link](a.md) now\nText.\n:::\n',
      'in the bracketed title of an admonition': ':::note[See [a link](a.md) now]\nText.\n:::\n',
      'in the title of an admonition with a space before its name': '::: note See [a link](a.md) now\nText.\n:::\n',
      'in the title of an admonition with many spaces':
        '- one\n\n  :::  note   See [a link](a.md) now\n  Text.\n  :::\n',
      'in the bracketed title of an admonition with a space before its name':
        '::: note[See [a link](a.md) now]\nText.\n:::\n',
      'in an unknown container': ':::frame\nOne [a link](a.md).\n:::\n',
      'in an alert': '> [!NOTE]\n> One [a link](a.md).\n',
      'in a footnote': 'A[^1].\n\n[^1]: One [a link](a.md).\n',
      'after a code block': '```js\nlet a\n```\n\n[a link](a.md)\n',
      'by reference': 'One\nand [a link][there].\n\n[there]: a.md\n',
      'behind raw HTML': '<div>\n\n<b>x</b>\n</div>\n\nOne <i>y</i> [a link](a.md).\n',
    };
    for (const [name, text] of Object.entries(texts)) {
      it(name, async () => {
        const { facts } = await compile(text);
        const leadingAway = facts.references.filter(({ href }) => !href.startsWith('#'));
        expect(leadingAway).toEqual([{ href: 'a.md', use: 'link', position: placeOf(text, '[a link]') }]);
      });
    }

    const htmlTexts: Readonly<Record<string, string>> = {
      'in raw HTML': 'One\n\n<div>\n  <p>two <a href="a.md">link</a></p>\n</div>\n',
      'in raw HTML in a line': 'One *two* <a href="a.md">link</a>.\n',
      'in raw HTML behind front matter': '---\ntitle: x\n---\n\n<p>\n<a href="a.md">link</a></p>\n',
      'in raw HTML in a list': '- one\n\n  <p>two <a href="a.md">link</a></p>\n',
      'in raw HTML in a table': '| a |\n| - |\n| one <a href="a.md">link</a> |\n',
      'in an HTML table': '<table>\n<tr>\n  <td>one <a href="a.md">link</a></td>\n</tr>\n</table>\n',
    };
    for (const [name, text] of Object.entries(htmlTexts)) {
      it(name, async () => {
        const { facts } = await compile(text);
        expect(facts.references).toEqual([{ href: 'a.md', use: 'link', position: placeOf(text, '<a href') }]);
      });
    }

    it('the position of an image in a link is exact', async () => {
      const { facts } = await compile('One [![b](b.png)](a.md)\n');
      expect(facts.references).toEqual([
        { href: 'a.md', use: 'link', position: { line: 1, column: 5 } },
        { href: 'b.png', use: 'image', position: { line: 1, column: 6 } },
      ]);
    });
  });
}

describe('the placeholders of an article', () => {
  const compile = async (text: string): Promise<CompiledArticle> => {
    const { value: compiler } = await compilerFor();
    return (await compileText(compiler, pageSource(text))).value;
  };

  it('placeholders replace the URLs of the site, with one more piece of text than placeholders', async () => {
    const { html, placeholders, facts } = await compile('[a](a.md?x=1&y=2#z) ![b](b.png)\n');
    expect(placeholders.map((placeholder) => facts.references[placeholder]?.href)).toEqual(['a.md?x=1&y=2#z', 'b.png']);
    expect(html).toHaveLength(placeholders.length + 1);
    expect(html[0]).toMatch(/<a href="$/);
    expect(html[1]).toMatch(/^">a<\/a> <img [^>]*src="$/);
    expect(html.join('')).not.toContain('a.md');
  });

  it('other sites, schemes and anchors of the same page have no placeholders', async () => {
    const text = '[a](https://example.com) <b@example.com> [c](//example.com/x) [d](tel:1) [e](#e)\n\n## E\n';
    const { placeholders, facts } = await compile(text);
    expect(placeholders).toEqual([]);
    expect(facts.references).toEqual([{ href: '#e', use: 'link', position: placeOf(text, '[e]') }]);
  });

  it('an author cannot write a placeholder', async () => {
    const text =
      'a \u00000\u0000 b &#x0;0&#x0; c [x](\u00000\u0000.md) `&#x0;0&#x0;` <a title="&#x0;0&#x0;" href="&#x0;1&#x0;">y</a>\n';
    const { html, placeholders, facts } = await compile(text);
    expect(html).toHaveLength(placeholders.length + 1);
    expect(new Set(placeholders).size).toBe(placeholders.length);
    expect(placeholders.every((placeholder) => facts.references[placeholder] !== undefined)).toBe(true);
    expect(placeholders).toHaveLength(facts.references.length);
  });

  it('references preserve URLs as written, including spaces and letters of any language', async () => {
    const { facts } = await compile('[a](<my page.md>) [b](guía.md) [c](a%20b.md)\n');
    expect(facts.references.map(({ href }) => decodeURI(href))).toEqual(['my page.md', 'guía.md', 'a b.md']);
  });

  it('a link without a URL has a placeholder', async () => {
    const { facts } = await compile('One [a]().\n');
    expect(facts.references).toEqual([{ href: '', use: 'link', position: { line: 1, column: 5 } }]);
  });

  it('references in front matter are checked, but are not in the article', async () => {
    const { placeholders, facts } = await compile('---\nimage: missing.png\n---\n\nText.\n');
    expect(placeholders).toEqual([]);
    expect(facts.references).toEqual([{ href: 'missing.png', use: 'image', position: { line: 2, column: 8 } }]);
  });

  it('references of a landing page are the URLs of its steps, topics and news', async () => {
    const text =
      '---\nhome:\n  steps:\n    - title: One\n      text: First.\n      linkLabel: More\n      to: a.md\n---\n';
    const { facts } = await compile(text);
    expect(facts.references).toEqual([{ href: 'a.md', use: 'link', position: { line: 7, column: 11 } }]);
  });
});

describe('one line of Markdown', () => {
  it('inline Markdown with several paragraphs preserves them', async () => {
    const { value: compiler } = await compilerFor();
    const { html } = await compiler.inline('One.\n\nTwo.', 'en');
    expect(html.join('')).toBe('<p>One.</p>\n<p>Two.</p>');
  });

  it('inline Markdown has no enclosing paragraph, and has placeholders', async () => {
    const { value: compiler } = await compilerFor();
    const { html, placeholders, facts } = await compiler.inline('New: *version 2*, see [there](api/intro).', 'en');
    expect(html.join('|')).toBe('New: <em>version 2</em>, see <a href="|">there</a>.');
    expect(placeholders.map((placeholder) => facts.references[placeholder]?.href)).toEqual(['api/intro']);
  });
});
