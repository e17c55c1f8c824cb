// Replacements for swizzled theme components: a component of docsgen's theme, or another feature.
import type { Counterpart } from '../migration.ts';
import type { SwizzledFile } from './site.ts';

interface Place {
  /** Name of the override file in `theme/`. */
  readonly part?: string;
  /** Description of the replacement, if it is not a theme component. */
  readonly now?: string;
  /** No manual changes are required. */
  readonly isDone?: boolean;
}

/** Replacements by prefix of the component name, longest prefix first. */
const places: readonly (readonly [name: string, place: Place])[] = [
  ['MDXComponents', { now: 'global components in `components/index.tsx`', isDone: true }],
  ['Admonition', { now: 'docsgen’s admonitions: custom types are replaced by the closest built-in type' }],
  ['AnnouncementBar', { part: 'announcement' }],
  ['BackToTopButton', { part: 'back-to-top' }],
  ['BlogPostItem', { now: 'docsgen’s posts, which can be styled' }],
  ['Blog', { now: 'docsgen’s lists and pages of posts' }],
  ['CodeBlock', { now: 'docsgen’s code blocks, with titles, highlighted lines and a copy button' }],
  ['ColorModeToggle', { part: 'color-toggle' }],
  ['Details', { now: 'docsgen’s `<details>`', isDone: true }],
  ['DocBreadcrumbs', { part: 'breadcrumbs' }],
  ['DocCard', { part: 'card' }],
  ['DocCategoryGeneratedIndexPage', { part: 'category' }],
  ['DocItem/Footer', { part: 'page-foot' }],
  ['DocItem/Paginator', { part: 'pagination' }],
  ['DocItem/TOC', { part: 'contents' }],
  ['DocItem', { part: 'below-article' }],
  ['DocPaginator', { part: 'pagination' }],
  ['DocRoot', { part: 'above-article' }],
  ['DocSidebarItem', { part: 'sidebar-item' }],
  ['DocSidebar', { part: 'sidebar' }],
  ['DocVersionBadge', { part: 'version' }],
  ['DocVersionBanner', { part: 'notices' }],
  ['EditMetaRow', { part: 'page-foot' }],
  ['EditThisPage', { part: 'page-foot' }],
  ['Footer', { part: 'footer' }],
  ['Heading', { now: 'docsgen’s headings, with a link to each' }],
  ['Icon', { now: 'icons by name: `:icon[name]`' }],
  ['LastUpdated', { part: 'page-foot' }],
  ['Layout', { part: 'footer-start' }],
  ['Logo', { part: 'logo' }],
  ['Mermaid', { now: 'diagrams that are rendered at build time', isDone: true }],
  ['NavbarItem', { part: 'navbar-end' }],
  ['Navbar/Logo', { part: 'logo' }],
  ['Navbar', { part: 'navbar' }],
  ['NotFound', { part: 'not-found' }],
  ['PaginatorNavLink', { part: 'pagination' }],
  ['Root', { part: 'navbar-end' }],
  ['SearchBar', { part: 'search-button' }],
  ['SearchPage', { now: 'docsgen’s search dialog; there is no search page', isDone: true }],
  ['SkipToContent', { part: 'skip-link' }],
  ['TOCInline', { now: '`::contents` in pages', isDone: true }],
  ['TOCCollapsible', { part: 'contents' }],
  ['TOC', { part: 'contents' }],
  ['TabItem', { now: 'docsgen’s tabs', isDone: true }],
  ['Tabs', { now: 'docsgen’s tabs', isDone: true }],
  ['prism-include-languages', { now: 'no changes required: all languages of Prism are supported', isDone: true }],
];

/** Files next to a component, such as its style sheet, are not listed separately. */
export function swizzledCounterparts(files: readonly SwizzledFile[]): readonly Counterpart[] {
  const code = files.filter(({ path }) => /\.[cm]?[jt]sx?$/.test(path) && !path.endsWith('.d.ts'));
  return code.map(counterpartOf).sort((a, b) => (a.file < b.file ? -1 : 1));
}

function counterpartOf({ path, component, isWrapper }: SwizzledFile): Counterpart {
  const found = places.find(
    ([name]) => component === name || component.startsWith(`${name}/`) || startsName(component, name),
  );
  const base = { kind: 'component', name: component, file: path, position: undefined } as const;
  const place = found?.[1];
  if (place?.now !== undefined) return { ...base, now: place.now, isOpen: !place.isDone };
  const how = isWrapper ? 'wrap the original there' : '`docsgen theme` shows its props';
  const now = place
    ? `override the theme component in \`theme/${place.part}.tsx\`: ${how}`
    : 'no equivalent theme component: components in `components/` can be used in pages and overrides';
  return { ...base, now, isOpen: true };
}

/** `TOCItems` starts with the name `TOC`, but `Iconic` does not start with `Icon`. */
function startsName(component: string, name: string): boolean {
  return component.startsWith(name) && /^[A-Z]/.test(component.slice(name.length));
}
