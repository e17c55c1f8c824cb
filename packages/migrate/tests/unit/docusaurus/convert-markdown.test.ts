// Conversion of Docusaurus pages: syntax that docsgen reads in the same way is unchanged, byte for byte, and everything
// else is changed in place or reported.
import { describe, expect, it } from 'vitest';
import { convertMarkdown } from '../../../src/docusaurus/convert-markdown.ts';
import type { ConvertedFile } from '../../../src/docusaurus/placement.ts';
import { kindOf, placementOf, type SiteOptions } from './placed-site.ts';

interface Around extends SiteOptions {
  readonly path?: string;
  readonly files?: Readonly<Record<string, string>>;
}

function convert(text: string, { path = 'docs/page.md', files = {}, ...options }: Around = {}): Promise<ConvertedFile> {
  const placement = placementOf({ ...files, [path]: text }, options);
  const placed = { from: path, to: placement.targetOf(path), kind: kindOf(path), locale: 'en' };
  return convertMarkdown({ placed, text }, placement);
}

async function textOf(text: string, around?: Around): Promise<string> {
  return (await convert(text, around)).text;
}

function told({ losses }: ConvertedFile): readonly string[] {
  return losses.map(
    ({ severity, file, position, message }) => `${file}:${position?.line}:${position?.column} ${severity} ${message}`,
  );
}

describe('syntax that docsgen reads in the same way', () => {
  const alike = `---
id: page
title: Page
sidebar_label: The page
hide_table_of_contents: true
---

<!-- a note to authors -->

## Heading {#own-id}

:::note Old title

Text with <kbd>Ctrl</kbd> and {1 + 1}.

:::

:::tip[New title]
Text
:::

\`\`\`bash npm2yarn
npm install
\`\`\`

\`\`\`js title="a.js" {2} showLineNumbers
import Tabs from '@theme/Tabs';
\`\`\`

<details>
<summary>More</summary>

[Other](./other.md), [and](/docs/other), ![picture](./img/a.png), [address](https://example.com) and https://a.example.

</details>
`;

  it('supported syntax is unchanged byte for byte, including CRLF line endings', async () => {
    const files = { 'docs/other.md': '', 'docs/img/a.png': '' };
    expect(await convert(alike, { files })).toMatchObject({ text: alike, losses: [] });
    const windows = alike.replaceAll('\n', '\r\n');
    expect(await textOf(windows, { files })).toBe(windows);
  });

  it('in a page that is not MDX, tags and imports remain text', async () => {
    const text = `import Tabs from '@theme/Tabs';\n\n<Tabs>\n`;
    expect(await textOf(text, { format: 'detect' })).toBe(text);
  });
});

describe('a page that Docusaurus could not read', () => {
  it('a page with invalid syntax is copied unchanged and reported at its line', async () => {
    const result = await convert('# Page\n\nText <b>bold\n');
    expect(result.text).toBe('# Page\n\nText <b>bold\n');
    expect(told(result)).toEqual(['docs/page.md:3:6 error This page cannot be read as MDX: unclosed <b>']);
  });
});

describe('components of Docusaurus', () => {
  it("tabs become docsgen's tabs, and their imports are removed", async () => {
    const text = `---
title: Page
---

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

Text

<Tabs
  groupId="os"
  defaultValue="mac"
  values={[
    { label: 'macOS', value: 'mac' },
    { label: 'Linux', value: 'linux' },
  ]}>
<TabItem value="mac">

Text \`a\`

</TabItem>
<TabItem value="linux">Other</TabItem>
</Tabs>
`;
    const result = await convert(text);
    expect(result.text).toBe(`---
title: Page
---

Text

<Tabs group="os">
<Tab label="macOS">

Text \`a\`

</Tab>
<Tab label="Linux">Other</Tab>
</Tabs>
`);
    expect(result.losses).toEqual([]);
  });

  it('the import of tabs is removed even if their tags do not change', async () => {
    const text = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs>
<TabItem value="a">A</TabItem>
</Tabs>
`;
    expect((await convert(text)).text).toBe('<Tabs>\n<Tab label="a">A</Tab>\n</Tabs>\n');
  });

  it.each([
    ['set by the default prop', '', ' default'],
    ['set by defaultValue of Tabs', ' defaultValue="b"', ''],
  ])('a default tab that is not the first remains the default, %s', async (_, tabs, item) => {
    const text = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs${tabs}>
  <TabItem value="a">A</TabItem>
  <TabItem value="b" label="B"${item}>B</TabItem>
  <TabItem value="c"${item}>C</TabItem>
</Tabs>
`;
    const result = await convert(text);
    expect(told(result)).toEqual([]);
    expect(result.text).toBe(`<Tabs>
  <Tab label="a">A</Tab>
  <Tab label="B" default>B</Tab>
  <Tab label="c">C</Tab>
</Tabs>
`);
  });

  it('tabs with computed labels remain components from the compatibility package', async () => {
    const text = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs>{['a'].map((name) => <TabItem value={name}>{name}</TabItem>)}</Tabs>
`;
    const result = await convert(text);
    expect(result.text).toBe(`import { Tabs } from '@docsgen/migrate/docusaurus';
import { TabItem } from '@docsgen/migrate/docusaurus';

<Tabs>{['a'].map((name) => <TabItem value={name}>{name}</TabItem>)}</Tabs>
`);
  });

  it('custom tabs that the site provides to all pages are unchanged', async () => {
    const files = { 'src/theme/MDXComponents.js': 'export default { ...Original, Tabs, TabItem };' };
    const text = '<Tabs>\n  <TabItem value="a">A</TabItem>\n</Tabs>\n';
    expect(await textOf(text, { files })).toBe(text);
  });

  it("Docusaurus tabs that the site provides to all pages become docsgen's tabs", async () => {
    const components = `import MDXComponents from '@theme-original/MDXComponents';
import Tabs from '@theme/Tabs';
import Item from '@theme/TabItem';
import Card from '@site/src/Card';
// The Admonition is imported where it is used.
export default { ...MDXComponents, Tabs, TabItem: Item, Card };
`;
    const text =
      '<Tabs>\n  <TabItem value="a">A</TabItem>\n</Tabs>\n\n<Card />\n<Admonition type="tip">B</Admonition>\n';
    expect(await textOf(text, { files: { 'src/theme/MDXComponents.js': components } })).toBe(
      '<Tabs>\n  <Tab label="a">A</Tab>\n</Tabs>\n\n<Card />\n<Admonition type="tip">B</Admonition>\n',
    );
  });

  it('an admonition component becomes a directive, with more colons around nested directives', async () => {
    const text = `import Admonition from '@theme/Admonition';

<Admonition type="tip" title="Read *this*">

:::note
Inner
:::

</Admonition>

<Admonition type="info">One line</Admonition>
`;
    expect(await textOf(text)).toBe(`::::tip[Read \\*this\\*]

:::note
Inner
:::

::::

:::info
One line
:::
`);
  });

  it('an admonition with a custom icon remains a component', async () => {
    const text = `import Admonition from '@theme/Admonition';\n\n<Admonition type="tip" icon="💡">\n\nText\n\n</Admonition>\n`;
    expect(await textOf(text)).toBe(
      text.replace("Admonition from '@theme/Admonition'", "{ Admonition } from '@docsgen/migrate/docusaurus'"),
    );
  });

  it('a CodeBlock remains a component, and an imported text is copied to the page, which is reported', async () => {
    const text = `import CodeBlock from '@theme/CodeBlock';
import Source from '!!raw-loader!@site/snippets/a.ts';

<CodeBlock language="ts">{Source}</CodeBlock>
`;
    const result = await convert(text, { files: { 'snippets/a.ts': 'a("b");\n' } });
    expect(result.text).toBe(`import { CodeBlock } from '@docsgen/migrate/docusaurus';
export const Source = "a(\\"b\\");\\n";

<CodeBlock language="ts">{Source}</CodeBlock>
`);
    expect(told(result)).toEqual([
      'docs/page.md:2:1 warning The text of @site/snippets/a.ts was copied to the page and is no longer updated with the file',
    ]);
  });

  it("lists of pages and tables of contents become docsgen's components", async () => {
    const text = `import DocCardList from '@theme/DocCardList';
import TOCInline from '@theme/TOCInline';

# Page

<TOCInline toc={toc.slice(1)} maxHeadingLevel={3} />

<DocCardList />
`;
    expect(await textOf(text)).toBe('# Page\n\n<Contents maxLevel={3} />\n\n<PageList />\n');
  });

  it('a page that declares the name of a docsgen component keeps the compatibility component', async () => {
    const text = `import TOCInline from '@theme/TOCInline';\nimport Contents from './Contents';\n\n<TOCInline toc={toc} />\n<Contents />\n`;
    const result = await convert(text, { files: { 'docs/Contents.js': '' } });
    expect(result.text).toBe(
      `import { TOCInline } from '@docsgen/migrate/docusaurus';\nimport Contents from './Contents';\n\n<TOCInline toc={toc} />\n<Contents />\n`,
    );
    expect(told(result)).toEqual([]);
  });

  it('head elements and details become HTML elements, and links remain components', async () => {
    const text = `import Link from '@docusaurus/Link';
import Head from '@docusaurus/Head';
import Details from '@theme/Details';
import useBaseUrl from '@docusaurus/useBaseUrl';

<Head>
  <meta name="a" content="b" />
</Head>

Text <Link className="button" to="/docs/other">other</Link> and <Link to={useBaseUrl('docs/other')}>again</Link>

<Details summary="More">

Text

</Details>
`;
    expect(await textOf(text)).toBe(`import { Link } from '@docsgen/migrate/docusaurus';
import { useBaseUrl } from '@docsgen/migrate/docusaurus';

<head>
  <meta name="a" content="b" />
</head>

Text <Link className="button" to="/docs/other">other</Link> and <Link to={useBaseUrl('docs/other')}>again</Link>

<details>
<summary>More</summary>

Text

</details>
`);
  });

  it('one-line details remain on one line, and a single heading level of a table of contents is preserved', async () => {
    const text = `import TOCInline from '@theme/TOCInline';

<Details summary="More"><p>Text</p></Details>

<TOCInline toc={toc.filter((node) => node.level === 2)} />
`;
    expect(await textOf(text)).toBe(`<details><summary>More</summary><p>Text</p></details>

<Contents minLevel={2} maxLevel={2} />
`);
  });

  it("videos become docsgen's Video component, and the import is removed", async () => {
    const result = await convert(`import LiteYouTubeEmbed from 'react-lite-youtube-embed';
import 'react-lite-youtube-embed/dist/LiteYouTubeEmbed.css';

<LiteYouTubeEmbed id="a-b" />

<LiteYouTubeEmbed id="c" title="How &amp; why" thumbnail="/c.png" />
`);
    expect(result.text).toBe(`<Embed url="https://www.youtube.com/watch?v=a-b" title="YouTube video" />

<Embed url="https://www.youtube.com/watch?v=c" title="How & why" poster="/c.png" />
`);
    expect(result.packages).toEqual([]);
    const computed = `import Video from 'react-lite-youtube-embed';

<Video id={'a' + 1} />
`;
    const kept = await convert(computed);
    expect(kept.text).toBe(computed);
    expect(told(kept)).toEqual([
      'docs/page.md:1:1 warning Components of react-lite-youtube-embed are rendered at build time only',
    ]);
  });

  it('a component without an equivalent becomes a placeholder and is reported', async () => {
    const text = `import SearchBar from '@theme/SearchBar';\n\n<SearchBar />\n`;
    const result = await convert(text);
    expect(result.text).toContain(
      `import { standIn } from '@docsgen/migrate/docusaurus';\n\nexport const SearchBar = standIn(`,
    );
    expect(told(result)).toEqual(["docs/page.md:1:1 error 'SearchBar' of @theme/SearchBar is not available"]);
  });
});

describe('imports of the site', () => {
  it('import paths are updated to the new locations', async () => {
    const text = `import Part from '../parts/_part.mdx';
import { Chart } from '@site/src/components/chart';
import Old from '@site/docs/_old.md';
import logo from '@site/static/img/logo.png';
import clsx from 'class-variance';

<Part />
<Chart className={clsx('a')} /> <Old />
<img src={logo} alt="" />
`;
    const files = {
      'parts/_part.mdx': '## In the part',
      'src/components/chart.tsx': '',
      'docs/_old.md': '## Old',
      'static/img/logo.png': '',
    };
    const result = await convert(text, { files, packages: ['class-variance'] });
    expect(result.text).toBe(
      text
        .replace('../parts/_part.mdx', '../../../parts/_part.mdx')
        .replace('@site/docs/_old.md', '@site/content/en/docs/_old.md'),
    );
    expect(result.uses).toEqual(Object.keys(files));
    expect(result.packages).toEqual(['class-variance']);
    expect(result.anchors).toEqual(['in-the-part', 'old']);
  });

  it('an SVG that is imported as a component is reported', async () => {
    const text = `import Logo from './logo.svg';\n\n<Logo className="big" title="Harbour" />\n`;
    const result = await convert(text, { files: { 'docs/logo.svg': '' } });
    expect(result.text).toBe(text);
    expect(told(result)).toEqual(['docs/page.md:1:1 error In docsgen, an imported SVG file is not a component']);
  });

  it('imports of missing files are reported and replaced by placeholders', async () => {
    const text = `import Part from './_gone.mdx';
import list from './gone.json';
import Made from 'made-by-a-plugin/props.md';

<Part /> <Made /> {list.length}
`;
    const result = await convert(text);
    expect(told(result)).toEqual([
      "docs/page.md:1:1 error File not found: './_gone.mdx'",
      "docs/page.md:2:1 error File not found: './gone.json'",
      "docs/page.md:3:1 error File not found: 'made-by-a-plugin/props.md'",
    ]);
    expect(result.text).toBe(`import { standIn } from '@docsgen/migrate/docusaurus';

export const Part = standIn("Part", "File not found: './_gone.mdx'");
export const list = [];
export const Made = standIn("Made", "File not found: 'made-by-a-plugin/props.md'");

<Part /> <Made /> {list.length}
`);
  });
});

describe('URLs', () => {
  it('require() gets new paths, and useBaseUrl() remains a function', async () => {
    const text = `import useBaseUrl from '@docusaurus/useBaseUrl';

<img src={require('./a.png').default} alt="" />
<img src={require('@site/static/img/b.png').default} alt="" />
<a href={useBaseUrl('/docs/x')}>x</a>
`;
    const files = { 'docs/a.png': '', 'static/img/b.png': '' };
    expect(await textOf(text, { files })).toBe(
      text
        .replace(
          "import useBaseUrl from '@docusaurus/useBaseUrl'",
          "import { useBaseUrl } from '@docsgen/migrate/docusaurus'",
        )
        .replace('@site/static', ''),
    );
  });

  it("pathname, @site and baseUrl are replaced by docsgen's equivalents", async () => {
    const text =
      '[a](pathname:///files/a.zip) ![b](@site/static/img/b.png) [c](/base/docs/other) [d](@site/docs/other.md)\n';
    const files = { 'static/img/b.png': '', 'docs/other.md': '' };
    expect(await textOf(text, { files, baseUrl: '/base/' })).toBe(
      '[a](/files/a.zip) ![b](/img/b.png) [c](/docs/other) [d](./other.md)\n',
    );
  });

  it('links to files are unchanged if they still resolve, and rewritten otherwise', async () => {
    const files = { 'docs/a/b.md': '', 'docs/b.md': '', 'parts/c.md': '' };
    const text = '[1](b.md) [2](./b.md#x) [3](/a/b.md) [4](/docs/a/b.md) [5](a/b.md) [6](/parts/c.md)\n';
    expect(await textOf(text, { path: 'docs/a/page.md', files })).toBe(
      text.replace('/parts/c.md', '../../../../parts/c.md'),
    );
  });

  it('links without an extension resolve like URLs in a browser', async () => {
    const files = { 'docs/a/other.md': '', 'docs/other.md': '', 'docs/a/index.md': '' };
    const text = '[1](other) [2](./other#x) [3](../other)\n';
    expect(await textOf(text, { path: 'docs/a/page.md', files })).toBe(text);
    expect(await textOf(text, { path: 'docs/a/page.md', files, trailingSlash: true })).toBe(
      '[1](/docs/a/page/other) [2](/docs/a/page/other#x) [3](./other.md)\n',
    );
  });

  it('links without an extension resolve to files whose URL differs from their name', async () => {
    const files = { 'docs/a/Other.md': '' };
    const text = '[1](other) [2](other#x)\n';
    expect(await textOf(text, { path: 'docs/a/page.md', files })).toBe('[1](./Other.md) [2](./Other.md#x)\n');
    expect(await textOf(text, { path: 'docs/a/page.md', files, trailingSlash: false })).toBe(text);
  });
});

describe('syntax of plugins', () => {
  it('custom admonitions become the type info, with their title or name, and are reported', async () => {
    const text = ':::issuer\nText\n:::\n\n:::issuer Their *view*\nText\n:::\n\n:::bob[B]\nText\n:::\n';
    const result = await convert(text, { admonitions: ['issuer', 'bob'] });
    expect(result.text).toBe(
      ':::info[issuer]\nText\n:::\n\n:::info[Their *view*]\nText\n:::\n\n:::info[B]\nText\n:::\n',
    );
    expect(result.losses).toHaveLength(3);
  });
});

describe('posts, comments and front matter', () => {
  it("the truncate marker becomes docsgen's marker on its own line", async () => {
    const path = 'blog/2025-01-02-post.md';
    expect(await textOf('Text\n\n<!--truncate-->\n\nMore\n', { path })).toBe('Text\n\n<!--more-->\n\nMore\n');
    expect(await textOf('Text {/* truncate */} more\n', { path })).toBe('Text \n\n{/* more */}\n\n more\n');
    expect(await textOf('Text\n\n<!-- truncate -->\n', { path: 'blog/a.mdx' })).toBe('Text\n\n{/* more */}\n');
    expect(await textOf('Text\n\n<!-- truncate -->\n')).toBe('Text\n\n<!-- truncate -->\n');
  });

  it('HTML comments become MDX comments in MDX files', async () => {
    const text = '# A <!-- b -->\n\n<!--\nc\n-->\n';
    expect(await textOf(text, { path: 'docs/page.mdx' })).toBe('# A {/* b */}\n\n{/*\nc\n*/}\n');
  });

  it('unsupported front matter is reported', async () => {
    const text = '---\ntitle: A\nwrapperClassName: wide\nlast_update:\n  date: 2013-01-22\n  author: Ana\n---\n';
    const result = await convert(text);
    expect(result.text).toBe(text);
    expect(told(result)).toEqual([
      "docs/page.md:3:1 warning The front matter field 'wrapperClassName' is not supported",
    ]);
  });

  it('front matter fields of a single author move to authors.yaml', async () => {
    const text = '---\nauthor: Ana García\nauthorURL: https://ana.example\ntitle: A\n---\n';
    const result = await convert(text, { path: 'blog/a.md' });
    expect([result.text, told(result)]).toEqual(['---\nauthors: ["Ana García"]\ntitle: A\n---\n', []]);
  });

  it('inline tags and authors of posts are replaced by their keys', async () => {
    const text =
      '---\ntags:\n  - api\n  - label: Web hooks\n    permalink: /hooks\nauthors:\n  - name: Ana García\n    url: https://ana.example\n---\n';
    expect(await textOf(text, { path: 'blog/a.md' })).toBe(
      '---\ntags: [api, Web hooks]\nauthors: ["Ana García"]\n---\n',
    );
  });

  it('inline tags of documents are replaced by their keys', async () => {
    const text = '---\ntags:\n  - api\n  - label: Web hooks\n    permalink: /hooks\n---\n';
    const result = await convert(text);
    expect([result.text, told(result)]).toEqual(['---\ntags: [api, Web hooks]\n---\n', []]);
  });

  it('front matter of other tools is removed and reported', async () => {
    const result = await convert('---\ntitle: A\nweight: 3\nmine: stays\n---\n');
    expect(result.text).toBe('---\ntitle: A\nmine: stays\n---\n');
    expect(told(result)).toEqual([
      "docs/page.md:3:1 warning The front matter field 'weight' is not supported",
      "docs/page.md:4:1 warning The front matter field 'mine' is not supported",
    ]);
  });
});

describe('anchors', () => {
  it('anchors are those that Docusaurus generates', async () => {
    const text = `# Title

## Title
## With \`code\` & {1 + 1}
## Own {#own-Id}
## Comment {/* #by-comment */}
## Twice <!-- not told -->
## Twice
## Owned by root:root
###

<a id="element" /> <a name="named"></a>
`;
    expect((await convert(text)).anchors).toEqual([
      'title-1',
      'with-code--1--1',
      'own-Id',
      'by-comment',
      'twice-',
      'twice',
      'owned-by-root',
      'element',
      'named',
    ]);
  });
});

describe('heading IDs', () => {
  it('a heading gets an explicit ID only if Docusaurus read a word after a colon as a directive', async () => {
    const text =
      '# A:b\n\n## Owner is root:root\n\n## did:key in use {#own}\n\n## Plain: text\n\n## Owner is root:root\n';
    const { text: converted, anchors } = await convert(text);
    expect(anchors).toEqual(['owner-is-root', 'own', 'plain-text', 'owner-is-root-1']);
    expect(converted).toBe(
      '# A:b\n\n## Owner is root:root {#owner-is-root}\n\n## did:key in use {#own}\n\n## Plain: text\n\n' +
        '## Owner is root:root {#owner-is-root-1}\n',
    );
  });

  it('a heading that docsgen would read as a directive gets its ID', async () => {
    const text = '## Set rs:interval\n\n## Set rs:interval {#own}\n\n## None\n';
    const result = await convert(text, { path: 'docs/a.mdx' });
    expect(result.text).toBe(text.replace('rs:interval\n', 'rs:interval {#set-rs}\n'));
    expect(result.anchors).toEqual(['set-rs', 'own', 'none']);
  });
});
