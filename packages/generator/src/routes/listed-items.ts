// Resolves the pages that `<PageList>` shows: the items that the author specifies, or the children of the page or, if
// it has none, its siblings. The pages are read from the sidebar, so that the list and the sidebar show the same pages
// in the same order.
import type { Section, Version } from '../model/config.ts';
import type { PageId, PageKey } from '../model/paths.ts';
import type { Sidebar, SidebarCategoryItem, SidebarItem } from '../model/sidebar.ts';
import type { PageLocation, SiteGraph } from '../model/site.ts';
import { docIdIn, pageIdOf, pageKeyOf, sectionKey, sidebarOfPage, splitNumberPrefix } from './routes.ts';

/**
 * `of` is a folder or page id in the section, or the id of a section; `''` selects the items around the page. Returns
 * `undefined` if `of` does not exist.
 */
export function listedItems(graph: SiteGraph, page: PageLocation, of: string): readonly SidebarItem[] | undefined {
  const named = bareName(of);
  const items = named === '' ? around(sidebarOfPage(graph, page), page) : listTarget(graph, page, named)?.items;
  return items?.filter((item) => item.kind === 'link' || (item.page !== page.key && firstPage(item) !== undefined));
}

function bareName(of: string): string {
  return of.replace(/^\.?\/+|(?<!\/)\/+$/g, '');
}

/**
 * Returns the items of the category whose index is the page or, if there is none, of the category that contains the
 * page.
 */
function around(sidebar: Sidebar | undefined, page: Pick<PageLocation, 'key' | 'id'>): readonly SidebarItem[] {
  const category = sidebar?.breadcrumbs.get(page.key)?.at(-1);
  // The index of a folder without other pages still represents the folder, so its siblings are not listed.
  const standsAlone = category?.page !== page.key && /\/(?:index|readme)$/i.test(docIdIn(page.id));
  return standsAlone ? [] : (category?.items ?? sidebar?.items ?? []);
}

/** Refers to the whole section if `category` and `id` are not set. */
export interface ListTarget {
  readonly section: Section;
  readonly version: Version;
  readonly category?: SidebarCategoryItem;
  readonly id?: PageId;
  readonly items: readonly SidebarItem[];
}

/** Returns `undefined` if `of` is empty or does not exist. */
export function listTarget(graph: SiteGraph, page: PageLocation, of: string): ListTarget | undefined {
  const named = bareName(of);
  if (named === '') return undefined;
  const { section, version } = page;
  const own = section && version && inSection(graph, page, { section, version, folder: named });
  if (own) return own;
  const [id, ...folders] = named.split('/');
  const other = graph.config.sections.find((each) => each.id === id);
  if (other === undefined) return undefined;
  const shown = other === section && version ? version : other.versions[0];
  return inSection(graph, page, { section: other, version: shown, folder: folders.join('/') });
}

interface FolderLocation {
  readonly section: Section;
  readonly version: Version;
  /** Folder or page id; `''` selects the whole section. */
  readonly folder: string;
}

function inSection(
  graph: SiteGraph,
  { locale }: PageLocation,
  { section, version, folder }: FolderLocation,
): ListTarget | undefined {
  const sidebars = sidebarsOf(graph, locale.code, sectionKey(section, version));
  if (folder === '') return sidebars[0] && { section, version, items: sidebars[0].items };
  const plain = folder.split('/').map(withoutNumber).join('/');
  const ids = [plain, folder, `${plain}/index`].map((each) => pageIdOf(section, version, each));
  for (const sidebar of sidebars) {
    const found = categoryIn(sidebar.items, plain);
    if (found) return { section, version, category: found, items: found.items };
    const id = ids.find((each) => sidebar.breadcrumbs.has(pageKeyOf(locale, each)));
    if (id) return { section, version, id, items: around(sidebar, { key: pageKeyOf(locale, id), id }) };
  }
  return undefined;
}

/** Returns the default sidebar of the section and its named sidebars. */
function sidebarsOf(graph: SiteGraph, locale: PageLocation['locale']['code'], key: string): readonly Sidebar[] {
  const all = graph.locales.get(locale)?.sidebars ?? new Map<string, Sidebar>();
  return [...all].flatMap(([each, sidebar]) => (each === key || each.startsWith(`${key}/`) ? [sidebar] : []));
}

function withoutNumber(name: string): string {
  return splitNumberPrefix(name).name;
}

function categoryIn(items: readonly SidebarItem[], key: string): SidebarCategoryItem | undefined {
  for (const item of items) {
    if (item.kind !== 'category') continue;
    if (item.key === key) return item;
    const below = categoryIn(item.items, key);
    if (below) return below;
  }
  return undefined;
}

/** Returns the page to which a collapsed category links: its index or, if it has none, the first page below it. */
export function firstPage(item: SidebarItem): PageKey | undefined {
  if (item.kind === 'link') return undefined;
  if (item.kind === 'page') return item.isUnlisted ? undefined : item.page;
  if (item.page !== undefined) return item.page;
  for (const child of item.items) {
    const found = firstPage(child);
    if (found !== undefined) return found;
  }
  return undefined;
}
