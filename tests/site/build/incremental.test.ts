// Incremental builds: every kind of change must be detected, and unchanged work is not repeated.
import { rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it, type TestContext } from 'vitest';
import { openSite } from '../../../packages/generator/src/platform/node-files.ts';
import { hashOf } from '../../../packages/generator/src/text/hash.ts';
import { told } from '../../unit/model-of.ts';
import { clientBundle, pictureText, pluginText } from '../edits/history-site.ts';
import { mainOf, parseHtml } from '../html.ts';
import { type BuildOptions, type BuiltSite, type Site, withSite } from '../site.ts';
import { type Folder, firstDifference, readFolder, type SiteLiteral } from '../site-files.ts';

const config = `title: Manual
url: https://docs.example.com
locales: [{ code: es }, { code: en }]
sections: [{ id: guide }, { id: api }]
`;

/** Every page in both languages, so that a change in one language does not affect the other. */
const site: SiteLiteral = {
  'site.config.yaml': config,
  'theme/one.json': clientBundle(1),
  'theme/two.json': clientBundle(2),
  'content/es/index.md': '# Inicio\n\n[Guía](guide/index.md)\n',
  'content/en/index.md': '# Home\n\n[Guide](guide/index.md)\n',
  'content/es/guide/index.md': '# Guía\n\nPrimero.\n\nSegundo.\n',
  'content/en/guide/index.md': '# Guide\n\nFirst.\n\nSecond.\n',
  'content/es/guide/deep/index.md': '# Hondo\n\nTexto.\n',
  'content/en/guide/deep/index.md': '# Deep\n\nText.\n',
  'content/es/guide/deep/inner.md': '# Dentro\n\n```js file=../_shown.js\n```\n',
  'content/en/guide/deep/inner.md': '# Inside\n\nText.\n',
  'content/es/guide/people/_category_.yml': 'label: Personas\nlink: { type: generated-index, slug: /people }\n',
  'content/en/guide/people/_category_.yml': 'label: People\n',
  'content/es/guide/people/invite.md': '# Invitar\n\nCon una carta.\n\n## Pasos\n\nUno.\n\nDos.\n',
  'content/en/guide/people/invite.md': '# Invite\n\nBy letter.\n\n## Steps\n\nOne.\n\nTwo.\n',
  'content/es/guide/people/remove.md': '# Quitar\n\n[Antes](invite.md#pasos).\n\n::include[../_limits.md]\n',
  'content/en/guide/people/remove.md': '# Remove\n\n[Before](invite.md#steps).\n\n![Plan](/guide/plan.svg)\n',
  'content/es/guide/_limits.md': 'Como mucho diez.\n',
  'content/es/guide/_shown.js': 'const shown = 1;\n',
  'content/es/guide/plan.svg': pictureText(40),
  'content/es/api/index.md': '# API\n\n::include[/guide/_limits.md]\n',
  'content/en/api/index.md': '# API\n\nText.\n',
  'content/es/api/keys.md': '# Claves\n\n[Invitar](/guide/people/invite) y [Dentro](../guide/deep/inner.md).\n',
  'content/en/api/keys.md': '# Keys\n\n[Invite](/guide/people/invite) and [inside](../guide/deep/inner.md).\n',
  'static/plain.txt': 'As it is.\n',
};

const lenient = { 'site.config.yaml': `${config}checks: { links: warning, anchors: warning }\n` };

const how = ({ root }: Site, options: BuildOptions = {}): BuildOptions => ({
  cache: true,
  jobs: 1,
  codeHash: 'one',
  clientFile: join(root, 'theme/one.json'),
  ...options,
});

interface Fresh {
  readonly told: readonly string[];
  /** `undefined` if nothing was published. */
  readonly files: Folder | undefined;
}

/** Results of fresh builds by their input, cached because half of the tests start with the same site. */
const freshOnes = new Map<string, Promise<Fresh>>();

afterAll(() => freshOnes.clear());

/** Compares an incremental build with a fresh one. */
async function rebuild(at: Site, options: BuildOptions = {}): Promise<BuiltSite> {
  const built = await at.build(how(at, options));
  const key = await keyOf(at, options);
  const known = freshOnes.get(key) ?? makeFresh(at, options);
  freshOnes.set(key, known);
  const fresh = await known;
  expect(told(built.diagnostics)).toEqual(fresh.told);
  expect(built.published === undefined).toBe(fresh.files === undefined);
  if (fresh.files !== undefined) {
    const is = await readFolder(join(at.root, options.out ?? 'dist'));
    expect(firstDifference(is, fresh.files)).toBeUndefined();
  }
  return built;
}

/** Builds in a folder without earlier output. */
async function makeFresh(at: Site, options: BuildOptions): Promise<Fresh> {
  const { diagnostics, published } = await at.build(how(at, { ...options, cache: false, out: 'fresh' }));
  const files = published && (await readFolder(join(at.root, 'fresh')));
  await rm(join(at.root, 'fresh'), { recursive: true, force: true });
  return { told: told(diagnostics), files };
}

/** Changes with all inputs of a build: the site's files and the build options. */
async function keyOf({ root }: Site, { out: _, ...options }: BuildOptions): Promise<string> {
  const outputs = /^(\.docsgen|dist|second)\//;
  const sources = [...(await readFolder(root))].filter(([path]) => !outputs.test(path));
  const parts = sources.flatMap(([path, content]) => [path, hashOf(content)]);
  return JSON.stringify([parts, options]).replaceAll(root, '');
}

interface Rebuilt {
  readonly before: BuiltSite;
  readonly after: BuiltSite;
  /** HTML files that are new or whose content has changed. */
  readonly changed: readonly string[];
}

/** Builds the site, changes it and builds it again. */
async function afterwards(at: Site, change: SiteLiteral, options: BuildOptions = {}): Promise<Rebuilt> {
  const before = await rebuild(at);
  await at.write(change);
  const after = await rebuild(at, options);
  return { before, after, changed: changedPages(before, after) };
}

function changedPages(before: BuiltSite, after: BuiltSite): readonly string[] {
  const known = new Set(before.files());
  return after
    .files()
    .filter((path) => path.endsWith('.html') && (!known.has(path) || before.read(path) !== after.read(path)));
}

const pagesOf = ({ graph }: BuiltSite): readonly string[] =>
  [...(graph?.pages.values() ?? [])].map(({ output }) => output);

/** Tests of this number are meaningless unless builds count the pages that they render. */
function renderedBy({ rendered }: BuiltSite, context: TestContext): number {
  return rendered ?? context.skip('Builds do not say yet how many pages they render');
}

const text = (built: BuiltSite, path: string): string => mainOf(built.read(path)).text;
const sidebar = (built: BuiltSite, path: string): string => parseHtml(built.read(path)).one('nav.sidebar').text;
const links = (built: BuiltSite, path: string): readonly (string | undefined)[] =>
  mainOf(built.read(path))
    .one('article')
    .all('a')
    .map((link) => link.attributes.href);

describe('a title', () => {
  const renamed = { 'content/es/guide/people/invite.md': '# Convidar\n\nCon una carta.\n\n## Pasos\n\nUno.\n\nDos.\n' };

  it('a changed title is updated in the sidebar, pagination, cards and search titles', () =>
    withSite(site, async (at) => {
      const { after } = await afterwards(at, renamed);
      expect(sidebar(after, 'guide/index.html')).toContain('Convidar');
      expect(mainOf(after.read('guide/people/remove/index.html')).one('a[rel=prev]').text).toContain('Convidar');
      const [card] = mainOf(after.read('guide/people/index.html')).all('div.card');
      expect(card?.one('a').text).toBe('Convidar');
      expect(after.read('search/titles.es.json')).toContain('Convidar');
      expect(
        after.files().filter((path) => /\.(html|json)$/.test(path) && after.read(path).includes('Invitar')),
      ).toEqual(['api/keys/index.html']);
    }));

  it('a changed title of an index page is updated in breadcrumbs', () =>
    withSite(site, async (at) => {
      const { after } = await afterwards(at, { 'content/es/guide/deep/index.md': '# Profundo\n\nTexto.\n' });
      expect(mainOf(after.read('guide/deep/inner/index.html')).one('nav.breadcrumbs').text).toContain('Profundo');
    }));

  it('a changed title does not affect pages of other sections and languages', (context) =>
    withSite(site, async (at) => {
      const { after, changed } = await afterwards(at, renamed);
      expect(changed.filter((path) => /^(en|api)\//.test(path))).toEqual([]);
      const rendered = renderedBy(after, context);
      expect(rendered).toBeGreaterThanOrEqual(changed.length);
      expect(rendered, 'of twenty').toBeLessThan(10);
    }));
});

describe('a heading', () => {
  it('links to a removed heading are broken, also on unchanged pages', () =>
    withSite(site, async (at) => {
      const { after } = await afterwards(at, {
        'content/es/guide/people/invite.md': '# Invitar\n\nCon una carta.\n\n## Maneras\n',
      });
      expect(after.published).toBeUndefined();
      expect(told(after.diagnostics)).toEqual([
        'content/es/guide/people/remove.md:3:1 Broken link: there is no anchor #pasos on the page /guide/people/invite/',
      ]);
    }));

  it('links to a restored heading work again', () =>
    withSite(site, async (at) => {
      await afterwards(at, { 'content/es/guide/people/invite.md': '# Invitar\n\n## Maneras\n' });
      await at.write({ 'content/es/guide/people/invite.md': '# Invitar\n\n## Maneras\n\n## Pasos\n' });
      const built = await rebuild(at);
      expect(built.diagnostics).toEqual([]);
      expect(text(built, 'guide/people/invite/index.html')).toContain('Maneras');
    }));

  it('headings of a partial are anchors of the pages that include it', () =>
    withSite(
      { ...site, 'content/es/guide/_limits.md': '## Tope\n', 'content/es/api/keys.md': '[Tope](index.md#tope)\n' },
      async (at) => {
        const { before, after } = await afterwards(at, { 'content/es/guide/_limits.md': '## Límite\n' });
        expect(before.diagnostics).toEqual([]);
        expect(told(after.diagnostics)).toEqual([
          expect.stringContaining('content/es/api/keys.md:1:1 Broken link: there is no anchor #tope'),
        ]);
      },
    ));
});

describe('a page', () => {
  it('links to an added page work', () =>
    withSite({ ...site, ...lenient, 'content/es/api/index.md': '# API\n\n[Más](more.md)\n' }, async (at) => {
      const { before, after } = await afterwards(at, { 'content/es/api/more.md': '# Más\n' });
      expect(before.diagnostics.map(({ code }) => code)).toEqual(['broken-link']);
      expect(links(before, 'api/index.html')).toEqual(['more.md']);
      expect(after.diagnostics).toEqual([]);
      expect(links(after, 'api/index.html')).toEqual(['/api/more/']);
      expect(sidebar(after, 'api/keys/index.html')).toContain('Más');
    }));

  it('links to a removed page are broken, and its files are removed', () =>
    withSite({ ...site, ...lenient }, async (at) => {
      await rebuild(at);
      for (const locale of ['es', 'en']) await at.remove(`content/${locale}/guide/deep`);
      const after = await rebuild(at);
      expect(after.diagnostics.map(({ file }) => file)).toEqual(['content/en/api/keys.md', 'content/es/api/keys.md']);
      expect(after.files().filter((path) => path.includes('deep'))).toEqual([]);
      expect(sidebar(after, 'guide/index.html')).not.toContain('Hondo');
      for (const path of ['sitemap.xml', 'search/titles.es.json']) expect(after.read(path)).not.toContain('deep');
      expect(await stat(join(at.root, 'dist/guide/deep')).catch(() => 'gone')).toBe('gone');
    }));

  it('links with the old file name of a moved page are broken, and its old files are removed', () =>
    withSite({ ...site, ...lenient }, async (at) => {
      await rebuild(at);
      for (const locale of ['es', 'en']) {
        const folder = join(at.root, `content/${locale}/guide`);
        await rename(join(folder, 'deep/inner.md'), join(folder, 'people/inner.md'));
      }
      await at.write({ 'content/es/guide/people/inner.md': '# Dentro\n\nTexto.\n' });
      const after = await rebuild(at);
      expect(after.files().filter((path) => path.endsWith('inner/index.html'))).toEqual([
        'en/guide/people/inner/index.html',
        'guide/people/inner/index.html',
      ]);
      expect(links(after, 'api/keys/index.html')).toEqual(['/guide/people/invite/', '../guide/deep/inner.md']);
      expect(mainOf(after.read('guide/people/index.html')).text).toContain('Dentro');
    }));

  it('a page with a changed number prefix moves in the sidebar and pagination', () =>
    withSite(site, async (at) => {
      const before = await rebuild(at);
      for (const locale of ['es', 'en']) {
        const folder = join(at.root, `content/${locale}/api`);
        await rename(join(folder, 'index.md'), join(folder, '02-index.md'));
        await rename(join(folder, 'keys.md'), join(folder, '01-keys.md'));
      }
      const after = await rebuild(at);
      expect(sidebar(before, 'api/index.html')).toMatch(/API.*Claves/);
      expect(sidebar(after, 'api/index.html')).toMatch(/Claves.*API/);
      expect(mainOf(after.read('api/index.html')).one('a[rel=prev]').attributes.href).toBe('/api/keys/');
    }));

  it.each([
    {
      name: 'expressions are evaluated',
      config: '',
      text: 'Sum {1 + 1} here.',
      md: 'Sum {1 + 1} here.',
      mdx: 'Sum 2 here.',
    },
    {
      name: 'its links in angle brackets are none of MDX',
      config: 'markdown: { mdx: all }\n',
      text: '{1 + 1} <https://docs.example.com/>',
      md: '2 https://docs.example.com/',
      mdx: undefined,
    },
  ])('a page that is renamed to .mdx and back is compiled again: $name', (each) =>
    withSite(site, async (at) => {
      const markdown = join(at.root, 'content/en/guide/deep/inner.md');
      const mdx = `${markdown}x`;
      const shown = async (): Promise<string | undefined> => {
        const built = await rebuild(at);
        return built.published ? text(built, 'en/guide/deep/inner/index.html') : undefined;
      };
      await at.write({
        'site.config.yaml': config + each.config,
        'content/en/guide/deep/inner.md': `# Inside\n\n${each.text}\n`,
      });
      expect(await shown()).toContain(each.md);
      await rename(markdown, mdx);
      if (each.mdx === undefined) expect(await shown()).toBeUndefined();
      else expect(await shown()).toContain(each.mdx);
      await rename(mdx, markdown);
      expect(await shown()).toContain(each.md);
    }),
  );

  it('a page that becomes a draft is removed from other pages, and restored afterwards', () =>
    withSite({ ...site, ...lenient }, async (at) => {
      const draft = (is: boolean): SiteLiteral =>
        Object.fromEntries(
          ['es', 'en'].map((locale) => [
            `content/${locale}/guide/deep/inner.md`,
            `---\ndraft: ${is}\n---\n\n# Dentro\n\nTexto.\n`,
          ]),
        );
      const { after } = await afterwards(at, draft(true));
      expect(after.diagnostics.map(({ message }) => message)).toEqual(
        Array(2).fill('The link ../guide/deep/inner.md points to a draft'),
      );
      expect(sidebar(after, 'guide/index.html')).not.toContain('Dentro');
      await at.write(draft(false));
      expect(sidebar(await rebuild(at), 'guide/index.html')).toContain('Dentro');
    }));

  it('a changed page is detected even if its size and modification time are the same', () =>
    withSite(site, async (at) => {
      // In whole seconds, so that the times can be restored exactly.
      const long = new Date('2025-02-03T04:05:06Z');
      for (const path of Object.keys(site)) await utimes(join(at.root, path), long, long);
      await rebuild(at);
      const changes: SiteLiteral = {
        'content/es/guide/index.md': '# Guía\n\nPrimero.\n\nSegunda.\n',
        'content/es/guide/_limits.md': 'Como mucho once.\n',
        'content/es/guide/_shown.js': 'const shown = 2;\n',
        'content/es/guide/plan.svg': pictureText(41),
        'content/es/guide/people/_category_.yml': 'label: Persones\nlink: { type: generated-index, slug: /people }\n',
        'static/plain.txt': 'As it IS.\n',
      };
      for (const [path, content] of Object.entries(changes)) {
        const file = join(at.root, path);
        const { size } = await stat(file);
        await writeFile(file, content);
        await utimes(file, long, long);
        expect(await stat(file), path).toMatchObject({ size, mtimeMs: long.getTime() });
      }
      const after = await rebuild(at);
      expect(text(after, 'guide/index.html')).toContain('Segunda');
      expect(text(after, 'api/index.html')).toContain('once');
      expect(text(after, 'guide/deep/inner/index.html')).toContain('shown = 2');
      expect(mainOf(after.read('en/guide/people/remove/index.html')).one('img').attributes.width).toBe('41');
      expect(sidebar(after, 'guide/index.html')).toContain('Persones');
      expect(after.read('plain.txt')).toBe('As it IS.\n');
    }));
});

describe('a file that pages include', () => {
  it('a changed partial renders only the pages that include it', (context) =>
    withSite(site, async (at) => {
      const { after, changed } = await afterwards(at, {
        'content/es/guide/_limits.md': 'Como mucho [once](./index.md).\n',
      });
      expect(changed).toEqual(['api/index.html', 'guide/people/remove/index.html']);
      expect(links(after, 'api/index.html')).toEqual(['/guide/']);
      expect(renderedBy(after, context)).toBe(2);
    }));

  it('a partial that is restored is found', () =>
    withSite(site, async (at) => {
      await rebuild(at);
      await at.remove('content/es/guide/_limits.md');
      const failed = await rebuild(at);
      expect(new Set(failed.diagnostics.map(({ code }) => code))).toEqual(new Set(['include']));
      await at.write({ 'content/es/guide/_limits.md': 'Como mucho doce.\n' });
      expect(text(await rebuild(at), 'guide/people/remove/index.html')).toContain('doce');
    }));

  it('a changed code file renders only the pages that show it', (context) =>
    withSite(site, async (at) => {
      const { after, changed } = await afterwards(at, { 'content/es/guide/_shown.js': 'const shown = 77;\n' });
      expect(changed).toEqual(['guide/deep/inner/index.html']);
      expect(text(after, 'guide/deep/inner/index.html')).toContain('77');
      expect(renderedBy(after, context)).toBe(1);
    }));

  it('a changed image has another URL, and the old file is removed', (context) =>
    withSite(site, async (at) => {
      const { before, after, changed } = await afterwards(at, { 'content/es/guide/plan.svg': pictureText(80) });
      const pictures = ({ files }: BuiltSite): readonly string[] => files().filter((path) => /assets\/plan/.test(path));
      expect(changed).toEqual(['en/guide/people/remove/index.html']);
      expect(pictures(after)).toHaveLength(1);
      expect(pictures(after)).not.toEqual(pictures(before));
      expect(mainOf(after.read('en/guide/people/remove/index.html')).one('img').attributes.width).toBe('80');
      expect(renderedBy(after, context)).toBe(1);
    }));

  it('an image that existed but was not used is published', () =>
    withSite(site, async (at) => {
      await at.write({ 'content/es/guide/old.svg': pictureText(70) });
      await rebuild(at);
      // Stamps of files that have just been written are not compared.
      await expect
        .poll(() => openSite(at.root).settledStamp('content/es/guide/old.svg'), { timeout: 10_000 })
        .toBeDefined();
      await at.write({ 'content/en/api/index.md': '# API\n\n![Old](/guide/old.svg)\n' });
      const after = await rebuild(at);
      expect(mainOf(after.read('en/api/index.html')).one('img').attributes.width).toBe('70');
      expect(after.files().filter((path) => /assets\/old/.test(path))).toHaveLength(1);
    }));

  it('a removed image is reported, and found after it is restored', () =>
    withSite(site, async (at) => {
      await rebuild(at);
      await at.remove('content/es/guide/plan.svg');
      expect((await rebuild(at)).diagnostics.map(({ code }) => code)).toEqual(['image']);
      await at.write({ 'content/es/guide/plan.svg': pictureText(40) });
      expect((await rebuild(at)).diagnostics).toEqual([]);
    }));
});

describe('a file in static/', () => {
  it('a static file is copied without rendering a page', (context) =>
    withSite(site, async (at) => {
      const { after, changed } = await afterwards(at, { 'static/plain.txt': 'Other.\n', 'static/new.txt': 'New.\n' });
      expect(changed).toEqual([]);
      expect(after.read('plain.txt') + after.read('new.txt')).toBe('Other.\nNew.\n');
      expect(after.published).toMatchObject({ removed: 0 });
      expect(renderedBy(after, context)).toBe(0);
    }));

  it('links to an added static file work', () =>
    withSite({ ...site, ...lenient, 'content/es/api/index.md': '# API\n\n[Hoja](/sheet.pdf)\n' }, async (at) => {
      const { before, after } = await afterwards(at, { 'static/sheet.pdf': 'PDF\n' });
      expect([before, after].map(({ diagnostics }) => diagnostics.length)).toEqual([1, 0]);
    }));
});

describe('a category file', () => {
  it('a changed category file updates sidebar, breadcrumbs and category page', () =>
    withSite(site, async (at) => {
      const { after } = await afterwards(at, {
        'content/es/guide/people/_category_.yml':
          'label: Gente\nposition: 0\nlink: { type: generated-index, slug: /folk, description: Toda. }\n',
      });
      expect(sidebar(after, 'guide/deep/inner/index.html')).toMatch(/Gente.*Hondo/);
      const crumbs = mainOf(after.read('guide/people/invite/index.html')).one('nav.breadcrumbs');
      expect(crumbs.all('a').map((link) => [link.text, link.attributes.href])).toContainEqual([
        'Gente',
        '/guide/folk/',
      ]);
      expect(text(after, 'guide/folk/index.html')).toContain('Toda.');
      expect(after.files()).not.toContain('guide/people/index.html');
    }));

  it('a removed category file restores the folder name and removes the category page', () =>
    withSite(site, async (at) => {
      await rebuild(at);
      for (const locale of ['es', 'en']) await at.remove(`content/${locale}/guide/people/_category_.yml`);
      const after = await rebuild(at);
      expect(sidebar(after, 'guide/index.html')).toContain('people');
      expect(after.files()).not.toContain('guide/people/index.html');
    }));
});

describe('a translation', () => {
  it('a removed translation is replaced by the original, which loses its alternate', () =>
    withSite(site, async (at) => {
      await rebuild(at);
      await at.remove('content/en/api/keys.md');
      const after = await rebuild(at);
      expect(text(after, 'en/api/keys/index.html')).toContain('Claves');
      expect(sidebar(after, 'en/api/index.html')).toContain('Claves');
      expect(parseHtml(after.read('api/keys/index.html')).all('link[rel=alternate]')).toEqual([]);
      await at.write({ 'content/en/api/keys.md': '# Keys\n' });
      const again = await rebuild(at);
      expect(parseHtml(again.read('api/keys/index.html')).all('link[rel=alternate]')).toHaveLength(3);
      expect(text(again, 'en/api/keys/index.html')).not.toContain('Claves');
    }));

  it('a translation becomes outdated when its original changes', () =>
    withSite(site, async (at) => {
      const hash = hashOf(String(site['content/es/guide/index.md']));
      await at.write({ 'content/en/guide/index.md': `---\nsource_hash: ${hash}\n---\n\n# Guide\n` });
      const { before, after } = await afterwards(at, {
        'content/es/guide/index.md': '# Guía\n\nPrimero.\n\nTercero.\n',
      });
      const notices = (built: BuiltSite): number => mainOf(built.read('en/guide/index.html')).all('div.notice').length;
      expect([notices(before), notices(after)]).toEqual([0, 1]);
    }));

  it('an untranslated page is updated with its original', () =>
    withSite(site, async (at) => {
      await at.remove('content/en/api/index.md');
      const { after, changed } = await afterwards(at, { 'content/es/api/index.md': '# API\n\nUno.\n\nDos.\n' });
      expect(changed).toEqual(['api/index.html', 'en/api/index.html']);
      expect(text(after, 'en/api/index.html')).toContain('Dos.');
    }));
});

describe('the configuration', () => {
  it.each([
    ['the title', config.replace('Manual', 'Handbook')],
    ['the footer', `${config}footer: { copyright: Example }\n`],
    ['the announcement', `${config}announcement: { id: a, content: 'See [keys](/api/keys)' }\n`],
    ['the base path', `${config}baseUrl: /docs/\n`],
    ['the navbar', `${config}navbar: { items: [{ label: Keys, to: /api/keys }] }\n`],
    ['the label of a locale', config.replace('{ code: en }', '{ code: en, label: Inglés }')],
    ['the url', config.replace('docs.example.com', 'other.example.com')],
  ])('every page is updated after changing %s', (_what, changedConfig) =>
    withSite(site, async (at) => {
      const { after, changed } = await afterwards(at, { 'site.config.yaml': changedConfig });
      expect(pagesOf(after).filter((path) => !changed.includes(path))).toEqual([]);
    }),
  );

  it.each([
    ['breadcrumbs', `${config}breadcrumbs: false\n`],
    ['collapsible categories', `${config}sidebar: { collapsible: false }\n`],
    ['edit links', `${config}editLink: 'https://git.example.com/{path}'\n`],
    ['the label of a section', config.replace('{ id: api }', '{ id: api, label: Interface }')],
    ['syntax highlighting', `${config}markdown: { highlight: false }\n`],
    ['trailing slashes', `${config}trailingSlash: false\n`],
    ['the redirects', `${config}redirects: [{ from: /old, to: /api/keys }]\n`],
  ])('pages are updated after changing %s', (_what, changedConfig) =>
    withSite(site, async (at) => {
      const { changed } = await afterwards(at, { 'site.config.yaml': changedConfig });
      expect(changed.length).toBeGreaterThan(0);
    }),
  );

  it('a changed severity of a check applies to unchanged pages', () =>
    withSite({ ...site, ...lenient, 'content/es/api/index.md': '[Nada](nothing.md)\n' }, async (at) => {
      const { before, after } = await afterwards(at, { 'site.config.yaml': config });
      expect([before, after].map(({ diagnostics }) => diagnostics[0]?.severity)).toEqual(['warning', 'error']);
      expect(after.published).toBeUndefined();
      await at.write({ 'site.config.yaml': `${config}checks: { links: off }\n` });
      expect((await rebuild(at)).diagnostics).toEqual([]);
    }));

  it('a changed comment in the configuration changes nothing', () =>
    withSite(site, async (at) => {
      const { after, changed } = await afterwards(at, { 'site.config.yaml': `# A comment\n\n${config}` });
      expect(changed).toEqual([]);
      expect(after.published).toMatchObject({ written: 0, removed: 0 });
    }));
});

describe('the code that generates pages', () => {
  it('another version of docsgen renders every page again', (context) =>
    withSite(site, async (at) => {
      const { after } = await afterwards(at, {}, { codeHash: 'two' });
      expect(after.published).toMatchObject({ written: 0 });
      expect(renderedBy(after, context)).toBe(after.graph?.pages.size);
    }));

  it('every page loads a changed theme', () =>
    withSite(site, async (at) => {
      const options = { codeHash: 'two', clientFile: join(at.root, 'theme/two.json') };
      const { before, after, changed } = await afterwards(at, {}, options);
      expect(pagesOf(after).filter((path) => !changed.includes(path))).toEqual([]);
      const styles = ({ files }: BuiltSite): readonly string[] => files().filter((path) => path.endsWith('.css'));
      expect(styles(after)).not.toEqual(styles(before));
      expect(styles(after)).toHaveLength(1);
    }));

  it('a changed plugin file runs on every page again', () =>
    withSite(
      {
        ...site,
        'site.config.yaml': `${config}markdown: { remarkPlugins: [./mark.mjs] }\n`,
        'mark.mjs': pluginText('alfa'),
      },
      async (at) => {
        const { after } = await afterwards(at, { 'mark.mjs': pluginText('bravo') });
        for (const path of ['guide/index.html', 'en/api/keys/index.html']) {
          expect(text(after, path)).toContain('Marked bravo.');
        }
      },
    ));

  it('a changed file of a linked plugin package runs on every page again', () =>
    withSite(
      {
        ...site,
        'site.config.yaml': `${config}markdown: { remarkPlugins: [mark] }\n`,
        'workspace/mark/package.json': '{ "name": "mark", "version": "1.0.0", "exports": "./lib/mark.mjs" }\n',
        'workspace/mark/lib/mark.mjs': pluginText('alfa'),
        'node_modules/.keep': '',
      },
      async (at) => {
        await symlink('../workspace/mark', join(at.root, 'node_modules/mark'), 'dir');
        const { before, after } = await afterwards(at, { 'workspace/mark/lib/mark.mjs': pluginText('bravo') });
        expect(text(before, 'guide/index.html')).toContain('Marked alfa.');
        expect(text(after, 'guide/index.html')).toContain('Marked bravo.');
      },
    ));

  it('changed plugin options run on every page again', () =>
    withSite(
      {
        ...site,
        'site.config.yaml': `${config}markdown: { remarkPlugins: [{ name: ./say.mjs, options: Uno }] }\n`,
        'say.mjs': `export default function say(word) {
  return (tree) => void tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: word }] });
}\n`,
      },
      async (at) => {
        const { after } = await afterwards(at, {
          'site.config.yaml': `${config}markdown: { remarkPlugins: [{ name: ./say.mjs, options: Otro }] }\n`,
        });
        expect(text(after, 'api/keys/index.html')).toContain('Otro');
      },
    ));
});

describe('unchanged files', () => {
  it('a first build renders all pages, and a second one none', (context) =>
    withSite(site, async (at) => {
      const first = await at.build(how(at));
      const second = await at.build(how(at));
      expect(first.published).toMatchObject({ unchanged: 0, removed: 0 });
      expect(second.published).toEqual({ ...first.published, written: 0, unchanged: first.published?.written });
      expect([first, second].map((built) => renderedBy(built, context))).toEqual([first.graph?.pages.size, 0]);
    }));

  it('a changed text renders only its page', (context) =>
    withSite(site, async (at) => {
      const { after, changed } = await afterwards(at, {
        'content/es/guide/index.md': '# Guía\n\nPrimero.\n\nTercero.\n',
      });
      expect(changed).toEqual(['guide/index.html']);
      expect(after.published).toMatchObject({ written: 1, removed: 0 });
      expect(renderedBy(after, context)).toBe(1);
    }));

  it('a changed modification time renders no page', (context) =>
    withSite(site, async (at) => {
      await rebuild(at);
      for (const path of Object.keys(site)) await utimes(join(at.root, path), new Date(), new Date());
      const after = await rebuild(at);
      expect(after.published).toMatchObject({ written: 0, removed: 0 });
      expect(renderedBy(after, context)).toBe(0);
    }));

  it('unchanged output files keep their modification time', () =>
    withSite(site, async (at) => {
      const first = await at.build(how(at));
      const long = new Date('2001-02-03T04:05:06Z');
      for (const path of first.files()) await utimes(join(at.root, 'dist', path), long, long);
      await at.write({ 'content/es/guide/index.md': '# Guía\n\nPrimero.\n\nTercero.\n' });
      const built = await at.build(how(at));
      const times = await Promise.all(
        built.files().map(async (path) => [path, (await stat(join(at.root, 'dist', path))).mtimeMs] as const),
      );
      expect(times.filter(([, time]) => time !== long.getTime()).map(([path]) => path)).toEqual(['guide/index.html']);
    }));

  it('unchanged errors are reported again', () =>
    withSite(
      { ...site, ...lenient, 'content/es/api/index.md': '[Nada](nothing.md)\n\n# A\n\n## B\n\n[C](#d)\n' },
      async (at) => {
        const { before, after } = await afterwards(at, { 'content/es/guide/index.md': '# Guía\n\nOtra.\n' });
        expect(before.diagnostics.length).toBeGreaterThan(1);
        expect(after.diagnostics).toEqual(before.diagnostics);
        expect((await at.build(how(at))).diagnostics).toEqual(before.diagnostics);
      },
    ));
});

describe('a build that fails', () => {
  const wrong = { 'content/es/api/keys.md': '# Claves\n\n[Nada](nothing.md)\n' };

  it('a failed build leaves the output unchanged, and the next one publishes all changes', () =>
    withSite(site, async (at) => {
      await rebuild(at);
      const before = await readFolder(join(at.root, 'dist'));
      await at.write({ ...wrong, 'content/es/guide/index.md': '# Guía nueva\n' });
      expect((await at.build(how(at))).published).toBeUndefined();
      expect(firstDifference(await readFolder(join(at.root, 'dist')), before)).toBeUndefined();
      await at.write({ 'content/es/api/keys.md': '# Claves\n\nNada.\n' });
      const after = await rebuild(at);
      expect(text(after, 'guide/index.html')).toContain('Guía nueva');
      expect(text(after, 'api/keys/index.html')).toContain('Nada.');
    }));

  it('a build fails again for the same error', () =>
    withSite({ ...site, ...wrong }, async (at) => {
      const [first, second] = [await at.build(how(at)), await at.build(how(at))];
      expect(first.published).toBeUndefined();
      expect(second.published).toBeUndefined();
      expect(first.diagnostics).toHaveLength(1);
      expect(second.diagnostics).toEqual(first.diagnostics);
    }));

  it('a failed build has no effect once the files are restored', (context) =>
    withSite(site, async (at) => {
      const keys = String(site['content/es/api/keys.md']);
      await rebuild(at);
      await at.write(wrong);
      await at.build(how(at));
      await at.write({ 'content/es/api/keys.md': keys });
      const after = await rebuild(at);
      expect(after.published).toMatchObject({ written: 0, removed: 0 });
      expect(renderedBy(after, context)).toBeLessThanOrEqual(1);
    }));

  it('a build that fails while publishing is completed by the next one', () =>
    withSite(site, async (at) => {
      await rebuild(at);
      await at.write({ 'site.config.yaml': config.replace('Manual', 'Handbook') });
      const { openOutput } = await import('../../../packages/generator/src/platform/output-folder.ts');
      for (const moves of [0, 3, 12]) {
        let left = moves;
        const failing = at.build(
          how(at, {
            openOutput: (folder) => {
              const output = openOutput(folder);
              const publish = async (path: Parameters<typeof output.publish>[0]): Promise<void> => {
                if (left === 0) throw new Error('The power went out');
                left -= 1;
                await output.publish(path);
              };
              return { ...output, publish };
            },
          }),
        );
        await expect(failing).rejects.toThrow('power');
      }
      await rebuild(at);
    }));
});

describe('the output', () => {
  it('removed and overwritten output files are restored', () =>
    withSite(site, async (at) => {
      const before = await rebuild(at);
      const length = before.readBytes('api/keys/index.html').length;
      await rm(join(at.root, 'dist/guide'), { recursive: true });
      await at.write({
        'dist/api/keys/index.html': 'x'.repeat(length),
        'dist/index.html': '',
        'dist/plain.txt': 'Mine.\n',
      });
      const after = await rebuild(at);
      expect(changedPages(before, after)).toEqual([]);
      expect(after.read('plain.txt')).toBe('As it is.\n');
    }));

  it('the output folder can differ in every build', () =>
    withSite(site, async (at) => {
      await rebuild(at);
      await rebuild(at, { out: 'second' });
      await at.write({ 'content/es/guide/index.md': '# Guía nueva\n' });
      await rebuild(at, { out: 'second' });
      await at.write({ 'content/es/api/keys.md': '# Llaves\n' });
      await rebuild(at);
      await rebuild(at, { out: 'second' });
    }));

  it('a build of one locale does not affect later builds of the others', () =>
    withSite(site, async (at) => {
      await rebuild(at);
      await at.write({ 'site.config.yaml': config.replace('Manual', 'Handbook') });
      await at.build(how(at, { locales: ['en'] }));
      const after = await rebuild(at);
      expect(after.read('index.html')).toContain('Handbook');
    }));

  it('a check does not affect later builds', () =>
    withSite(site, async (at) => {
      await rebuild(at);
      await at.write({ 'content/es/guide/index.md': '# Guía nueva\n' });
      await at.build(how(at, { isCheck: true }));
      expect(text(await rebuild(at), 'guide/index.html')).toContain('Guía nueva');
    }));

  it('the search index contains pages that were not rendered again', () =>
    withSite(site, async (at) => {
      await rebuild(at, { hasIndex: true });
      await at.write({ 'content/es/guide/index.md': '# Guía\n\nPrimero.\n\nTercero.\n' });
      const after = await rebuild(at, { hasIndex: true });
      expect(after.files().filter((path) => /^search\/es\/text-/.test(path))).toHaveLength(8);
    }));
});

describe('force', () => {
  it('force reads every file, and renders no page with the same result', (context) =>
    withSite(site, async (at) => {
      await rebuild(at);
      const again = await rebuild(at, { force: true });
      expect(again.published).toMatchObject({ written: 0, removed: 0 });
      expect(renderedBy(again, context)).toBe(0);
    }));
});

describe('the cache', () => {
  it('a build without cache neither reads nor writes it', (context) =>
    withSite(site, async (at) => {
      const cacheless = how(at, { cache: false });
      await at.build(cacheless);
      expect(await stat(join(at.root, '.docsgen')).catch(() => 'none')).toBe('none');
      await at.build(how(at));
      const before = await readFolder(join(at.root, '.docsgen/cache'));
      const again = await at.build(cacheless);
      expect(firstDifference(await readFolder(join(at.root, '.docsgen/cache')), before)).toBeUndefined();
      expect(renderedBy(again, context)).toBe(again.graph?.pages.size);
    }));

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['binary garbage', '\u0007'.repeat(300)],
    ['JSON of another format', '{"pages":[null],"version":1}'],
  ])('a build is correct if the cache is %s, and the next one uses it again', (_what, content) =>
    withSite(site, async (at) => {
      await rebuild(at);
      const files = [...(await readFolder(join(at.root, '.docsgen/cache'))).keys()];
      for (const path of files) {
        const file = join(at.root, '.docsgen/cache', path);
        await (content === undefined ? rm(file) : writeFile(file, content));
      }
      await at.write({ 'content/es/guide/index.md': '# Guía nueva\n' });
      await rebuild(at);
      expect((await rebuild(at)).rendered ?? 0).toBe(0);
    }),
  );

  it('a cache of another state of the site does not change the output', () =>
    withSite(site, async (at) => {
      await rebuild(at);
      const old = await readFolder(join(at.root, '.docsgen/cache'));
      const was = await readFolder(join(at.root, 'dist'));
      await at.write({ 'content/es/guide/index.md': '# Guía nueva\n', 'content/es/guide/plan.svg': pictureText(90) });
      await rebuild(at);
      await rm(join(at.root, '.docsgen'), { recursive: true, force: true });
      await at.write(Object.fromEntries([...old].map(([path, content]) => [`.docsgen/cache/${path}`, content])));
      await rebuild(at);
      await rm(join(at.root, 'dist'), { recursive: true });
      await at.write(Object.fromEntries([...was].map(([path, content]) => [`dist/${path}`, content])));
      expect(text(await rebuild(at), 'guide/index.html')).toContain('Guía nueva');
    }));
});
