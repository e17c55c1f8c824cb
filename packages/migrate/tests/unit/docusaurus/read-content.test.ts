// Reading the blog, pages, Markdown settings and other parts of a Docusaurus site.
import { expect, it } from 'vitest';
import { config, readLiteral, siteOf } from './foreign-site.ts';

const docs = { 'docs/a.md': '' };

it('posts have the date of their file name or front matter, and the URL that Docusaurus generates', async () => {
  const site = await siteOf({
    ...docs,
    'docusaurus.config.js': config(),
    'blog/2020-05-05-name.md': '---\nauthors: [me]\ntags: [A b, { label: C, permalink: /c }]\n---\n',
    'blog/2021-1-2-folder/index.mdx': '',
    'blog/2022/03/04/deep.md': '',
    'blog/news/2023-05-06-nested.md': '',
    'blog/undated.md': '---\ndate: 2024-07-08T09:10:00Z\nslug: own/slug\n---\n',
    'blog/authors.yml': 'me: { name: Me }\n',
    'blog/tags.yml': 'A b: { label: A B }\n',
    'i18n/en/docusaurus-plugin-content-blog/2020-05-05-name.md': '---\nslug: over\n---\n',
  });
  const [blog] = site.blogs;
  expect(blog?.posts.map(({ date, url }) => `${date} ${url}`)).toEqual([
    '2024-07-08T09:10:00Z /blog/own/slug',
    '2023-05-06 /blog/2023/05/06/news/nested',
    '2022-03-04 /blog/2022/03/04/deep',
    '2021-01-02 /blog/2021/1/2/folder',
    '2020-05-05 /blog/over',
  ]);
  expect([blog?.authors, blog?.tags]).toEqual([{ me: { name: 'Me' } }, { 'A b': { label: 'A B' } }]);
  expect(blog?.posts.at(-1)?.source).toBe('i18n/en/docusaurus-plugin-content-blog/2020-05-05-name.md');
});

it('a blog can be turned off, or be at the root of the site', async () => {
  const off = await siteOf({ ...docs, 'docusaurus.config.js': config({ preset: { blog: false } }), 'blog/a.md': '' });
  expect(off.blogs).toEqual([]);
  const preset = { docs: false, blog: { routeBasePath: '/', path: './posts' } };
  const root = await siteOf({ 'docusaurus.config.js': config({ preset }), 'posts/2020-01-01-a.md': '' });
  expect([root.docs, root.blogs[0]?.posts[0]?.url]).toEqual([[], '/2020/01/01/a']);
});

it('custom pages are components and Markdown in every locale, except tests and files that begin with _', async () => {
  const site = await siteOf({
    ...docs,
    'docusaurus.config.js': config({ site: { i18n: { defaultLocale: 'en', locales: ['en', 'de'] } } }),
    'src/pages/index.js': '',
    'src/pages/guides/index.tsx': '',
    'src/pages/about.md': '---\nslug: /us\n---\n',
    'src/pages/help.mdx': '',
    'src/pages/draft.md': '---\ndraft: true\n---\n',
    'src/pages/_part.js': '',
    'src/pages/a.test.js': '',
    'src/pages/style.css': '',
    'i18n/de/docusaurus-plugin-content-pages/help.mdx': '',
  });
  expect(site.pages.map(({ locale, relative, url, isComponent }) => [locale, relative, url, isComponent])).toEqual([
    ['en', 'about.md', '/us', false],
    ['en', 'guides/index.tsx', '/guides', true],
    ['en', 'help.mdx', '/help', false],
    ['en', 'index.js', '/', true],
    ['de', 'help.mdx', '/help', false],
  ]);
});

it('Markdown settings are read from every plugin, in all notations of its name', async () => {
  const { site, told } = await readLiteral({
    ...docs,
    'docusaurus.config.ts': `import math from 'remark-math';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import { own } from './own';
export default {
  title: 'Harbour', markdown: { format: 'detect', mermaid: true },
  presets: [['@docusaurus/preset-classic', {
    docs: { remarkPlugins: [math, [npm2yarn, { sync: true }], own], rehypePlugins: [require('rehype-katex')],
      admonitions: { keywords: ['issuer'] } },
    theme: { customCss: ['./src/a.css', require.resolve('./src/b.css'), require.resolve('pack/c.css')] },
  }]],
  themes: [require.resolve('@scope/theme')],
  plugins: [function tailwind() {}, './src/plugin.js', require.resolve('./src/plugin'), ['docusaurus-plugin-sass', { a: 1 }], false && 'x', null],
  staticDirectories: ['public', '../assets'],
};`,
    'own.ts': 'export function own() {}',
    'src/plugin.js': '',
    'src/a.css': '',
    'src/b.css': '',
    'package.json': '{ "dependencies": { "a": "1" }, "devDependencies": { "a": "0", "b": "2" } }',
    'src/theme/MDXComponents.js': "import all from '@theme-original/MDXComponents';",
    'src/theme/Navbar/index.tsx': '',
    'src/theme/Navbar/style.css': '',
  });
  expect(told).toEqual([]);
  expect(site?.markdown).toMatchObject({ format: 'detect', mermaid: true, math: true, npm2yarn: true });
  expect(site?.markdown.otherPlugins).toEqual(['own']);
  expect(site?.markdown.admonitions).toContain('issuer');
  expect(site?.customCss).toEqual(['src/a.css', 'src/b.css', 'node_modules/pack/c.css']);
  expect(site?.staticFolders).toEqual(['public', '../assets']);
  expect([...(site?.packages ?? [])]).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
  expect(site?.swizzled).toEqual([
    { path: 'src/theme/MDXComponents.js', component: 'MDXComponents', isWrapper: true },
    { path: 'src/theme/Navbar/index.tsx', component: 'Navbar', isWrapper: false },
  ]);
  const named = site?.plugins.map(({ kind, name, position }) => `${kind} ${name} ${position?.line}`);
  expect(named).toEqual([
    'preset @docusaurus/preset-classic 6',
    ...['docs', 'blog', 'pages'].map((name) => `plugin @docusaurus/plugin-content-${name} 6`),
    'plugin @docusaurus/plugin-sitemap 6',
    'theme @docusaurus/theme-classic 6',
    'theme @scope/theme 11',
    'plugin function 12',
    'plugin ./src/plugin.js 12',
    'plugin ./src/plugin.js 12',
    'plugin docusaurus-plugin-sass 12',
  ]);
  expect(site?.positionOf(['markdown', 'format'])).toEqual({ file: 'docusaurus.config.ts', line: 5, column: 41 });
});

it('redirects from the list, from extensions and from a function are collected', async () => {
  const { site, told } = await readLiteral({
    'docusaurus.config.js': `module.exports = { title: 't', trailingSlash: false, presets: [['classic', { blog: false }]], plugins: [
      ['@docusaurus/plugin-client-redirects', {
        fromExtensions: ['html'],
        redirects: [{ from: ['/old', '/older'], to: '/docs/a' }, { from: '/docs/b', to: '/docs/a' }],
        createRedirects: (path) => path.startsWith('/docs/') ? [path.replace('/docs', '/guide')] : undefined,
      }],
    ] };`,
    'docs/a.md': '',
    'docs/b/index.md': '',
  });
  expect(site?.redirects).toEqual([
    { from: '/docs/a.html', to: '/docs/a' },
    { from: '/docs/b.html', to: '/docs/b' },
    { from: '/old', to: '/docs/a' },
    { from: '/older', to: '/docs/a' },
    { from: '/guide/a', to: '/docs/a' },
    { from: '/guide/b', to: '/docs/b' },
  ]);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("'createRedirects' is a function: its current 2 redirects were added to the configuration");
});
