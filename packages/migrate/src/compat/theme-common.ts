// Values and pure functions of `@docusaurus/theme-common`.

/** Class names of Docusaurus pages, so that code that uses them still runs. They have no styles in docsgen. */
export const ThemeClassNames = {
  page: {
    blogListPage: 'blog-list-page',
    blogPostPage: 'blog-post-page',
    blogTagsListPage: 'blog-tags-list-page',
    blogTagPostListPage: 'blog-tags-post-list-page',
    docsDocPage: 'docs-doc-page',
    docsTagsListPage: 'docs-tags-list-page',
    docsTagDocListPage: 'docs-tags-doc-list-page',
    mdxPage: 'mdx-page',
  },
  wrapper: { main: 'main-wrapper', blogPages: 'blog-wrapper', docsPages: 'docs-wrapper', mdxPages: 'mdx-wrapper' },
  common: {
    editThisPage: 'theme-edit-this-page',
    lastUpdated: 'theme-last-updated',
    backToTopButton: 'theme-back-to-top-button',
    codeBlock: 'theme-code-block',
    admonition: 'theme-admonition',
    unlistedBanner: 'theme-unlisted-banner',
    draftBanner: 'theme-draft-banner',
    admonitionType: (type: string): string => `theme-admonition-${type}`,
  },
  layout: { main: { container: 'theme-layout-main' }, navbar: { container: 'theme-layout-navbar' } },
  docs: {
    docVersionBanner: 'theme-doc-version-banner',
    docVersionBadge: 'theme-doc-version-badge',
    docBreadcrumbs: 'theme-doc-breadcrumbs',
    docMarkdown: 'theme-doc-markdown',
    docTocMobile: 'theme-doc-toc-mobile',
    docTocDesktop: 'theme-doc-toc-desktop',
    docFooter: 'theme-doc-footer',
    docSidebarContainer: 'theme-doc-sidebar-container',
    docSidebarMenu: 'theme-doc-sidebar-menu',
  },
  blog: { blogFooterTagsRow: 'theme-blog-footer-tags-row', blogFooterEditMetaRow: 'theme-blog-footer-edit-meta-row' },
  pages: { pageFooterEditMetaRow: 'theme-pages-footer-edit-meta-row' },
} as const;

export const DEFAULT_PLUGIN_ID = 'default';

interface PrismTheme {
  readonly plain: Readonly<Record<string, string>>;
  readonly styles: readonly { readonly types: readonly string[]; readonly style: Readonly<Record<string, string>> }[];
}

/** docsgen's syntax colors, for code rendered by prism-react-renderer. */
export function usePrismTheme(): PrismTheme {
  const colors: Readonly<Record<string, readonly string[]>> = {
    comment: ['comment', 'prolog', 'doctype', 'cdata'],
    keyword: ['keyword', 'atrule', 'important'],
    string: ['string', 'char', 'attr-value', 'inserted'],
    number: ['number', 'boolean', 'constant', 'symbol'],
    function: ['function', 'class-name'],
    name: ['property', 'attr-name', 'variable'],
    tag: ['tag', 'deleted', 'selector'],
    quiet: ['punctuation', 'operator'],
  };
  return {
    plain: { color: 'var(--ink)', backgroundColor: 'var(--ground-raised)' },
    styles: Object.entries(colors).map(([name, types]) => ({ types, style: { color: `var(--code-${name})` } })),
  };
}

interface FooterColumn {
  readonly title?: string | null;
  readonly items?: unknown;
}

export function isMultiColumnFooterLinks(links: readonly FooterColumn[]): boolean {
  return links.some(({ title, items }) => title !== undefined || items !== undefined);
}

export function isRegexpStringMatch(pattern?: string, value?: string): boolean {
  return pattern !== undefined && value !== undefined && new RegExp(pattern, 'i').test(value);
}

/** Returns elements that are equal to an earlier one. */
export function duplicates<Value>(
  values: readonly Value[],
  isSame: (one: Value, other: Value) => boolean = (one, other) => one === other,
): readonly Value[] {
  return values.filter((value, at) => values.findIndex((other) => isSame(other, value)) !== at);
}

export function uniq<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}
