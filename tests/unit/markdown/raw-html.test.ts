// Raw HTML in Markdown, text that looks like tags, and comments.
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { beforeAll, describe, expect, it } from 'vitest';
import { withSite } from '../../site/site.ts';
import { type Article, articleMaker, articleWith, compilerFor } from './article.ts';

let compile: (markdown: string) => Promise<Article>;
beforeAll(async () => {
  compile = await articleMaker();
});

/** Returns the article at its position in a page, parsed as in a browser. */
function inPage({ html }: Article): (selector: string) => readonly Element[] {
  const page = fromHtml(`<main><article>${html}</article></main><footer><p id="last">Footer</p></footer>`, {
    fragment: true,
  });
  return (selector) => selectAll(selector, page);
}

describe('self-closing tags', () => {
  it.each([
    ['<a id="x"/>\n\nAfter.', '<a id="x"></a>'],
    ["Text <a name='x' /> after.", '<a name="x"></a>'],
    ['<div class="a > b"/>\n\nAfter.', '<div class="a > b"></div>'],
    ['<iframe src=x title="y"/>\n\nAfter.', '<iframe src="x" title="y"></iframe>'],
  ])('a self-closing tag of a non-void element is an empty element: %s', async (markdown, html) => {
    const article = await compile(`${markdown}\n`);
    expect(article.html).toContain(html);
    expect(article.html).toMatch(/fter/);
    expect(article.all('a, div, iframe').map(textOf)).toEqual(['']);
  });

  it('self-closing tags of void elements and in SVG are unchanged', async () => {
    const { html } = await compile(
      'a<br/>b <img src="https://a.example/x.png" alt=""/>\n\n<svg viewBox="0 0 1 1"><path d="M0 0"/><title/></svg>\n\n<pre>\n<b/>c</pre>\n',
    );
    expect(html).toContain('a<br>b <img');
    expect(html).toMatch(/<path d="M0 0">(<\/path>)?/);
    expect(html).toMatch(/<pre[^>]*>(\n)?<b>c<\/b><\/pre>/);
  });
});

describe('raw HTML', () => {
  const unbalanced: Readonly<Record<string, string>> = {
    'unmatched closing tags': 'Text </div></article></main> more.\n\n</div></section></article></main>\n\nAfter.\n',
    'unclosed tags': '<div><section><b>\n\nText.\n\n<p>\n\nAfter.\n',
    'an unclosed comment': 'Text.\n\n<!-- never closed\n\nAfter.\n',
    'an unclosed link': 'Text <a href="#x">link.\n\nAfter.\n',
    'closing body and html': '</body></html>\n\nAfter.\n',
    'an unclosed script': 'Text.\n\n<script>\nlet a = 1;\n\nAfter.\n',
    'an unclosed element with plain text': 'Text <textarea>\n\nAfter <title>x\n',
    'an unclosed table': '<table><tr><td>\n\nAfter.\n',
    'overlapping tags': '<b><i>x</b></i> <em><div></em></div>\n\nAfter.\n',
    'an unclosed quote': '<div title="never closed>\n\nAfter.\n',
    'an unclosed svg': '<svg><g><p>\n\nAfter.\n',
    'an unclosed template': '<template><div>\n\nAfter.\n',
  };
  for (const [name, markdown] of Object.entries(unbalanced)) {
    it(`raw HTML cannot break out of its article: ${name}`, async () => {
      const find = inPage(await compile(markdown));
      expect(find('main > article')).toHaveLength(1);
      expect(find('footer > #last').map((element) => textOf(element))).toEqual(['Footer']);
      expect(find('main footer')).toEqual([]);
      expect(find('footer *')).toHaveLength(1);
    });
  }

  it('Markdown after unmatched closing tags remains in the article', async () => {
    const find = inPage(await compile('One.\n\n</article></main>\n\nTwo.\n'));
    expect(find('article > p').map((element) => textOf(element))).toEqual(['One.', 'Two.']);
  });

  it('links, images and ids in raw HTML are recorded with their positions', async () => {
    const article = await compile(
      'Text.\n\n<div id="here">\n  <a href="missing.md">x</a>\n  <img src="missing.png" alt="">\n</div>\n\nA <a href="other.md">y</a> in a line.\n',
    );
    expect(article.facts.references).toEqual([
      { href: 'missing.md', use: 'link', position: { line: 4, column: 3 } },
      { href: 'missing.png', use: 'image', position: { line: 5, column: 3 } },
      { href: 'other.md', use: 'link', position: { line: 8, column: 3 } },
    ]);
    expect(article.facts.anchors).toContain('here');
  });

  it('every image of srcset is recorded, and its descriptors are preserved', async () => {
    const { facts, html } = await compile(
      '<picture><source srcset="a.png, b,c.png 2x,\n https://x.example/d.png 3x"><img src="e.png" srcset="f.png 640w" alt=""></picture>\n',
    );
    const found = facts.references.filter(({ use }) => use === 'image').map(({ href }) => href);
    expect(found.sort()).toEqual(['a.png', 'b,c.png', 'e.png', 'f.png']);
    expect(html).toMatch(/ srcset="a\.png, b,c\.png 2x,\s+https:\/\/x\.example\/d\.png 3x">/);
    expect(html).toContain(' srcset="f.png 640w"');
  });

  it('URLs of videos, audio and image maps are recorded', async () => {
    const article = await compile(
      '<video src="a.mp4" poster="a.png"><source src="b.mp4"><track src="c.vtt"></video>\n<audio src="d.mp3"></audio>\n<map name="m"><area href="e.md"></map>\n',
    );
    expect(article.facts.references.map(({ href, use }) => `${use} ${href}`).sort()).toEqual(
      ['image a.mp4', 'image a.png', 'image b.mp4', 'image c.vtt', 'image d.mp3', 'link e.md'].sort(),
    );
  });

  it('raw HTML does not change the rest of the page', async () => {
    const markdown =
      '## One {#own}\n\n| a |\n| - |\n| [x](y.md) |\n\n```js title="t"\na\n```\n\n- [ ] task\n\nNote[^1].\n\n[^1]: Text.\n';
    const without = await compile(markdown);
    const withRaw = await compile(`${markdown}\n<b>raw</b>\n`);
    const beforeNotes = ({ html }: Article): string => html.slice(0, html.indexOf('<p>Note')).replaceAll('=""', '');
    expect(beforeNotes(withRaw)).toBe(beforeNotes(without));
    expect(beforeNotes(withRaw)).toContain('<input');
    expect(withRaw.texts('section li')).toEqual(without.texts('section li'));
    expect(withRaw.facts.headings).toEqual(without.facts.headings);
    expect(withRaw.facts.references).toEqual(without.facts.references);
  });

  it('standard elements and custom elements are preserved', async () => {
    const article = await compile(
      'Press <kbd>Ctrl</kbd>, H<sub>2</sub>O, <my-element>x</my-element>.\n\n<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>\n',
    );
    expect(article.texts('kbd, sub, my-element')).toEqual(['Ctrl', '2', 'x']);
    expect(article.one('svg').properties.viewBox).toBe('0 0 1 1');
    expect(article.all('svg path')).toHaveLength(1);
  });

  it('an SVG in a line of text is preserved', async () => {
    const clip = '<clipPath id="half"><path d="M0 0h1v2H0z"></path></clipPath>';
    const { html } = await compile(`Half <svg viewBox="0 0 2 2"><defs>${clip}</defs></svg> of it.\n`);
    expect(html).toContain(`<defs>${clip}</defs></svg> of it.`);
  });

  it('control characters in raw HTML are replaced, including character references', async () => {
    const article = await compile('<p title="&#1;x\u0002">&#3;y\u0004</p>\n');
    expect(article.one('p').properties.title).toBe('\uFFFDx\uFFFD');
    expect(article.texts('p')).toEqual(['\uFFFDy\uFFFD']);
  });

  it('only pages with raw HTML are parsed again', async () => {
    const plugin = `export default () => (tree) => {
      for (const node of tree.children) if (node.type === 'blockquote') node.data = { hName: 'p' };
    };`;
    await withSite({ 'nest.js': plugin }, async ({ root }) => {
      const remarkPlugins = [{ module: './nest.js', options: undefined, position: undefined }];
      const { value: compiler } = await compilerFor({ remarkPlugins }, root);
      const nested = /<p>\s*<p>quoted<\/p>\s*<\/p>/;
      expect((await articleWith(compiler, '> quoted\n')).html).toMatch(nested);
      expect((await articleWith(compiler, '> quoted\n\n<b>raw</b>\n')).html).not.toMatch(nested);
    });
  });
});

describe('text that looks like tags', () => {
  it('unknown tags are shown as written', async () => {
    const article = await compile('A Promise<T> of {x} and Map<string, Array<T>> and <YourKey>.\n');
    expect(article.texts('p')).toEqual(['A Promise<T> of {x} and Map<string, Array<T>> and <YourKey>.']);
    expect(article.diagnostics).toEqual([]);
  });

  it('type parameters after a word are text, even if they are names of HTML elements', async () => {
    const article = await compile('A List<U> or Array<Object>, but <B>bold</B> and x<b>y</b>.\n');
    expect(article.texts('p')).toEqual(['A List<U> or Array<Object>, but bold and xy.']);
    expect(article.texts('b')).toEqual(['bold', 'y']);
  });

  it('unknown tags are shown in headings, tables, lists, quotes and links', async () => {
    const article = await compile(
      '## Promise<T>\n\n| a |\n| - |\n| List<W2> |\n\n- Set<V>\n\n> Map<W>\n\n[Box<X>](https://example.com) *Row<Y>* **Col<Z>**\n',
    );
    expect(article.texts('h2, td, li, blockquote p, a:not(.anchor), em, strong')).toEqual([
      'Promise<T>',
      'List<W2>',
      'Set<V>',
      'Map<W>',
      'Box<X>',
      'Row<Y>',
      'Col<Z>',
    ]);
    expect(article.facts.headings.at(-1)).toMatchObject({ text: 'Promise<T>', html: 'Promise&#x3C;T>' });
  });

  it('unknown tags on separate lines are shown', async () => {
    const article = await compile('<Tabs>\n\nText.\n\n</Tabs>\n');
    expect(article.texts('article > p')).toEqual(['<Tabs>', 'Text.', '</Tabs>']);
  });

  it('unknown tags do not affect HTML elements next to them', async () => {
    const article = await compile('Press <kbd>F1</kbd> for Promise<T> <br> now.\n');
    expect(article.texts('kbd')).toEqual(['F1']);
    expect(article.all('br')).toHaveLength(1);
    expect(article.texts('p')[0]).toContain('Promise<T>');
  });
});

describe('a comment', () => {
  for (const [name, markdown] of Object.entries({
    'as a block': 'One.\n\n<!-- secret -->\n\nTwo.\n',
    'on several lines': 'One.\n\n<!-- secret\n\nsecret too -->\n\nTwo.\n',
    'in a line': 'One. <!-- secret -->\n\nTwo.\n',
    'on a page with raw HTML': 'One.\n\n<b></b><!-- secret -->\n\nTwo.\n',
    'inside raw HTML': 'One.\n\n<div><!-- secret --></div>\n\nTwo.\n',
    'two comments': '<!-- secret -->\n<!-- secret -->\n\nOne.\n\nTwo.\n',
    'in a list': '- One.\n  <!-- secret -->\n- Two.\n',
    'in a table': '| One. |\n| - |\n| Two. <!-- secret --> |\n',
  })) {
    it(`a comment is not published: ${name}`, async () => {
      const article = await compile(markdown);
      expect(article.html).not.toContain('secret');
      expect(article.html).toMatch(/One\..*Two\./s);
    });
  }

  it('a comment in code is preserved', async () => {
    expect(
      (await compile('`<!-- a -->`\n\n```html\n<!-- b -->\n```\n')).texts('code').map((code) => code.trim()),
    ).toEqual(['<!-- a -->', '<!-- b -->']);
  });
});
