// What a list of pages in an article shows: what is below the page, else what is beside it, or what its author names.
// It follows the sidebar, so that both have the same pages in the same order.
import type { Section, Version } from '../model/config.ts';
import type { PageId, PageKey } from '../model/paths.ts';
import type { PageLocation, Sidebar, SidebarCategoryItem, SidebarItem, SiteGraph } from '../model/site.ts';
import { docIdIn, ownSidebar, pageIdOf, pageKeyOf, sectionKey, splitNumberPrefix } from './routes.ts';

/** `of`: a folder or a page's id in the section, or the id of a section; `''`: none. `undefined`: there is no such. */
export function listedItems(graph: SiteGraph, page: PageLocation, of: string): readonly SidebarItem[] | undefined {
  const named = bareName(of);
  const items = named === '' ? around(ownSidebar(graph, page), page) : listTarget(graph, page, named)?.items;
  return items?.filter((item) => item.kind === 'link' || (item.page !== page.key && firstPage(item) !== undefined));
}

function bareName(of: string): string {
  return of.replace(/^\.?\/+|(?<!\/)\/+$/g, '');
}

/** Pages below the category that the page stands for, else those of the category in which it stands. */
function around(sidebar: Sidebar | undefined, page: Pick<PageLocation, 'key' | 'id'>): readonly SidebarItem[] {
  const category = sidebar?.breadcrumbs.get(page.key)?.at(-1);
  // The index of a folder with nothing else in it stands for that folder all the same.
  const standsAlone = category?.page !== page.key && /\/(?:index|readme)$/i.test(docIdIn(page.id));
  return standsAlone ? [] : (category?.items ?? sidebar?.items ?? []);
}

/** What an author names; the whole section, where it is neither a category nor a page. */
export interface ListTarget {
  readonly section: Section;
  readonly version: Version;
  readonly category?: SidebarCategoryItem;
  readonly id?: PageId;
  readonly items: readonly SidebarItem[];
}

/** `undefined`: nothing is named, or there is no such. */
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

interface Place {
  readonly section: Section;
  readonly version: Version;
  /** Also the id of a page; `''`: the whole section. */
  readonly folder: string;
}

function inSection(
  graph: SiteGraph,
  { locale }: PageLocation,
  { section, version, folder }: Place,
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

/** The first one of the section, and those that have names. */
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

/** The page that a closed category leads to: its own, else the first one below it. */
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
