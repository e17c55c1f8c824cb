// URLs of pages and files, and that the targets of all links and resources exist.
import { describe, expect, it } from 'vitest';
import { type Found, mainOf, parseHtml } from '../html.ts';
import { type BuiltSite, withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>\n';
const config = `title: Manual
url: https://docs.example.com
locales:
  - code: es
  - code: en
sections:
  - id: api
    versions: [{ name: current }, { name: '1.0' }]
  - id: sdk
navbar:
  items:
    - label: API
      section: api
    - label: More
      items:
        - label: Keys
          to: /api/keys
footer:
  copyright: Example
  links:
    - label: SDK
      to: /sdk
announcement:
  id: one
  content: Read [the keys](/api/keys#make).
editLink: https://git.example.com/edit/{path}
socialImage: /share.svg
redirects:
  - from: [/old, /older/still]
    to: /api/keys#make
  - from: /gone
    to: /
`;
const site: SiteLiteral = {
  'site.config.yaml': config,
  'static/share.svg': picture,
  'static/files/list.txt': 'One\n',
  'content/es/index.md': `---
home:
  actions: [{ label: API, to: /api }]
  steps: [{ title: Uno, text: Uno, to: /api/keys, linkLabel: Ir }]
  topics: [{ title: SDK, text: Todo, to: /sdk }]
  news: [{ date: 2025-01-02, title: Nada, text: Nada, to: /sdk }]
---
`,
  'content/es/api/index.md': `# API

[Claves](keys.md), [código](ñandú.md), ![Estados](img/states.svg), [lista](/files/list.txt), [datos](datos.txt).

<a href="keys.md#make">Otra vez</a> <img src="img/states.svg" alt="Otra vez">
`,
  'content/es/api/img/states.svg': picture,
  'content/es/api/datos.txt': 'Datos\n',
  'content/es/api/keys.md': '# Claves\n\n## Crear {#make}\n\nVea [arriba](#make) y [fuera](https://example.com/a).\n',
  'content/es/api/ñandú.md': '# Ñandú\n',
  'content/es/api/people/_category_.yml': 'label: Personas\nlink: { type: generated-index }\n',
  'content/es/api/people/invite.md': '# Invitar\n',
  'content/es/api-1.0/index.md': '# API\n',
  'content/es/sdk/index.md': '# SDK\n',
  'content/en/api/keys.md': '# Keys\n\n## Make {#make}\n',
};

/** All URLs within the site that a page contains, as written. */
function pointersOf(html: string): readonly string[] {
  const page = parseHtml(html);
  const written = ['href', 'src', 'poster', 'data-not-found-prefix'].flatMap((attribute) =>
    page.all(`*[${attribute}]`).map((element) => element.attributes[attribute] ?? ''),
  );
  const refresh = page
    .all('meta[http-equiv=refresh]')
    .map((meta) => (meta.attributes.content ?? '').split('url=')[1] ?? '');
  return [...written, ...refresh].filter((href) => !/^(?:[a-z]+:|#)/.test(href));
}

function expectEveryPointerToHold(built: BuiltSite, base: string, fileOf: (path: string) => string): void {
  const files = new Set(built.files());
  const pages = built.files().filter((path) => path.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(15);
  for (const path of pages) {
    const pointers = pointersOf(built.read(path));
    expect(pointers.length, path).toBeGreaterThan(0);
    for (const pointer of pointers) {
      expect(pointer.startsWith(base), `${pointer} in ${path}`).toBe(true);
      const inside = decodeURI(pointer.slice(base.length).replace(/[?#].*$/, ''));
      expect(files.has(fileOf(inside)), `${pointer} in ${path}`).toBe(true);
    }
  }
}

const withIndex = (path: string): string => (path === '' || path.endsWith('/') ? `${path}index.html` : path);

describe('a site', () => {
  it('all links and resources of a site exist', () =>
    withSite(site, async ({ build }) => {
      const built = await build();
      expect(built.diagnostics).toEqual([]);
      expectEveryPointerToHold(built, '/', withIndex);
    }));

  it('every URL begins with the baseUrl', () =>
    withSite({ ...site, 'site.config.yaml': `${config}baseUrl: /docs/\n` }, async ({ build }) => {
      const built = await build();
      expectEveryPointerToHold(built, '/docs/', withIndex);
      const addresses = [...built.read('sitemap.xml').matchAll(/https:\/\/docs\.example\.com([^<"]*)/g)];
      expect(addresses.length).toBeGreaterThan(5);
      for (const [, path] of addresses) expect(path).toMatch(/^\/docs\//);
      expect(built.read('robots.txt')).toContain('Sitemap: https://docs.example.com/docs/sitemap.xml');
      const manifest: unknown = JSON.parse(built.read('manifest.webmanifest'));
      expect(manifest).toMatchObject({ start_url: '/docs/', scope: '/docs/', icons: [{ src: '/docs/favicon.svg' }] });
      const styles = built.files().filter((path) => path.endsWith('.css'));
      const urls = styles.flatMap((path) => [...built.read(path).matchAll(/url\(["']?(?!data:)([^"')]+)/g)]);
      expect(urls.length).toBeGreaterThan(0);
      for (const [, url] of urls) expect(url, 'relative to the style sheet').not.toMatch(/^\//);
    }));

  it('a baseUrl without a trailing slash is accepted', () =>
    withSite({ ...site, 'site.config.yaml': `${config}baseUrl: /docs\n` }, async ({ build }) => {
      expectEveryPointerToHold(await build(), '/docs/', withIndex);
    }));

  it('URLs with other than ASCII characters are encoded', () =>
    withSite(site, async ({ build }) => {
      const built = await build();
      expect(built.files()).toContain('api/ñandú/index.html');
      const links = mainOf(built.read('api/index.html')).one('article').all('a');
      expect(links.find((link) => link.text === 'código')?.attributes.href).toBe('/api/%C3%B1and%C3%BA/');
    }));
});

describe('trailingSlash: false', () => {
  const without = { ...site, 'site.config.yaml': `${config}trailingSlash: false\n` };

  it('with trailingSlash: false, pages are written to a/b.html, and only root URLs end with a slash', () =>
    withSite(without, async ({ build }) => {
      const built = await build();
      const pages = built.files().filter((path) => path.endsWith('.html'));
      expect(pages).toContain('api/keys.html');
      expect(pages).toContain('en/api/keys.html');
      expect(pages).toContain('api/1.0.html');
      expect(pages).toContain('old.html');
      expect(pages.filter((path) => path.endsWith('index.html'))).toEqual(['en/index.html', 'index.html']);
      expectEveryPointerToHold(built, '/', (path) => {
        if (path === '' || path.endsWith('/')) return `${path}index.html`;
        return built.files().includes(path) ? path : `${path}.html`;
      });
      for (const path of pages) {
        for (const pointer of pointersOf(built.read(path))) expect(pointer, path).toMatch(/^(\/|\/en\/|.*[^/])$/);
      }
    }));

  it('with trailingSlash: false, canonical URLs and the sitemap have no trailing slash either', () =>
    withSite(without, async ({ build }) => {
      const built = await build();
      const page = parseHtml(built.read('api/keys.html'));
      expect(page.one('link[rel=canonical]').attributes.href).toBe('https://docs.example.com/api/keys');
      expect(built.read('sitemap.xml')).toContain('<loc>https://docs.example.com/api/keys</loc>');
      expect(built.read('sitemap.xml')).not.toContain('keys/<');
    }));
});

/** Returns the URL that a redirect's script opens for a reader who visits `from` with a query and a hash. */
function runRedirect({ html, attributes }: Found, from: string): string {
  let reached = '';
  const location = Object.assign(new URL(`https://docs.example.com/${from}?from=here#there`), {
    replace: (url: URL) => {
      reached = url.pathname + url.search + url.hash;
    },
  });
  const document = { currentScript: { dataset: { to: attributes['data-to'] } } };
  new Function('location', 'document', html)(location, document);
  return reached;
}

describe('a redirect', () => {
  it('a redirect works in every language, with and without JavaScript, and is hidden from search engines', () =>
    withSite(site, async ({ build }) => {
      const built = await build();
      for (const [path, target] of [
        ['old/index.html', '/api/keys/#make'],
        ['older/still/index.html', '/api/keys/#make'],
        ['gone/index.html', '/'],
        ['en/old/index.html', '/en/api/keys/#make'],
        ['en/gone/index.html', '/en/'],
      ] as const) {
        const page = parseHtml(built.read(path));
        expect(page.one('meta[http-equiv=refresh]').attributes.content).toBe(`0; url=${target}`);
        expect(page.one('a').attributes.href).toBe(target);
        const [place, hash = '#there'] = target.split(/(?=#)/);
        expect(runRedirect(page.one('script'), path)).toBe(`${place}?from=here${hash}`);
        expect(page.one('meta[name=robots]').attributes.content).toBe('noindex');
        expect(page.one('link[rel=canonical]').attributes.href).toBe(`https://docs.example.com${target}`);
      }
      expect(built.read('sitemap.xml')).not.toContain('old');
    }));
});
