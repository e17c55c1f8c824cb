import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../../packages/generator/src/model/config.ts';
import type { UrlPath } from '../../../packages/generator/src/model/paths.ts';
import { outputOf } from '../../../packages/generator/src/routes/output-paths.ts';
import {
  docIdOf,
  hrefOf,
  identify,
  slugOf,
  splitNumberPrefix,
  urlKey,
} from '../../../packages/generator/src/routes/routes.ts';
import { graphOf, modelOf, pageAt, told, urls } from '../model-of.ts';

describe('number prefixes', () => {
  it.each([
    ['01-intro', 'intro', 1],
    ['1.intro', 'intro', 1],
    ['001 - My Doc', 'My Doc', 1],
    ['3 - a', 'a', 3],
    ['10_x', 'x', 10],
    ['2--x', 'x', 2],
    ['0-x', 'x', 0],
  ])('%s is %s at %d', (written, name, position) => {
    expect(splitNumberPrefix(written)).toEqual({ name, position });
  });

  it.each([
    '7.0-foo',
    '2021-11-foo',
    '01_02-x',
    '01-01-intro',
    '10 foo',
    '1-',
    '1',
    'intro',
    'v1-intro',
    '- a',
    '1-_-',
  ])('%s has no number prefix', (written) => {
    expect(splitNumberPrefix(written)).toEqual({ name: written, position: undefined });
  });
});

describe('what a file’s path says', () => {
  it('removes number prefixes from the name and all folders', () => {
    expect(identify('02-manager/01-documents/3-create.md', { parseNumberPrefixes: true })).toMatchObject({
      folders: ['manager', 'documents'],
      name: 'create',
      position: 3,
      path: 'manager/documents/create',
      isIndex: false,
    });
  });

  it('preserves number prefixes if the front matter disables parsing them', () => {
    expect(identify('02-manager/3-create.md', { parseNumberPrefixes: false })).toMatchObject({
      folders: ['02-manager'],
      name: '3-create',
      position: undefined,
    });
  });

  it('removes only the extension, not the text after other dots', () => {
    expect(identify('a/release.1.md', { parseNumberPrefixes: true }).name).toBe('release.1');
    expect(identify('7.0.markdown', { parseNumberPrefixes: true }).name).toBe('7.0');
  });

  it.each(['index.md', 'README.md', 'Readme.md', 'a/index.md', 'signature/Signature.md', '1-a/01-a.md', '01-index.md'])(
    '%s stands for its folder',
    (path) => {
      expect(identify(path, { parseNumberPrefixes: true }).isIndex).toBe(true);
    },
  );

  it.each(['a.md', 'a/b.md', 'index/a.md', 'a/b/a.md', 'indexes.md'])('%s does not', (path) => {
    expect(identify(path, { parseNumberPrefixes: true }).isIndex).toBe(false);
  });
});

describe('ids and slugs', () => {
  const id = (path: string, written?: string): string =>
    docIdOf(identify(path, { parseNumberPrefixes: true }), written);
  const slug = (path: string, fields: { id?: string; slug?: string } = {}): string | undefined =>
    slugOf(identify(path, { parseNumberPrefixes: true }), { id: fields.id, slug: fields.slug });

  it('a page id consists of the folders and the file name, or the id in the front matter', () => {
    expect(id('02-manager/3-create.md')).toBe('manager/create');
    expect(id('02-manager/3-create.md', 'new')).toBe('manager/new');
    expect(id('signature/README.md')).toBe('signature/README');
  });

  it.each([
    ['a slug from the root', 'a/b.md', { slug: '/x/y' }, '/x/y'],
    ['a slug with a slash at its end', 'a/b.md', { slug: '/x/' }, '/x'],
    ['the root itself', 'a/b.md', { slug: '/' }, '/'],
    ['an index', 'signature/index.md', {}, '/signature'],
    ['a README', 'signature/README.md', {}, '/signature'],
    ['a file named as its folder', 'signature/signature.md', {}, '/signature'],
    ['an index with an id', 'signature/index.md', { id: 'x' }, '/signature'],
    ['an index with a slug', 'signature/index.md', { slug: 'all' }, '/signature/all'],
    ['an index at the root', 'index.md', {}, '/'],
    ['neither', '1-a/2-b.md', {}, '/a/b'],
    ['an id', 'a/b.md', { id: 'c' }, '/a/c'],
    ['a slug beside an id', 'a/b.md', { id: 'c', slug: 'd' }, '/a/d'],
    ['a slug that goes down', 'a/b.md', { slug: 'd/e' }, '/a/d/e'],
    ['a slug that goes up', 'a/b/c.md', { slug: '../x' }, '/a/x'],
    ['a slug that stays', 'a/b.md', { slug: './x' }, '/a/x'],
    ['slashes too many', 'a/b.md', { slug: '//x//y' }, '/x/y'],
    ['a slug that leaves the section', 'a/b.md', { slug: '../../x' }, undefined],
  ])('%s', (_, path, fields, expected) => {
    expect(slug(path, fields)).toBe(expected);
  });

  it('reports a slug that leaves its section at its position', async () => {
    const { diagnostics } = await modelOf({
      'site.config.yaml': 'title: Docs\n',
      'content/en/index.md': '# A',
      'content/en/a/b.md': '---\ntitle: B\nslug: ../../x\n---\n',
    });
    expect(told(diagnostics)).toEqual([
      "content/en/a/b.md:3:7 The slug '../../x' points outside the section - Start it with a slash to make it relative to the section",
    ]);
  });
});

describe('addresses and files', () => {
  const files = {
    'content/es/index.md': '# Inicio',
    'content/en/index.md': '# Home',
    'content/es/api/intro.md': '# I',
    'content/en/api/intro.md': '# I',
    'content/es/api/guide/index.md': '# G',
    'content/en/api/guide/index.md': '# G',
    'content/es/api/old.md': '---\nslug: /old.html\n---\n# Old',
    'content/en/api/old.md': '# Old',
  };
  const config = 'title: Docs\nlocales: [{ code: es }, { code: en }]\nsections: [{ id: api }]\n';

  it('page URLs end with a slash and are written as index.html', async () => {
    const graph = await graphOf({ 'site.config.yaml': config, ...files });
    expect([...graph.pages.values()].map(({ url, output }) => [url, output])).toEqual([
      ['/', 'index.html'],
      ['/api/guide/', 'api/guide/index.html'],
      ['/api/intro/', 'api/intro/index.html'],
      ['/api/old.html', 'api/old.html'],
      ['/en/', 'en/index.html'],
      ['/en/api/guide/', 'en/api/guide/index.html'],
      ['/en/api/intro/', 'en/api/intro/index.html'],
      ['/en/api/old.html', 'en/api/old.html'],
    ]);
  });

  it('without trailing slashes, pages are HTML files, except the root of a locale', async () => {
    const graph = await graphOf({ 'site.config.yaml': `${config}trailingSlash: false\n`, ...files });
    expect([...graph.pages.values()].map(({ url, output }) => [url, output])).toEqual([
      ['/', 'index.html'],
      ['/api/guide', 'api/guide.html'],
      ['/api/intro', 'api/intro.html'],
      ['/api/old.html', 'api/old.html'],
      ['/en/', 'en/index.html'],
      ['/en/api/guide', 'en/api/guide.html'],
      ['/en/api/intro', 'en/api/intro.html'],
      ['/en/api/old.html', 'en/api/old.html'],
    ]);
  });

  it('URLs preserve letters of all languages, and hrefs encode them', () => {
    const at = (baseUrl: string, url: string): string => hrefOf({ baseUrl } as SiteConfig, url);
    expect(at('/', '/guía/')).toBe('/gu%C3%ADa/');
    expect(at('/docs/', '/api/intro/')).toBe('/docs/api/intro/');
    expect(at('/docs/', '/')).toBe('/docs/');
    expect(at('/', '/c#/why?/')).toBe('/c%23/why%3F/');
    expect(outputOf('/guía/' as UrlPath)).toBe('guía/index.html');
  });

  it('URLs are looked up regardless of case and trailing slash', async () => {
    const graph = await graphOf({ 'site.config.yaml': config, ...files });
    expect(graph.byUrl.get(urlKey('/API/Intro'))).toBe('es|api:intro');
    expect(graph.byUrl.get(urlKey('/en/'))).toBe('en|home');
    expect(graph.byUrl.get(urlKey('/'))).toBe('es|home');
  });

  it('a page with the slug / is at the root of its section', async () => {
    const graph = await graphOf({
      'site.config.yaml': config,
      'content/es/api/intro.md': '---\nslug: /\n---\n# I',
    });
    expect(urls(graph)).toEqual({ 'es|api:intro': '/api/', 'en|api:intro': '/en/api/' });
  });

  it('only an index outside all sections is the landing page', async () => {
    const { graph, diagnostics } = await modelOf({
      'site.config.yaml': config,
      ...files,
      'content/es/other.md': '# O',
    });
    expect(diagnostics).toMatchObject([{ severity: 'error', file: 'content/es/other.md' }]);
    expect(pageAt(graph, 'es|home')).toMatchObject({ kind: 'home', url: '/' });
    expect([...graph.bySource.keys()]).not.toContain('content/es/other.md');
  });
});
