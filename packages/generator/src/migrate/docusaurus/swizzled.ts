// Components of Docusaurus's theme that the old site has replaced, with the part of docsgen's theme, or whatever else,
// that takes the place of each.
import type { Counterpart } from '../migration.ts';
import type { SwizzledFile } from './site.ts';

interface Place {
  /** Part or slot of docsgen's theme: the name of its file in `theme/`. */
  readonly part?: string;
  /** A sentence, where no part takes its place. */
  readonly now?: string;
  /** Nothing is left to be done by hand. */
  readonly isDone?: boolean;
}

/** By the beginning of a component's name, the longest first. */
const places: readonly (readonly [name: string, place: Place])[] = [
  ['MDXComponents', { now: 'components for all pages, in `components/index.tsx`', isDone: true }],
  ['Admonition', { now: 'admonitions of docsgen: own kinds are drawn as the nearest of its kinds' }],
  ['AnnouncementBar', { part: 'announcement' }],
  ['BackToTopButton', { part: 'back-to-top' }],
  ['BlogPostItem', { now: 'posts as docsgen draws them, with styles of your own' }],
  ['Blog', { now: 'lists and pages of posts as docsgen draws them' }],
  ['CodeBlock', { now: 'listings as docsgen draws them, with titles, highlighted lines and a button to copy' }],
  ['ColorModeToggle', { part: 'color-toggle' }],
  ['Details', { now: '`<details>` as docsgen draws it', isDone: true }],
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
  ['Heading', { now: 'headings as docsgen draws them, with a link to each' }],
  ['Icon', { now: 'icons by name: `:icon[name]`' }],
  ['LastUpdated', { part: 'page-foot' }],
  ['Layout', { part: 'footer-start' }],
  ['Logo', { part: 'logo' }],
  ['Mermaid', { now: 'diagrams that docsgen draws when the site is built', isDone: true }],
  ['NavbarItem', { part: 'navbar-end' }],
  ['Navbar/Logo', { part: 'logo' }],
  ['Navbar', { part: 'navbar' }],
  ['NotFound', { part: 'not-found' }],
  ['PaginatorNavLink', { part: 'pagination' }],
  ['Root', { part: 'navbar-end' }],
  ['SearchBar', { part: 'search-button' }],
  ['SearchPage', { now: 'the search dialog of docsgen, which has no page of its own', isDone: true }],
  ['SkipToContent', { part: 'skip-link' }],
  ['TOCInline', { now: '`::contents` in pages', isDone: true }],
  ['TOCCollapsible', { part: 'contents' }],
  ['TOC', { part: 'contents' }],
  ['TabItem', { now: 'tabs of docsgen', isDone: true }],
  ['Tabs', { now: 'tabs of docsgen', isDone: true }],
  ['prism-include-languages', { now: 'nothing to be done: all of Prism’s languages are there', isDone: true }],
];

/** Helpers beside a component, such as its style sheet, say nothing of their own. */
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
    ? `the part \`theme/${place.part}.tsx\`: ${how}`
    : 'no part of docsgen’s theme: components in `components/` can be used in pages and parts';
  return { ...base, now, isOpen: true };
}

/** `TOCItems` belongs to `TOC`, but `Iconic` not to `Icon`. */
function startsName(component: string, name: string): boolean {
  return component.startsWith(name) && /^[A-Z]/.test(component.slice(name.length));
}
