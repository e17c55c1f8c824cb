// A cache of sidebar HTML, item by item: thousands of pages show the same item in one of two or three states, so each
// state is rendered once. It lives as long as the render context, with the items of one graph.
import type { Languages } from '@docsgen/theme/messages';
import {
  createSidebarRenderer,
  cutAtList,
  type SidebarItemHtml,
  type SidebarRenderer,
} from '@docsgen/theme/render-document';
import type { PageKey } from '../../../model/paths.ts';
import type { Sidebar, SidebarCategoryItem, SidebarItem, SidebarPageItem } from '../../../model/site.ts';
import { inOnePiece } from '../../../text/flatten-string.ts';
import { createLru } from '../../../text/lru.ts';
import type { OwnDrawing } from '../render-context.ts';
import { type LongList, longListOf } from './long-lists.ts';

export interface SidebarCache {
  readonly render: SidebarRenderer;
  /** HTML of an item. `state`: all that it depends on beside the item. */
  readonly itemHtml: (item: SidebarItem, state: string, make: () => SidebarItemHtml) => SidebarItemHtml;
  readonly longList: (items: readonly SidebarItem[]) => LongList;
  readonly placementOf: (sidebar: Sidebar, page: PageKey) => ItemPlacement;
  /** A sidebar with one list open: the same for all pages of the list, without the mark of the current one. */
  readonly aroundList: (list: readonly SidebarItem[], make: () => OpenList) => OpenList;
}

export interface OpenList {
  readonly html: string;
  /** Positions in `html` at which the items of the list begin. */
  readonly starts: ReadonlyMap<SidebarItem, number>;
}

/** Few are needed at a time, because pages are made list by list, more or less. */
const listLimit = 100;

/** How many drawn items are kept: one for each kind, state and language. */
const templateLimit = 300;

export interface ItemPlacement {
  /** Categories above the page. All others look the same on that page as on any other. */
  readonly around: ReadonlySet<SidebarCategoryItem>;
  /** The page's item and its list, if the page is in the sidebar once, as a page. */
  readonly only: { readonly item: SidebarPageItem; readonly list: readonly SidebarItem[] } | undefined;
}

/** `own`: see `RenderContext`. */
export function createSidebarCache(languages: Languages, own?: OwnDrawing): SidebarCache {
  const items = new WeakMap<SidebarItem, Map<string, SidebarItemHtml>>();
  const longLists = new WeakMap<readonly SidebarItem[], LongList>();
  const placements = new WeakMap<Sidebar, Placements>();
  const aroundLists = createLru<readonly SidebarItem[], OpenList>(listLimit);
  return {
    render: own ? wholeItems(own) : createSidebarRenderer(languages, createLru(templateLimit)),
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
      const cached = aroundLists.get(list);
      if (cached !== undefined) return cached;
      const made = make();
      aroundLists.set(list, made);
      return made;
    },
  };
}

/** Items that a part of the site's own may draw are drawn one by one, from their real texts. */
function wholeItems(own: OwnDrawing): SidebarRenderer {
  return (node, lang) => cutAtList(own.renderSidebarItem(node, lang), node);
}

function flattened({ start, end }: SidebarItemHtml): SidebarItemHtml {
  return { start: inOnePiece(start), end: inOnePiece(end) };
}

type Placements = ReadonlyMap<PageKey, ItemPlacement>;

const nowhere: ItemPlacement = { around: new Set(), only: undefined };

/** More than `breadcrumbs` has: a category can lead to a page that is an item elsewhere, too. */
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
