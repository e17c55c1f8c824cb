// Metadata for search engines and link previews, and the announcement bar.
import { describe, expect, it } from 'vitest';
import { type Found, parseHtml } from '../html.ts';
import { withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const config = `title: { es: Manual, en: Handbook }
url: https://docs.example.com
baseUrl: /docs/
locales:
  - code: es
  - code: en
    htmlLang: en-US
sections:
  - id: api
socialImage: /share.svg
`;
const site: SiteLiteral = {
  'site.config.yaml': config,
  'static/share.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>\n',
  'content/es/index.md': '# Inicio\n',
  'content/en/index.md': '# Start\n',
  'content/es/api/index.md': '---\ndescription: Todo "aquí" <hoy>.\nkeywords: [uno, dos]\n---\n\n# API\n',
  'content/en/api/index.md': '# API\n',
  'content/es/api/keys/_category_.yml': 'label: Claves\nlink: { type: generated-index, slug: /keys }\n',
  'content/en/api/keys/_category_.yml': 'label: Keys\n',
  'content/es/api/keys/make.md':
    '---\nimage: ./key.svg\n---\n\n# Crear\n\nPrimer *párrafo* de [todos](/api).\n\nSegundo.\n',
  'content/en/api/keys/make.md': '# Make\n',
  'content/es/api/keys/key.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>\n',
};

const contentOf = (page: Found, property: string): string | undefined =>
  page.all(`meta[property=${property}]`)[0]?.attributes.content;

describe('the head of a page', () => {
  it('the head has one canonical URL and alternates, with the first language as x-default', () =>
    withSite(site, async ({ build }) => {
      const built = await build();
      for (const path of ['api/keys/make/index.html', 'en/api/keys/make/index.html']) {
        const page = parseHtml(built.read(path));
        const own = `https://docs.example.com/docs/${path.replace('index.html', '')}`;
        expect(page.one('link[rel=canonical]').attributes.href).toBe(own);
        const alternates = page
          .all('link[rel=alternate]')
          .map(({ attributes }) => [attributes.hreflang, attributes.href]);
        expect(alternates).toEqual([
          ['es', 'https://docs.example.com/docs/api/keys/make/'],
          ['en-US', 'https://docs.example.com/docs/en/api/keys/make/'],
          ['x-default', 'https://docs.example.com/docs/api/keys/make/'],
        ]);
      }
    }));

  it('the head describes the page for search engines and link previews', () =>
    withSite(site, async ({ build }) => {
      const built = await build();
      const page = parseHtml(built.read('api/index.html'));
      expect(page.one('title').text).toBe('API | Manual');
      expect(page.one('meta[name=description]').attributes.content).toBe('Todo "aquí" <hoy>.');
      expect(page.one('meta[name=keywords]').attributes.content).toMatch(/^uno, ?dos$/);
      expect(page.all('meta[name=robots]')).toEqual([]);
      expect(contentOf(page, 'og:title')).toBe('API | Manual');
      expect(contentOf(page, 'og:description')).toBe('Todo "aquí" <hoy>.');
      expect(contentOf(page, 'og:url')).toBe('https://docs.example.com/docs/api/');
      expect(contentOf(page, 'og:site_name')).toBe('Manual');
      expect(contentOf(page, 'og:locale')).toBe('es');
      expect(contentOf(page, 'og:locale:alternate')).toBe('en_US');
      expect(contentOf(page, 'og:image')).toBe('https://docs.example.com/docs/share.svg');
    }));

  it('the description is the first paragraph, and the image that of the front matter', () =>
    withSite(site, async ({ build }) => {
      const built = await build();
      const page = parseHtml(built.read('api/keys/make/index.html'));
      expect(page.one('meta[name=description]').attributes.content).toBe('Primer párrafo de todos.');
      expect(contentOf(page, 'og:image')).toMatch(
        /^https:\/\/docs\.example\.com\/docs\/assets\/key\.[0-9a-f]{8}\.svg$/,
      );
      expect(built.files()).toContain(contentOf(page, 'og:image')?.replace('https://docs.example.com/docs/', ''));
    }));

  it('the head contains the breadcrumbs as structured data', () =>
    withSite(site, async ({ build }) => {
      const page = parseHtml((await build()).read('api/keys/make/index.html'));
      const list: unknown = JSON.parse(page.one('script[type=application/ld+json]').html);
      const address = (path: string): string => `https://docs.example.com/docs/${path}`;
      expect(list).toEqual({
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Inicio', item: address('') },
          { '@type': 'ListItem', position: 2, name: 'Claves', item: address('api/keys/') },
          { '@type': 'ListItem', position: 3, name: 'Crear', item: address('api/keys/make/') },
        ],
      });
    }));

  it('a title that looks like a tag cannot close the head', () =>
    withSite(
      { ...site, 'content/es/api/keys/make.md': '---\ntitle: "</script><p>x"\n---\n\nText.\n' },
      async ({ build }) => {
        const page = parseHtml((await build()).read('api/keys/make/index.html'));
        expect(page.one('head').all('p')).toEqual([]);
        expect(page.one('title').text).toBe('</script><p>x | Manual');
        const list: unknown = JSON.parse(page.one('script[type=application/ld+json]').html);
        expect(list).toMatchObject({ itemListElement: [{}, {}, { name: '</script><p>x' }] });
      },
    ));

  it('without a url, pages have no canonical URL, no alternates and no sitemap', () =>
    withSite({ ...site, 'site.config.yaml': config.replace(/^url:.*\n/m, '') }, async ({ build }) => {
      const built = await build();
      const page = parseHtml(built.read('api/index.html'));
      expect(page.all('link[rel=canonical]')).toEqual([]);
      expect(page.all('link[rel=alternate]')).toEqual([]);
      expect(page.all('script[type=application/ld+json]')).toEqual([]);
      expect(built.files()).not.toContain('sitemap.xml');
      expect(built.read('robots.txt')).not.toContain('Sitemap');
    }));
});

describe('the address bar', () => {
  const searchLinks = async (yaml: string, path: string): Promise<readonly (string | undefined)[]> => {
    let links: readonly (string | undefined)[] = [];
    await withSite({ ...site, 'site.config.yaml': yaml }, async ({ build }) => {
      links = parseHtml((await build()).read(path))
        .all('link[rel=search]')
        .map(({ attributes }) => attributes.href);
    });
    return links;
  };

  it('the site can be searched from the address bar, in the language of the page', async () => {
    const [spanish] = await searchLinks(config, 'api/index.html');
    const [english] = await searchLinks(config, 'en/api/index.html');
    expect(spanish).toMatch(/\/opensearch\.xml$/);
    expect(english).toBe(spanish?.replace('opensearch.xml', 'en/opensearch.xml'));
  });

  it('the site cannot be searched from the address bar without a url or without search', async () => {
    expect(await searchLinks(config.replace(/^url:.*\n/m, ''), 'api/index.html')).toEqual([]);
    expect(await searchLinks(`${config}search: false\n`, 'api/index.html')).toEqual([]);
  });
});

describe('the sitemap', () => {
  it('the sitemap lists every page once, with its alternates', () =>
    withSite(site, async ({ build }) => {
      const map = (await build()).read('sitemap.xml');
      const places = [...map.matchAll(/<loc>https:\/\/docs\.example\.com\/docs\/([^<]*)<\/loc>/g)].map(
        ([, path]) => path,
      );
      expect(places.toSorted()).toEqual(
        ['', 'api/', 'api/keys/', 'api/keys/make/', 'en/', 'en/api/', 'en/api/keys/', 'en/api/keys/make/'].toSorted(),
      );
      expect(map.match(/hreflang="es"/g)).toHaveLength(8);
      expect(map.match(/hreflang="en-US"/g)).toHaveLength(8);
      expect(map.match(/hreflang="x-default"/g)).toHaveLength(8);
    }));

  it('the sitemap omits pages with noindex in their head or from a plugin, as long as they have it', () => {
    const robots = (words: string): string => `<meta name="robots" content="${words}" />`;
    const files = {
      'site.config.yaml': 'title: Manual\nurl: https://docs.example.com\nplugins: [./hide.js]\n',
      'hide.js': `export default { name: 'hide', setup: ({ pages }) => pages(({ pages }) => pages
  .filter(({ id }) => id.endsWith('hidden'))
  .map((page) => ({ page, head: [{ tag: 'meta', attributes: { name: 'robots', content: 'NOINDEX' } }] }))) };`,
      'content/en/index.md': '# Home\n',
      'content/en/hidden.md': '# Hidden\n',
      'content/en/none.md': `<head>${robots('none')}</head>\n\n# None\n`,
      'content/en/made.mdx': `<head><meta name="robots" content={'noindex' + ', follow'} /></head>\n\n# Made\n`,
      'content/en/seen.md': `<head>${robots('noarchive')}</head>\n\n# Seen: noindex\n`,
      'pages/own.tsx': `export default () => <main><noscript data-docsgen-head="">${robots('noindex')}</noscript></main>;\n`,
    };
    return withSite(files, async ({ build, write }) => {
      const listed = async (): Promise<readonly (string | undefined)[]> =>
        [...(await build()).read('sitemap.xml').matchAll(/<loc>https:\/\/docs\.example\.com([^<]*)</g)].map(
          ([, path]) => path,
        );
      expect((await listed()).toSorted()).toEqual(['/', '/seen/']);
      await write({ 'content/en/none.md': '# None\n' });
      expect((await listed()).toSorted()).toEqual(['/', '/none/', '/seen/']);
    });
  });
});

describe('an announcement', () => {
  const announced = {
    ...site,
    'site.config.yaml': `${config}announcement:
  id: spring
  content: { es: 'Lea **ya** [las claves](/api/keys).', en: 'Read **now** [the keys](/api/keys).' }
`,
  };

  it('an announcement is on every page, translated and with links in its language', () =>
    withSite(announced, async ({ build }) => {
      const built = await build();
      const pages = built.files().filter((path) => path.endsWith('.html'));
      expect(pages).toContain('en/404.html');
      for (const path of pages) {
        const page = parseHtml(built.read(path));
        const line = page.one('section.announcement');
        const isEnglish = path.startsWith('en/');
        expect(page.one('html').attributes['data-announcement'], path).toBe('spring');
        expect(line.text, path).toBe(isEnglish ? 'Read now the keys.' : 'Lea ya las claves.');
        expect(line.one('strong').text, path).toBe(isEnglish ? 'now' : 'ya');
        expect(line.one('a').attributes.href, path).toBe(isEnglish ? '/docs/en/api/keys/' : '/docs/api/keys/');
      }
    }));

  it('a site without an announcement has no announcement bar', () =>
    withSite(site, async ({ build }) => {
      expect(parseHtml((await build()).read('index.html')).all('section.announcement')).toEqual([]);
    }));
});
