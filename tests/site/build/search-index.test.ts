// The full-text index in the output: its content, when it is created, and when it is left unchanged.
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { SearchEntry, SearchText } from '@docsgen/contract/search-index';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../html.ts';
import { runCommand } from '../run-command.ts';
import { type BuiltSite, withSite } from '../site.ts';
import { readFolder, type SiteLiteral } from '../site-files.ts';

const site: SiteLiteral = {
  'site.config.yaml':
    'title: Manual\nbaseUrl: /docs/\nlocales: [{ code: es }, { code: en }]\nsections: [{ id: api, versions: [{ name: "2.0" }, { name: "1.0" }] }]\n',
  'content/es/index.md': '# Inicio\n\nBienvenida.\n',
  'content/en/index.md': '# Home\n\nWelcome.\n',
  'content/es/api/claves/_category_.yml': 'label: Claves\nlink: { type: generated-index }\n',
  'content/es/api/claves/crear.md': '# Crear\n\nTexto.\n\n## Guardar {#guardar}\n\nSecreto.\n',
  'content/en/api/claves/crear.md': '# Create\n\nText.\n',
  'content/es/api/solo.md': '# Solo\n\nNadie lo tradujo.\n',
  'content/es/api/oculta.md': '---\nunlisted: true\n---\n# Oculta\n',
  'content/es/api/plan.md': '---\ndraft: true\n---\n# Plan\n',
  'content/es/api-1.0/vieja.md': '# Vieja\n',
};

const read = <Value>(built: BuiltSite, path: string): Value =>
  JSON.parse(inflateRawSync(built.readBytes(path)).toString());

const entryOf = (built: BuiltSite, lang: string): SearchEntry => read(built, `search/${lang}/index.bin`);

const urls = (built: BuiltSite, lang: string) =>
  entryOf(built, lang)
    .pages.map(([href]) => href)
    .toSorted();

function textAt(built: BuiltSite, lang: string, url: string): SearchText {
  const [, , , , file = ''] = entryOf(built, lang).pages.find(([href]) => href === url) ?? [];
  return read(built, `search/${lang}/${file}`);
}

const ofSearch = (built: BuiltSite) => built.files().filter((path) => /^search\/|^\.docsgen-search/.test(path));

describe('the index', () => {
  it('the index contains pages in the languages they are written in, except hidden, draft and generated ones', () =>
    withSite(site, async ({ build }) => {
      const built = await build({ hasIndex: true });
      expect(built.diagnostics).toEqual([]);
      expect(urls(built, 'es')).toEqual([
        '/docs/',
        '/docs/api/1.0/vieja/',
        '/docs/api/claves/crear/',
        '/docs/api/solo/',
      ]);
      expect(urls(built, 'en')).toEqual(['/docs/en/', '/docs/en/api/claves/crear/']);
    }));

  it('the index contains title, breadcrumbs, headings and text of a page', () =>
    withSite(site, async ({ build }) => {
      expect(textAt(await build({ hasIndex: true }), 'es', '/docs/api/claves/crear/')).toEqual({
        title: 'Crear',
        trail: ['api', '2.0', 'Claves'],
        sections: [
          ['', '', 'Texto.'],
          ['guardar', 'Guardar', 'Secreto.'],
        ],
      });
    }));

  it('index entries and titles of a page in several versions are distinguished by the version', () =>
    withSite({ ...site, 'content/es/api-1.0/claves/crear.md': '# Crear\n' }, async ({ build }) => {
      const built = await build({ hasIndex: true });
      expect(textAt(built, 'es', '/docs/api/claves/crear/').trail).toEqual(['api', '2.0', 'Claves']);
      expect(textAt(built, 'es', '/docs/api/1.0/claves/crear/').trail).toEqual(['api', '1.0', 'claves']);
      const titles: { readonly pages: readonly { readonly title: string; readonly trail: readonly string[] }[] } =
        JSON.parse(built.read('search/titles.es.json'));
      expect(titles.pages.filter(({ title }) => title === 'Crear').map(({ trail }) => trail)).toEqual([
        ['api', '2.0', 'Claves'],
        ['api', '1.0', 'claves'],
      ]);
    }));

  it('the index has an entry file, words and texts for each language', () =>
    withSite(site, async ({ build }) => {
      const files = ofSearch(await build({ hasIndex: true })).map((path) =>
        path.replace(/(?<=\/(?:text|words))-\w+\./, '.'),
      );
      expect([...new Set(files)].toSorted()).toEqual([
        '.docsgen-search.json',
        'search/en/index.bin',
        'search/en/text.bin',
        'search/en/words.bin',
        'search/es/index.bin',
        'search/es/text.bin',
        'search/es/words.bin',
        'search/titles.en.json',
        'search/titles.es.json',
      ]);
    }));

  it('the index of the same site is the same byte for byte', () =>
    withSite(site, async ({ root, build }) => {
      await build({ hasIndex: true, out: 'one' });
      await build({ hasIndex: true, out: 'two' });
      const [one, two] = [await readFolder(join(root, 'one')), await readFolder(join(root, 'two'))];
      expect([...one.keys()].filter((path) => path.startsWith('search/')).length).toBeGreaterThan(8);
      expect([...two].filter(([path, bytes]) => !one.get(path)?.equals(bytes)).map(([path]) => path)).toEqual([]);
      expect(two.size).toBe(one.size);
    }));

  it('the index contains all languages even if only one is built', () =>
    withSite(site, async ({ build }) => {
      const built = await build({ hasIndex: true, locales: ['en'] });
      expect(urls(built, 'es')).toHaveLength(4);
      expect(built.files()).not.toContain('index.html');
    }));
});

describe('a later build', () => {
  it('the index is unchanged if no text has changed', () =>
    withSite(site, async ({ root, build }) => {
      const first = await build({ hasIndex: true });
      const path = ofSearch(first).find((each) => each.startsWith('search/es/text-')) ?? '';
      // A newly created index would not contain it.
      await writeFile(join(root, 'dist', path), 'touched');
      const again = await build({ hasIndex: true });
      expect(again.published).toMatchObject({ written: 0, removed: 0, unchanged: first.published?.written });
      expect(again.read(path)).toBe('touched');
    }));

  it.each([
    ['a changed text', { 'content/es/api/solo.md': '# Solo\n\nOtra cosa.\n' }, '/docs/api/solo/', 'Otra cosa.'],
    ['a new page', { 'content/es/api/nueva.md': '# Nueva\n\nReciente.\n' }, '/docs/api/nueva/', 'Reciente.'],
  ])('the index is created again for %s, and old files are removed', (_what, change, url, content) =>
    withSite(site, async ({ build, write }) => {
      const first = await build({ hasIndex: true });
      await write(change);
      const second = await build({ hasIndex: true });
      expect(textAt(second, 'es', url).sections[0]?.[2]).toBe(content);
      expect(second.published?.removed).toBeGreaterThan(0);
      const metas = (built: BuiltSite) => built.files().filter((path) => path.startsWith('search/es/words-'));
      expect(metas(second)).toHaveLength(1);
      expect(metas(second)).not.toEqual(metas(first));
    }),
  );

  it.each([
    ['a page', 'content/es/api/solo.md', ['/docs/', '/docs/api/1.0/vieja/', '/docs/api/claves/crear/'], 2],
    // All pages before it are unchanged.
    ['the last page', 'content/en/api/claves/crear.md', undefined, 1],
  ])('the index is created again after removing %s', (_what, path, spanish, english) =>
    withSite(site, async ({ build, remove }) => {
      const first = await build({ hasIndex: true });
      await remove(path);
      const built = await build({ hasIndex: true });
      expect(urls(built, 'es')).toEqual(spanish ?? urls(first, 'es'));
      expect(urls(built, 'en')).toHaveLength(english);
    }),
  );

  it.each([
    ['one of its files is missing', (out: string) => rm(join(out, 'search/es/index.bin'))],
    ['its record is invalid', (out: string) => writeFile(join(out, '.docsgen-search.json'), '{')],
    [
      'another version created it',
      (out: string) => rewrite(join(out, '.docsgen-search.json'), /"maker":"[^"]+"/, '"maker":"x"'),
    ],
  ])('the index is created again if %s', (_why, spoil) =>
    withSite(site, async ({ root, build }) => {
      const first = await build({ hasIndex: true });
      const fragment = ofSearch(first).find((each) => each.startsWith('search/es/text-')) ?? '';
      await writeFile(join(root, 'dist', fragment), 'touched');
      await spoil(join(root, 'dist'));
      const built = await build({ hasIndex: true });
      expect(built.diagnostics).toEqual([]);
      expect(built.files()).toEqual(first.files());
      expect(built.readBytes(fragment)).toEqual(first.readBytes(fragment));
    }),
  );
});

describe('no index', () => {
  const view = (built: BuiltSite): { readonly index?: string; readonly titlesHref: string } | undefined =>
    JSON.parse(parseHtml(built.read('index.html')).one('script[id=docsgen-view]').text).shell.search;

  it('--no-search removes an existing index, and search finds titles only', () =>
    withSite(site, async ({ root, build }) => {
      expect(view(await build({ hasIndex: true }))?.index).toBe('/docs/search/es/');
      await runCommand(['build', root, '--no-search']);
      expect(existsSync(join(root, 'dist/.docsgen-search.json'))).toBe(false);
      const built = await build();
      expect(ofSearch(built)).toEqual(['search/titles.en.json', 'search/titles.es.json']);
      expect(view(built)).toMatchObject({ titlesHref: '/docs/search/titles.es.json' });
      expect(view(built)?.index).toBeUndefined();
    }));

  it('search: false creates no index and no search', () =>
    withSite({ ...site, 'site.config.yaml': `${site['site.config.yaml']}search: false\n` }, async ({ build }) => {
      const built = await build({ hasIndex: true });
      expect(ofSearch(built)).toEqual([]);
      expect(view(built)).toBeUndefined();
    }));

  it('a site with errors has no index, and a check creates none', () =>
    withSite({ ...site, 'content/es/index.md': '[x](./nowhere.md)\n' }, async ({ build }) => {
      expect((await build({ hasIndex: true })).files()).toEqual([]);
      expect((await build({ hasIndex: true, isCheck: true })).files()).toEqual([]);
    }));
});

describe('a file in static/', () => {
  it('a static file cannot replace a file of the index', () =>
    withSite(site, async ({ build, write }) => {
      const told = (built: BuiltSite) => built.diagnostics.map(({ code, file }) => `${code} ${file}`);
      const wrong = ['output static/search/es/index.bin'];
      await build({ hasIndex: true });
      await write({ 'static/search/es/index.bin': '' });
      expect(told(await build({ hasIndex: true })), 'where it is left alone').toEqual(wrong);
      expect(told(await build({ hasIndex: true, out: 'other' })), 'where it is made').toEqual(wrong);
      expect(told(await build({ out: 'third' }))).toEqual([]);
    }));
});

async function rewrite(path: string, from: RegExp, to: string): Promise<void> {
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
}
