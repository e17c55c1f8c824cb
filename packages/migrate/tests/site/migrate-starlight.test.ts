// Migrates a small Starlight site: the converted files, and that docsgen builds all of them without manual changes.
import { describe, expect, it } from 'vitest';
import { withSite } from '../../../../tests/site/site.ts';
import { told } from '../../../../tests/unit/model-of.ts';
import { migrateStarlight } from '../../src/starlight/migrate-starlight.ts';
import { buildsWhole, movedForTests, moveSite } from './moved-site.ts';

const picture = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" width="4" height="4"><path fill="${color}" d="M0 0h4v4z"/></svg>`;

const old: Readonly<Record<string, string>> = {
  'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
import react from '@astrojs/react';

export default defineConfig({
  site: 'https://harbour.example.com',
  redirects: { '/old': '/guides/start/', '/all/[...slug]': '/' },
  integrations: [
    react(),
    starlight({
      title: { en: 'Harbour', de: 'Hafen' },
      logo: { src: './src/assets/mark.svg', replacesTitle: true },
      social: [
        { icon: 'github', label: 'GitHub', href: 'https://github.com/x/harbour' },
        { icon: 'matrix', label: 'Matrix', href: 'https://matrix.example.com' },
      ],
      editLink: { baseUrl: 'https://git.example.com/edit/main/' },
      lastUpdated: false,
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
      customCss: ['./src/styles/theme.css'],
      components: { Footer: './src/components/Footer.astro' },
      head: [{ tag: 'script', attrs: { src: 'https://stats.example.com/s.js', defer: true } }],
      locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch', lang: 'de' } },
      sidebar: [
        { label: 'Start here', translations: { de: 'Anfang' }, items: ['guides/start', { slug: 'guides/write', label: 'Write', badge: { text: 'New', variant: 'tip' } }] },
        { label: 'Reference', collapsed: true, autogenerate: { directory: 'reference' } },
        { label: 'Status', link: 'https://status.example.com' },
        'gone',
      ],
    }),
  ],
});
`,
  'src/styles/theme.css': ':root { --sl-color-accent: #0a5f47; }\n',
  'src/assets/mark.svg': picture('#123'),
  'src/assets/plan.svg': picture('#456'),
  'public/file.txt': 'As it is.\n',
  'src/pages/shop.astro': '---\n---\n<p>Shop</p>\n',
  'src/content/docs/index.mdx': `---
title: Welcome
description: Ships things.
template: splash
hero:
  title: Harbour
  tagline: Ships <b>things</b>.
  image:
    file: ../../assets/mark.svg
  actions:
    - text: Start
      link: /guides/start/
      icon: right-arrow
---

import { Card, CardGrid, LinkCard } from '@astrojs/starlight/components';

<CardGrid stagger>
  <Card title="Fast" icon="rocket">
    Very *fast*.
  </Card>
  <LinkCard title="Write" href="/guides/write/" description="How {pages} are written." />
</CardGrid>
`,
  'src/content/docs/guides/start.mdx': `---
title: Start
sidebar:
  order: 1
tableOfContents: false
prev: false
next:
  link: /guides/write/
  label: Write
banner:
  content: New here?
---

import { Aside, Badge, Code, FileTree, Icon, LinkButton, Steps, TabItem, Tabs as Panels } from '@astrojs/starlight/components';
import { Image } from 'astro:assets';
import Chart from '../../../components/Chart.astro';
import plan from '../../../assets/plan.svg';
import Shared from '../../../partials/shared.mdx';

## Install

<Panels syncKey="pm">
  <TabItem label="npm" icon="seti:npm">

\`\`\`sh title="Install" "harbour"
npm i harbour
\`\`\`

  </TabItem>
  <TabItem label="pnpm">Use *pnpm*.</TabItem>
</Panels>

<Steps>
1. One
2. Two
</Steps>

<Aside type="caution" title="Mind">The gap.</Aside>

A <Badge text="Beta" variant="caution" size="small" /> and <Icon name="rocket" size="2rem" />.

<LinkButton href="/guides/write/" variant="primary" icon="right-arrow">Go on</LinkButton>

<Code code={\`const a = 1;\`} lang="js" title="a.js" />

<Image src={plan} alt="The plan" />

<Chart data={[1, 2]}>Words</Chart>

<Fragment slot="x">Part.</Fragment>

<Shared />

See [write](../write/#how), \`<Chart>\` and ![plan](../../../assets/plan.svg).
`,
  'src/content/docs/guides/Write.md': `---
title: Write pages
---

## How

:::tip[Did you know]{icon="heart"}
It is [easy](/guides/start/#install).
:::
`,
  'src/content/docs/reference/02-api.md': '---\ntitle: API\nsidebar:\n  label: The API\n  badge: New\n---\n\nWords.\n',
  'src/content/docs/hidden.md': '---\ntitle: Hidden\nsidebar:\n  hidden: true\n---\n\nWords.\n',
  'src/content/docs/de/guides/start.md': '---\ntitle: Anfang\n---\n\n## Los\n\n![Plan](../../../../assets/plan.svg)\n',
  'src/partials/shared.mdx':
    'import { Badge } from \'@astrojs/starlight/components\';\n\n### Shared <Badge text="x" />\n',
};

const moved = movedForTests(old, migrateStarlight);

describe('a Starlight site', () => {
  it("Starlight components become docsgen's components", () => {
    expect(moved.textOf('content/en/docs/guides/start.mdx')).toBe(`---
title: Start
sidebar_position: 1
hide_table_of_contents: true
pagination_prev: null
pagination_next: guides/Write
---

:::info
New here?
:::

import Shared from '../_partials/shared.mdx';

## Install

<Tabs group="pm">
  <Tab label="npm">

\`\`\`sh title="Install" "harbour"
npm i harbour
\`\`\`

  </Tab>
  <Tab label="pnpm">Use *pnpm*.</Tab>
</Tabs>

<Steps>
1. One
2. Two
</Steps>

<Caution title="Mind">The gap.</Caution>

A <Badge text="Beta" variant="warning" /> and <Icon name="rocket" />.

<a href="/guides/write/">Go on</a>

\`\`\`js title="a.js"
const a = 1;
\`\`\`

![The plan](../_assets/plan.svg)

{/* <Chart data={[1, 2]}> */}Words{/* </Chart> */}

Part.

<Shared />

See [write](/guides/write/#how), \`<Chart>\` and ![plan](../_assets/plan.svg).
`);
    expect(moved.textOf('content/en/docs/_partials/shared.mdx')).toBe(
      '\n### Shared <Badge text="x" /> {/* #shared */}\n',
    );
    expect(moved.textOf('content/de/docs/guides/start.md')).toBe(
      '---\ntitle: Anfang\n---\n\n## Los\n\n![Plan](../../../en/docs/_assets/plan.svg)\n',
    );
  });

  it('Starlight URLs are preserved, which are in lowercase and include numbers', () => {
    expect(moved.textOf('content/en/docs/guides/Write.md')).toBe(`---
title: Write pages
slug: /guides/write
---

## How

:::tip[Did you know]
It is [easy](/guides/start/#install).
:::
`);
    expect(moved.textOf('content/en/docs/reference/02-api.md')).toBe(
      '---\ntitle: API\nslug: /reference/02-api\nsidebar_label: The API\n---\n\nWords.\n',
    );
  });

  it('the first page of a Starlight site becomes the landing page', () => {
    expect(moved.textOf('content/en/index.mdx')).toBe(`---
description: Ships things.
title: Harbour
home:
  subtitle: Ships things.
  actions:
    - { label: Start, to: /guides/start/ }
---


<Cards>
  <Card title="Fast" icon="rocket">
    Very *fast*.
  </Card>
  <Card title="Write" href="/guides/write/">{"How {pages} are written."}</Card>
</Cards>
`);
  });

  it('the Starlight sidebar is migrated, with translated labels, badges and folders', () => {
    expect(moved.textOf('content/en/docs/sidebar.yaml')).toBe(`- label: { en: Start here, de: Anfang }
  items:
    - guides/start
    - { page: guides/Write, label: Write, badge: New }
- label: Reference
  collapsed: true
  items:
    - { autogenerated: reference }
- { label: Status, href: https://status.example.com }
`);
  });

  it('the Starlight configuration is migrated, with images of src/assets in static/', () => {
    expect(moved.textOf('site.config.yaml').replace(/^#.*\n/gm, '')).toBe(`
title: { en: Harbour, de: Hafen }
url: https://harbour.example.com
locales:
  - { code: en, label: English }
  - { code: de, label: Deutsch }
sections:
  - { id: docs, label: { en: Harbour, de: Hafen }, basePath: /, content: docs }
theme:
  logo: { src: /mark.svg, name: false }
  accent: '#0a5f47'
home: { image: /mark.svg }
social: { github: https://github.com/x/harbour }
editLink: https://git.example.com/edit/main/{path}
tableOfContents: { min: 2, max: 4 }
sidebar: { collapsed: false }
scripts: [https://stats.example.com/s.js]
redirects:
  - { from: /old, to: /guides/start/ }
checks: { links: warning, anchors: warning, images: warning }
`);
    const copies = moved.migration.files.flatMap((file) => ('copyOf' in file ? [`${file.path} ${file.copyOf}`] : []));
    expect(copies).toEqual([
      'content/en/docs/_assets/plan.svg src/assets/plan.svg',
      'static/file.txt public/file.txt',
      'static/mark.svg src/assets/mark.svg',
    ]);
  });

  it('losses of a Starlight site are reported at their line', () => {
    expect(moved.losses).toEqual([
      'warning astro.config.mjs:- Broken link in the sidebar: gone does not exist',
      'warning src/content/docs/guides/start.mdx:16 The import of ../../../components/Chart.astro was removed',
      'error src/content/docs/guides/start.mdx:48 The component Chart is not shown',
      'warning src/content/docs/guides/start.mdx:25 Marked words in code blocks are not supported',
      'warning src/content/docs/hidden.md:3 This page is hidden from sidebars, and now also from the search',
      'warning src/content/docs/reference/02-api.md:3 The sidebar badge of this page was removed',
      "warning astro.config.mjs:8 docsgen has no icon 'matrix'",
      'warning astro.config.mjs:8 The theme component Footer is not replaced by ./src/components/Footer.astro',
      'warning astro.config.mjs:8 The style sheet ./src/styles/theme.css was not migrated',
      'warning astro.config.mjs:8 The page src/pages/shop.astro was not migrated',
      'warning astro.config.mjs:7 The redirect from /all/[...slug] was removed',
    ]);
  });

  it('a migrated Starlight site is built without errors, with every URL and anchor', async () => {
    await buildsWhole(moved.migration, old, ({ url }) => `${url.slice(1)}index.html`);
    expect(moved.migration.addresses.map(({ url, anchors }) => [url, ...anchors].join(' #'))).toEqual([
      '/de/guides/start/ #los',
      '/guides/write/ #how',
      '/guides/start/ #install #shared',
      '/hidden/',
      '/',
      '/reference/02-api/',
    ]);
  });
});

describe('a Starlight site whose default locale has a folder', () => {
  it('the default locale of a Starlight site loses its folder, and the old URLs redirect', async () => {
    const old = {
      'astro.config.ts': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({ base: '/docs', integrations: [starlight({
  title: 'Two', defaultLocale: 'en', locales: { de: { label: 'Deutsch' }, en: { label: 'English' } },
})] });`,
      'src/content/docs/en/index.md': '---\ntitle: Home\n---\n\n[Start](./guides/start/)\n',
      'src/content/docs/en/guides/start.md':
        '---\ntitle: Start\nhero: { tagline: No }\n---\n\n[Home](/docs/en/) and [here](/en/guides/start/#x) and [file](/docs/a.txt)\n',
      'public/a.txt': 'a',
      'src/content/docs/de/guides/start.md': '---\ntitle: Anfang\n---\n',
    };
    const { value } = await moveSite(old, migrateStarlight);
    const files = new Map(value?.files.map((file) => [file.path, 'text' in file ? file.text : '']));
    expect([...files.keys()]).toEqual([
      'content/de/docs/guides/start.md',
      'content/en/docs/guides/start.md',
      'content/en/docs/index.md',
      'site.config.yaml',
      'static/a.txt',
    ]);
    expect(files.get('content/en/docs/guides/start.md')).toContain(
      '[Home](/) and [here](/guides/start/#x) and [file](/a.txt)',
    );
    expect(value?.losses.map(({ message }) => message)).toEqual(['The hero of this page was removed']);
    await withSite(Object.fromEntries(files), async (at) => {
      const built = await at.build({ jobs: 1 });
      expect(told(built.diagnostics)).toEqual([expect.stringContaining('there is no anchor #x')]);
      expect(built.read('en/guides/start/index.html')).toContain('url=/docs/guides/start/');
      expect(built.read('index.html')).toContain('href="/docs/guides/start/"');
    });
  });
});

describe('a folder that is not a Starlight site', () => {
  it.each([
    [
      'with Astro only',
      {
        'astro.config.mjs': "import { defineConfig } from 'astro/config';\nexport default defineConfig({ site: 'x' });",
      },
      'The configuration does not contain the Starlight integration',
    ],
    [
      'without pages',
      {
        'astro.config.mjs':
          "import s from '@astrojs/starlight';\nexport default { integrations: [s({ title: 'T' })] };",
      },
      'No pages found',
    ],
  ])('reports a folder that is not a Starlight site and writes nothing: %s', async (_, files, message) => {
    const { value, diagnostics } = await moveSite(files, migrateStarlight);
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([{ severity: 'error', message: expect.stringContaining(message) }]);
  });
});
