// Conversion of a Docusaurus configuration: the written keys, the reported losses, and that docsgen accepts the result.
import { describe, expect, it } from 'vitest';
import { blogWith, categoryWith, docsWith, localeWith, pageItem, postWith, versionWith } from './docusaurus-site.ts';
import { around, checks, withConfig, withTheme, written } from './written-configuration.ts';

const intro = { 'intro.md': {}, 'api/index.md': {}, 'api/keys.md': {} };

const twoVersions = docsWith({
  versions: [
    versionWith({ name: '2.0', label: '2.0', documents: intro }),
    versionWith({ name: 'current', path: 'next', banner: 'unreleased', documents: intro, label: 'Canary' }),
    versionWith({ name: '1.0', label: '1.0 (old)', path: '1.0', banner: 'unmaintained', documents: intro }),
  ],
});

describe('a configuration', () => {
  it("the configuration contains only values that differ from docsgen's defaults, and names its source file", async () => {
    const { whole } = await written({});
    expect(whole).toBe(`# yaml-language-server: $schema=./node_modules/docsgen/docs/site.config.schema.json
# Created from docusaurus.config.js of the Docusaurus site; node_modules/docsgen/docs/migrate/docusaurus-features.md lists the alternatives in docsgen.

title: My site
url: https://example.com
${checks}# .md files are parsed as MDX, as in Docusaurus.
markdown: { mdx: all }
`);
  });

  it('the configuration preserves the base URL, the trailing slash setting and noindex', async () => {
    const { yaml, losses } = await written(
      withConfig(
        { noIndex: true, titleDelimiter: '·', organizationName: 'acme', future: { v4: true } },
        { baseUrl: '/docs/', trailingSlash: false, tagline: 'Fast: and small', markdown: mdAsIs },
      ),
    );
    expect(yaml).toBe(`title: My site
tagline: 'Fast: and small'
url: https://example.com
baseUrl: /docs/
trailingSlash: false
${checks}head:
  - { tag: meta, attributes: { name: robots, content: 'noindex, nofollow' } }
`);
    expect(losses).toEqual([
      "docusaurus.config.js 'titleDelimiter' is not migrated - docsgen uses a dash between page title and site title",
    ]);
  });

  it('reports each unsupported key at its position, and lists it at the end of the configuration file', async () => {
    const { whole, losses } = await written({
      config: { customThing: { a: 1 }, markdown: { strange: true } },
      themeConfig: { zoom: { selector: 'img' }, navbar: { wrap: true, items: [] }, image: [] },
      docs: [docsWith({ options: { docLayout: 'x', path: 'docs' }, versions: [versionWith({ documents: intro })] })],
      at: { customThing: 4, 'themeConfig.zoom': 12 },
    });
    expect(losses).toEqual([
      "docusaurus.config.js 'docLayout' of docs is not migrated - node_modules/docsgen/docs/migrate/docusaurus-features.md lists the alternatives in docsgen",
      "docusaurus.config.js 'markdown.strange' is not migrated - node_modules/docsgen/docs/migrate/docusaurus-features.md lists the alternatives in docsgen",
      "docusaurus.config.js 'themeConfig.navbar.wrap' is not migrated - node_modules/docsgen/docs/migrate/docusaurus-features.md lists the alternatives in docsgen",
      "docusaurus.config.js:4:3 'customThing' is not migrated - node_modules/docsgen/docs/migrate/docusaurus-features.md lists the alternatives in docsgen",
      "docusaurus.config.js:12:3 'themeConfig.zoom' is not migrated - node_modules/docsgen/docs/migrate/docusaurus-features.md lists the alternatives in docsgen",
    ]);
    expect(whole.slice(whole.indexOf('\n\n# Not'))).toBe(`

# Not migrated, by line of docusaurus.config.js:
# - 'markdown.strange' is not migrated
# - 'themeConfig.navbar.wrap' is not migrated
# - 'docLayout' of docs is not migrated
# - 4: 'customThing' is not migrated
# - 12: 'themeConfig.zoom' is not migrated
`);
  });

  it('checks for broken links are warnings or off as in Docusaurus', async () => {
    const { yaml } = await written({
      config: {
        onBrokenLinks: 'warn',
        onBrokenAnchors: 'ignore',
        onDuplicateRoutes: 'log',
        markdown: { hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw' } },
      },
    });
    expect(yaml).toContain(`checks:
  links: warning
  anchors: off
  images: warning
  duplicateRoutes: warning
`);
  });

  it('the configuration lists the locales, and translates the navbar and footer labels', async () => {
    const french = localeWith('fr', {
      label: 'Français',
      navbar: new Map([
        ['item.label.Guide', 'Le guide'],
        ['title', 'Mon site'],
      ]),
      footer: new Map([
        ['link.title.More', 'Plus'],
        ['link.item.label.Help', 'Aide'],
        ['copyright', '© <b>Nous</b>'],
      ]),
    });
    const { yaml } = await written(
      withTheme(
        {
          navbar: { title: 'Site', items: [{ label: 'Guide', to: '/guide', position: 'left' }] },
          footer: {
            links: [{ title: 'More', items: [{ label: 'Help', href: 'https://help.example.com' }] }],
            copyright: '© <b>We</b>',
          },
        },
        {
          locales: [
            localeWith('en', { label: 'English' }),
            french,
            localeWith('fa', { label: 'فارسی', direction: 'rtl' }),
            localeWith('de', { label: 'Deutsch (CH)' }),
          ],
        },
      ),
    );
    expect(yaml).toBe(
      around(`locales:
  - { code: en }
  - { code: fr }
  - { code: fa }
  - { code: de, label: Deutsch (CH) }
navbar:
  title: { en: Site, fr: Mon site }
  items:
    - { label: { en: Guide, fr: Le guide }, to: /guide }
footer:
  columns:
    - title: { en: More, fr: Plus }
      links:
        - { label: { en: Help, fr: Aide }, href: https://help.example.com }
  copyright: { en: © **We**, fr: © **Nous** }
`),
    );
  });

  it('the site title in the navbar is translated even if it equals the title of the site', async () => {
    const french = localeWith('fr', { navbar: new Map([['title', 'Mon site']]) });
    const theme = { navbar: { title: 'My site' } };
    const { yaml } = await written(withTheme(theme, { locales: [localeWith('en', {}), french] }));
    expect(yaml).toContain('navbar:\n  title: { en: My site, fr: Mon site }\n');
    const { yaml: same } = await written(withTheme(theme, { locales: [localeWith('en', {}), localeWith('fr', {})] }));
    expect(same).not.toContain('navbar');
  });

  it('reports that a configuration that depends on the locale was read for one locale only', async () => {
    const contents = { 'docusaurus.config.js': 'module.exports = { title: process.env.DOCUSAURUS_CURRENT_LOCALE };' };
    const locales = [localeWith('en', {}), localeWith('fr', {})];
    expect((await written({ contents, locales })).losses).toEqual([
      "docusaurus.config.js The configuration depends on the locale, and was read for 'en' only - " +
        'title, tagline, and labels of the navbar and footer can be mappings of locales: { en: …, fr: … }',
    ]);
    expect((await written({ contents })).losses).toEqual([]);
  });
});

const mdAsIs = {
  format: 'detect',
  mermaid: true,
  math: false,
  npm2yarn: false,
  admonitions: [],
  otherPlugins: [],
} as const;

describe('sections', () => {
  it('each docs plugin with its versions, and each blog, becomes a section', async () => {
    const sdk = docsWith({
      id: 'sdk',
      routeBasePath: 'kit',
      versions: [versionWith({ folder: 'sdk', base: 'kit', label: 'Next', documents: { 'start.md': {} } })],
    });
    const blog = blogWith({
      options: { blogTitle: 'News', blogDescription: 'What is new', postsPerPage: 5, blogSidebarCount: 'ALL' },
      posts: [postWith('2024-02-03-first.md', { url: '/blog/2024/02/03/first' })],
    });
    const { yaml } = await written(withConfig({}, { docs: [twoVersions, sdk], blogs: [blog] }));
    expect(yaml).toContain(`sections:
  - id: docs
    label: Docs
    versions:
      - { name: '2.0' }
      - { name: current, label: Canary, path: next, banner: unreleased }
      - { name: '1.0', label: 1.0 (old), banner: unmaintained }
  - { id: sdk, label: Sdk, basePath: /kit }
  - id: blog
    kind: posts
    label: News
    posts:
      description: What is new
      perPage: 5
      # The URLs of posts without a slug contain their date.
      address: date
      sidebar: years
`);
  });

  it('section IDs are valid and unique', async () => {
    const own = docsWith({
      id: 'blog',
      routeBasePath: 'notes',
      versions: [versionWith({ folder: 'notes', base: 'notes' })],
    });
    const odd = docsWith({ id: 'API_v2', routeBasePath: 'v2', versions: [versionWith({ folder: 'v2', base: 'v2' })] });
    const { yaml } = await written(withConfig({}, { docs: [own, odd], blogs: [blogWith({})] }));
    expect(yaml).toContain(`sections:
  - { id: blog, label: Blog, basePath: /notes }
  - { id: api-v2, label: Api v2, basePath: /v2 }
  - { id: blog-posts, kind: posts, label: Blog, basePath: /blog }
`);
  });

  it('docs at the root of the site become a section with the base path /', async () => {
    const docs = docsWith({ routeBasePath: '', versions: [versionWith({ base: '', documents: intro })] });
    const { yaml } = await written(withConfig({}, { docs: [docs] }));
    expect(yaml).toContain('sections:\n  - { id: docs, label: Docs, basePath: / }\n');
  });

  it('options of the docs plugin become options of the site', async () => {
    const options = {
      editUrl: 'https://git.example.com/edit/main/website/',
      showLastUpdateTime: true,
      showLastUpdateAuthor: true,
      sidebarCollapsed: false,
      breadcrumbs: false,
      numberPrefixParser: { $function: '(name) => name' },
      sidebarItemsGenerator: { $function: 'async () => []' },
    };
    const docs = docsWith({ options, versions: [versionWith({ documents: intro })] });
    const { yaml, losses } = await written(withConfig({}, { docs: [docs] }));
    expect(yaml).toContain(`# Correct once this folder replaces the folder of the original site in the repository.
editLink: https://git.example.com/edit/main/website/{path}
lastUpdated: { author: true }
sidebar: { collapsed: false }
breadcrumbs: false
`);
    expect(losses).toEqual([
      "docusaurus.config.js 'numberPrefixParser' of docs is not migrated - Set id, slug and sidebar_position in the " +
        'front matter of pages whose URL differs',
      "docusaurus.config.js 'sidebarItemsGenerator' of docs is not migrated - The sidebar is generated from " +
        'the folder tree instead: write sidebar.yaml (docs/guide/sidebar.md)',
    ]);
  });

  it('reports an edit link that is a function', async () => {
    const options = { editUrl: { $function: '({docPath}) => docPath' } };
    const docs = docsWith({ options, versions: [versionWith({ documents: intro })] });
    const { yaml, losses } = await written(withConfig({}, { docs: [docs] }));
    expect(yaml).not.toContain('editLink');
    expect(losses).toEqual([
      "docusaurus.config.js 'editUrl' of docs is a function, which docsgen configurations do not support - " +
        'node_modules/docsgen/docs/migrate/docusaurus-features.md lists the alternatives in docsgen',
    ]);
  });
});

describe('the navbar', () => {
  it("navbar links become docsgen's links, and links to known services become icons", async () => {
    const { yaml, losses } = await written(
      withTheme(
        {
          navbar: {
            title: 'My site',
            items: [
              { type: 'doc', docId: 'intro', label: 'Guides', position: 'left' },
              { type: 'docSidebar', sidebarId: 'main', label: 'All' },
              { to: 'blog', label: 'Blog', activeBasePath: 'blog' },
              { to: 'https://elsewhere.example.com', label: 'Elsewhere', position: 'right' },
              { type: 'search', position: 'right' },
              { type: 'localeDropdown', position: 'right' },
              { type: 'docsVersionDropdown', dropdownItemsAfter: [{ to: '/versions', label: 'All versions' }] },
              { href: 'https://github.com/acme/site', className: 'header-github-link', 'aria-label': 'GitHub' },
              { href: 'https://discord.gg/abc', label: 'Chat with us' },
              { href: 'https://twitter.com/acme', label: 'Twitter' },
            ],
          },
        },
        { docs: [twoVersions], blogs: [blogWith({})] },
      ),
    );
    expect(yaml).toContain(`navbar:
  items:
    - { label: Guides, section: docs, page: intro }
    - { label: All, section: docs }
    - { label: Blog, to: /blog, activePath: /blog }
    - { label: Elsewhere, href: https://elsewhere.example.com, position: right }
    - { versions: docs }
    # From the language or version menu above, which docsgen generates.
    - { label: All versions, to: /versions }
    - { label: Chat with us, href: https://discord.gg/abc }
social: { github: https://github.com/acme/site, x: https://twitter.com/acme }
`);
    expect(losses).toEqual([]);
  });

  it('the link of a dropdown becomes its first item, and HTML and custom items are reported', async () => {
    const { yaml, losses } = await written(
      withTheme({
        navbar: {
          items: [
            {
              type: 'dropdown',
              label: 'More',
              to: '/more',
              items: [
                { label: 'A', to: '/a' },
                { type: 'html', value: '<hr style="margin: 0.3rem 0;">' },
                { type: 'html', value: '<a href="https://b.example.com"><b>B</b></a>' },
                { type: 'html', value: '<p>Only words</p>' },
              ],
            },
            { type: 'custom-toggle', position: 'right', wide: true },
          ],
        },
      }),
    );
    expect(yaml).toContain(`navbar:
  items:
    - label: More
      items:
        - { label: More, to: /more }
        - { label: A, to: /a }
        - { label: B, href: https://b.example.com }
`);
    expect(losses).toEqual([
      'docusaurus.config.js HTML is not migrated: “Only words” - node_modules/docsgen/docs/migrate/docusaurus-features.md lists the alternatives in docsgen',
      "docusaurus.config.js The navbar item of type 'custom-toggle', a custom component, is not migrated " +
        '- See docs/guide/overrides.md for how to add custom components to the navbar',
    ]);
  });

  it('a link to the first page of one of several sidebars becomes a link to the sidebar', async () => {
    const sidebars = [
      { name: 'guides', items: [pageItem('intro')] },
      { name: 'api', items: [categoryWith('API', [pageItem('api/keys')], { link: { type: 'doc', id: 'api/index' } })] },
    ];
    const docs = docsWith({ versions: [versionWith({ documents: intro, sidebars })] });
    const { yaml } = await written(
      withTheme(
        {
          navbar: {
            items: [
              { type: 'doc', docId: 'api/index', label: 'API' },
              { type: 'doc', docId: 'api/keys', label: 'Keys' },
              { type: 'docSidebar', sidebarId: 'guides', label: 'Guides' },
            ],
          },
        },
        { docs: [docs] },
      ),
    );
    expect(yaml).toContain(`    - { label: API, section: docs, sidebar: api }
    - { label: Keys, section: docs, page: api/keys }
    - { label: Guides, section: docs, sidebar: guides }
`);
  });

  it('the logo is migrated, next to the site title if the navbar has a title', async () => {
    const logo = { src: 'img/logo.svg', srcDark: 'img/dark.svg', alt: 'My site Logo', href: 'https://example.com/x' };
    const files = ['img/logo.svg', 'img/dark.svg', 'img/icon.svg'];
    const named = await written(
      withTheme({ navbar: { title: 'My site', logo } }, { config: { favicon: '/img/icon.svg' } }),
      files,
    );
    expect(named.yaml).toContain(`theme:
  logo: { src: /img/logo.svg, dark: /img/dark.svg }
  favicon: /img/icon.svg
`);
    expect(named.losses).toEqual([
      "docusaurus.config.js 'themeConfig.navbar.logo.href' is not migrated - " +
        'The logo links to the home page: add a link to navbar.items',
    ]);
    const alone = await written(
      withTheme({ navbar: { title: '', logo: { src: 'img/logo.svg', alt: 'logo' } } }),
      files,
    );
    expect(alone.yaml).toContain('theme:\n  logo: { src: /img/logo.svg, name: false }\n');
  });

  it('reports a logo that does not exist', async () => {
    const { yaml, losses } = await written(withTheme({ navbar: { logo: { src: 'img/none.svg' } } }));
    expect(yaml).toBe(around(''));
    expect(losses).toEqual([
      'docusaurus.config.js The logo img/none.svg does not exist in static/ - Add it to static/, and set theme.logo',
    ]);
  });
});

describe('the footer and the announcement', () => {
  it('HTML in the footer and the announcement becomes Markdown', async () => {
    const { yaml, losses } = await written(
      withTheme({
        announcementBar: {
          id: 'support',
          content: 'Read <a target="_blank" href="/guide">the *guide*</a> &amp; be <strong>glad</strong>',
          isCloseable: false,
        },
        footer: {
          style: 'light',
          logo: { src: 'img/foot.svg', alt: 'Foot' },
          links: [
            { title: 'Docs', items: [{ label: 'Start', to: 'docs/start' }] },
            {
              title: 'More',
              items: [{ html: '<a href="https://host.example.com"><img src="x.svg" alt="Deployed by Host" /></a>' }],
            },
          ],
          copyright: '<p>© <a href="https://acme.example.com">Acme</a>.</p>\n<p>All rights reserved.</p>',
        },
      }),
    );
    expect(yaml).toBe(
      around(`footer:
  columns:
    - title: Docs
      links:
        - { label: Start, to: /docs/start }
    - title: More
      links:
        - { label: Deployed by Host, href: https://host.example.com }
  copyright: © [Acme](https://acme.example.com). All rights reserved.
announcement:
  id: support
  content: Read [the \\*guide\\*](/guide) & be **glad**
  closeable: false
`),
    );
    expect(losses).toEqual([
      "docusaurus.config.js 'themeConfig.footer.logo' is not migrated - " +
        'See docs/guide/overrides.md for how to replace the footer',
      "docusaurus.config.js 'themeConfig.footer.style' is not migrated - Add rules for .footer to a style sheet",
      'docusaurus.config.js The image of a link was replaced by its text, “Deployed by Host” - ' +
        'Links can only contain text; services have icons in social',
    ]);
  });
});

it('reports UI strings of the theme that the site translates', async () => {
  const messages = new Map([
    ['theme.docs.paginator.next', 'Další'],
    ['homepage.title', 'Of a page'],
  ]);
  const locales = [
    localeWith('en', { messages: new Map([['homepage.title', 'Start']]) }),
    localeWith('cs', { messages }),
  ];
  const { files, losses } = await written(withConfig({}, { locales }));
  expect(Object.keys(files)).toEqual(['site.config.yaml']);
  expect(losses).toEqual([
    "i18n/cs/code.json UI strings in 'cs' are not migrated: docsgen has its own strings - To change or " +
      'translate them, write strings/cs.yaml (see docs/reference/ui-strings.md)',
  ]);
});
