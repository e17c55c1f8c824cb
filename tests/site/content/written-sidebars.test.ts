// A hand-written sidebar, as rendered in the pages of its section.
import { describe, expect, it } from 'vitest';
import { mainOf, parseHtml, sidebarLabels } from '../html.ts';
import { type BuiltSite, withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const site: SiteLiteral = {
  'site.config.yaml': `title: Handbook
locales: [{ code: es }, { code: en }]
sections:
  - { id: api, label: API, links: [{ label: Blog, href: https://blog.example.com }] }
  - { id: sdk, versions: [{ name: '2' }, { name: '1' }] }
navbar:
  items:
    - { label: Guides, section: api, sidebar: guides }
    - { label: Reference, section: api, sidebar: reference }
    - { label: SDK, section: sdk }
`,
  'content/es/index.md': '# Inicio\n',
  'content/es/api/sidebar.yaml': `
guides:
  - page: refunds
    label: Devolver
    badge: Nuevo
  - label: Papeles
    index: { slug: /papeles }
    items:
      - { page: create, className: fresh }
      - label: El SDK
        to: /sdk/keys
      - label: Estado
        href: https://status.example.com
reference:
  - errors
  - ref: refunds
`,
  'content/en/api/sidebar.yaml': 'Devolver: Refunds\nNuevo: New\nPapeles: Papers\n',
  'content/es/api/create.md': '# Crear\n\nTexto.\n',
  'content/es/api/errors.md': '# Errores\n',
  'content/es/api/refunds.md': '# Devoluciones\n',
  'content/es/api/apart.md': '---\ndisplayed_sidebar: reference\n---\n# Aparte\n',
  'content/es/sdk/keys.md': '# Claves\n',
  'content/es/sdk-1/keys.md': '# Claves\n',
};

const guides = ['Devolver, Nuevo', 'Papeles', 'Crear', 'El SDK', 'Estado (sitio externo)', 'Blog (sitio externo)'];

describe('a page of a hand-written sidebar', () => {
  it('a page shows the sidebar that contains it, or the one that it sets', () =>
    withSite(site, async ({ build }) => {
      const { read, diagnostics } = await build();
      expect(diagnostics).toEqual([]);
      expect(sidebarLabels(read('api/create/index.html'))).toEqual(guides);
      expect(sidebarLabels(read('api/errors/index.html'))).toEqual(['Errores', 'Devoluciones', 'Blog (sitio externo)']);
      expect(sidebarLabels(read('api/apart/index.html'))[0]).toBe('Errores');
      expect(sidebarLabels(read('en/api/create/index.html')).slice(0, 2)).toEqual(['Refunds, New', 'Papers']);
    }));

  it('a page has breadcrumbs and pagination from its sidebar, and is current once', () =>
    withSite(site, async ({ build }) => {
      const { read } = await build();
      const main = mainOf(read('api/create/index.html'));
      expect(
        main
          .one('nav.breadcrumbs')
          .all('li')
          .map(({ text }) => text)
          .slice(-2),
      ).toEqual(['Papeles', 'Crear']);
      const sidebar = parseHtml(read('api/refunds/index.html')).one('nav.sidebar');
      expect(sidebar.all('a[aria-current]').map(({ text }) => text)).toEqual(['Devolver, Nuevo']);
      const next = parseHtml(read('api/refunds/index.html')).one('a[rel=next]');
      expect([next.attributes.href, next.text]).toEqual(['/api/papeles/', expect.stringContaining('Papeles')]);
    }));

  it('a page is current as an item, not as a link to it with the same label', () => {
    const files = {
      'site.config.yaml': 'title: Handbook\nlocales: [{ code: es }]\nsections: [{ id: api, label: API }]\n',
      'content/es/index.md': '# Inicio\n',
      'content/es/api/sidebar.yaml': '- { label: Errores, to: /api/errors }\n- errors\n',
      'content/es/api/errors.md': '# Errores\n',
    };
    return withSite(files, async ({ build }) => {
      const sidebar = parseHtml((await build()).read('api/errors/index.html')).one('nav.sidebar');
      const links = sidebar.all('a').map(({ text, attributes }) => [text, attributes['aria-current']]);
      expect(links).toEqual([
        ['Errores', undefined],
        ['Errores', 'page'],
      ]);
    });
  });

  it('links to other sites are marked as external, and items have their CSS classes', () =>
    withSite(site, async ({ build }) => {
      const { read } = await build();
      const links = parseHtml(read('en/api/create/index.html')).one('nav.sidebar').all('a');
      const isMarked = (text: string): unknown => {
        const link = links.find((each) => each.text.startsWith(text));
        return [link?.attributes.href, link?.attributes.rel];
      };
      expect(isMarked('El SDK')).toEqual(['/en/sdk/keys/', undefined]);
      expect(isMarked('Estado')).toEqual(['https://status.example.com', 'noopener noreferrer']);
      expect(parseHtml(read('api/create/index.html')).one('li.fresh').text).toBe('Crear');
      const cards = mainOf(read('api/papeles/index.html'))
        .all('div.card')
        .map((card) => card.one('a').attributes.href);
      expect(cards).toEqual(['/api/create/', '/sdk/keys/', 'https://status.example.com']);
    }));

  it('the navbar link to the sidebar of a page is current, and points to its first page', () =>
    withSite(site, async ({ build, write }) => {
      const { read } = await build();
      const navbarOf = (path: string): readonly unknown[] =>
        parseHtml(read(path))
          .one('nav.navbar-nav')
          .all('a')
          .map(({ attributes }) => [attributes.href, 'data-active' in attributes]);
      expect(navbarOf('api/create/index.html')).toEqual([
        ['/api/refunds/', true],
        ['/api/errors/', false],
        ['/sdk/keys/', false],
      ]);
      expect(navbarOf('en/api/apart/index.html')).toEqual([
        ['/en/api/refunds/', false],
        ['/en/api/errors/', true],
        ['/en/sdk/keys/', false],
      ]);
      const config = String(site['site.config.yaml']).replace('sidebar: guides', 'sidebar: guide');
      await write({ 'site.config.yaml': config });
      expect((await build()).diagnostics).toMatchObject([
        { message: "The section 'api' has no sidebar 'guide'", hint: 'Did you mean guides?', position: { line: 8 } },
      ]);
    }));

  it('a link to a section points to the first page of its first sidebar', () =>
    withSite(site, async ({ build, write }) => {
      await write({ 'site.config.yaml': String(site['site.config.yaml']).replace(/^navbar[\s\S]*/m, '') });
      const links = parseHtml((await build()).read('index.html'))
        .one('nav.navbar-nav')
        .all('a');
      expect(links.map(({ attributes }) => attributes.href)).toEqual(['/api/refunds/', '/sdk/keys/']);
    }));

  it('badge styles are loaded only if a sidebar of the site has badges', () =>
    withSite(site, async ({ build, write, remove }) => {
      const hasStyles = ({ files, read }: BuiltSite): boolean =>
        files().some((path) => path.endsWith('.css') && read(path).includes('.sidebar small'));
      expect(hasStyles(await build())).toBe(true);
      await write({ 'content/es/api/sidebar.yaml': 'guides: [autogenerated: .]\nreference: [ref: errors]\n' });
      await remove('content/en/api/sidebar.yaml');
      const without = await build();
      expect([without.diagnostics, hasStyles(without)]).toEqual([[], false]);
    }));
});

describe('a hand-written list of more than two hundred items', () => {
  const number = (index: number): string => String(index).padStart(3, '0');
  const ids = Array.from({ length: 230 }, (_, index) => `p${number(index)}`);
  const items = ids.flatMap((id) => [`- ${id}`, `- { label: After ${id}, href: "https://${id}.example.com" }`]);
  const long: SiteLiteral = {
    'site.config.yaml': `title: Handbook
sections: [{ id: api, links: [{ label: Blog, href: "https://blog.example.com" }] }]
`,
    'content/en/api/sidebar.yaml': `${items.join('\n')}\n`,
    ...Object.fromEntries(ids.map((id) => [`content/en/api/${id}.md`, `# Page ${id}\n`])),
  };

  it('a long hand-written list shows the items around the current page, and the links of the section', () =>
    withSite(long, async ({ build }) => {
      const labels = sidebarLabels((await build()).read('api/p100/index.html'));
      // A hundred items, a gap before and after them, and the link to the section.
      expect(labels).toHaveLength(103);
      expect([labels[0], labels[1], labels[2]]).toEqual(['… 150 earlier', 'Page p075', 'After p075 (external site)']);
      expect(labels.slice(-3)).toEqual(['After p124 (external site)', '… 210 more', 'Blog (external site)']);
    }));
});
