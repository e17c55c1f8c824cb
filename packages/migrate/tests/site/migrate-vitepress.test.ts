// Migrates a small VitePress site: the converted files, and that docsgen builds all of them without manual changes.
import { describe, expect, it } from 'vitest';
import { withSite } from '../../../../tests/site/site.ts';
import { migrateVitepress } from '../../src/vitepress/migrate-vitepress.ts';
import { buildsWhole, movedForTests, moveSite } from './moved-site.ts';

const old: Readonly<Record<string, string>> = {
  '.vitepress/config.mts': `import { defineConfig, type DefaultTheme } from 'vitepress'
import { groupIconMdPlugin } from 'vitepress-plugin-group-icons'
import { de } from './de.ts'

export default defineConfig({
  title: 'Harbour',
  description: 'Ships things.',
  lang: 'en-US',
  base: '/docs/',
  srcDir: './src',
  srcExclude: ['**/drafts/**'],
  lastUpdated: false,
  rewrites: { 'packages/:name/intro.md': ':name/index.md' },
  sitemap: { hostname: 'https://harbour.example.com/docs' },
  head: [
    ['link', { rel: 'icon', href: '/mark.svg' }],
    ['meta', { name: 'theme-color', content: '#123456' }],
    ['meta', { property: 'og:type', content: 'website' }],
    ['script', { src: 'https://stats.example.com/s.js', defer: '' }],
  ],
  markdown: { math: true, config: (md) => { md.use(groupIconMdPlugin) } },
  locales: { root: { label: 'English', lang: 'en-US' }, de },
  themeConfig: {
    logo: { light: '/mark.svg', dark: '/mark-dark.svg', alt: 'Harbour' },
    nav: [
      { text: 'Guide', link: '/guide/start', activeMatch: '/guide/' },
      { text: 'More', items: [{ text: 'Group', items: [{ text: 'Status', link: 'https://status.example.com' }] }] },
    ],
    sidebar: {
      '/guide/': [
        { text: 'First steps', items: [{ text: 'Start', link: '/guide/start' }, { text: 'Gone', link: '/guide/gone' }] },
        { text: 'Later', collapsed: true, items: [{ text: 'Write', link: '/guide/02-write.html' }, { text: 'Start again', link: '/guide/start' }] },
      ],
      '/reference/': { base: '/reference/', items: [{ text: 'API', link: 'api' }] },
    },
    outline: [2, 3],
    editLink: { pattern: 'https://git.example.com/edit/main/src/:path' },
    socialLinks: [{ icon: 'github', link: 'https://github.com/x/harbour' }, { icon: 'npm', link: 'https://npmjs.com/harbour' }],
    footer: { message: 'Under the <a href="/guide/start">MIT</a> licence.', copyright: '© 2026' },
    search: { provider: 'local' },
  } satisfies DefaultTheme.Config,
})
`,
  '.vitepress/de.ts': `export const de = {
  label: 'Deutsch', lang: 'de-DE', title: 'Hafen',
  themeConfig: {
    nav: [{ text: 'Anleitung', link: '/de/guide/start' }],
    sidebar: { '/de/guide/': [{ text: 'Erste Schritte', items: [{ text: 'Anfang', link: '/de/guide/start' }] }] },
  },
}
`,
  'src/index.md': `---
layout: home
hero:
  name: Harbour
  text: Ships things
  tagline: Anywhere.
  image: { src: /mark.svg, alt: A mark }
  actions:
    - { theme: brand, text: Start, link: /guide/start }
    - { theme: alt, text: Code, link: https://github.com/x/harbour }
features:
  - icon: ⚡
    title: Fast
    details: Very <b>fast</b>.
    link: /guide/start
  - title: Small
    details: One file.
---

See [the guide](./guide/start.html) too.
`,
  'src/guide/start.md': `---
title: Start
outline: deep
prev: false
next: { text: Write, link: /guide/02-write }
---

# Start <Badge type="warning" text="beta" />

[[toc]]

## What's new? {#news}

## It's here: \`npm i\`

::: details Why \`now\`?
Because :tada: of [that](./02-write.md#x-y) and [this](../reference/api.html).
:::

::: warning
Mind \`{{ this }}\`, :unknown: and 10:30:45.
:::

::: code-group
\`\`\`js{1,3}:line-numbers [config.js]
let a; // [!code ++]
let b;
let c; // [!code --]
\`\`\`
<<< @/snippets/run.sh#go{1}
:::

<<< ../snippets/run.sh

<!--@include: ../parts/shared.md{2,}-->

![Plan](./plan.svg) <img src="/mark.svg">
`,
  'src/guide/02-write.md': `# Write

<script setup>
import Chart from './Chart.vue'
</script>

## X & Y

<Chart :data="[1]">Words</Chart>

Version {{ $frontmatter.version }}{{ 1 + 1 }}. <span v-pre>{{ kept }}</span>

::: v-pre
Plain {{ too }}.
:::

\`\`\`js-vue
let a;
\`\`\`

\`\`\`ts
const kept = '[[toc]]';
\`\`\`
`,
  'src/guide/aside.md': '# Beside\n\nNot listed.\n',
  'src/reference/api.md': '# API\n\n[Back](/guide/start.html#news)\n',
  'src/packages/core/intro.md': '# Core\n\n[Start](../guide/start.md)\n',
  'src/parts/shared.md': 'Not this line.\nBut [this one](../reference/api.md).\n',
  'src/snippets/run.sh': 'set -e\n# #region go\ngo now\n# #endregion go\n',
  'src/guide/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'src/public/mark.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#123" d="M0 0h4v4z"/></svg>',
  'src/public/mark-dark.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#fff" d="M0 0h4v4z"/></svg>',
  'src/drafts/no.md': '# No\n',
  'src/de/index.md': '---\nlayout: home\nhero: { name: Hafen }\n---\n',
  'src/de/guide/start.md': '# Anfang\n\n![Plan](../../guide/plan.svg)\n\n[Neu](/de/guide/start)\n',
};

const moved = movedForTests(old, migrateVitepress);

describe('a VitePress site', () => {
  it('VitePress pages are preserved, except for syntax with another meaning', () => {
    expect(moved.textOf('content/en/docs/guide/start.md')).toBe(`---
title: Start
toc_min_heading_level: 2
toc_max_heading_level: 6
pagination_prev: null
pagination_next: guide/write
---

# Start :badge[beta]{variant=warning}

::contents

## What's new? {#news}

## It's here: \`npm i\` {#it-s-here-npm-i}

:::accordion[Why \`now\`?]
Because 🎉 of [that](./02-write.md#x-y) and [this](../reference/api.md).
:::

::: warning
Mind \`{{ this }}\`, :unknown: and 10:30:45.
:::

::: code-group
\`\`\`js title="config.js" {1,3} ins={1} del={3} showLineNumbers
let a;
let b;
let c;
\`\`\`
\`\`\`sh title="run.sh" {1} file=../snippets/run.sh#L3-L3
\`\`\`
:::

\`\`\`sh file=../snippets/run.sh
\`\`\`

::include[../parts/_shared-2.md]

![Plan](./plan.svg) <img src="/mark.svg">
`);
    expect(moved.textOf('content/en/docs/parts/_shared-2.md')).toBe('But [this one](../reference/api.md).\n');
    expect(moved.textOf('content/en/docs/reference/api.md')).toBe(old['src/reference/api.md']);
    expect(moved.textOf('content/de/docs/guide/start.md')).toBe(
      '# Anfang\n\n![Plan](../../../en/docs/guide/plan.svg)\n\n[Neu](/de/guide/start)\n',
    );
  });

  it('Vue syntax is removed and reported at its line', () => {
    expect(moved.textOf('content/en/docs/guide/02-write.md')).toBe(`---
slug: /guide/02-write
---

# Write


## X & Y {#x-y}

<!-- Vue: Chart :data="[1]" -->Words<!-- Vue: /Chart -->

Version {{ $frontmatter.version }}{{ 1 + 1 }}. <span v-pre>{{ kept }}</span>

Plain {{ too }}.

\`\`\`js
let a;
\`\`\`

\`\`\`ts
const kept = '[[toc]]';
\`\`\`
`);
    expect(moved.losses).toEqual([
      'warning .vitepress/config.mts:- Broken link in the sidebar: /guide/gone does not exist',
      'warning src/guide/02-write.md:3 A Vue script was removed',
      'error src/guide/02-write.md:9 The Vue component Chart is not shown',
      'error src/guide/02-write.md:11 The expression {{ $frontmatter.version }} is shown as text',
      'error src/guide/02-write.md:11 The expression {{ 1 + 1 }} is shown as text',
      'warning .vitepress/config.mts:15 <meta property="og:type" content="website"> is not migrated: docsgen generates it',
      "warning .vitepress/config.mts:38 docsgen has no icon 'npm'",
      'warning .vitepress/config.mts:21 markdown-it plugins are not supported',
    ]);
  });

  it('the VitePress home page becomes the landing page, with features as cards', () => {
    expect(moved.textOf('content/en/index.md')).toBe(`---
title: Harbour
home:
  subtitle: Ships things — Anywhere.
  actions:
    - { label: Start, to: /guide/start }
    - { label: Code, to: https://github.com/x/harbour }
---

::::cards
:::card[⚡ Fast]{href="/guide/start"}
Very fast.
:::
:::card[Small]
One file.
:::
::::

See [the guide](./docs/guide/start.md) too.
`);
  });

  it('VitePress sidebars become one file, with translated labels', () => {
    expect(moved.textOf('content/en/docs/sidebar.yaml')).toBe(`guide:
  - label: { en: First steps, de: Erste Schritte }
    items:
      - { page: guide/start, label: { en: Start, de: Anfang } }
  - label: Later
    collapsible: true
    collapsed: true
    items:
      - { page: guide/write, label: Write }
      - { ref: guide/start, label: Start again }
reference:
  - { page: reference/api, label: API }
`);
    expect(moved.textOf('content/en/docs/guide/aside.md')).toBe(
      '---\ndisplayed_sidebar: guide\n---\n\n# Beside\n\nNot listed.\n',
    );
  });

  it('the VitePress configuration is migrated, except for defaults of docsgen', () => {
    expect(moved.textOf('site.config.yaml').replace(/^#.*\n/gm, '')).toBe(`
title: { en: Harbour, de: Hafen }
tagline: Ships things.
url: https://harbour.example.com
baseUrl: /docs/
trailingSlash: false
locales:
  - { code: en, label: English, htmlLang: en-US }
  - { code: de, label: Deutsch, htmlLang: de-DE }
sections:
  - { id: docs, label: Harbour, basePath: /, content: docs }
theme:
  logo: { src: /mark.svg, dark: /mark-dark.svg, alt: Harbour, name: true }
  favicon: /mark.svg
home: { image: /mark.svg }
navbar:
  items:
    - { label: { en: Guide, de: Anleitung }, to: /guide/start, activePath: /guide }
    - label: More
      items:
        - { label: Status, href: https://status.example.com }
social: { github: https://github.com/x/harbour }
footer: { copyright: 'Under the [MIT](/guide/start) licence. © 2026' }
editLink: https://git.example.com/edit/main/src/{path}
sidebar: { collapsible: false }
head:
  - { tag: meta, attributes: { name: theme-color, content: '#123456' } }
scripts: [https://stats.example.com/s.js]
plugins: ['@docsgen/math']
redirects:
  - { from: /core/index.html, to: /core }
checks: { links: warning, anchors: warning, images: warning }
`);
  });

  it('a migrated VitePress site is built without errors, with every URL and anchor', async () => {
    await buildsWhole(moved.migration, old, ({ url }) => url.slice(1) + (url.endsWith('/') ? 'index.html' : '.html'));
    expect(moved.migration.addresses.map(({ url }) => url)).toEqual([
      '/de/guide/start',
      '/de/',
      '/guide/02-write',
      '/guide/aside',
      '/guide/start',
      '/',
      '/core/',
      '/parts/shared',
      '/reference/api',
    ]);
  });
});

describe('a VitePress site with one sidebar, functions and a single language', () => {
  it('functions of a VitePress configuration are evaluated or reported', async () => {
    const old = {
      '.vitepress/config/index.js': `import { defineConfig } from 'vitepress'
export default async () => defineConfig({
  title: 'One',
  rewrites: (path) => path.replace(/^src\\//, ''),
  themeConfig: {
    sidebar: [{ items: [{ text: 'Start', link: '/start#top' }, { text: 'Deep', link: '/deep/' }] }],
    editLink: { pattern: ({ filePath }) => filePath },
  },
})`,
      'index.md': '# One\n\n[Deep](deep/) and [start](./start)\n',
      'src/start.md': '# Start\n\n::: odd\nText.\n:::\n',
      'deep/index.md': '# Deep\n',
      'pkg/[name].md': '# {{ $params.name }}\n',
    };
    const { value, diagnostics } = await moveSite(old, migrateVitepress);
    const lines = [...diagnostics, ...(value?.losses ?? [])].map(({ file, message }) => `${file} ${message}`);
    expect(lines).toEqual([
      'pkg/[name].md Pages generated from this template were not migrated',
      'src/start.md The container odd is shown as text',
      '.vitepress/config/index.js The editLink function is not supported',
    ]);
    const files = new Map(value?.files.map((file) => [file.path, 'text' in file ? file.text : '']));
    expect([...files.keys()]).toEqual([
      'content/en/docs/deep/index.md',
      'content/en/docs/index.md',
      'content/en/docs/sidebar.yaml',
      'content/en/docs/start.md',
      'site.config.yaml',
    ]);
    expect(files.get('content/en/docs/sidebar.yaml')).toBe(
      '- { label: Start, to: /start#top }\n- { page: deep/index, label: Deep }\n',
    );
    expect(files.get('content/en/docs/index.md')).toBe(
      '---\ndisplayed_sidebar: docs\n---\n\n# One\n\n[Deep](deep/) and [start](./start)\n',
    );
    await withSite(Object.fromEntries(files), async (at) => {
      const built = await at.build({ jobs: 1 });
      expect(built.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    });
  });
});

describe('a folder that is not a VitePress site', () => {
  it.each([
    [
      'with a configuration that throws',
      { '.vitepress/config.js': "throw new Error('no')" },
      'The configuration cannot be run: no',
    ],
    ['without pages', { '.vitepress/config.js': "export default { title: 'Empty' }" }, 'No pages found'],
  ])('reports a folder that is not a VitePress site and writes nothing: %s', async (_, files, message) => {
    const { value, diagnostics } = await moveSite(files, migrateVitepress);
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([{ severity: 'error', message: expect.stringContaining(message) }]);
  });
});
