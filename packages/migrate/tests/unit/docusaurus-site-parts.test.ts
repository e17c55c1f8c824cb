// Parts of a Docusaurus site other than pages and appearance: redirects, plugins, head elements, sidebars and authors.
import { describe, expect, it } from 'vitest';
import {
  blogWith,
  categoryWith,
  docsWith,
  linkItem,
  localeWith,
  pageItem,
  pluginNamed,
  postWith,
  versionWith,
} from './docusaurus-site.ts';
import { around, withConfig, withTheme, written } from './written-configuration.ts';

const pages = { 'intro.md': {}, 'api/index.md': {}, 'api/keys.md': {} };
const docs = docsWith({ versions: [versionWith({ documents: pages })] });

describe('redirects', () => {
  it('redirects to the same page share an entry, with a comment if their origin is not obvious', async () => {
    const { yaml, losses } = await written(
      withConfig(
        {},
        {
          docs: [docs],
          blogs: [
            blogWith({
              options: { archiveBasePath: 'archive' },
              posts: [postWith('2024-02-03-a.md', { url: '/blog/a', frontMatter: { slug: 'a', tags: ['Big News'] } })],
            }),
          ],
          redirects: [
            { from: '/old', to: '/docs/intro' },
            { from: '/older', to: '/docs/intro' },
            { from: '/docs/intro.html', to: '/docs/intro' },
            { from: '/docs/api', to: '/docs/intro' },
            { from: '/gone', to: '/nowhere' },
          ],
          plugins: [pluginNamed('@docusaurus/theme-search-algolia')],
        },
      ),
    );
    expect(yaml).toContain(`redirects:
  - { from: [/old, /older], to: /docs/intro }
  # URLs with a file extension, which the original site also redirected.
  - { from: /docs/intro.html, to: /docs/intro }
  # Lists that docsgen does not generate, redirected to the closest page.
  - { from: /blog/archive, to: /blog }
  - { from: /search, to: / }
`);
    expect(losses).toEqual([
      'docusaurus.config.js The redirect from /docs/api was removed: a page with this URL exists - No action is required',
      'docusaurus.config.js The redirect from /gone was removed: /nowhere does not exist - Configure the redirect in the settings of your host',
    ]);
  });
});

describe('lists of a blog', () => {
  it('lists of a blog with custom URLs redirect to the list of the same author or tag', async () => {
    const blog = blogWith({
      options: { authorsBasePath: 'people' },
      authors: {
        slorber: { name: 'S', page: { permalink: '/all-sebastien-lorber-articles' } },
        ann: { name: 'Ann', page: true },
        gone: { name: 'Gone', page: { permalink: '/was-here' } },
      },
      tags: { api: { label: 'API', permalink: '/interfaces' } },
      posts: [
        postWith('2024-02-03-a.md', { url: '/blog/a', frontMatter: { slug: 'a', authors: 'slorber', tags: ['api'] } }),
        postWith('2024-02-04-b.md', { url: '/blog/b', frontMatter: { slug: 'b', authors: ['ann'] } }),
      ],
    });
    const { yaml } = await written(withConfig({}, { blogs: [blog] }));
    const lines = yaml.split('\n').filter((line) => line.includes('from:'));
    expect(lines).toEqual([
      '  - { from: /blog/tags/interfaces, to: /blog/tags/api }',
      '  - { from: /blog/people, to: /blog/authors }',
      '  - { from: /blog/people/all-sebastien-lorber-articles, to: /blog/authors/slorber }',
      '  - { from: /blog/people/ann, to: /blog/authors/ann }',
      '  - { from: /blog/people/was-here, to: /blog }',
    ]);
  });
});

describe('plugins', () => {
  it('the Google tag becomes analytics, and other analytics plugins are reported', async () => {
    const plugins = [
      pluginNamed('@docusaurus/plugin-google-gtag', { trackingID: ['UA-1-1', 'G-ABC'], anonymizeIP: true }),
      pluginNamed('@dipakparmar/docusaurus-plugin-umami', { websiteID: 'id-1' }),
    ];
    const { yaml, losses } = await written(withConfig({}, { plugins }));
    expect(yaml).toContain('analytics: { ga4: G-ABC }\n');
    expect(losses).toEqual([
      'docusaurus.config.js The plugin @dipakparmar/docusaurus-plugin-umami is not migrated, including ' +
        'analytics - Set analytics (docs/guide/analytics.md)',
      'docusaurus.config.js UA-1-1 is not a Google Analytics 4 ID - Set analytics.ga4 to an ID such as G-ABC123',
    ]);
  });

  it('Google Tag Manager becomes a script', async () => {
    const manager = pluginNamed('@docusaurus/plugin-google-tag-manager', { containerId: 'GTM-1' });
    const { yaml } = await written(withConfig({}, { plugins: [manager] }));
    expect(yaml).toContain(`scripts:
  # Google Tag Manager. Navigation does not reload the page: count page views with the “History Change” trigger.
  - text: |
      (function(w,d,s,l,i){`);
    expect(yaml).toContain("})(window,document,'script','dataLayer','GTM-1');\n");
  });

  it('reports plugins without an equivalent, with the feature that they provide', async () => {
    const { yaml, losses } = await written(
      withConfig(
        {},
        {
          plugins: [
            { ...pluginNamed('@docusaurus/plugin-pwa', { debug: true }), position: { line: 7, column: 5 } },
            pluginNamed('function'),
            pluginNamed('./plugins/own'),
            { kind: 'preset', name: 'classic', options: {}, position: undefined },
            pluginNamed('@docusaurus/plugin-sitemap', { priority: 0.5 }),
            pluginNamed('ideal-image'),
            { kind: 'theme', name: 'live-codeblock', options: {}, position: undefined },
          ],
        },
      ),
    );
    expect(yaml).toBe(around(''));
    const hint = 'See docs/guide/plugins.md for what docsgen plugins can do';
    expect(losses).toEqual([
      `docusaurus.config.js A plugin defined in the configuration is not migrated - ${hint}`,
      `docusaurus.config.js The plugin ./plugins/own is not migrated - ${hint}`,
      'docusaurus.config.js:7:5 The plugin @docusaurus/plugin-pwa is not migrated, including offline ' +
        'support - docsgen has no service worker',
    ]);
  });
});

it('the configuration lists the plugins of docsgen that the pages need', async () => {
  const pluginsOf = async (text: string): Promise<string | undefined> => {
    const { yaml } = await written({}, [], [{ path: 'content/en/docs/a.md', text, from: 'docs/a.md' }]);
    return /^plugins:.*/m.exec(yaml)?.[0];
  };
  expect(await pluginsOf('- List\n\n  ```mermaid\n  graph LR\n  ```\n\n```jsx live\n<b />\n```\n')).toBe(
    "plugins: ['@docsgen/mermaid', '@docsgen/live-code']",
  );
  expect(await pluginsOf('```jsx title="live"\n```\n\nmermaid `mermaid`\n')).toBeUndefined();
});

describe('the head', () => {
  it('head elements, style sheets and scripts are migrated, except those that docsgen generates', async () => {
    const { yaml, losses } = await written(
      withTheme(
        {
          metadata: [
            { name: 'twitter:card', content: 'summary' },
            { name: 'theme-color', content: '#fff' },
          ],
        },
        {
          baseUrl: '/base/',
          config: {
            headTags: [
              { tagName: 'link', attributes: { rel: 'preconnect', href: 'https://a.example.com', crossOrigin: true } },
              { tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: '{"a":1}' },
              { tagName: 'noscript', attributes: {} },
            ],
            stylesheets: ['https://b.example.com/b.css', { href: '/base/own.css', type: 'text/css' }, '/none.css'],
            scripts: ['/base/own.js', { src: 'https://c.example.com/c.js', async: true, 'data-id': 5 }],
          },
        },
      ),
      ['own.css', 'own.js'],
    );
    expect(yaml).toContain(`head:
  - { tag: meta, attributes: { name: theme-color, content: '#fff' } }
  - { tag: link, attributes: { rel: preconnect, href: https://a.example.com, crossorigin: true } }
  - { tag: script, attributes: { type: application/ld+json }, text: '{"a":1}' }
  - { tag: link, attributes: { rel: stylesheet, href: https://b.example.com/b.css } }
  - { tag: link, attributes: { rel: stylesheet, href: /own.css } }
scripts:
  - { src: /own.js, defer: false }
  - { src: https://c.example.com/c.js, async: true, attributes: { data-id: '5' } }
`);
    expect(losses).toEqual([
      'docusaurus.config.js <link rel="stylesheet" href="/none.css"> is not migrated: /none.css does not exist in static/ - ' +
        'Add the file to static/, and the element to head',
      'docusaurus.config.js <meta name="twitter:card" content="summary"> is not migrated: docsgen generates it - ' +
        "It is generated from 'socialImage', and 'image' in the front matter of pages",
      'docusaurus.config.js <noscript> is not migrated: only meta, link, script and style are allowed in head - ' +
        'docs/guide/seo.md describes the elements that can be added',
    ]);
  });
});

describe('the icon', () => {
  it.each(['img/favicon.ico', 'img/icon.png', '/img/icon.svg'])(
    'the icon is the file of the original site: %s',
    async (icon) => {
      const path = icon.replace(/^\//, '');
      const { yaml, losses } = await written(withConfig({ favicon: icon }), [path]);
      expect(yaml).toContain(`\ntheme: { favicon: /${path} }\n`);
      expect(losses).toEqual([]);
    },
  );

  it('reports an icon in an unsupported format', async () => {
    const { yaml, losses } = await written(withConfig({ favicon: 'img/icon.webp' }), ['img/icon.webp']);
    expect(yaml).toBe(around(''));
    expect(losses).toEqual([
      'docusaurus.config.js The icon img/icon.webp is not an SVG, PNG or ICO file in static/ - ' +
        'Add one, and set theme.favicon to its path',
    ]);
  });
});

describe('sidebars', () => {
  const sidebars = [
    {
      name: 'main',
      items: [
        pageItem('intro'),
        categoryWith(
          'Interface',
          [
            pageItem('api/keys', 'Your keys'),
            { type: 'ref', id: 'intro', label: undefined, rest: {} },
            pageItem('intro'),
          ],
          {
            link: { type: 'doc', id: 'api/index' },
            collapsed: false,
            rest: { className: 'api', customProps: { a: 1 } },
          },
        ),
        categoryWith('All the rest', [{ type: 'autogenerated', dirName: 'rest' }], {
          link: { type: 'generated-index', url: '/docs/category/all-the-rest', options: { title: 'All the rest' } },
        }),
        categoryWith('Lists', [linkItem('Status', 'https://status.example.com'), linkItem('Blog', '/blog')], {
          link: {
            type: 'generated-index',
            url: '/docs/lists',
            options: { title: 'All lists', description: 'Of lists', keywords: ['list'] },
          },
        }),
        { type: 'html', value: '<b>Words</b>', rest: {} },
        categoryWith('Nothing', []),
      ],
    },
  ] as const;

  it('sidebars with all types of items are written as sidebar.yaml', async () => {
    const own = docsWith({ versions: [versionWith({ documents: { ...pages, 'rest/a.md': {} }, sidebars })] });
    const { files, losses } = await written(withConfig({}, { docs: [own] }));
    expect(files['content/en/docs/sidebar.yaml']).toBe(`- intro
- label: Interface
  page: api/index
  collapsed: false
  className: api
  items:
    - { page: api/keys, label: Your keys }
    - { ref: intro }
    - { ref: intro }
- label: All the rest
  index: true
  items:
    - { autogenerated: rest }
- label: Lists
  index: { slug: /lists, title: All lists, description: Of lists, keywords: [list] }
  items:
    - { label: Status, href: https://status.example.com }
    - { label: Blog, to: /blog }
`);
    expect(losses).toEqual([
      "sidebars.js 'customProps' of sidebar items are not migrated - They are only read by custom " +
        'components; use badge and className to mark an item',
      'sidebars.js HTML in a sidebar is not migrated: “Words” - Use a category that contains the items below it',
      "sidebars.js The sidebar category 'Nothing' has no items and was removed - Categories need at least one page",
    ]);
  });

  it('no sidebar.yaml is written for a sidebar generated from the folder tree', async () => {
    const tree = [{ name: 'main', items: [{ type: 'autogenerated', dirName: '.' }] }] as const;
    const own = docsWith({ versions: [versionWith({ documents: pages, sidebars: tree })] });
    expect(Object.keys((await written(withConfig({}, { docs: [own] }))).files)).toEqual(['site.config.yaml']);
  });

  it('several sidebars are written by name into the folder of each version, with translated labels', async () => {
    const several = [
      { name: 'main', items: [categoryWith('Guides', [pageItem('intro')])] },
      { name: 'api', items: [pageItem('api/index', 'Start'), linkItem('More', '/more')] },
    ];
    const messages = new Map([
      ['sidebar.main.category.Guides', 'Guides'],
      ['sidebar.api.doc.Start', 'Début'],
      ['sidebar.api.link.More', 'Plus'],
      ['sidebar.api.link.Gone', 'Parti'],
      ['version.label', 'Suivante'],
    ]);
    const translations = new Map([['fr', { folder: 'i18n/fr/docs/current', documents: [], messages }]]);
    const latest = versionWith({ name: '2.0', documents: pages, sidebars: several });
    const next = versionWith({ path: 'next', documents: pages, sidebars: several, translations });
    const { files, yaml } = await written(
      withConfig(
        {},
        { docs: [docsWith({ versions: [latest, next] })], locales: [localeWith('en', {}), localeWith('fr', {})] },
      ),
    );
    const text = `main:
  - label: Guides
    items:
      - intro
api:
  - { page: api/index, label: Start }
  - { label: More, to: /more }
`;
    expect(files['content/en/docs/sidebar.yaml']).toBe(text);
    expect(files['content/en/docs-current/sidebar.yaml']).toBe(text);
    expect(files['content/fr/docs-current/sidebar.yaml']).toBe('Start: Début\nMore: Plus\n');
    expect(files['content/fr/docs/sidebar.yaml']).toBeUndefined();
    expect(yaml).toContain('      - { name: current, label: { en: Next, fr: Suivante }, path: next }\n');
  });
});

it('reports translated labels of folders', async () => {
  const categories = new Map([
    ['api', { source: 'docs/api/_category_.json', values: { label: 'Interface' } }],
    ['other', { source: 'docs/other/_category_.json', values: { label: 'Other' } }],
  ]);
  const messages = new Map([
    ['sidebar.main.category.Interface', 'Schnittstelle'],
    ['sidebar.main.category.Other', 'Other'],
  ]);
  const translations = new Map([['de', { folder: 'i18n/de/docs/current', documents: [], messages }]]);
  const version = versionWith({ documents: pages, categories, translations });
  const locales = [localeWith('en', {}), localeWith('de', {})];
  const { losses } = await written(withConfig({}, { docs: [docsWith({ versions: [version] })], locales }));
  expect(losses).toEqual([
    "i18n/de/docs/current.json 1 translated labels of folders in 'de' are not migrated - " +
      'Add a _category_.yml with the label to each translated folder',
  ]);
});

describe('authors and tags', () => {
  it('authors and tags are written to authors.yaml and tags.yaml, including those defined in posts', async () => {
    const blog = blogWith({
      authors: {
        ana: { name: 'Ana García', title: 'Engineer', image_url: '/img/ana.png', email: 'a@example.com' },
        ben: { name: 'Ben', image_url: 'https://example.com/ben.png', socials: { github: 'ben', x: 'ben' } },
      },
      tags: { api: { label: 'API', permalink: '/api', description: 'What changes' } },
      posts: [
        postWith('2024-02-03-a.md', {
          url: '/blog/a',
          frontMatter: { slug: 'a', authors: ['ana', { name: 'Zoe' }], tags: ['api', 'other'] },
        }),
        postWith('2024-02-04-b.md', { frontMatter: { author: 'Yan', author_title: 'Writer' } }),
      ],
    });
    const { files, losses } = await written(withConfig({}, { blogs: [blog] }), ['img/ana.png']);
    expect(files['content/en/blog/authors.yaml']).toBe(`Zoe: { name: Zoe }
Yan: { name: Yan, title: Writer }
ana: { name: Ana García, title: Engineer, picture: /img/ana.png }
ben: { name: Ben }
`);
    expect(files['content/en/blog/tags.yaml']).toBe('api: { label: API, description: What changes }\nother: {}\n');
    expect(losses).toEqual([
      'blog/authors.yml Fields of authors that are not migrated: email, remote images, socials - Authors ' +
        'have a name, title, url, and an image in static/',
    ]);
  });
});
