// Files other than pages: images, downloads, static files, and the not-found page.
import { describe, expect, it } from 'vitest';
import { mainOf, parseHtml } from '../html.ts';
import { withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const drawing = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"></svg>\n`;
const two: SiteLiteral = {
  'site.config.yaml': 'title: Handbook\nlocales: [{ code: es }, { code: en }]\n',
  'content/es/index.md': '# Inicio\n\n![Estados](img/states.svg)\n\n[Informe](img/report.pdf#page=2)\n',
  'content/en/index.md': '# Start\n\n![States](img/states.svg)\n',
  'content/es/img/states.svg': drawing(40, 20),
  'content/es/img/report.pdf': new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x00, 0xff]),
};

describe('an image', () => {
  it('an image has a name with a hash, its size, and is lazy-loaded', () =>
    withSite(two, async ({ build }) => {
      const built = await build();
      const picture = mainOf(built.read('index.html')).one('article').one('img').attributes;
      expect(picture).toMatchObject({ alt: 'Estados', width: '40', height: '20', loading: 'lazy' });
      expect(picture.src).toMatch(/^\/assets\/states\.[0-9a-f]{8}\.svg$/);
      expect(built.read(picture.src?.slice(1) ?? '')).toBe(drawing(40, 20));
    }));

  it('a changed image has another name, and the old file is removed', () =>
    withSite(two, async ({ build, write }) => {
      const named = async (): Promise<readonly string[]> =>
        (await build()).files().filter((path) => path.startsWith('assets/states.'));
      const before = await named();
      await write({ 'content/es/img/states.svg': drawing(80, 20) });
      const after = await named();
      expect([before.length, after.length]).toEqual([1, 1]);
      expect(after).not.toEqual(before);
    }));

  it('the same image in several locales is one file', () =>
    withSite(two, async ({ build }) => {
      const built = await build();
      const sources = ['index.html', 'en/index.html'].map(
        (path) => mainOf(built.read(path)).one('article').one('img').attributes.src,
      );
      expect(sources[0]).toBe(sources[1]);
      expect(built.files().filter((path) => path.endsWith('.svg') && path.includes('states'))).toHaveLength(1);
    }));

  it('a localized image is shown to the readers of its language', () =>
    withSite({ ...two, 'content/en/img/states.svg': drawing(41, 21) }, async ({ build }) => {
      const built = await build();
      const widths = ['index.html', 'en/index.html'].map(
        (path) => mainOf(built.read(path)).one('article').one('img').attributes.width,
      );
      expect(widths).toEqual(['40', '41']);
    }));

  it('an image with an explicit width has the corresponding height', () =>
    withSite(
      { ...two, 'content/es/index.md': '# Inicio\n\n<img src="img/states.svg" width="10" alt="Estados">\n' },
      async ({ build }) => {
        const { attributes } = mainOf((await build()).read('index.html'))
          .one('article')
          .one('img');
        expect(attributes.width).toBe('10');
        expect(attributes.height).toBe('5');
      },
    ));

  it('an image of static/ has a name with a hash in articles, and is also published under its path', () =>
    withSite(
      { ...two, 'static/logo.svg': drawing(7, 5), 'content/es/index.md': '# Inicio\n\n![Logo](/logo.svg)\n' },
      async ({ build }) => {
        const built = await build();
        const picture = mainOf(built.read('index.html')).one('article').one('img').attributes;
        expect(picture).toMatchObject({ width: '7', height: '5' });
        expect(picture.src).toMatch(/^\/assets\/logo\.[0-9a-f]{8}\.svg$/);
        expect(built.read('logo.svg')).toBe(drawing(7, 5));
      },
    ));

  it('a content image that no page uses is not published', () =>
    withSite({ ...two, 'content/es/img/unused.svg': drawing(1, 1) }, async ({ build }) => {
      expect((await build()).files().filter((path) => path.includes('unused'))).toEqual([]);
    }));
});

describe('a download', () => {
  it('a download is published unchanged under a name with a hash, and its link keeps the fragment', () =>
    withSite(two, async ({ build }) => {
      const built = await build();
      const href = mainOf(built.read('index.html')).one('article').one('a').attributes.href ?? '';
      expect(href).toMatch(/^\/assets\/report\.[0-9a-f]{8}\.pdf#page=2$/);
      const bytes = built.readBytes(href.slice(1).replace('#page=2', ''));
      expect([...bytes]).toEqual([0x25, 0x50, 0x44, 0x46, 0x00, 0xff]);
    }));
});

describe('static files', () => {
  it('static files are copied unchanged, including hidden files and folders', () =>
    withSite(
      {
        ...two,
        'static/.nojekyll': '',
        'static/.well-known/security.txt': 'Contact: mailto:team@example.com\n',
        'static/data/bytes.bin': new Uint8Array([0, 255, 128]),
        'static/_headers': '/*\n',
      },
      async ({ build }) => {
        const built = await build();
        expect(built.files()).toContain('.nojekyll');
        expect(built.read('.well-known/security.txt')).toBe('Contact: mailto:team@example.com\n');
        expect([...built.readBytes('data/bytes.bin')]).toEqual([0, 255, 128]);
        expect(built.read('_headers')).toBe('/*\n');
      },
    ));

  it('static files replace the generated robots.txt, manifest and icon', () =>
    withSite(
      {
        ...two,
        'static/robots.txt': 'User-agent: none\n',
        'static/favicon.svg': drawing(3, 3),
        'static/manifest.webmanifest': '{}\n',
      },
      async ({ build }) => {
        const built = await build();
        expect(built.diagnostics).toEqual([]);
        expect(built.read('robots.txt')).toBe('User-agent: none\n');
        expect(built.read('favicon.svg')).toBe(drawing(3, 3));
        expect(built.read('manifest.webmanifest')).toBe('{}\n');
      },
    ));
});

describe('the 404 page', () => {
  it('the 404 page is in the language of its locale, links to the home page and has noindex', () =>
    withSite(two, async ({ build }) => {
      const built = await build();
      for (const [path, lang, title, home] of [
        ['404.html', 'es', 'Página no encontrada', '/'],
        ['en/404.html', 'en', 'Page Not Found', '/en/'],
      ] as const) {
        const page = parseHtml(built.read(path));
        expect(page.one('html').attributes.lang).toBe(lang);
        expect(page.one('h1').text).toBe(title);
        expect(page.one('title').text).toBe(`${title} | Handbook`);
        expect(page.one('meta[name=robots]').attributes.content).toBe('noindex');
        expect(page.all('link[rel=canonical]')).toEqual([]);
        expect(page.one('ul.not-found-links').all('a')[0]?.attributes.href).toBe(home);
      }
    }));

  it('the 404 page at the root contains the strings of every language', () =>
    withSite(two, async ({ build }) => {
      const built = await build();
      const variants = parseHtml(built.read('404.html')).all('div[data-not-found-prefix]');
      expect(variants.map(({ attributes }) => [attributes['data-not-found-prefix'], attributes.lang])).toEqual([
        ['/en/', 'en'],
        ['/', 'es'],
      ]);
      for (const variant of variants) expect(variant.attributes).toHaveProperty('hidden');
      expect(parseHtml(built.read('en/404.html')).all('div[data-not-found-prefix]')).toEqual([]);
    }));
});
