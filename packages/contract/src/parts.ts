// Theme components that a site can override with a file in `theme/`, and the empty slots that it can fill. `docsgen
// theme`, the bundler and `docs/guide/overrides.md` use this table.

interface PartRow {
  /** Name of the override file, without its extension: `footer` for `theme/footer.tsx`. */
  readonly name: string;
  /** Name of the export, both in the module and in `docsgen/theme`. */
  readonly component: string;
  /** Path of the module, relative to the theme's `src` folder. */
  readonly module: string;
  readonly draws: string;
  /**
   * `browser`: rendered at build time and hydrated, so that it can be interactive. `server`: rendered only at build
   * time; its interactive parts are islands.
   */
  readonly side: 'browser' | 'server';
  /** Set if the props may change in a minor version. */
  readonly isExperimental?: true;
  /** Set for slots, in which the theme itself renders nothing. */
  readonly isSlot?: true;
  /** Class of the element that wraps the contents of the slot. */
  readonly frame?: string;
}

/** Props that every override receives in addition to the props of its component. */
export const commonProps = { lang: 'string' } as const;

export const themeComponents: readonly PartRow[] = [
  {
    name: 'announcement',
    component: 'Announcement',
    module: 'components/announcement/announcement.tsx',
    draws: 'the announcement bar above the navbar, with its dismiss button',
    side: 'browser',
  },
  {
    name: 'article',
    component: 'Article',
    module: 'components/article/article.tsx',
    draws: 'the compiled content of a page',
    side: 'browser',
  },
  {
    name: 'back-to-top',
    component: 'BackToTop',
    module: 'components/article/back-to-top.tsx',
    draws: 'the button that scrolls a long page back to the top',
    side: 'browser',
  },
  {
    name: 'breadcrumbs',
    component: 'Breadcrumbs',
    module: 'components/article/breadcrumbs.tsx',
    draws: 'the path from the home page to the current page',
    side: 'browser',
  },
  {
    name: 'card',
    component: 'Card',
    module: 'components/category/card.tsx',
    draws: 'the card of one page in a generated index',
    side: 'server',
  },
  {
    name: 'category',
    component: 'Category',
    module: 'components/category/category-body.tsx',
    draws: 'a generated index: its title, description and cards',
    side: 'server',
    isExperimental: true,
  },
  {
    name: 'color-toggle',
    component: 'ColorToggle',
    module: 'components/color-mode/color-toggle.tsx',
    draws: 'the button that switches between light and dark mode',
    side: 'browser',
  },
  {
    name: 'contents',
    component: 'Contents',
    module: 'components/contents/contents.tsx',
    draws: 'the table of contents of the page',
    side: 'browser',
  },
  {
    name: 'footer',
    component: 'Footer',
    module: 'components/footer/footer.tsx',
    draws: 'the footer of every page, even if the configuration has no `footer`',
    side: 'server',
  },
  {
    name: 'hero',
    component: 'Hero',
    module: 'components/home/hero.tsx',
    draws: 'the top of the landing page',
    side: 'server',
  },
  {
    name: 'home',
    component: 'Home',
    module: 'components/home/home-body.tsx',
    draws: 'the contents of <main> on the landing page',
    side: 'server',
    isExperimental: true,
  },
  {
    name: 'language-menu',
    component: 'LanguageMenu',
    module: 'components/languages/language-menu.tsx',
    draws: 'the navbar menu with this page in the other languages of the site',
    side: 'browser',
  },
  {
    name: 'logo',
    component: 'Logo',
    module: 'components/navbar/logo.tsx',
    draws: 'the logo and site title at the start of the navbar, which link to the home page',
    side: 'browser',
  },
  {
    name: 'navbar',
    component: 'Navbar',
    module: 'components/navbar/navbar.tsx',
    draws: 'the bar at the top of every page',
    side: 'browser',
  },
  {
    name: 'not-found',
    component: 'NotFound',
    module: 'components/errors/not-found-body.tsx',
    draws: 'the 404 page',
    side: 'server',
    isExperimental: true,
  },
  {
    name: 'notices',
    component: 'Notices',
    module: 'components/article/notices.tsx',
    draws: 'notices about the page: a draft, an old version, a missing translation',
    side: 'browser',
  },
  {
    name: 'page-foot',
    component: 'PageFoot',
    module: 'components/article/page-foot.tsx',
    draws: 'everything below an article: feedback, edit links, the last update, the pagination',
    side: 'server',
    isExperimental: true,
  },
  {
    name: 'pagination',
    component: 'Pagination',
    module: 'components/article/pagination.tsx',
    draws: 'the links to the previous and next pages',
    side: 'server',
  },
  {
    name: 'search-button',
    component: 'SearchButton',
    module: 'components/navbar/search-box.tsx',
    draws: 'the button that opens the search dialog',
    side: 'browser',
  },
  {
    name: 'sidebar',
    component: 'Sidebar',
    module: 'components/sidebar/sidebar.tsx',
    draws: 'the navigation of a section; its items are passed as HTML',
    side: 'browser',
  },
  {
    name: 'sidebar-item',
    component: 'SidebarItem',
    module: 'components/sidebar/sidebar-item.tsx',
    draws: 'one item of the sidebar; the children of a category are inserted into the last <ul> of its output',
    side: 'server',
    isExperimental: true,
  },
  {
    name: 'skip-link',
    component: 'SkipLink',
    module: 'components/layout/skip-link.tsx',
    draws: 'the first link of a page, which skips the menus and moves to the content',
    side: 'browser',
  },
  {
    name: 'version',
    component: 'Version',
    module: 'components/versions/version.tsx',
    draws: 'the label of the page’s version, and the menu of the other versions',
    side: 'browser',
  },
  {
    name: 'above-article',
    component: 'AboveArticle',
    module: 'components/slots/above-article.tsx',
    draws: 'nothing: a slot above the article of every page in a section',
    side: 'browser',
    isSlot: true,
  },
  {
    name: 'after-heading',
    component: 'AfterHeading',
    module: 'components/slots/after-heading.tsx',
    draws: 'nothing: a slot below the first heading of an article',
    side: 'server',
    isSlot: true,
  },
  {
    name: 'below-article',
    component: 'BelowArticle',
    module: 'components/slots/below-article.tsx',
    draws: 'nothing: a slot below the article of every page in a section, above the pagination',
    side: 'browser',
    isSlot: true,
    frame: 'below-article',
  },
  {
    name: 'footer-start',
    component: 'FooterStart',
    module: 'components/slots/footer-start.tsx',
    draws: 'nothing: a slot at the start of the footer',
    side: 'server',
    isSlot: true,
  },
  {
    name: 'navbar-end',
    component: 'NavbarEnd',
    module: 'components/slots/navbar-end.tsx',
    draws: 'nothing: a slot at the end of the navbar',
    side: 'browser',
    isSlot: true,
  },
  {
    name: 'sidebar-bottom',
    component: 'SidebarBottom',
    module: 'components/slots/sidebar-bottom.tsx',
    draws: 'nothing: a slot below the items of the sidebar',
    side: 'browser',
    isSlot: true,
  },
  {
    name: 'sidebar-top',
    component: 'SidebarTop',
    module: 'components/slots/sidebar-top.tsx',
    draws: 'nothing: a slot above the items of the sidebar',
    side: 'browser',
    isSlot: true,
  },
];
