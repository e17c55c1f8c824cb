// Swizzled theme components are not migrated. Reports the components of docsgen's theme to override instead.
import type { Work } from './work.ts';

/** Names of override files in `theme/`, by prefix of the component's name. Longer prefixes come first. */
export const themeParts: Readonly<Record<string, string>> = {
  ...{ AnnouncementBar: 'announcement', BackToTopButton: 'back-to-top', ColorModeToggle: 'color-toggle' },
  ...{ DocBreadcrumbs: 'breadcrumbs', DocCard: 'card', DocCategoryGeneratedIndexPage: 'category' },
  ...{ 'DocItem/Footer': 'page-foot', 'DocItem/Paginator': 'pagination', 'DocItem/TOC': 'contents' },
  ...{ DocItem: 'below-article', DocPaginator: 'pagination', DocRoot: 'above-article' },
  ...{ DocSidebarItem: 'sidebar-item', DocSidebar: 'sidebar', DocVersionBadge: 'version', DocVersionBanner: 'notices' },
  ...{ EditMetaRow: 'page-foot', EditThisPage: 'page-foot', Footer: 'footer', LastUpdated: 'page-foot' },
  ...{ Layout: 'footer-start', Logo: 'logo', NavbarItem: 'navbar-end', 'Navbar/Logo': 'logo', Navbar: 'navbar' },
  ...{ NotFound: 'not-found', PaginatorNavLink: 'pagination', Root: 'navbar-end', SearchBar: 'search-button' },
  ...{ SkipToContent: 'skip-link', TOC: 'contents' },
};

/** Components that have an equivalent in docsgen, or are migrated. */
const replaced = /^(MDXComponents|Details|Mermaid|SearchPage|TOCInline|TabItem|Tabs|prism-include-languages)(?=\/|$)/;

export function reportSwizzled({ site, tell }: Pick<Work, 'site' | 'tell'>): void {
  for (const { component, path } of site.swizzled.filter((each) => !replaced.test(each.component))) {
    const name = Object.keys(themeParts).find((each) => new RegExp(`^${each}(?=/|[A-Z]|$)`).test(component));
    tell({
      message: `The theme component '${component}' is not migrated`,
      hint: name
        ? `Override docsgen's component in theme/${themeParts[name]}.tsx; docsgen theme shows its props`
        : 'See docs/guide/overrides.md for the components that can be overridden',
      at: [],
      file: path,
      isMissing: true,
    });
  }
}
