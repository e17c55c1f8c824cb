// The HTML of sidebars, kept in pieces: thousands of pages show the same item in one of two or three states, so each
// is rendered once. Kept as long as its context, beside the items of one graph.
import { createSidebarRenderer, type SidebarPiece, type SidebarRenderer } from '@docsgen/theme/render-document';
import type { PageKey } from '../model/paths.ts';
import type { Sidebar, SidebarCategoryItem, SidebarItem, SidebarPageItem } from '../model/site.ts';
import { inOnePiece } from '../text/in-one-piece.ts';
import { type LongList, longListOf } from './long-lists.ts';

export interface SidebarPieces {
  readonly render: SidebarRenderer;
  /** `state`: whatever the piece depends on beside the item. */
  readonly of: (item: SidebarItem, state: string, make: () => SidebarPiece) => SidebarPiece;
  readonly longList: (items: readonly SidebarItem[]) => LongList;
  readonly placeOf: (sidebar: Sidebar, page: PageKey) => SidebarPlace;
  /** A sidebar as it stands around one list, the same for all its pages but for which of them is the current one. */
  readonly aroundList: (list: readonly SidebarItem[], make: () => string) => string;
}

/** Pages are made list by list, more or less. */
const keptLists = 100;

export interface SidebarPlace {
  /** The categories in which a page stands somewhere below: other ones look the same on that page as on any other. */
  readonly around: ReadonlySet<SidebarCategoryItem>;
  /** Its item and the list that has it, if the page stands in one place alone, as a page among others. */
  readonly only: { readonly item: SidebarPageItem; readonly list: readonly SidebarItem[] } | undefined;
}

export function createSidebarPieces(): SidebarPieces {
  const pieces = new WeakMap<SidebarItem, Map<string, SidebarPiece>>();
  const longLists = new WeakMap<readonly SidebarItem[], LongList>();
  const places = new WeakMap<Sidebar, Places>();
  const aroundLists = new Map<readonly SidebarItem[], string>();
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
    placeOf: (sidebar, page) => {
      const known = places.get(sidebar) ?? placesIn(sidebar);
      places.set(sidebar, known);
      return known.get(page) ?? nowhere;
    },
    aroundList: (list, make) => {
      const known = aroundLists.get(list);
      if (known !== undefined) return known;
      if (aroundLists.size >= keptLists) aroundLists.clear();
      const made = inOnePiece(make());
      aroundLists.set(list, made);
      return made;
    },
  };
}

function kept({ start, end }: SidebarPiece): SidebarPiece {
  return { start: inOnePiece(start), end: inOnePiece(end) };
}

type Places = ReadonlyMap<PageKey, SidebarPlace>;

const nowhere: SidebarPlace = { around: new Set(), only: undefined };

/** More than the trails: a category can stand for a page that is an item elsewhere, too. */
function placesIn(sidebar: Sidebar): Places {
  const places = new Map<PageKey, SidebarPlace>();
  const add = (page: PageKey, place: SidebarPlace): void => {
    const other = places.get(page);
    const all = other && { around: new Set([...other.around, ...place.around]), only: undefined };
    places.set(page, all ?? place);
  };
  const visit = (list: readonly SidebarItem[], around: ReadonlySet<SidebarCategoryItem>): void => {
    for (const item of list) {
      if (item.kind === 'page') add(item.page, { around, only: { item, list } });
      if (item.kind !== 'category') continue;
      const trail = new Set([...around, item]);
      if (item.page !== undefined) add(item.page, { around: trail, only: undefined });
      visit(item.items, trail);
    }
  };
  visit(sidebar.items, nowhere.around);
  return places;
}
