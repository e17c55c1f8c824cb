// The URL list of a Docusaurus site: all of its URLs, as Docusaurus generates them.
import { expect, it } from 'vitest';
import { oldAddresses } from '../../../src/docusaurus/ledger/old-addresses.ts';
import { config, type Literal, siteOf } from './foreign-site.ts';

/** Returns lines such as `/a docs/a.md`, sorted by URL. */
async function ledgerOf(files: Literal): Promise<readonly string[]> {
  const addresses = await oldAddresses(await siteOf(files), () => []);
  return addresses.map(({ url, from }) => `${url} ${from}`);
}

const site = {
  'docs/a.md': '---\ntags: [Node.js, { label: Two, permalink: /zwei }]\n---\n',
  'docs/b/index.md': '',
  'docs/c/d.md': '',
  'docs/c/_category_.json': '{ "link": { "type": "generated-index" } }',
  'docs/draft.md': '---\ndraft: true\n---\n',
  'src/pages/index.js': '',
  'src/pages/team/index.md': '',
  'static/old.html': '',
  'static/img/a.png': '',
};

it('the URL list contains documents, categories, tags, pages and HTML files of static/, with their sources', async () => {
  expect(await ledgerOf({ ...site, 'docusaurus.config.js': config() })).toEqual([
    '/ src/pages/index.js',
    '/docs/a docs/a.md',
    // Docusaurus links to a folder with a trailing slash by default.
    '/docs/b/ docs/b/index.md',
    '/docs/c/d docs/c/d.md',
    '/docs/category/c docs/c/_category_.json',
    '/docs/tags docs/a.md',
    '/docs/tags/node-js docs/a.md',
    '/docs/tags/zwei docs/a.md',
    '/old.html static/old.html',
    '/team/ src/pages/team/index.md',
  ]);
});

it.each([
  [true, ['/', '/docs/a/', '/docs/b/', '/docs/c/d/', '/docs/category/c/']],
  [false, ['/', '/docs/a', '/docs/b', '/docs/c/d', '/docs/category/c']],
])('trailingSlash: %s applies to all URLs, with any base URL', async (trailingSlash, expected) => {
  const options = { site: { trailingSlash, baseUrl: '/base' } };
  const ledger = await ledgerOf({ ...site, 'docusaurus.config.js': config(options) });
  expect(ledger.slice(0, 5).map((line) => line.split(' ')[0])).toEqual(expected);
});

it('the URL list contains all locales and versions, including untranslated pages and translated slugs', async () => {
  const ledger = await ledgerOf({
    'docusaurus.config.js': config({ site: { i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } } }),
    'docs/a.md': '',
    'docs/b.md': '',
    'versions.json': '["1"]',
    'versioned_docs/version-1/a.md': '',
    'versioned_sidebars/version-1-sidebars.json': '{}',
    'i18n/fr/docusaurus-plugin-content-docs/current/b.md': '---\nslug: bé\n---\n',
    'src/pages/index.js': '',
    'i18n/fr/docusaurus-plugin-content-pages/index.js': '',
  });
  expect(ledger).toEqual([
    '/ src/pages/index.js',
    '/docs/a versioned_docs/version-1/a.md',
    '/docs/next/a docs/a.md',
    '/docs/next/b docs/b.md',
    '/fr/ i18n/fr/docusaurus-plugin-content-pages/index.js',
    '/fr/docs/a versioned_docs/version-1/a.md',
    '/fr/docs/next/a docs/a.md',
    '/fr/docs/next/b%C3%A9 i18n/fr/docusaurus-plugin-content-docs/current/b.md',
  ]);
});

it('the URL list contains blog pages, tags, authors and the archive', async () => {
  const posts = Array.from({ length: 11 }, (_, index) => [
    `blog/2020-01-${String(index + 10)}-p.md`,
    `---\nauthors: me\ntags: [all${index === 0 ? ', One Two' : ''}]\n---\n`,
  ]);
  const ledger = await ledgerOf({
    'docusaurus.config.js': config({ preset: { docs: false } }),
    ...Object.fromEntries(posts),
    'blog/2020-02-01-hidden.md': '---\nunlisted: true\n---\n',
    'blog/authors.yml': 'me: { name: Me, page: true }\nyou: { name: You }\n',
    'blog/tags.yml': 'One Two: { permalink: /eins }\n',
  });
  const urls = ledger.map((line) => line.split(' ')[0]);
  expect(urls.filter((url) => url?.startsWith('/blog/2020/'))).toHaveLength(12);
  expect(urls.filter((url) => !url?.startsWith('/blog/2020/'))).toEqual([
    '/blog',
    '/blog/archive',
    '/blog/authors',
    '/blog/authors/me',
    // Here, Docusaurus uses the name of the list as the name of its pages.
    '/blog/authors/me/authors/2',
    '/blog/page/2',
    '/blog/tags',
    '/blog/tags/all',
    '/blog/tags/all/page/2',
    '/blog/tags/eins',
  ]);
});

it('the URL list contains redirects, the search page, and URLs found only in the sitemap of a build', async () => {
  const plugins = [['@docusaurus/plugin-client-redirects', { redirects: [{ from: '/x', to: '/docs/a' }] }]];
  const i18n = { defaultLocale: 'en', locales: ['en', 'fr'] };
  const themeConfig = { algolia: { appId: 'a' } };
  const location = (path: string): string => `<url><loc>https://harbour.example${path}</loc></url>`;
  const ledger = await ledgerOf({
    'docusaurus.config.js': config({ site: { plugins, i18n, themeConfig, baseUrl: '/base/' } }),
    'docs/a.md': '',
    'build/sitemap.xml': `<urlset>${['/base/docs/a', '/base/made/by-plugin', '/else'].map(location)}</urlset>`,
    'build/fr/sitemap.xml': `<urlset>${location('/base/fr/made/aussi/')}</urlset>`,
  });
  expect(ledger).toEqual([
    '/docs/a docs/a.md',
    '/fr/docs/a docs/a.md',
    '/fr/made/aussi/ build/fr/sitemap.xml',
    '/fr/search docusaurus.config.js',
    '/fr/x docusaurus.config.js',
    '/made/by-plugin build/sitemap.xml',
    '/search docusaurus.config.js',
    '/x docusaurus.config.js',
  ]);
});

it('the URL list contains the anchors of pages and posts', async () => {
  const files = { 'docusaurus.config.js': config(), 'docs/a.md': '', 'docs/b.md': '' };
  const addresses = await oldAddresses(await siteOf(files), (source) => [`in-${source}`]);
  expect(addresses.map(({ anchors }) => anchors)).toEqual([['in-docs/a.md'], ['in-docs/b.md']]);
});
