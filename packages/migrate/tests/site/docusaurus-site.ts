// A small Docusaurus site with one of everything that is migrated: versions, two languages, posts, a React page,
// redirects, custom components, a partial, static files, a style sheet.
import type { SiteLiteral } from '../../../../tests/site/site-files.ts';

export const docusaurusSite: SiteLiteral = {
  'package.json': JSON.stringify({
    name: 'harbour-docs',
    dependencies: { '@docusaurus/core': '3.9.0', '@docusaurus/preset-classic': '3.9.0', react: '^19.0.0' },
  }),
  'docusaurus.config.js': `// @ts-check
import { themes } from 'prism-react-renderer';

/** @type {import('@docusaurus/types').Config} */
const config = {
  title: 'Harbour',
  tagline: 'Ships and papers',
  url: 'https://harbour.example',
  baseUrl: '/',
  favicon: 'img/mark.svg',
  onBrokenLinks: 'throw',
  i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
  presets: [
    [
      'classic',
      {
        docs: { lastVersion: 'current', sidebarPath: './sidebars.js', editUrl: 'https://github.com/harbour/docs/edit/main/' },
        blog: { showReadingTime: true },
        theme: { customCss: './src/css/custom.css' },
      },
    ],
  ],
  plugins: [
    ['@docusaurus/plugin-client-redirects', { redirects: [{ from: '/start', to: '/docs/intro' }] }],
    '@docusaurus/plugin-pwa',
  ],
  themeConfig: {
    navbar: {
      title: 'Harbour',
      items: [
        { type: 'docSidebar', sidebarId: 'main', label: 'Docs', position: 'left' },
        { to: '/blog', label: 'News', position: 'left' },
        { type: 'docsVersionDropdown', position: 'right' },
      ],
    },
    footer: { links: [{ title: 'Docs', items: [{ label: 'Introduction', to: '/docs/intro' }] }], copyright: '© Harbour' },
    prism: { theme: themes.github },
  },
};

export default config;
`,
  'sidebars.js': `module.exports = {
  main: [
    'intro',
    { type: 'category', label: 'Guides', link: { type: 'generated-index', slug: '/guides' }, items: ['guides/mooring', 'guides/papers'] },
    { type: 'link', label: 'Source', href: 'https://github.com/harbour/docs' },
  ],
};
`,
  'docs/intro.md': `---
title: Introduction
sidebar_position: 1
---

# Introduction

:::note Good to know

Ships come in **at night**.

:::

## First steps

See [mooring](./guides/01-mooring.md#ropes), and [the old way](pathname:///files/old.txt).

<!-- not for readers -->

## Next {#and-then}

Done.
`,
  'docs/guides/01-mooring.md': `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Counter from '@site/src/components/Counter';
import Shared from './_shared.mdx';

# Mooring

<Tabs groupId="size">
  <TabItem value="small" label="Small ships" default>

Two ropes.

  </TabItem>
  <TabItem value="large" label="Large ships">

Six ropes.

  </TabItem>
</Tabs>

## Ropes

<Counter start={2} />

<Shared port="Rotterdam" />
`,
  'docs/guides/02-papers.mdx': `---
slug: /papers
tags: [law]
---
import CodeBlock from '@theme/CodeBlock';

# Papers

<CodeBlock language="js" title="papers.js">{\`const papers = 3;\`}</CodeBlock>

![A ship](/img/ship.png)
`,
  'docs/guides/_shared.mdx': 'Papers of {props.port} are checked.\n',
  'versions.json': '["1.0"]\n',
  'versioned_docs/version-1.0/intro.md': '# Introduction\n\n## First steps\n\nAs it was.\n',
  'versioned_sidebars/version-1.0-sidebars.json': '{ "main": ["intro"] }\n',
  'i18n/fr/docusaurus-plugin-content-docs/current/intro.md': `---
title: Présentation
---

# Présentation

## Premiers pas {#first-steps}

Bienvenue.
`,
  'i18n/fr/docusaurus-plugin-content-docs/current.json': JSON.stringify({
    'sidebar.main.category.Guides': { message: 'Guides pratiques' },
  }),
  'i18n/fr/docusaurus-theme-classic/navbar.json': JSON.stringify({ 'item.label.News': { message: 'Nouvelles' } }),
  'i18n/fr/code.json': JSON.stringify({ 'home.welcome': { message: 'Bienvenue au port' } }),
  'blog/2024-05-01-opening.md': `---
title: The harbour is open
authors: [ada]
tags: [news]
---

Come in.

<!-- truncate -->

## Hours

Always.
`,
  'blog/authors.yml': 'ada:\n  name: Ada Mole\n  title: Harbour master\n',
  'blog/tags.yml': 'news:\n  label: News\n  permalink: /news\n',
  'src/pages/index.js': `import React from 'react';
import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './index.module.css';

export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title={siteConfig.title} description="Ships and papers">
      <main className={styles.hero}>
        <h1>{siteConfig.title}</h1>
        <p><Translate id="home.welcome">Welcome to the harbour</Translate></p>
        <Link to="/docs/intro">Begin</Link>
      </main>
    </Layout>
  );
}
`,
  'src/pages/index.module.css': '.hero { padding: 2rem; }\n',
  'src/pages/imprint.md': '# Imprint\n\n## Address\n\nQuay 1.\n',
  'src/components/Counter.jsx': `import React, { useState } from 'react';

export default function Counter({ start }) {
  const [count, setCount] = useState(start);
  return <button type="button" onClick={() => setCount(count + 1)}>{count} ropes</button>;
}
`,
  'src/theme/DocItem/Footer/index.js': "import Footer from '@theme-original/DocItem/Footer';\nexport default Footer;\n",
  'src/css/custom.css': `:root {
  --ifm-color-primary: #1d7748;
}
[data-theme='dark'] {
  --ifm-color-primary: #25c2a0;
}
.own { color: red; }
`,
  'static/img/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>\n',
  'static/img/ship.png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  'static/files/old.txt': 'The old way.\n',
};
