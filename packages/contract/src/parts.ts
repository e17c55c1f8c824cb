// The parts of the theme that a site can replace by a file in its folder `theme/`, and the empty slots that it can
// fill: the one table behind `docsgen theme`, the bundler and `docs/guide/overrides.md`.

interface PartRow {
  /** Name of its file, without the ending: `theme/footer.tsx`. */
  readonly name: string;
  /** What `docsgen/theme` calls it. */
  readonly component: string;
  /** Where the theme has it, from its sources. */
  readonly module: string;
  /** Name of the module's export, where it is another one. */
  readonly exported?: string;
  /** Other modules that are a part of it, for a copy. */
  readonly inside?: readonly string[];
  readonly draws: string;
  /** Names of its props, and their types as `docsgen/theme` exports them. */
  readonly props: Readonly<Record<string, string>>;
  /**
   * `browser`: drawn with the site, and taken over by React, so that it can act. `server`: drawn with the site and
   * never again; what acts in it is an island.
   */
  readonly side: 'browser' | 'server';
  /** False: its props may change with a minor version. */
  readonly isStable: boolean;
  /** The theme itself draws nothing there. */
  readonly isSlot?: true;
  /** Class of an element around what a site draws in the slot. */
  readonly frame?: string;
}

const shell = { shell: 'HydratedShellView', messages: 'ShellMessages' } as const;

/** What every part of a site's own is given besides. */
export const givenProps = { lang: 'string' } as const;

export const partRows: readonly PartRow[] = [
  {
    name: 'announcement',
    component: 'Announcement',
    module: 'components/announcement/announcement.tsx',
    draws: 'the line above everything else, with the button that dismisses it',
    props: { announcement: 'AnnouncementView', messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'article',
    component: 'Article',
    module: 'components/article/article.tsx',
    draws: 'the compiled text of a page',
    props: { html: 'Html', lang: 'string', direction: "'ltr' | 'rtl'", codeMessages: 'string' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'back-to-top',
    component: 'BackToTop',
    module: 'components/article/back-to-top.tsx',
    draws: 'the button that leads back to the top of a long page',
    props: { messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'breadcrumbs',
    component: 'Breadcrumbs',
    module: 'components/article/breadcrumbs.tsx',
    inside: ['components/article/breadcrumb.tsx'],
    draws: 'the path from the home page down to this one',
    props: { breadcrumbs: 'readonly BreadcrumbView[]', messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'card',
    component: 'Card',
    module: 'components/category/card.tsx',
    draws: 'one page in a generated index',
    props: { card: 'CardView', lang: 'string', messages: 'Messages' },
    side: 'server',
    isStable: true,
  },
  {
    name: 'category',
    component: 'Category',
    exported: 'CategoryBody',
    module: 'components/category/category-body.tsx',
    draws: 'a generated index: its title, its description and the cards of its pages',
    props: { page: 'CategoryPageView', lang: 'string', messages: 'Messages' },
    side: 'server',
    isStable: false,
  },
  {
    name: 'color-toggle',
    component: 'ColorToggle',
    module: 'components/color-mode/color-toggle.tsx',
    draws: 'the button that switches between light and dark colours',
    props: { colorMode: 'ColorModeView', hasLabel: 'boolean', messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'contents',
    component: 'Contents',
    module: 'components/contents/contents.tsx',
    draws: 'the headings of the page',
    props: { contents: 'Html', messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'footer',
    component: 'Footer',
    module: 'components/footer/footer.tsx',
    inside: ['components/footer/footer-body.tsx'],
    draws: 'the bottom of every page, also on sites without `footer` in the configuration',
    props: { footer: 'FooterView', 'social?': 'readonly SocialLinkView[] | undefined', messages: 'ShellMessages' },
    side: 'server',
    isStable: true,
  },
  {
    name: 'hero',
    component: 'Hero',
    module: 'components/home/hero.tsx',
    draws: 'the top of the landing page',
    props: {
      title: 'string',
      subtitle: 'string | undefined',
      actions: "HomePageView['actions']",
      image: 'Html | undefined',
    },
    side: 'server',
    isStable: true,
  },
  {
    name: 'home',
    component: 'Home',
    exported: 'HomeBody',
    module: 'components/home/home-body.tsx',
    draws: 'all of the landing page that is in its <main>',
    props: { page: 'HomePageView', messages: 'Messages', codeMessages: 'string' },
    side: 'server',
    isStable: false,
  },
  {
    name: 'language-menu',
    component: 'LanguageMenu',
    module: 'components/languages/language-menu.tsx',
    draws: 'this page in the site’s other languages, in the navbar',
    props: { locales: 'readonly LocaleLink[]', messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'logo',
    component: 'Logo',
    module: 'components/navbar/logo.tsx',
    draws: 'the link to the home page at the start of the navbar: the logo and the site’s name',
    props: { shell: 'HydratedShellView' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'navbar',
    component: 'Navbar',
    module: 'components/navbar/navbar.tsx',
    draws: 'the bar at the top of every page',
    props: shell,
    side: 'browser',
    isStable: true,
  },
  {
    name: 'not-found',
    component: 'NotFound',
    exported: 'NotFoundBody',
    module: 'components/errors/not-found-body.tsx',
    inside: ['components/errors/not-found-variant.tsx'],
    draws: 'the page for addresses that do not exist',
    props: { shell: 'ShellView', page: 'NotFoundPageView', languages: 'Languages' },
    side: 'server',
    isStable: false,
  },
  {
    name: 'notices',
    component: 'Notices',
    module: 'components/article/notices.tsx',
    inside: ['components/article/notice.tsx'],
    draws: 'what a reader should know of the page: a draft, an old version, a missing translation',
    props: { notices: 'readonly NoticeView[]', messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'page-foot',
    component: 'PageFoot',
    module: 'components/article/page-foot.tsx',
    inside: ['components/tags/tag-list.tsx'],
    draws: 'what stands below an article: feedback, links to change the page, the last update, the pagination',
    props: { foot: 'PageFootView', messages: 'Messages' },
    side: 'server',
    isStable: false,
  },
  {
    name: 'pagination',
    component: 'Pagination',
    module: 'components/article/pagination.tsx',
    draws: 'the links to the previous and the next page',
    props: {
      previous: 'PageLink | undefined',
      next: 'PageLink | undefined',
      'names?': '{ readonly previous: string; readonly next: string } | undefined',
      messages: 'ShellMessages',
    },
    side: 'server',
    isStable: true,
  },
  {
    name: 'search-button',
    component: 'SearchButton',
    exported: 'SearchBox',
    module: 'components/navbar/search-box.tsx',
    draws: 'the button that opens the search',
    props: { search: 'SearchView', messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'sidebar',
    component: 'Sidebar',
    module: 'components/sidebar/sidebar.tsx',
    draws: 'the pages of a section; its items come as HTML',
    props: { sidebar: 'SidebarView', messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'sidebar-item',
    component: 'SidebarItem',
    module: 'components/sidebar/sidebar-item.tsx',
    inside: [
      'components/sidebar/sidebar-category.tsx',
      'components/sidebar/sidebar-gap.tsx',
      'components/sidebar/sidebar-label.tsx',
      'components/sidebar/sidebar-link.tsx',
    ],
    draws: 'one item of the sidebar; those below a category go into the last <ul> that it draws',
    props: { node: 'SidebarNode', lang: 'string', messages: 'Messages' },
    side: 'server',
    isStable: false,
  },
  {
    name: 'skip-link',
    component: 'SkipLink',
    module: 'components/layout/skip-link.tsx',
    draws: 'the first link of a page, past the menus to the content',
    props: { messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'version',
    component: 'Version',
    module: 'components/versions/version.tsx',
    draws: 'the label of the version that the page belongs to, and the menu of the others',
    props: { version: 'VersionView', messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'above-article',
    component: 'AboveArticle',
    module: 'components/slots/above-article.tsx',
    draws: 'nothing: a slot above the text of every page in a section',
    props: { breadcrumbs: 'readonly BreadcrumbView[]', ...shell },
    side: 'browser',
    isStable: true,
    isSlot: true,
  },
  {
    name: 'after-heading',
    component: 'AfterHeading',
    module: 'components/slots/after-heading.tsx',
    draws: 'nothing: a slot below the first heading of an article',
    props: {
      page: 'DocPageView',
      description: 'string | undefined',
      href: 'Href',
      shell: 'ShellView',
      messages: 'Messages',
    },
    side: 'server',
    isStable: true,
    isSlot: true,
  },
  {
    name: 'below-article',
    component: 'BelowArticle',
    module: 'components/slots/below-article.tsx',
    draws: 'nothing: a slot below the text of every page in a section, above its pagination',
    props: { breadcrumbs: 'readonly BreadcrumbView[]', ...shell },
    side: 'browser',
    isStable: true,
    isSlot: true,
    frame: 'below-article',
  },
  {
    name: 'footer-start',
    component: 'FooterStart',
    module: 'components/slots/footer-start.tsx',
    draws: 'nothing: a slot at the start of the footer',
    props: { footer: 'FooterView', messages: 'ShellMessages' },
    side: 'server',
    isStable: true,
    isSlot: true,
  },
  {
    name: 'navbar-end',
    component: 'NavbarEnd',
    module: 'components/slots/navbar-end.tsx',
    draws: 'nothing: a slot at the end of the navbar',
    props: shell,
    side: 'browser',
    isStable: true,
    isSlot: true,
  },
  {
    name: 'sidebar-bottom',
    component: 'SidebarBottom',
    module: 'components/slots/sidebar-bottom.tsx',
    draws: 'nothing: a slot below the items of the sidebar',
    props: { sidebar: 'SidebarView', messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
    isSlot: true,
  },
  {
    name: 'sidebar-top',
    component: 'SidebarTop',
    module: 'components/slots/sidebar-top.tsx',
    draws: 'nothing: a slot above the items of the sidebar',
    props: { sidebar: 'SidebarView', messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
    isSlot: true,
  },
];
