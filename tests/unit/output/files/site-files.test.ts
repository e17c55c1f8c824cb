import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../../packages/generator/src/model/diagnostic.ts';
import type { OutputFile } from '../../../../packages/generator/src/model/output.ts';
import type { LocaleCode } from '../../../../packages/generator/src/model/paths.ts';
import type { SiteGraph } from '../../../../packages/generator/src/model/site.ts';
import { checkRedirects, redirectFiles } from '../../../../packages/generator/src/output/files/redirects.ts';
import { siteFiles } from '../../../../packages/generator/src/output/files/site-files.ts';
import { type Files, graphOf, told } from '../../model-of.ts';

const config = `title: { es: Guía, en: Guide }
url: https://docs.example.com
locales: [{ code: es }, { code: en, htmlLang: en-GB }]
sections: [{ id: api }]
`;

const pages = {
  'content/es/index.md': '# Inicio',
  'content/en/index.md': '# Home',
  'content/es/api/a.md': '# A',
  'content/en/api/a.md': '# A',
  'content/es/api/only.md': '# Solo',
};

async function besidePages(graph: SiteGraph, codes: readonly LocaleCode[]): Promise<readonly OutputFile[]> {
  const locales = graph.config.locales.filter(({ code }) => codes.includes(code));
  const files = await siteFiles({ graph, locales, updates: new Map() }, () => new Map());
  return [...files, ...redirectFiles(graph, locales)];
}

async function made(yaml: string, files: Files = {}): Promise<{ files: Files; diagnostics: readonly Diagnostic[] }> {
  const graph = await graphOf({ 'site.config.yaml': yaml, ...pages, ...files });
  const value = await besidePages(graph, [...graph.locales.keys()]);
  const written = Object.fromEntries(value.map(({ path, content }) => [path, String(content)]));
  return { files: written, diagnostics: checkRedirects(graph) };
}

interface Entry {
  readonly loc: string;
  readonly alternates: readonly string[];
}

function entries(xml = ''): readonly Entry[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, inner = '']) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(inner)?.[1] ?? '',
    alternates: [...inner.matchAll(/rel="alternate" hreflang="(.*?)" href="(.*?)"/g)].map(
      ([, lang, href]) => `${lang} ${href}`,
    ),
  }));
}

async function sitemap(yaml = config, files: Files = {}): Promise<readonly Entry[]> {
  return entries((await made(yaml, files)).files['sitemap.xml']);
}

const site = 'https://docs.example.com';

describe('the sitemap', () => {
  it('lists translated pages in the sitemap, with alternates and the default language', async () => {
    const home = [`es ${site}/`, `en-GB ${site}/en/`, `x-default ${site}/`];
    const a = [`es ${site}/api/a/`, `en-GB ${site}/en/api/a/`, `x-default ${site}/api/a/`];
    expect(await sitemap()).toEqual([
      { loc: `${site}/`, alternates: home },
      { loc: `${site}/api/a/`, alternates: a },
      { loc: `${site}/api/only/`, alternates: [] },
      { loc: `${site}/en/`, alternates: home },
      { loc: `${site}/en/api/a/`, alternates: a },
    ]);
  });

  it('leaves unlisted pages out of the sitemap', async () => {
    const hidden = '---\nunlisted: true\n---\n# H';
    const both = await sitemap(config, { 'content/es/api/a.md': hidden });
    expect(JSON.stringify(both)).not.toContain('/api/a/');
    const one = await sitemap(config, { 'content/en/api/a.md': hidden });
    expect(one.find(({ loc }) => loc === `${site}/api/a/`)).toEqual({ loc: `${site}/api/a/`, alternates: [] });
    expect(JSON.stringify(one)).not.toContain('/en/api/a/');
  });

  it('includes the base URL in the sitemap and encodes paths', async () => {
    const found = await sitemap(`${config}baseUrl: /docs/\n`, { 'content/es/api/a & b ñ.md': '# Ñ' });
    const locs = found.map(({ loc }) => loc);
    expect(locs).toContain(`${site}/docs/api/a/`);
    expect(locs).toContain(`${site}/docs/api/a%20&amp;%20b%20%C3%B1/`);
  });

  it('writes no sitemap if url is not set', async () => {
    const { files } = await made(config.replace(/url:.*\n/, ''));
    expect(files['sitemap.xml']).toBeUndefined();
    expect(files['robots.txt']).not.toContain('Sitemap');
  });

  it('splits the sitemap if there are too many URLs', async () => {
    const graph = await graphOf({
      'site.config.yaml': config,
      'content/es/api/a.md': '# A',
      'content/en/api/a.md': '# A',
    });
    const [page] = graph.pages.values();
    if (!page) throw new Error('no page');
    const many = Array.from({ length: 50_001 }, (_, index) => [`es|api:${index}`, page] as const);
    const pages = new Map(many.map(([key, each]) => [key as typeof each.key, each]));
    const value = await besidePages({ ...graph, pages }, []);
    const texts = new Map(value.map(({ path, content }) => [path as string, String(content)]));
    expect(entries(texts.get('sitemap-1.xml'))).toHaveLength(50_000);
    expect(entries(texts.get('sitemap-2.xml'))).toHaveLength(1);
    expect(texts.get('sitemap.xml')?.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      `<loc>${site}/sitemap-1.xml</loc>`,
      `<loc>${site}/sitemap-2.xml</loc>`,
    ]);
  });
});

describe('robots.txt and the web manifest', () => {
  it('allows everything in robots.txt and links to the sitemap', async () => {
    const { files } = await made(`${config}baseUrl: /docs/\n`);
    expect(files['robots.txt']).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site}/docs/sitemap.xml\n`);
  });

  it('writes the web manifest in the default language, with the base URL', async () => {
    const { files } = await made(`${config}baseUrl: /docs/\n`);
    expect(JSON.parse(files['manifest.webmanifest'] ?? '')).toMatchObject({
      name: 'Guía',
      lang: 'es',
      dir: 'ltr',
      start_url: '/docs/',
      scope: '/docs/',
    });
  });

  it('uses a file of the same name in static/ instead', async () => {
    const namesOf = async (files: Files): Promise<string[]> => Object.keys((await made(config, files)).files);
    const all = await namesOf({});
    for (const name of ['robots.txt', 'sitemap.xml', 'opensearch.xml']) {
      expect(all).toContain(name);
      expect(await namesOf({ [`static/${name}`]: 'mine' })).toEqual(all.filter((each) => each !== name));
    }
  });
});

describe('the search descriptions', () => {
  it('connects the address bar with the search of each language, below the base URL', async () => {
    const { files } = await made(`${config}baseUrl: /docs/\n`);
    expect(files['opensearch.xml']).toContain('<Language>es</Language>');
    expect(files['opensearch.xml']).toContain(`template="${site}/docs/?q={searchTerms}"`);
    expect(files['en/opensearch.xml']).toContain('<Description>Guide</Description>');
    expect(files['en/opensearch.xml']).toContain(`template="${site}/docs/en/?q={searchTerms}"`);
  });

  it('limits the name of a search description to 16 characters and escapes the title', async () => {
    const { files } = await made(config.replace('Guía', '"Q&A <für> 👩 eine lange Reihe"'));
    expect(files['opensearch.xml']).toContain('<ShortName>Q&amp;A &lt;für&gt; 👩 eine</ShortName>');
  });

  it.each([
    ['the address of the site is not known', config.replace(/url:.*\n/, '')],
    ['there is no search', `${config}search: false\n`],
  ])('are not made where %s', async (_why, yaml) => {
    const { files } = await made(yaml);
    expect(Object.keys(files).filter((path) => path.includes('opensearch'))).toEqual([]);
  });
});

describe('redirects', () => {
  it('writes redirect pages in every language that work without JavaScript', async () => {
    const { files, diagnostics } = await made(`${config}redirects: [{ from: /old/a, to: /api/a }]\n`);
    expect(diagnostics).toEqual([]);
    for (const [path, href, lang] of [
      ['old/a/index.html', '/api/a/', 'es'],
      ['en/old/a/index.html', '/en/api/a/', 'en-GB'],
    ] as const) {
      const html = files[path] ?? '';
      expect(html).toContain(`<html lang="${lang}"`);
      expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${href}">`);
      expect(html).toContain(`<link rel="canonical" href="${site}${href}">`);
      expect(html).toContain(`<a href="${href}">`);
      expect(html).toContain('content="noindex"');
    }
  });

  it('writes a redirect from a path with an extension to a file of that name', async () => {
    const { files } = await made(`${config}redirects: [{ from: /guide/start.html, to: /api/a }]\n`);
    expect(files['guide/start.html']).toContain('url=/api/a/');
    expect(files['en/guide/start.html']).toContain('url=/en/api/a/');
  });

  it('preserves query and hash unless the target has its own', async () => {
    const went = async (to: string): Promise<string> => {
      const { files } = await made(`${config}redirects: [{ from: /old, to: "${to}" }]\n`);
      const [, shown, code = ''] = /<script data-to="(.*?)">(.*?)<\/script>/.exec(files['old/index.html'] ?? '') ?? [];
      const location = Object.assign(new URL('/old/?q=1#h', site), { replace: (to: URL) => (location.href = to.href) });
      new Function('location', 'document', code)(location, { currentScript: { dataset: { to: shown } } });
      return location.href.slice(site.length);
    };
    expect(await went('/api/a')).toBe('/api/a/?q=1#h');
    expect(await went('/api/a#own')).toBe('/api/a/?q=1#own');
    expect(await went('/api/a?x=2')).toBe('/api/a/?x=2#h');
  });

  it('redirects to the page in each language, even if its path differs', async () => {
    const { files } = await made(`${config}redirects: [{ from: /old, to: /api/a }]\n`, {
      'content/en/api/a.md': '---\nslug: /letter-a\n---\n# A',
    });
    expect(files['old/index.html']).toContain('url=/api/a/');
    expect(files['en/old/index.html']).toContain('url=/en/api/letter-a/');
  });

  it('writes redirects only for the languages that are built', async () => {
    const yaml = `${config}redirects: [{ from: /old, to: /api/a }]\n`;
    const graph = await graphOf({ 'site.config.yaml': yaml, ...pages });
    const english = [...graph.locales.keys()].filter((code) => code === ('en' as typeof code));
    const paths = (await besidePages(graph, english)).map(({ path }) => path);
    expect(paths).toContain('en/old/index.html');
    expect(paths).not.toContain('old/index.html');
  });

  it('redirects to paths below the base URL', async () => {
    const { files } = await made(`${config}baseUrl: /docs/\nredirects: [{ from: /old, to: /api/a }]\n`);
    expect(files['old/index.html']).toContain('url=/docs/api/a/');
  });

  it('reports redirects that are broken or hide a page once, at their positions', async () => {
    const { files, diagnostics } = await made(`${config}redirects:
  - { from: /old, to: /api/b }
  - { from: /older, to: /nowhere }
  - { from: /api/a, to: /api/only }
`);
    expect(told(diagnostics)).toEqual([
      'site.config.yaml:6:5 Redirect target /api/b does not exist - Did you mean /api/a?',
      'site.config.yaml:7:5 Redirect target /nowhere does not exist',
      'site.config.yaml:8:5 The redirect from /api/a would hide the page at this URL',
    ]);
    expect(Object.keys(files).filter((path) => path.endsWith('.html'))).toEqual([]);
  });

  it('reports redirects whose paths include baseUrl or a language, unless pages have such URLs', async () => {
    const yaml = `${config}baseUrl: /docs/
redirects:
  - { from: /old, to: /en/api/a#part }
  - { from: /en/alt, to: /api/a }
  - { from: [/Docs/old, /docs, /english], to: /api/a }
`;
    const { diagnostics } = await made(yaml);
    expect(diagnostics.map(({ severity }) => severity)).toEqual(['error', 'warning', 'warning', 'warning']);
    expect(told(diagnostics)).toEqual([
      "site.config.yaml:7:5 'to' must be a path without the language, not '/en/api/a#part' - Write /api/a#part",
      "site.config.yaml:8:5 'from' must be a path without the language, not '/en/alt' - Write /alt",
      "site.config.yaml:9:5 'from' must be a path without 'baseUrl', not '/docs' - Write /",
      "site.config.yaml:9:5 'from' must be a path without 'baseUrl', not '/Docs/old' - Write /old",
    ]);
    const own = await made(`${config}baseUrl: /api/\nredirects: [{ from: /api/old, to: /api/a }]\n`);
    expect(own.diagnostics).toEqual([]);
  });
});
