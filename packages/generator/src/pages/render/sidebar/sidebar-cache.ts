// Cache of sidebar HTML by item. Thousands of pages show the same item in one of two or three states, and each state is
// rendered only once. The cache belongs to a render context and the items of its graph.
import type { SidebarItemHtml, SidebarRenderer } from '@docsgen/theme/render-document';
import type { PageKey } from '../../../model/paths.ts';
import type { Sidebar, SidebarCategoryItem, SidebarItem, SidebarPageItem } from '../../../model/sidebar.ts';
import { flattenString } from '../../../text/flatten-string.ts';
import { createLru } from '../../../text/lru.ts';
import { type LongList, longListOf } from './long-lists.ts';

export interface SidebarCache {
  readonly render: SidebarRenderer;
  /** Returns the HTML of an item. `state` must contain everything that the HTML depends on in addition to the item. */
  readonly itemHtml: (item: SidebarItem, state: string, make: () => SidebarItemHtml) => SidebarItemHtml;
  readonly longList: (items: readonly SidebarItem[]) => LongList;
  readonly placementOf: (sidebar: Sidebar, page: PageKey) => ItemPlacement;
  /** Returns the HTML of a sidebar with one list open, without a current page, for all pages of the list. */
  readonly aroundList: (list: readonly SidebarItem[], make: () => string) => string;
}

/** Few entries are needed at a time, because pages are rendered approximately list by list. */
const listLimit = 100;

export interface ItemPlacement {
  /** Categories above the page. All other categories look the same as on other pages. */
  readonly around: ReadonlySet<SidebarCategoryItem>;
  /** Item and list of the page, if the page occurs exactly once in the sidebar, as a page item. */
  readonly only: { readonly item: SidebarPageItem; readonly list: readonly SidebarItem[] } | undefined;
}

export function createSidebarCache(render: SidebarRenderer): SidebarCache {
  const items = new WeakMap<SidebarItem, Map<string, SidebarItemHtml>>();
  const longLists = new WeakMap<readonly SidebarItem[], LongList>();
  const placements = new WeakMap<Sidebar, Placements>();
  const aroundLists = createLru<readonly SidebarItem[], string>(listLimit);
  return {
    render,
    itemHtml: (item, state, make) => {
      const byState = items.get(item) ?? new Map<string, SidebarItemHtml>();
      const html = byState.get(state) ?? flattened(make());
      items.set(item, byState.set(state, html));
      return html;
    },
    longList: (list) => {
      const found = longLists.get(list) ?? longListOf(list);
      longLists.set(list, found);
      return found;
    },
    placementOf: (sidebar, page) => {
      const found = placements.get(sidebar) ?? placementsIn(sidebar);
      placements.set(sidebar, found);
      return found.get(page) ?? nowhere;
    },
    aroundList: (list, make) => {
      const html = aroundLists.get(list) ?? flattenString(make());
      aroundLists.set(list, html);
      return html;
    },
  };
}

function flattened({ start, end }: SidebarItemHtml): SidebarItemHtml {
  return { start: flattenString(start), end: flattenString(end) };
}

type Placements = ReadonlyMap<PageKey, ItemPlacement>;

const nowhere: ItemPlacement = { around: new Set(), only: undefined };

/** `breadcrumbs` is not sufficient, because the page of a category can also be an item elsewhere. */
function placementsIn(sidebar: Sidebar): Placements {
  const placements = new Map<PageKey, ItemPlacement>();
  const add = (page: PageKey, placement: ItemPlacement): void => {
    const other = placements.get(page);
    const all = other && { around: new Set([...other.around, ...placement.around]), only: undefined };
    placements.set(page, all ?? placement);
  };
  const visit = (list: readonly SidebarItem[], around: ReadonlySet<SidebarCategoryItem>): void => {
    for (const item of list) {
      if (item.kind === 'page') add(item.page, { around, only: { item, list } });
      if (item.kind !== 'category') continue;
      const below = new Set([...around, item]);
      if (item.page !== undefined) add(item.page, { around: below, only: undefined });
      visit(item.items, below);
    }
  };
  visit(sidebar.items, nowhere.around);
  return placements;
}
