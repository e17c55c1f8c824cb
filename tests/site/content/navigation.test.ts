// Navigation between pages: sidebar, category pages, breadcrumbs, and links to the previous and next page.
import { describe, expect, it } from 'vitest';
import { variantsOf } from '../../long.ts';
import { openForTests } from '../../open-for-tests.ts';
import { type Found, mainOf, parseHtml, sidebarLabels } from '../html.ts';
import { type BuiltSite, withSite } from '../site.ts';
import type { SiteLiteral } from '../site-files.ts';

const site: SiteLiteral = {
  'site.config.yaml': `title: Handbook
sections:
  - id: api
    label: Interface
    links:
      - label: Status
        href: https://status.example.com
`,
  'content/en/index.md': '# Home\n',
  'content/en/api/index.md': '# Overview\n',
  'content/en/api/02-keys/_category_.yml':
    'label: Keys\ndescription: All about keys.\nlink: { type: generated-index, slug: /keys, title: Your keys }\n',
  'content/en/api/02-keys/02-rotate.md': '---\ndescription: Every month.\n---\n\n# Rotate\n',
  'content/en/api/02-keys/01-create.md': '---\nsidebar_label: Create one\n---\n\n# Create a key\n\nTake a form.\n',
  'content/en/api/02-keys/03-scopes/read.md': '# Read\n',
  'content/en/api/02-keys/03-scopes/write.md': '# Write\n',
  'content/en/api/01-people/index.md': '# People\n',
  'content/en/api/01-people/invite.md': '---\npagination_label: Invitations\n---\n\n# Invite\n',
  'content/en/api/zz-last.md': '# Last\n',
};

const labels = (found: readonly Found[]): readonly string[] => found.map((each) => each.text);

describe('a sidebar', () => {
  it('the sidebar contains the folder tree, sorted by number and name, followed by the links of the section', () =>
    withSite(site, async ({ build }) => {
      expect(sidebarLabels((await build()).read('api/index.html'))).toEqual([
        'Overview',
        'People',
        'Invite',
        'Keys',
        'Create one',
        'Rotate',
        'scopes',
        'Read',
        'Write',
        'Last',
        'Status (external site)',
      ]);
    }));

  it('the sidebar expands only the path to the current page', () =>
    withSite(site, async ({ build }) => {
      const sidebar = parseHtml((await build()).read('api/keys/scopes/read/index.html')).one('nav.sidebar');
      expect(sidebar.all('details[open]').map((each) => each.attributes['data-key'])).toEqual(['keys', 'keys/scopes']);
      expect(sidebar.one('a[aria-current=page]').text).toBe('Read');
    }));
});

describe('sidebars that pages of one folder share', () => {
  const link = `    links: [{ label: Status, href: "https://status.example.com" }]\n`;
  const shared = (size: number, links: string): SiteLiteral => ({
    'site.config.yaml': `title: Handbook\nsections:\n  - id: api\n    label: Interface\n${links}`,
    'content/en/index.md': '# Home\n',
    'content/en/api/index.md': '# Overview\n',
    'content/en/api/01-keys/index.md': '# Keys\n',
    'content/en/api/01-keys/secret.md': '---\nunlisted: true\n---\n\n# Secret\n',
    'content/en/api/01-keys/$&.md': '---\nsidebar_label: "$& and $1"\n---\n\n# Dollars\n',
    'content/en/api/01-keys/deep/_category_.yml': 'label: Deep\nlink: { type: doc, id: keys/deep/target }\n',
    'content/en/api/01-keys/deep/target.md': '# Target\n',
    'content/en/api/01-keys/deep/same.md': '---\nsidebar_label: Same\n---\n\n# One\n',
    'content/en/api/01-keys/deep/same-2.md': '---\nsidebar_label: Same\n---\n\n# Other\n',
    ...Object.fromEntries(
      Array.from({ length: size }, (_, index) => [
        `content/en/api/02-many/part-${index % 4}/page-${index}.md`,
        `# ${index}\n`,
      ]),
    ),
  });

  // If a sidebar ends with links, it is assembled separately for each page.
  it.each(variantsOf([8, 160]))(
    'pages that share a sidebar have the same result as separate ones, with %i more pages',
    (size) =>
      withSite(shared(size, ''), async ({ build, write }) => {
        const sidebarsOf = ({ files, read }: BuiltSite): ReadonlyMap<string, string> => {
          const pages = files().filter((path) => path.startsWith('api/') && path.endsWith('.html'));
          return new Map(pages.map((path) => [path, parseHtml(read(path)).one('nav.sidebar').html]));
        };
        const together = sidebarsOf(await build());
        await write({ 'site.config.yaml': shared(size, link)['site.config.yaml'] as string });
        const alone = sidebarsOf(await build());
        expect(together.size).toBeGreaterThan(size);
        for (const [path, html] of alone) {
          const status = /<li><a [^>]*href="https:\/\/status(?:(?!<li>)[\s\S])*?<\/li>/.exec(html)?.[0] ?? 'nothing';
          expect(html).toContain(status);
          expect(together.get(path), path).toBe(html.replace(status, () => ''));
          expect(html.match(/aria-current="page"/g) ?? [], path).toHaveLength(1);
        }
      }),
  );
});

/** The content of the output can be read after its folder has been removed. */
async function builtOnce(site: SiteLiteral): Promise<BuiltSite & { readonly close: () => Promise<void> }> {
  const made: BuiltSite[] = [];
  await withSite(site, async ({ build }) => void made.push(await build()));
  const [built] = made;
  if (built === undefined) throw new Error('nothing was built');
  return { ...built, close: async () => {} };
}

describe('a folder of more than two hundred pages', () => {
  const number = (index: number): string => String(index).padStart(3, '0');
  const long: SiteLiteral = {
    'site.config.yaml': `title: Handbook
locales: [{ code: en, label: English }, { code: es, label: Español }]
sections:
  - { id: api, label: Interface, links: [{ label: Status, href: 'https://status.example.com' }] }
`,
    ...Object.fromEntries(
      Array.from({ length: 230 }, (_, index) => [`content/en/api/p${number(index)}.md`, `# Page ${number(index)}\n`]),
    ),
    'content/en/api/p119.md': '---\nunlisted: true\n---\n\n# Page 119\n',
    'content/en/api/p120/inner.md': '# Inner\n',
  };
  const built = openForTests(() => builtOnce(long));

  it('a large folder lists the pages around the current one, the number of the others, and a link to them', () => {
    const shown = (path: string): readonly (string | undefined)[] => {
      const links = parseHtml(built.read(path)).one('nav.sidebar').all('a');
      const gaps = links.filter(({ text }) => text.startsWith('…')).map((gap) => `${gap.text} ${gap.attributes.href}`);
      return [links[0]?.text, links.at(-2)?.text, links.at(-1)?.text, ...gaps];
    };
    const status = 'Status (external site)';
    expect(shown('api/p000/index.html')).toEqual(['Page 000', '… 130 more', status, '… 130 more /api/p100/']);
    expect(shown('api/p229/index.html')).toEqual(['… 130 earlier', 'Page 229', status, '… 130 earlier /api/p129/']);
    const middle = ['… 50 earlier /api/p049/', '… 81 more /api/p149/'];
    expect(shown('api/p100/index.html')).toEqual(['… 50 earlier', '… 81 more', status, ...middle]);
    expect(shown('es/api/p100/index.html').slice(0, 2)).toEqual(['… 50 anteriores', '… 81 más']);
  });

  it('an unlisted page is listed in a large folder only while it is the current page', () => {
    expect(sidebarLabels(built.read('api/p118/index.html'))).not.toContain('Page 119');
    const around = sidebarLabels(built.read('api/p119/index.html'));
    expect(around.slice(around.indexOf('Page 119') - 1).slice(0, 3)).toEqual(['Page 118', 'Page 119', 'p120']);
  });

  it('a large folder lists the pages around the current category', () => {
    const labels = sidebarLabels(built.read('api/p120/inner/index.html'));
    expect(labels).toContain('Inner');
    expect([labels[0], labels.at(-2)]).toEqual(['… 70 earlier', '… 61 more']);
  });
});

describe('a page in two categories', () => {
  const shared: SiteLiteral = {
    'site.config.yaml': 'title: Handbook\nsections: [{ id: api, label: Interface }]\n',
    'content/en/api/01-keys/create.md': '# Create\n',
    'content/en/api/01-keys/rotate.md': '# Rotate\n',
    'content/en/api/02-start/_category_.yml': 'label: Start here\nlink: { type: doc, id: keys/create }\n',
    'content/en/api/02-start/first.md': '# First\n',
  };

  it('a page in two categories is current in both, and in neither if another page is current', () =>
    withSite(shared, async ({ build }) => {
      const built = await build();
      const marked = (path: string): readonly string[] =>
        labels(parseHtml(built.read(path)).one('nav.sidebar').all('a[aria-current=page]'));
      expect(marked('api/keys/create/index.html')).toEqual(['Create', 'Start here']);
      expect(marked('api/keys/rotate/index.html')).toEqual(['Rotate']);
      expect(marked('api/start/first/index.html')).toEqual(['First']);
    }));
});

describe('a generated category page', () => {
  it('a category page shows cards with label, description and URL', () =>
    withSite(site, async ({ build }) => {
      const main = mainOf((await build()).read('api/keys/index.html'));
      expect(main.one('h1').text).toBe('Your keys');
      expect(main.one('p.lead').text).toBe('All about keys.');
      const cards = main
        .all('div.card')
        .map((card) => [card.one('a').text, card.one('a').attributes.href, card.one('p').text]);
      expect(cards).toEqual([
        ['Create one', '/api/keys/create/', 'Take a form.'],
        ['Rotate', '/api/keys/rotate/', 'Every month.'],
        ['scopes', '/api/keys/scopes/read/', '2 pages'],
      ]);
    }));

  it('a category page has the URL /category/ and the slug of its label unless its file sets one', () =>
    withSite(
      { ...site, 'content/en/api/02-keys/_category_.yml': 'label: Your Keys\nlink: { type: generated-index }\n' },
      async ({ build }) => {
        expect((await build()).files()).toContain('api/category/your-keys/index.html');
      },
    ));
});

describe('breadcrumbs', () => {
  it('breadcrumbs link from the home page through the categories to the current page, which is not a link', () =>
    withSite(site, async ({ build }) => {
      const crumbs = mainOf((await build()).read('api/keys/scopes/read/index.html')).one('nav.breadcrumbs');
      expect(crumbs.all('a').map((link) => [link.text || link.attributes['aria-label'], link.attributes.href])).toEqual(
        [
          ['Home', '/'],
          ['Keys', '/api/keys/'],
        ],
      );
      expect(labels(crumbs.all('li'))).toEqual(['', 'Keys', 'scopes', 'Read']);
      expect(crumbs.one('span[aria-current=page]').text).toBe('Read');
    }));

  it('breadcrumbs list an index page once, as its category', () =>
    withSite(site, async ({ build }) => {
      const crumbs = mainOf((await build()).read('api/people/index.html')).one('nav.breadcrumbs');
      expect(labels(crumbs.all('li'))).toEqual(['', 'People']);
    }));

  it('breadcrumbs can be turned off', () =>
    withSite({ ...site, 'site.config.yaml': `${site['site.config.yaml']}breadcrumbs: false\n` }, async ({ build }) => {
      expect(mainOf((await build()).read('api/people/index.html')).all('nav.breadcrumbs')).toEqual([]);
    }));
});

describe('previous and next', () => {
  const neighbours = (html: string): readonly (string | undefined)[] => {
    const main = mainOf(html);
    return ['prev', 'next'].map((rel) => main.all(`a[rel=${rel}]`)[0]?.attributes.href);
  };

  it('previous and next pages follow the sidebar, including category pages', () =>
    withSite(site, async ({ build }) => {
      const built = await build();
      expect(neighbours(built.read('api/index.html'))).toEqual([undefined, '/api/people/']);
      expect(neighbours(built.read('api/people/index.html'))).toEqual(['/api/', '/api/people/invite/']);
      expect(neighbours(built.read('api/people/invite/index.html'))).toEqual(['/api/people/', '/api/keys/']);
      expect(neighbours(built.read('api/keys/index.html'))).toEqual(['/api/people/invite/', '/api/keys/create/']);
      expect(neighbours(built.read('api/keys/rotate/index.html'))).toEqual([
        '/api/keys/create/',
        '/api/keys/scopes/read/',
      ]);
    }));

  it('links to previous and next pages show the pagination label, otherwise the sidebar label', () =>
    withSite(site, async ({ build }) => {
      const built = await build();
      expect(mainOf(built.read('api/people/index.html')).one('a[rel=next]').text).toBe('Next Invitations');
      expect(mainOf(built.read('api/keys/rotate/index.html')).one('a[rel=prev]').text).toBe('Previous Create one');
    }));

  it('front matter sets or hides the previous and next pages', () =>
    withSite(
      {
        ...site,
        'content/en/api/zz-last.md': '---\npagination_prev: keys/rotate\n---\n\n# Last\n',
        'content/en/api/02-keys/03-scopes/write.md': '---\npagination_next: null\n---\n\n# Write\n',
      },
      async ({ build }) => {
        const built = await build();
        expect(neighbours(built.read('api/zz-last/index.html'))).toEqual(['/api/keys/rotate/', undefined]);
        expect(neighbours(built.read('api/keys/scopes/write/index.html'))).toEqual([
          '/api/keys/scopes/read/',
          undefined,
        ]);
      },
    ));
});
