// Two languages: pages that exist in only one of them, and pages that have changed since they were translated.
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../packages/generator/src/text/hash.ts';
import { mainOf, parseHtml } from '../html.ts';
import { withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const config = `title: { es: Manual, en: Handbook }
url: https://docs.example.com
locales:
  - code: es
  - code: en
sections:
  - id: api
    label: { es: Interfaz, en: Interface }
`;
const original = '# Claves\n\nUna clave por aplicación.\n';
const twoLanguages: SiteLiteral = {
  'site.config.yaml': config,
  'content/es/index.md': '# Inicio\n',
  'content/en/index.md': '# Start\n',
  'content/es/api/index.md': '# Interfaz\n\nVea [las claves](keys.md).\n',
  'content/en/api/index.md': '# Interface\n\nSee [the keys](keys.md).\n',
  'content/es/api/keys.md': original,
};

describe('a page whose translation is missing', () => {
  it("an untranslated page shows the original below a notice in the reader's language", () =>
    withSite(twoLanguages, async ({ build }) => {
      const main = mainOf((await build()).read('en/api/keys/index.html'));
      const notice = main.one('div.notice');
      expect(notice.attributes['data-kind']).toBe('untranslated');
      expect(notice.text).toContain('not available in English');
      expect(notice.text).toContain('Spanish');
      expect(main.one('article').text).toBe('Claves Una clave por aplicación.');
    }));

  it('an untranslated page sets the language of the article', () =>
    withSite(twoLanguages, async ({ build }) => {
      const page = parseHtml((await build()).read('en/api/keys/index.html'));
      expect(page.one('html').attributes.lang).toBe('en');
      expect(page.one('article').attributes).toMatchObject({ lang: 'es', dir: 'ltr' });
    }));

  it('an untranslated article keeps its direction in a page of the other direction', () =>
    withSite(
      {
        ...twoLanguages,
        'site.config.yaml': config.replace('  - code: en\n', '  - code: ar\n').replaceAll('en:', 'ar:'),
      },
      async ({ build }) => {
        const page = parseHtml((await build()).read('ar/api/keys/index.html'));
        expect(page.one('html').attributes).toMatchObject({ lang: 'ar', dir: 'rtl' });
        expect(page.one('article').attributes).toMatchObject({ lang: 'es', dir: 'ltr' });
      },
    ));

  it('an untranslated page is not an alternate, has the original as canonical URL, and is not in the sitemap', () =>
    withSite(twoLanguages, async ({ build }) => {
      const site = await build();
      const standIn = parseHtml(site.read('en/api/keys/index.html'));
      expect(standIn.one('link[rel=canonical]').attributes.href).toBe('https://docs.example.com/api/keys/');
      expect(standIn.all('link[rel=alternate]')).toEqual([]);
      const written = parseHtml(site.read('api/keys/index.html'));
      expect(written.one('link[rel=canonical]').attributes.href).toBe('https://docs.example.com/api/keys/');
      expect(written.all('link[rel=alternate]')).toEqual([]);
      expect(site.read('sitemap.xml')).toContain('<loc>https://docs.example.com/api/keys/</loc>');
      expect(site.read('sitemap.xml')).not.toContain('/en/api/keys/');
    }));

  it('the other translations of an untranslated page remain alternates of each other', () =>
    withSite(
      { ...twoLanguages, 'site.config.yaml': config.replace('  - code: en\n', '  - code: en\n  - code: pt\n') },
      async ({ build }) => {
        const built = await build();
        const alternates = (path: string): readonly (string | undefined)[] =>
          parseHtml(built.read(path))
            .all('link[rel=alternate]')
            .map((link) => link.attributes.hreflang);
        expect(alternates('api/index.html')).toEqual(['es', 'en', 'x-default']);
        expect(alternates('en/api/index.html')).toEqual(['es', 'en', 'x-default']);
        expect(alternates('pt/api/index.html')).toEqual([]);
      },
    ));

  it('links in a language point to its untranslated page', () =>
    withSite(twoLanguages, async ({ build }) => {
      const site = await build();
      expect(mainOf(site.read('en/api/index.html')).one('article').one('a').attributes.href).toBe('/en/api/keys/');
      expect(mainOf(site.read('api/index.html')).one('article').one('a').attributes.href).toBe('/api/keys/');
    }));

  it('a page that exists only in another locale is its original', () =>
    withSite({ ...twoLanguages, 'content/en/api/only.md': '# Only\n\nIn English.\n' }, async ({ build }) => {
      const site = await build();
      const page = parseHtml(site.read('api/only/index.html'));
      expect(page.one('div.notice').text).toContain('inglés');
      expect(page.one('article').attributes.lang).toBe('en');
      expect(page.one('link[rel=canonical]').attributes.href).toBe('https://docs.example.com/en/api/only/');
      expect(mainOf(site.read('en/api/only/index.html')).all('div.notice')).toEqual([]);
    }));
});

describe('a translation', () => {
  const translated = (hash: string): SiteLiteral => ({
    ...twoLanguages,
    'content/en/api/keys.md': `---\nsource_hash: ${hash}\n---\n\n# Keys\n`,
  });

  it('a translation with the hash of the original is current', () =>
    withSite(translated(hashOf(original)), async ({ build }) => {
      const site = await build();
      expect(site.graph?.pages.get('en|api:keys' as never)?.translation).toBe('current');
      expect(mainOf(site.read('en/api/keys/index.html')).all('div.notice')).toEqual([]);
    }));

  it('a translation with another hash is outdated, and links to the original', () =>
    withSite(translated('0123456789abcdef'), async ({ build }) => {
      const site = await build();
      const main = mainOf(site.read('en/api/keys/index.html'));
      expect(main.one('div.notice').attributes['data-kind']).toBe('outdated');
      expect(main.one('div.notice').one('a').attributes.href).toBe('/api/keys/');
      expect(main.one('article').text).toBe('Keys');
      expect(site.read('sitemap.xml')).toContain('<loc>https://docs.example.com/en/api/keys/</loc>');
    }));

  it('a translation without a hash is current', () =>
    withSite({ ...twoLanguages, 'content/en/api/keys.md': '# Keys\n' }, async ({ build }) => {
      expect(mainOf((await build()).read('en/api/keys/index.html')).all('div.notice')).toEqual([]);
    }));
});

describe('the language menu', () => {
  it('the language menu links to the same page in the other language', () =>
    withSite(twoLanguages, async ({ build }) => {
      const links = parseHtml((await build()).read('api/keys/index.html')).all('a[data-language-link]');
      const addresses = new Map(links.map(({ attributes, text }) => [text, attributes.href]));
      expect([...addresses]).toEqual([
        ['Español', '/api/keys/'],
        ['English', '/en/api/keys/'],
      ]);
      const current = links.filter((link) => 'aria-current' in link.attributes).map((link) => link.text);
      expect(new Set(current)).toEqual(new Set(['Español']));
    }));

  it('a site with one language has no language menu', () =>
    withSite({ 'site.config.yaml': 'title: One\n', 'content/en/index.md': '# One\n' }, async ({ build }) => {
      expect(parseHtml((await build()).read('index.html')).all('a[data-language-link]')).toEqual([]);
    }));
});

describe('strings that are not in any page', () => {
  it('titles and labels of sections and categories are translated', () =>
    withSite(
      {
        ...twoLanguages,
        'content/es/api/people/_category_.yml': 'label: Personas\nlink: { type: generated-index, slug: /people }\n',
        'content/en/api/people/_category_.yml': 'label: People\n',
        'content/es/api/people/invite.md': '# Invitar\n',
        'content/en/api/people/invite.md': '# Invite\n',
      },
      async ({ build }) => {
        const site = await build();
        const [spanish, english] = ['api/people/index.html', 'en/api/people/index.html'].map((path) =>
          parseHtml(site.read(path)),
        );
        expect(spanish?.one('h1').text).toBe('Personas');
        expect(english?.one('h1').text).toBe('People');
        expect(spanish?.one('title').text).toBe('Personas | Manual');
        expect(english?.one('title').text).toBe('People | Handbook');
        expect(english?.one('nav.sidebar').one('p.menu-heading').text).toBe('Interface');
      },
    ));
});
