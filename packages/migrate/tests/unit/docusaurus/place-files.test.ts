// Paths of a Docusaurus site's files in the new site, and resolution of imports and links.
import { expect, it } from 'vitest';
import { placeFiles } from '../../../src/docusaurus/place-files.ts';
import { config, siteOf } from './foreign-site.ts';

const files = {
  'docusaurus.config.js': config({
    preset: { docs: { path: '../docs' }, theme: { customCss: './src/css/custom.css' } },
    site: {
      i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
      staticDirectories: ['static', '../public'],
      plugins: [['content-docs', { id: 'api', path: 'api', routeBasePath: 'api' }]],
    },
  }),
  '../docs/a.md': '',
  '../docs/guides/01-b.mdx': '',
  '../docs/guides/_part.mdx': '',
  '../docs/guides/_category_.yml': 'label: x',
  '../docs/guides/pic.png': '',
  '../docs/guides/demo.jsx': '',
  '../docs/package.json': '{}',
  '../snippets/code.ts': '',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/a.md': '',
  'versioned_sidebars/version-1.0-sidebars.json': '{}',
  'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '',
  'i18n/en/docusaurus-plugin-content-docs/current/guides/01-b.mdx': '',
  'api/x.md': '',
  'blog/2020-01-01-p.md': '',
  'blog/p.png': '',
  'blog/authors.yml': '{}',
  'src/pages/index.js': '',
  'src/pages/_hero.js': '',
  'src/pages/about.md': '',
  'i18n/fr/docusaurus-plugin-content-pages/about.md': '',
  'src/theme/MDXComponents.js': '',
  'src/theme/MDXComponents/Own.js': '',
  'src/components/Card/index.tsx': '',
  'src/css/custom.css': '',
  'static/.nojekyll': '',
  'static/logo.svg': '1',
  '../public/logo.svg': '2',
  '../public/data.json': '{}',
};

it('content files are sorted by locale, section and version, and other files are not moved', async () => {
  const { files: placed, targetOf } = await placeFiles(await siteOf(files));
  expect(placed.map(({ from, to, kind, locale }) => `${kind} ${locale} ${from} > ${to}`)).toEqual([
    'document en ../docs/a.md > content/en/docs-current/a.md',
    'category en ../docs/guides/_category_.yml > content/en/docs-current/guides/_category_.yml',
    'partial en ../docs/guides/_part.mdx > content/en/docs-current/guides/_part.mdx',
    'file en ../docs/guides/pic.png > content/en/docs-current/guides/pic.png',
    'file en ../public/data.json > static/data.json',
    'document en api/x.md > content/en/api/x.md',
    'post en blog/2020-01-01-p.md > content/en/blog/2020-01-01-p.md',
    'file en blog/p.png > content/en/blog/p.png',
    'document en i18n/en/docusaurus-plugin-content-docs/current/guides/01-b.mdx > content/en/docs-current/guides/01-b.mdx',
    'document fr i18n/fr/docusaurus-plugin-content-docs/current/a.md > content/fr/docs-current/a.md',
    'page fr i18n/fr/docusaurus-plugin-content-pages/about.md > pages/fr/about.md',
    'style en src/css/custom.css > src/css/custom.css',
    'page en src/pages/about.md > pages/about.md',
    'module en src/pages/index.js > pages/index.js',
    'module en src/theme/MDXComponents.js > components/index.tsx',
    'file en static/.nojekyll > static/.nojekyll',
    'file en static/logo.svg > static/logo.svg',
    'document en versioned_docs/version-1.0/a.md > content/en/docs/a.md',
  ]);
  expect(
    [
      'src/components/Card/index.tsx',
      'src/pages/_hero.js',
      '../docs/guides/demo.jsx',
      '../snippets/code.ts',
      '../../far/away.ts',
      'src/theme/MDXComponents/Own.js',
      'content/x.js',
    ].map(targetOf),
  ).toEqual([
    'src/components/Card/index.tsx',
    'pages/_hero.js',
    'content/en/docs-current/guides/demo.jsx',
    'outside/snippets/code.ts',
    'outside/up/far/away.ts',
    'components/Own.js',
    'outside/content/x.js',
  ]);
});

it('imports and links are resolved in every notation', async () => {
  const { resolveFrom } = await placeFiles(await siteOf(files));
  const page = '../docs/guides/01-b.mdx';
  const french = 'i18n/fr/docusaurus-plugin-content-docs/current/a.md';
  const found = (from: string, ...specifiers: readonly string[]) => specifiers.map((each) => resolveFrom(from, each));
  expect(found(page, './_part.mdx', '_part.mdx', '../a.md#top', 'a.md', './demo', './pic.png?x=1')).toEqual([
    '../docs/guides/_part.mdx',
    '../docs/guides/_part.mdx',
    '../docs/a.md',
    '../docs/a.md',
    '../docs/guides/demo.jsx',
    '../docs/guides/pic.png',
  ]);
  expect(found(page, '@site/src/components/Card', '!!raw-loader!../../snippets/code.ts', '/logo.svg')).toEqual([
    'src/components/Card/index.tsx',
    '../snippets/code.ts',
    'static/logo.svg',
  ]);
  expect(found(page, 'pathname:///data.json', '/guides/_part.mdx', 'react', '@theme/Tabs', 'https://a.b/c.md')).toEqual(
    ['../public/data.json', '../docs/guides/_part.mdx', undefined, undefined, undefined],
  );
  // A translation uses the files next to its original.
  expect(found(french, './guides/pic.png', 'guides/01-b.mdx', './nowhere.md')).toEqual([
    '../docs/guides/pic.png',
    '../docs/guides/01-b.mdx',
    undefined,
  ]);
});

it('custom pages are placed so that their URL is preserved, also in folders named like a locale', async () => {
  const site = await siteOf({
    'docusaurus.config.js': config({
      preset: { docs: false, blog: false, pages: { routeBasePath: '/p' } },
      site: {
        i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
        plugins: [
          ['content-pages', { id: 'more', path: 'more', routeBasePath: 'en/x' }],
          ['content-pages', { id: 'top', path: 'top' }],
        ],
      },
    }),
    'src/pages/about.md': '',
    'src/pages/team/index.jsx': '',
    'src/pages/en/own.js': '',
    'more/deep.md': '',
    'top/help.js': '',
    'top/en/help.js': '',
    'top/english.md': '',
    'i18n/fr/docusaurus-plugin-content-pages/about.md': '',
    'i18n/fr/docusaurus-plugin-content-pages-more/deep.md': '',
  });
  const { files: placed } = await placeFiles(site);
  expect(placed.map(({ from, to, locale }) => `${locale} ${from} > ${to}`)).toEqual([
    'fr i18n/fr/docusaurus-plugin-content-pages-more/deep.md > pages/fr/en/x/deep.md',
    'fr i18n/fr/docusaurus-plugin-content-pages/about.md > pages/fr/p/about.md',
    'en more/deep.md > pages/en/en/x/deep.md',
    'en src/pages/about.md > pages/p/about.md',
    'en src/pages/en/own.js > pages/p/en/own.js',
    'en src/pages/team/index.jsx > pages/p/team/index.jsx',
    'en top/en/help.js > pages/en/en/help.js',
    'en top/english.md > pages/english.md',
    'en top/help.js > pages/help.js',
  ]);
});
