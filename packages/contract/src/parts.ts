// Theme components that a site can override with a file in `theme/`, and the empty slots that it can fill. `docsgen
// theme`, the bundler and `docs/guide/overrides.md` use this table.

interface PartRow {
  /** Name of the override file, without its extension: `footer` for `theme/footer.tsx`. */
  readonly name: string;
  /** Export name in `docsgen/theme`. */
  readonly component: string;
  /** Path of the module, relative to the theme's `src` folder. */
  readonly module: string;
  /** Export name in the module, if it differs from `component`. */
  readonly exported?: string;
  /** Other modules that are copied when the component is ejected. */
  readonly inside?: readonly string[];
  readonly draws: string;
  /** Names of the props, and their types as exported by `docsgen/theme`. */
  readonly props: Readonly<Record<string, string>>;
  /**
   * `browser`: rendered at build time and hydrated, so that it can be interactive. `server`: rendered only at build
   * time; its interactive parts are islands.
   */
  readonly side: 'browser' | 'server';
  /** If false, the props may change in a minor version. */
  readonly isStable: boolean;
  /** Set for slots, in which the theme itself renders nothing. */
  readonly isSlot?: true;
  /** Class of the element that wraps the contents of the slot. */
  readonly frame?: string;
}

const shell = { shell: 'HydratedShellView', messages: 'ShellMessages' } as const;

/** Props that every override receives in addition to the props of its component. */
export const commonProps = { lang: 'string' } as const;

export const themeComponents: readonly PartRow[] = [
  {
    name: 'announcement',
    component: 'Announcement',
    module: 'components/announcement/announcement.tsx',
    draws: 'the announcement bar above the navbar, with its dismiss button',
    props: { announcement: 'AnnouncementView', messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'article',
    component: 'Article',
    module: 'components/article/article.tsx',
    draws: 'the compiled content of a page',
    props: { html: 'Html', lang: 'string', direction: "'ltr' | 'rtl'", codeMessages: 'string' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'back-to-top',
    component: 'BackToTop',
    module: 'components/article/back-to-top.tsx',
    draws: 'the button that scrolls a long page back to the top',
    props: { messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'breadcrumbs',
    component: 'Breadcrumbs',
    module: 'components/article/breadcrumbs.tsx',
    inside: ['components/article/breadcrumb.tsx'],
    draws: 'the path from the home page to the current page',
    props: { breadcrumbs: 'readonly BreadcrumbView[]', messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'card',
    component: 'Card',
    module: 'components/category/card.tsx',
    draws: 'the card of one page in a generated index',
    props: { card: 'CardView', lang: 'string', messages: 'Messages' },
    side: 'server',
    isStable: true,
  },
  {
    name: 'category',
    component: 'Category',
    exported: 'CategoryBody',
    module: 'components/category/category-body.tsx',
    draws: 'a generated index: its title, description and cards',
    props: { page: 'CategoryPageView', lang: 'string', messages: 'Messages' },
    side: 'server',
    isStable: false,
  },
  {
    name: 'color-toggle',
    component: 'ColorToggle',
    module: 'components/color-mode/color-toggle.tsx',
    draws: 'the button that switches between light and dark mode',
    props: { colorMode: 'ColorModeView', hasLabel: 'boolean', messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'contents',
    component: 'Contents',
    module: 'components/contents/contents.tsx',
    draws: 'the table of contents of the page',
    props: { contents: 'Html', messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'footer',
    component: 'Footer',
    module: 'components/footer/footer.tsx',
    inside: ['components/footer/footer-body.tsx'],
    draws: 'the footer of every page, even if the configuration has no `footer`',
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
    draws: 'the contents of <main> on the landing page',
    props: { page: 'HomePageView', messages: 'Messages', codeMessages: 'string' },
    side: 'server',
    isStable: false,
  },
  {
    name: 'language-menu',
    component: 'LanguageMenu',
    module: 'components/languages/language-menu.tsx',
    draws: 'the navbar menu with this page in the other languages of the site',
    props: { locales: 'readonly LocaleLink[]', messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'logo',
    component: 'Logo',
    module: 'components/navbar/logo.tsx',
    draws: 'the logo and site title at the start of the navbar, which link to the home page',
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
    draws: 'the 404 page',
    props: { shell: 'ShellView', page: 'NotFoundPageView', languages: 'Languages' },
    side: 'server',
    isStable: false,
  },
  {
    name: 'notices',
    component: 'Notices',
    module: 'components/article/notices.tsx',
    inside: ['components/article/notice.tsx'],
    draws: 'notices about the page: a draft, an old version, a missing translation',
    props: { notices: 'readonly NoticeView[]', messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'page-foot',
    component: 'PageFoot',
    module: 'components/article/page-foot.tsx',
    inside: ['components/tags/tag-list.tsx'],
    draws: 'everything below an article: feedback, edit links, the last update, the pagination',
    props: { foot: 'PageFootView', messages: 'Messages' },
    side: 'server',
    isStable: false,
  },
  {
    name: 'pagination',
    component: 'Pagination',
    module: 'components/article/pagination.tsx',
    draws: 'the links to the previous and next pages',
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
    draws: 'the button that opens the search dialog',
    props: { search: 'SearchView', messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'sidebar',
    component: 'Sidebar',
    module: 'components/sidebar/sidebar.tsx',
    draws: 'the navigation of a section; its items are passed as HTML',
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
    draws: 'one item of the sidebar; the children of a category are inserted into the last <ul> of its output',
    props: { node: 'SidebarNode', lang: 'string', messages: 'Messages' },
    side: 'server',
    isStable: false,
  },
  {
    name: 'skip-link',
    component: 'SkipLink',
    module: 'components/layout/skip-link.tsx',
    draws: 'the first link of a page, which skips the menus and moves to the content',
    props: { messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'version',
    component: 'Version',
    module: 'components/versions/version.tsx',
    draws: 'the label of the page’s version, and the menu of the other versions',
    props: { version: 'VersionView', messages: 'ShellMessages' },
    side: 'browser',
    isStable: true,
  },
  {
    name: 'above-article',
    component: 'AboveArticle',
    module: 'components/slots/above-article.tsx',
    draws: 'nothing: a slot above the article of every page in a section',
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
    draws: 'nothing: a slot below the article of every page in a section, above the pagination',
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
