// Theme components that a site can override with a file in `theme/`, and the empty slots that it can fill. `docsgen
// theme`, the bundler and `docs/guide/overrides.md` use this table.

export interface ThemeComponent {
  /** Name of the override file, without its extension: `footer` for `theme/footer.tsx`. */
  readonly name: string;
  /** Name of the export, both in the module and in `docsgen/theme`. */
  readonly component: string;
  /** Path of the module, relative to the theme's `src` folder. */
  readonly module: string;
  readonly renders: string;
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

/** A component, its module in `components/` of the theme, and what it renders. */
type Row = readonly [component: string, module: string, renders: string];

const hydrated: readonly Row[] = [
  ['Announcement', 'announcement/announcement.tsx', 'the announcement bar above the navbar, with its dismiss button'],
  ['Article', 'article/article.tsx', 'the compiled content of a page'],
  ['BackToTop', 'article/back-to-top.tsx', 'the button that scrolls a long page back to the top'],
  ['Breadcrumbs', 'article/breadcrumbs.tsx', 'the path from the home page to the current page'],
  ['ColorToggle', 'color-mode/color-toggle.tsx', 'the button that switches between light and dark mode'],
  ['Contents', 'contents/contents.tsx', 'the table of contents of the page'],
  ['LanguageMenu', 'languages/language-menu.tsx', 'the navbar menu with this page in the other languages of the site'],
  ['Logo', 'navbar/logo.tsx', 'the logo and site title at the start of the navbar, which link to the home page'],
  ['Navbar', 'navbar/navbar.tsx', 'the bar at the top of every page'],
  ['Notices', 'article/notices.tsx', 'notices about the page: a draft, an old version, a missing translation'],
  ['SearchButton', 'navbar/search-box.tsx', 'the button that opens the search dialog'],
  ['Sidebar', 'sidebar/sidebar.tsx', 'the navigation of a section; its items are passed as HTML'],
  ['SkipLink', 'layout/skip-link.tsx', 'the first link of a page, which skips the menus and moves to the content'],
  ['Version', 'versions/version.tsx', 'the label of the page’s version, and the menu of the other versions'],
];

const unhydrated: readonly Row[] = [
  ['Card', 'category/card.tsx', 'the card of one page in a generated index'],
  ['Category', 'category/category-body.tsx', 'a generated index: its title, description and cards'],
  ['Footer', 'footer/footer.tsx', 'the footer of every page, even if the configuration has no `footer`'],
  ['Hero', 'home/hero.tsx', 'the top of the landing page'],
  ['Home', 'home/home-body.tsx', 'the contents of <main> on the landing page'],
  ['NotFound', 'errors/not-found-body.tsx', 'the 404 page'],
  [
    'PageFoot',
    'article/page-foot.tsx',
    'everything below an article: feedback, edit links, the last update, the pagination',
  ],
  ['Pagination', 'article/pagination.tsx', 'the links to the previous and next pages'],
  [
    'SidebarItem',
    'sidebar/sidebar-item.tsx',
    'one item of the sidebar; the children of a category are inserted into the last <ul> of its output',
  ],
];

const experimental: readonly string[] = ['Category', 'Home', 'NotFound', 'PageFoot', 'SidebarItem'];

const slots: readonly (readonly [component: string, side: ThemeComponent['side'], position: string])[] = [
  ['AboveArticle', 'browser', 'above the article of every page in a section'],
  ['AfterHeading', 'server', 'below the first heading of an article'],
  ['BelowArticle', 'browser', 'below the article of every page in a section, above the pagination'],
  ['FooterStart', 'server', 'at the start of the footer'],
  ['NavbarEnd', 'browser', 'at the end of the navbar'],
  ['SidebarBottom', 'browser', 'below the items of the sidebar'],
  ['SidebarTop', 'browser', 'above the items of the sidebar'],
];

/** Returns `back-to-top` for `BackToTop`. */
const nameOf = (component: string): string => component.replace(/\B[A-Z]/g, '-$&').toLowerCase();

const rowsOf = (rows: readonly Row[], side: ThemeComponent['side']): readonly ThemeComponent[] =>
  rows.map(([component, module, renders]) => ({
    name: nameOf(component),
    component,
    module: `components/${module}`,
    renders,
    side,
    ...(experimental.includes(component) && { isExperimental: true }),
  }));

export const themeComponents: readonly ThemeComponent[] = [
  ...[...rowsOf(hydrated, 'browser'), ...rowsOf(unhydrated, 'server')].sort((a, b) => (a.name < b.name ? -1 : 1)),
  ...slots.map(([component, side, position]): ThemeComponent => {
    const name = nameOf(component);
    const renders = `nothing: a slot ${position}`;
    const frame = name === 'below-article' ? { frame: name } : {};
    return { name, component, module: `components/slots/${name}.tsx`, renders, side, isSlot: true, ...frame };
  }),
];
