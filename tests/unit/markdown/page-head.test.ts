// Elements in `<head>` are moved to the head of the page, in Markdown and MDX, with both parsers.
import { describe, expect, it } from 'vitest';
import type { MarkdownOptions } from '../../../packages/generator/src/model/config.ts';
import { type Article, articleMaker } from './article.ts';
import { mdxArticle } from './mdx/mdx-article.ts';

const parsers: readonly MarkdownOptions['parser'][] = ['native', 'remark'];

/** Elements without their positions. */
function headOf({ facts }: Article): unknown {
  return facts.head?.map(({ tag, attributes, text }) => ({ tag, ...attributes, ...(text !== undefined && { text }) }));
}

const ldJson = '{"@type":"Thing","name":"A & B"}';

const written = [
  { tag: 'title', text: 'Buttons & more' },
  { tag: 'meta', name: 'description', content: 'All of them' },
  { tag: 'meta', property: 'og:image', content: '/img/a.png' },
  { tag: 'link', rel: 'canonical', href: 'https://example.com/a/' },
  { tag: 'link', rel: 'alternate', hreflang: undefined, href: '/feed.xml' },
  { tag: 'script', src: 'https://example.com/x.js', async: true },
  { tag: 'script', type: 'application/ld+json', text: ldJson },
].map((each) => JSON.parse(JSON.stringify(each)));

describe.each(parsers)('the head of a page, read by the %s parser,', (parser) => {
  const markdown = async (text: string, html: MarkdownOptions['html'] = 'allow'): Promise<Article> =>
    (await articleMaker({ parser, html }))(text);
  const mdx = (text: string, more: object = {}): Promise<Article> => mdxArticle(text, { parser, ...more });

  const block = `<title>Buttons &amp; more</title>
  <meta name="description" content="All of them" />
  <meta property="og:image" content="/img/a.png" />
  <link rel="canonical" href="https://example.com/a/" />
  <link rel="alternate" href="/feed.xml" />
  <script src="https://example.com/x.js" async></script>`;

  it.each(['head', 'Head'])('elements in <%s> in HTML are moved to the head', async (name) => {
    const page = await markdown(
      `# Title\n\n<${name}>\n  ${block}\n  <script type="application/ld+json">${ldJson}</script>\n</${name}>\n\nText\n`,
    );
    expect(page.diagnostics).toEqual([]);
    expect(headOf(page)).toEqual(written);
    expect(page.html).not.toMatch(/Buttons|noscript|meta/);
    expect(page.texts('p')).toEqual(['Text']);
    expect(page.facts.head?.[1]?.position).toEqual({ line: 5, column: 3 });
  });

  it('a head element in HTML can contain blank lines', async () => {
    const page = await markdown('<head>\n\n<title>A</title>\n\n<meta name="x" content="y">\n\n</head>\n\nText\n');
    expect(page.diagnostics).toEqual([]);
    expect(headOf(page)).toEqual([
      { tag: 'title', text: 'A' },
      { tag: 'meta', name: 'x', content: 'y' },
    ]);
    expect(page.texts('p')).toEqual(['Text']);
  });

  it('a <head> tag in a sentence, in code or without an end is ignored', async () => {
    const page = await markdown('Put it into the <head> of a page.\n\n`<head>`\n\n<head>\n\nText\n');
    expect(page.facts.head).toBeUndefined();
    expect(page.texts('p').at(-1)).toBe('Text');
  });

  it.each(['head', 'Head'])(
    'elements in <%s> in JSX are moved to the head, without React if they are literal',
    async (name) => {
      const page = await mdx(
        `<${name}>\n  ${block}\n  <script type="application/ld+json">{\`${ldJson}\`}</script>\n</${name}>\n\n# Title\n\nText\n`,
        { engine: 'none' },
      );
      expect(page.diagnostics).toEqual([]);
      expect(headOf(page)).toEqual(written);
      expect(page.texts('h1, p')).toEqual(['Title', 'Text']);
    },
  );

  it('head elements in JSX are rendered with the values of the page', async () => {
    const page = await mdx(`---
name: Ada
---
export const data = { name: '<b>' };

<head>
  <title>About {frontMatter.name} and {1 + 1}</title>
  <meta name="author" content={frontMatter.name} />
  <meta httpEquiv="x-a" content="b" />
  <link rel="stylesheet" href={'/' + 'a.css'} crossOrigin="anonymous" />
  <script async src={'/a.js'} />
  <script type="application/ld+json">{JSON.stringify(data)}</script>
  <style>{\`:root { --a: 1 }\`}</style>
</head>

Text
`);
    expect(page.diagnostics).toEqual([]);
    expect(headOf(page)).toEqual([
      { tag: 'title', text: 'About Ada and 2' },
      { tag: 'meta', name: 'author', content: 'Ada' },
      { tag: 'meta', 'http-equiv': 'x-a', content: 'b' },
      { tag: 'link', rel: 'stylesheet', href: '/a.css', crossorigin: 'anonymous' },
      { tag: 'script', async: true, src: '/a.js' },
      { tag: 'script', type: 'application/ld+json', text: '{"name":"<b>"}' },
      { tag: 'style', text: ':root { --a: 1 }' },
    ]);
    expect(page.texts('p')).toEqual(['Text']);
    expect(page.facts.head?.[0]?.position?.line).toBe(7);
  });

  it('head elements of components and partials are moved to the head', async () => {
    const files = { 'content/en/api/_seo.mdx': '<Head>\n  <meta name="from" content={props.of} />\n</Head>\n\nPart\n' };
    const page = await mdx(
      `import Seo from './_seo.mdx';

export const Head = ({ children }) => <section><noscript data-docsgen-head="">{children}</noscript>x</section>;

<Seo of="partial" />

<Head>
  <meta name="from" content="component" />
</Head>

Text
`,
      { files },
    );
    expect(page.diagnostics).toEqual([]);
    expect(headOf(page)).toEqual([
      { tag: 'meta', name: 'from', content: 'partial' },
      { tag: 'meta', name: 'from', content: 'component' },
    ]);
    expect(page.html).not.toContain('noscript');
    expect(page.texts('p, section')).toEqual(['Part', 'x', 'Text']);
  });

  it('elements that do not belong in the head are removed and reported', async () => {
    const page = await markdown(`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=1">
<base href="/x/">
<script>a</script>
<script src="javascript:a()"></script>
<meta onload="a()" name="y" content="z">
Words
</head>

Text
`);
    expect(headOf(page)).toEqual([
      { tag: 'script', text: 'a' },
      { tag: 'meta', name: 'y', content: 'z' },
    ]);
    expect(page.diagnostics.map(({ severity, message, position }) => [severity, position?.line, message])).toEqual([
      ['warning', 2, '<meta charset> is generated by docsgen'],
      ['warning', 3, '<meta name="viewport"> is generated by docsgen'],
      ['warning', 4, '<base> is not allowed in <head>'],
      ['warning', 6, "'javascript:a()' would run code in the reader's browser"],
      ['warning', 7, "The attribute 'onload' is not allowed in <head>, because it runs code or sets styles"],
      ['warning', 7, "Text is not allowed in <head>: 'Words'"],
    ]);
    expect(page.texts('p')).toEqual(['Text']);
  });

  it('sanitized HTML keeps safe head elements, and escaped HTML shows them as text', async () => {
    const text = `<head>\n<title>A</title>\n<meta name="x" content="y">\n<script src="/a.js"></script>\n</head>\n`;
    const clean = await markdown(text, 'sanitize');
    expect(headOf(clean)).toEqual([
      { tag: 'title', text: 'A' },
      { tag: 'meta', name: 'x', content: 'y' },
    ]);
    expect(clean.diagnostics.map(({ message }) => message)).toEqual(['Removed <script>']);
    const escaped = await markdown(text, 'escape');
    expect(escaped.facts.head).toBeUndefined();
    expect(escaped.texts('p')[0]).toContain('<title>A</title>');
  });
});
