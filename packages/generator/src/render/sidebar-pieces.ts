// The HTML of sidebars, kept in pieces: thousands of pages show the same item in one of two or three states, so each
// is rendered once. Kept as long as its context, beside the items of one graph.
import { createSidebarRenderer, type SidebarPiece, type SidebarRenderer } from '@docsgen/theme/render-document';
import type { PageKey } from '../model/paths.ts';
import type { Sidebar, SidebarCategoryItem, SidebarItem } from '../model/site.ts';
import { inOnePiece } from '../text/in-one-piece.ts';
import { type LongList, longListOf } from './long-lists.ts';

export interface SidebarPieces {
  readonly render: SidebarRenderer;
  /** `state`: whatever the piece depends on beside the item. */
  readonly of: (item: SidebarItem, state: string, make: () => SidebarPiece) => SidebarPiece;
  readonly longList: (items: readonly SidebarItem[]) => LongList;
  /** The categories in which a page stands somewhere below: other ones look the same on that page as on any other. */
  readonly around: (sidebar: Sidebar, page: PageKey) => ReadonlySet<SidebarCategoryItem>;
}

export function createSidebarPieces(): SidebarPieces {
  const pieces = new WeakMap<SidebarItem, Map<string, SidebarPiece>>();
  const longLists = new WeakMap<readonly SidebarItem[], LongList>();
  const places = new WeakMap<Sidebar, Places>();
  return {
    render: createSidebarRenderer(),
    of: (item, state, make) => {
      const known = pieces.get(item) ?? new Map<string, SidebarPiece>();
      const piece = known.get(state) ?? kept(make());
      pieces.set(item, known.set(state, piece));
      return piece;
    },
    longList: (items) => {
      const known = longLists.get(items) ?? longListOf(items);
      longLists.set(items, known);
      return known;
    },
    around: (sidebar, page) => {
      const known = places.get(sidebar) ?? placesIn(sidebar);
      places.set(sidebar, known);
      return known.get(page) ?? nowhere;
    },
  };
}

function kept({ start, end }: SidebarPiece): SidebarPiece {
  return { start: inOnePiece(start), end: inOnePiece(end) };
}

type Places = ReadonlyMap<PageKey, ReadonlySet<SidebarCategoryItem>>;

const nowhere: ReadonlySet<SidebarCategoryItem> = new Set();

/** More than the trails: a category can stand for a page that is an item elsewhere, too. */
function placesIn(sidebar: Sidebar): Places {
  const places = new Map<PageKey, Set<SidebarCategoryItem>>();
  const visit = (items: readonly SidebarItem[], above: readonly SidebarCategoryItem[]): void => {
    for (const item of items) {
      if (item.kind === 'link') continue;
      const trail = item.kind === 'category' ? [...above, item] : above;
      if (item.page !== undefined) places.set(item.page, new Set([...(places.get(item.page) ?? []), ...trail]));
      if (item.kind === 'category') visit(item.items, trail);
    }
  };
  visit(sidebar.items, []);
  return places;
}
