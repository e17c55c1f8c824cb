// Reading the documents of a Docusaurus site: ids, URLs, versions, translations and sidebars, as in Docusaurus.
import { describe, expect, it } from 'vitest';
import type { DocsVersion } from '../../../src/docusaurus/site.ts';
import { config, siteOf } from './foreign-site.ts';

const base = { 'docusaurus.config.js': config() };

function addresses({ documents }: Pick<DocsVersion, 'documents'>): Readonly<Record<string, string>> {
  return Object.fromEntries(documents.map(({ relative, id, url }) => [relative, `${id} ${url}`]));
}

async function versionsOf(files: Readonly<Record<string, string>>) {
  const site = await siteOf(files);
  return site.docs[0]?.versions ?? [];
}

describe('IDs and URLs', () => {
  // Expected values from Docusaurus' own tests for the same paths and front matter.
  it('document IDs and URLs are paths without number prefixes, except dates and versions', async () => {
    const [version] = await versionsOf({
      ...base,
      'docs/intro.md': '',
      'docs/01-guide/02. start.md': '',
      'docs/01-guide/2021-11-notes.md': '',
      'docs/8.0/7.0-upgrade.mdx': '',
      'docs/03_deep/1 - first/doc.md': '',
      'docs/off/04-kept.md': '---\nparse_number_prefixes: false\n---\n',
    });
    expect(version && addresses(version)).toEqual({
      'intro.md': 'intro /docs/intro',
      '01-guide/02. start.md': 'guide/start /docs/guide/start',
      '01-guide/2021-11-notes.md': 'guide/2021-11-notes /docs/guide/2021-11-notes',
      '8.0/7.0-upgrade.mdx': '8.0/7.0-upgrade /docs/8.0/7.0-upgrade',
      '03_deep/1 - first/doc.md': 'deep/first/doc /docs/deep/first/doc',
      'off/04-kept.md': 'off/04-kept /docs/off/04-kept',
    });
  });

  it('a document named index, readme or like its folder has the URL of the folder', async () => {
    const [version] = await versionsOf({
      ...base,
      'docs/index.md': '---\nid: home\n---\n',
      'docs/a/README.md': '',
      'docs/b/B.md': '',
      'docs/01-c/index.md': '---\nid: start\n---\n',
      'docs/01-d/d.md': '',
      'docs/e/01-index.md': '',
    });
    expect(version && addresses(version)).toEqual({
      'index.md': 'home /docs',
      'a/README.md': 'a/README /docs/a',
      'b/B.md': 'b/B /docs/b',
      '01-c/index.md': 'c/start /docs/c',
      // The folder is called 01-d.
      '01-d/d.md': 'd/d /docs/d/d',
      'e/01-index.md': 'e/index /docs/e/index',
    });
  });

  it('slugs are URLs relative to the root or to the folder', async () => {
    const [version] = await versionsOf({
      ...base,
      'docs/01-a/one.md': '---\nslug: /\n---\n',
      'docs/01-a/two.md': '---\nslug: relative/slug\n---\n',
      'docs/01-a/three.md': '---\nslug: ./three\n---\n',
      'docs/01-a/four.md': '---\nslug: ../../../top\n---\n',
      'docs/01-a/five.md': '---\nslug: /abs/olute\nid: 5.10\n---\n',
      'docs/01-a/six.md': '---\nid: own\n---\n',
    });
    expect(version && addresses(version)).toEqual({
      '01-a/one.md': 'a/one /docs',
      '01-a/two.md': 'a/two /docs/a/relative/slug',
      '01-a/three.md': 'a/three /docs/a/three',
      '01-a/four.md': 'a/four /docs/top',
      '01-a/five.md': 'a/5.10 /docs/abs/olute',
      '01-a/six.md': 'a/own /docs/a/own',
    });
  });

  it('files and folders that begin with _, and excluded ones, have no URL', async () => {
    const docs = { include: ['**/*.{md,mdx}', '!old/**'], exclude: ['**/_*.{md,mdx}', '**/_*/**', '*.draft.md'] };
    const [version] = await versionsOf({
      'docusaurus.config.js': config({ preset: { docs } }),
      'docs/a.md': '',
      'docs/_b.md': '',
      'docs/_c/d.md': '',
      'docs/old/e.md': '',
      'docs/f.draft.md': '',
      'docs/g.txt': '',
      'docs/h.md': '---\ndraft: true\n---\n',
    });
    expect(version?.documents.map(({ relative, isDraft }) => [relative, isDraft])).toEqual([
      ['a.md', false],
      ['h.md', true],
    ]);
  });

  it('number prefixes can be preserved', async () => {
    const off = await versionsOf({
      'docusaurus.config.js': config({ preset: { docs: { numberPrefixParser: false } } }),
      'docs/01-a.md': '',
    });
    expect(off[0]?.documents[0]?.url).toBe('/docs/01-a');
  });
});

const versioned = {
  'docs/a.md': '',
  'versions.json': '["2.0", "1.0"]',
  'versioned_docs/version-2.0/a.md': '',
  'versioned_docs/version-1.0/a.md': '',
  'versioned_sidebars/version-2.0-sidebars.json': '{ "docs": ["a"] }',
  'versioned_sidebars/version-1.0-sidebars.json': '{ "version-1.0/docs": ["version-1.0/a"] }',
};

describe('versions', () => {
  it('the latest version has no version in its URL, and the current version is next', async () => {
    const versions = await versionsOf({ ...base, ...versioned });
    expect(versions.map(({ name, label, path, banner, folder }) => [name, label, path, banner, folder])).toEqual([
      ['2.0', '2.0', '', 'none', 'versioned_docs/version-2.0'],
      ['current', 'Next', 'next', 'unreleased', 'docs'],
      ['1.0', '1.0', '1.0', 'unmaintained', 'versioned_docs/version-1.0'],
    ]);
    expect(versions.map(({ documents }) => documents[0]?.url)).toEqual(['/docs/a', '/docs/next/a', '/docs/1.0/a']);
    // Names and ids as in early Docusaurus 2 sites.
    expect(versions[2]?.sidebars).toEqual([
      { name: 'docs', items: [{ type: 'doc', id: 'a', label: undefined, rest: {} }] },
    ]);
  });

  it('the labels, paths, banners and latest version are those in the configuration', async () => {
    const versions = await versionsOf({
      ...versioned,
      'docusaurus.config.js': config({
        preset: {
          docs: {
            lastVersion: 'current',
            onlyIncludeVersions: ['1.0', 'current'],
            versions: { current: { label: '3.0', path: '3' }, '1.0': { banner: 'none', path: 'old' } },
          },
        },
      }),
    });
    expect(versions.map(({ name, label, path, banner }) => [name, label, path, banner])).toEqual([
      ['current', '3.0', '3', 'none'],
      ['1.0', '1.0', 'old', 'none'],
    ]);
  });

  it('versions can be disabled, and the current version can be excluded', async () => {
    const off = { preset: { docs: { disableVersioning: true } } };
    const only = { preset: { docs: { includeCurrentVersion: false } } };
    const names = async (options: object) =>
      (await versionsOf({ ...versioned, 'docusaurus.config.js': config(options) })).map(({ name }) => name);
    expect(await names(off)).toEqual(['current']);
    expect(await names(only)).toEqual(['2.0', '1.0']);
  });

  it('each docs plugin has its own versions', async () => {
    const site = await siteOf({
      ...versioned,
      'docusaurus.config.js': config({
        site: {
          plugins: [['@docusaurus/plugin-content-docs', { id: 'api', path: 'api', routeBasePath: '/reference/' }]],
        },
      }),
      'api/a.md': '',
      'api_versions.json': '["1"]',
      'api_versioned_docs/version-1/a.md': '',
      'api_versioned_sidebars/version-1-sidebars.json': '{ "api": [] }',
    });
    expect(site.docs.map(({ id, routeBasePath }) => [id, routeBasePath])).toEqual([
      ['default', 'docs'],
      ['api', 'reference'],
    ]);
    expect(site.docs[1]?.versions.map(({ documents }) => documents[0]?.url)).toEqual([
      '/reference/a',
      '/reference/next/a',
    ]);
  });
});

it('translations are read for each version, with their strings and slugs, and require an original', async () => {
  const folder = 'i18n/fr/docusaurus-plugin-content-docs';
  const site = await siteOf({
    ...versioned,
    'docusaurus.config.js': config({ site: { i18n: { defaultLocale: 'en', locales: ['fr', 'en'] } } }),
    [`${folder}/current/a.md`]: '---\nslug: bonjour\n---\n',
    [`${folder}/current/only.md`]: '',
    [`${folder}/current.json`]: '{ "sidebar.docs.category.Guides": { "message": "Guides FR", "description": "x" } }',
    [`${folder}/version-2.0/a.md`]: '',
    'i18n/fr/code.json': '{ "home": { "message": "Accueil" }, "flat": "Plat" }',
    'i18n/fr/docusaurus-theme-classic/navbar.json': '{ "item.label.Docs": { "message": "Docs FR" } }',
  });
  expect(site.locales.map(({ code, label }) => [code, label])).toEqual([
    ['en', 'English'],
    ['fr', 'Français'],
  ]);
  expect([...(site.locales[1]?.messages ?? [])]).toEqual([
    ['home', 'Accueil'],
    ['flat', 'Plat'],
  ]);
  expect(site.locales[1]?.navbar.get('item.label.Docs')).toBe('Docs FR');
  const [last, current, old] = site.docs[0]?.versions ?? [];
  expect(last?.translations.get('fr')?.documents.map(({ source }) => source)).toEqual([`${folder}/version-2.0/a.md`]);
  const french = current?.translations.get('fr');
  expect(french?.documents.map(({ relative, url }) => [relative, url])).toEqual([['a.md', '/docs/next/bonjour']]);
  expect(french?.messages.get('sidebar.docs.category.Guides')).toBe('Guides FR');
  expect(old?.translations.has('fr')).toBe(false);
});

describe('sidebars', () => {
  const documents = { 'docs/a.md': '', 'docs/b/c.md': '', 'docs/b/d.md': '' };
  const withFile = { 'docusaurus.config.js': config({ preset: { docs: { sidebarPath: './sidebars.js' } } }) };

  it('sidebar shorthands are expanded', async () => {
    const [version] = await versionsOf({
      ...withFile,
      ...documents,
      'sidebars.js': `module.exports = {
  short: { Guides: ['a', { Deep: ['b/c'] }] },
  long: [
    { type: 'category', label: 'All', link: { type: 'doc', id: 'a' }, collapsed: false, className: 'x',
      items: [{ type: 'ref', id: 'b/d', label: 'D' }, { type: 'autogenerated', dirName: 'b' }] },
    { type: 'link', label: 'Out', href: 'https://example.com', customProps: { a: 1 } },
    { type: 'html', value: '<hr>', defaultStyle: true },
  ],
};`,
    });
    const category = { type: 'category', link: undefined, collapsible: undefined, collapsed: undefined, rest: {} };
    const doc = (id: string) => ({ type: 'doc', id, label: undefined, rest: {} });
    expect(version?.sidebars).toEqual([
      {
        name: 'short',
        items: [
          { ...category, label: 'Guides', items: [doc('a'), { ...category, label: 'Deep', items: [doc('b/c')] }] },
        ],
      },
      {
        name: 'long',
        items: [
          {
            ...{
              ...category,
              label: 'All',
              link: { type: 'doc', id: 'a' },
              collapsed: false,
              rest: { className: 'x' },
            },
            items: [
              { type: 'ref', id: 'b/d', label: 'D', rest: {} },
              { type: 'autogenerated', dirName: 'b' },
            ],
          },
          { type: 'link', label: 'Out', href: 'https://example.com', rest: { customProps: { a: 1 } } },
          { type: 'html', value: '<hr>', rest: { defaultStyle: true } },
        ],
      },
    ]);
  });

  it('sidebars are generated from folders if there is no sidebar file, unless they are disabled', async () => {
    const [free] = await versionsOf({ ...base, ...documents });
    expect(free?.sidebars).toBeUndefined();
    const off = { 'docusaurus.config.js': config({ preset: { docs: { sidebarPath: false } } }) };
    const [none] = await versionsOf({ ...off, ...documents });
    expect(none?.sidebars).toEqual([]);
  });

  it('a category without a document has a page named by its label, numbered if labels repeat', async () => {
    const [version] = await versionsOf({
      ...withFile,
      ...documents,
      'docs/b/_category_.json': '{ "label": "Guides & More", "link": { "type": "generated-index" } }',
      'docs/e/f.md': '',
      'docs/e/_category_.yml': 'label: Own\nlink:\n  type: generated-index\n  slug: /own-slug\n',
      'docs/g/_category_.yml': 'label: Empty\nlink: { type: generated-index }\n',
      'sidebars.js': `module.exports = { docs: [
  { type: 'category', label: 'Guides & More', link: { type: 'generated-index' }, items: ['a'] },
  { type: 'category', label: 'Nothing', link: { type: 'generated-index' }, items: [] },
  { type: 'autogenerated', dirName: '.' },
] };`,
    });
    expect(version?.generatedIndexes).toEqual([
      { url: '/docs/category/guides--more', label: 'Guides & More', source: 'sidebars.js' },
      { url: '/docs/category/guides--more-1', label: 'Guides & More', source: 'docs/b/_category_.json' },
      { url: '/docs/own-slug', label: 'Own', source: 'docs/e/_category_.yml' },
    ]);
    expect(version?.categories.get('b')?.values.label).toBe('Guides & More');
  });
});

it('a locale whose code is not a language tag is renamed and keeps its folder', async () => {
  const site = await siteOf({
    ...versioned,
    'docusaurus.config.js': config({ site: { i18n: { defaultLocale: 'pt_BR', locales: ['pt_BR'] } } }),
    'i18n/pt_BR/code.json': '{ "home": "Casa" }',
  });
  expect(site.locales.map(({ code, oldCode, messages }) => [code, oldCode, messages.get('home')])).toEqual([
    ['pt-BR', 'pt_BR', 'Casa'],
  ]);
});
