// MDX pages: their components are rendered at build time, and the rest of docsgen processes them like Markdown. Both
// parsers are tested.
import { describe, expect, it } from 'vitest';
import type { MarkdownOptions } from '../../../../packages/generator/src/model/config.ts';
import { type Article, type MdxPage, mdxArticle } from './mdx-article.ts';

const parsers: readonly MarkdownOptions['parser'][] = ['native', 'remark'];

describe.each(parsers)('an MDX page, read by the %s parser', (parser) => {
  const compile = (markdown: string, page: Partial<MdxPage> = {}): Promise<Article> =>
    mdxArticle(markdown, { parser, ...page });

  it('an MDX page has expressions, exports and front matter', async () => {
    const page = await compile(`---
title: Prices
custom: { plan: basic }
---
export const list = ['a', 'b'];
export function double(n) { return n * 2; }

# {frontMatter.title} of {frontMatter.custom.plan}

It is {double(21)} {list.length > 1 && 'many'}{null}{true}.

<ul>{list.map((each) => <li key={each}>{each}</li>)}</ul>
`);
    expect(page.diagnostics).toEqual([]);
    expect(page.texts('h1')).toEqual(['Prices of basic']);
    expect(page.texts('p')).toEqual(['It is 42 many.']);
    expect(page.texts('li')).toEqual(['a', 'b']);
  });

  it('an MDX page supports mdx-code-block fences, and heading ids in comments', async () => {
    const page = await compile(`\`\`\`mdx-code-block
export const name = 'Ada';

<p className="of-block">{name} **wrote**</p>
\`\`\`

## Errors {/* #own */}

## Others {#theirs}

## More <!-- #more -->
`);
    expect(page.diagnostics).toEqual([]);
    expect(page.texts('p.of-block')).toEqual(['Ada wrote']);
    expect(page.all('h2').map(({ properties }) => properties.id)).toEqual(['own', 'theirs', 'more']);
    expect(page.texts('h2')).toEqual(['Errors', 'Others', 'More']);
  });

  it.each(['page.mdx', 'page.md'])(
    'HTML comments and admonitions in both notations are supported in %s',
    async (name) => {
      const page = await compile(
        `<!-- one -->

:::note Title *here*

Text <!-- two --> goes on. {/* three */}

:::

:::tip[Other]

\`<!-- code -->\`

:::

export const html = \`
<!-- four -->
\`;

<pre>{html}</pre>

<div><!-- five
lines -->in it</div>
`,
        { path: `content/en/api/${name}`, mdx: 'all' },
      );
      expect(page.diagnostics).toEqual([]);
      expect(page.texts('.admonition-title')).toEqual(['Title here', 'Other']);
      expect(page.html).not.toContain('two');
      expect(page.texts('code, pre')).toEqual(['<!-- code -->', '<!-- four -->\n']);
      expect(page.texts('div:not([class])')).toEqual(['in it']);
    },
  );

  it.each(['page.mdx', 'page.md'])('Markdown in elements needs no blank lines in %s', async (name) => {
    const page = await compile(
      `<div>
**Bold** and [a link](./other.md)
</div>

<details>
<summary>More \`code\`</summary>
- one
- two
</details>

<p>An *emphasis* in a line</p>

<details>
  <summary>Of *these*</summary>
  A text **below**
</details>
`,
      { path: `content/en/api/${name}`, mdx: 'all' },
    );
    expect(page.diagnostics).toEqual([]);
    expect(page.texts('div strong, div a, summary code, details li, p em, details p')).toEqual([
      'Bold',
      'a link',
      'code',
      'one',
      'two',
      'emphasis',
      'A text below',
    ]);
    expect(page.texts('details > summary')).toEqual(['More code', 'Of these']);
  });

  it('components accept any prop, and Markdown in them is part of the article', async () => {
    const page = await compile(`export const Box = ({ title, at, children, ...rest }) => (
  <section data-at={at.join('-')} data-rest={JSON.stringify(rest)}><b>{title}</b>{children}</section>
);
export const extra = { x: 1, y: 'two' };

<Box title={<i>it</i>} at={[1, 2]} {...extra}>

## A heading

A [link](./other.md), \`code\` and ![picture](./a.png)

\`\`\`js title="a.js"
const a = 1;
\`\`\`

</Box>
`);
    expect(page.diagnostics).toEqual([]);
    expect(page.one('section').properties).toMatchObject({ dataAt: '1-2', dataRest: '{"x":1,"y":"two"}' });
    expect(page.texts('section > b > i')).toEqual(['it']);
    expect(page.facts.headings).toMatchObject([{ id: 'a-heading', level: 2 }]);
    expect(page.all('section > h2 > a.anchor')).toHaveLength(1);
    expect(page.texts('figure.code .code-title')).toEqual(['a.js']);
    expect(page.facts.references).toMatchObject([
      { href: './other.md', use: 'link', position: { line: 10, column: 3 } },
      { href: './a.png', use: 'image', position: { line: 10, column: 34 } },
    ]);
  });

  it('the page contains no trace of the encoded positions', async () => {
    const page = await compile(`export const Box = ({ children }) => <div>{children}</div>;

<Box>

**bold** <a href="https://example.com">out</a>

</Box>
`);
    expect(page.html).not.toMatch(/position|docsgen-/);
    expect(page.texts('div strong')).toEqual(['bold']);
  });

  it('partials receive props and children, and report errors at their own positions', async () => {
    const files = {
      'content/en/api/_part.mdx': `import Deep from './_deep.md'

## Part {props.x}

{props.children}

<Deep y="deep" />
`,
      'content/en/api/_deep.md': '<!-- note -->\nDeep {props.y}, [gone](./gone.md)\n',
    };
    const page = await compile(
      `import Part, { } from './_part.mdx'

<Part x={2}>the *child*</Part>

<Part x="three" />
`,
      { files },
    );
    expect(page.diagnostics).toEqual([]);
    expect(page.texts('h2')).toEqual(['Part 2', 'Part three']);
    expect(page.texts('em')).toEqual(['child']);
    expect(page.facts.references).toMatchObject([
      { href: './gone.md', file: 'content/en/api/_deep.md', position: { line: 2, column: 17 } },
      { href: './gone.md', file: 'content/en/api/_deep.md' },
    ]);
    expect(page.facts.includes).toEqual(Object.keys(files).sort());
  });

  it('imported images are URLs', async () => {
    const page = await compile(`import a from './a.png'
import b from '@site/static/img/b.svg'

<img src={a} alt="a" /><img src={b} alt="b" /><img src={require('./c.png').default} alt="c" />
`);
    expect(page.diagnostics).toEqual([]);
    expect(page.facts.references.map(({ href }) => href)).toEqual(['./a.png', '/img/b.svg', './c.png']);
  });

  it('elements with literal attributes are rendered without running code', async () => {
    const page = await compile(
      `<div className="a b" hidden tabIndex={2} style={{ textAlign: 'left' }}>**x**{' '}<br/>{/* no */}</div>

<svg viewBox="0 0 2 2" strokeWidth="2"><path d="M0 0" /></svg>

<p onclick="1" aria-label="l">{'{'}{"}"}</p>
`,
      { engine: 'none' },
    );
    expect(page.diagnostics).toEqual([]);
    expect(page.html).toContain('<div class="a b" hidden tabindex="2" style="text-align:left">');
    expect(page.html).toContain('<svg viewBox="0 0 2 2" stroke-width="2"><path d="M0 0"></path></svg>');
    expect(page.texts('p[aria-label="l"]')).toEqual(['{}']);
  });

  it('built-in components accept computed props', async () => {
    const written = await compile('<Card title="n1">\n\ntext\n\n</Card>\n');
    const computed = await compile('export const n = 1;\n\n<Card title={`n${n}`}>\n\ntext\n\n</Card>\n');
    expect(written.texts('.content-card-title')).toEqual(['n1']);
    expect(computed.html.replace(/\n/g, '')).toBe(written.html.replace(/\n/g, ''));
    const listed = await compile(
      `<Tabs>{['a', 'b'].map((each) => <Tab key={each} label={each}>{each}</Tab>)}</Tabs>\n`,
    );
    expect(listed.diagnostics).toEqual([]);
    expect(listed.all('.tabs > [data-tab]')).toHaveLength(2);
  });

  it('the hint for a component that needs a browser is to make it an island', async () => {
    const page = await compile('export const Wide = () => <b>{window.innerWidth}</b>;\n\n<Wide />\n');
    expect(page.diagnostics).toMatchObject([
      {
        message: '<Wide> uses an API that is only available in browsers',
        hint: `Start its module with 'use client' and use it with client="only", or access the API in an effect`,
        position: { line: 3, column: 1 },
      },
    ]);
  });

  it.each([
    'export const a: number = 1',
    'export const f = (x?: number) => x',
    'export interface A { x: string }',
    "import { type A } from './a'",
    'export const a = 1 as const',
  ])('the hint for TypeScript syntax is to move the code to a .ts file: %s', async (code) => {
    const { diagnostics } = await compile(`${code}\n\n# T\n`);
    expect(diagnostics).toMatchObject([
      {
        message: expect.stringMatching(/^Invalid import or export(: .+)?$/),
        hint: 'Pages support only JavaScript: remove the type, or move this code to a .ts file and import it',
      },
    ]);
  });

  it('components of the page take precedence over built-in components', async () => {
    const page = await compile('export const Card = () => <b>mine</b>;\n\n<Card />\n');
    expect(page.texts('b')).toEqual(['mine']);
  });

  it('the default export of a page is its layout', async () => {
    const page = await compile('export default ({ children }) => <main>{children}</main>;\n\n# Title\n\ntext *here*\n');
    expect(page.texts('main em')).toEqual(['here']);
    expect(page.texts('main h1')).toEqual(['Title']);
  });

  it('a .md page is read as MDX with mdx: all, including Markdown that MDX does not support', async () => {
    const page = await mdxArticle(
      `<!-- a comment
over lines */ -->

## Title {#own-id}

See <https://example.com/a?b=c>. \`<!-- code -->\` And [here](<https://example.com/d>), [there].

[there]: <https://example.com/e> "Far away"

\`\`\`html
<!-- stays -->
\`\`\`
`,
      { parser, path: 'content/en/api/page.md', mdx: 'all' },
    );
    expect(page.diagnostics).toEqual([]);
    expect(page.one('h2').properties.id).toBe('own-id');
    expect(page.texts('p a')).toEqual(['https://example.com/a?b=c', 'here', 'there']);
    const addresses = page.all('p a').map(({ properties }) => properties.href);
    expect(addresses).toEqual(['a?b=c', 'd', 'e'].map((path) => `https://example.com/${path}`));
    expect(page.texts('code')).toEqual(['<!-- code -->', '<!-- stays -->\n']);
  });
});
