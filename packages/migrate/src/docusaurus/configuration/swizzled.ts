// Parts of a site that are only reported: swizzled components, UI strings, and translated labels of folders.

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

export function reportSwizzled({ site, lose }: Pick<Work, 'site' | 'lose'>): void {
  for (const { component, path } of site.swizzled.filter((each) => !replaced.test(each.component))) {
    const name = Object.keys(themeParts).find((each) => new RegExp(`^${each}(?=/|[A-Z]|$)`).test(component));
    const message = `The theme component '${component}' is not migrated`;
    const hint = name
      ? `Override docsgen's component in theme/${themeParts[name]}.tsx; docsgen theme shows its props`
      : 'See docs/guide/overrides.md for the components that can be overridden';
    lose({ file: path }, message, hint);
  }
}

export function reportUiStrings({ site, tell }: Work): void {
  for (const { code, messages, folder } of site.locales) {
    const count = [...messages.keys()].filter((key) => key.startsWith('theme.')).length;
    if (count === 0) continue;
    const message = `UI strings in '${code}' are not migrated: docsgen has its own strings`;
    const hint = `To change or translate them, write strings/${code}.yaml (see docs/reference/ui-strings.md)`;
    tell({ file: `${folder}/code.json` }, message, hint);
  }
}

export function reportCategoryLabels({ site, placement, tell }: Work): void {
  for (const { categories, translations } of site.docs.flatMap(({ versions }) => versions)) {
    const labels = [...categories.values()].map(({ values }) => String(values.label));
    for (const [code, { folder, messages }] of translations) {
      const isTranslated = ([key, text]: readonly [string, string]): boolean =>
        labels.some((label) => key.endsWith(`.category.${label}`) && text !== label);
      const count = [...messages].filter(isTranslated).length;
      // The language may have separate files.
      if (count === 0 || placement.files.some(({ kind, locale }) => kind === 'category' && locale === code)) continue;
      const message = `${count} translated labels of folders in '${code}' are not migrated`;
      const hint = 'Add a _category_.yml with the label to each translated folder';
      tell({ file: `${folder}.json` }, message, hint);
    }
  }
}
