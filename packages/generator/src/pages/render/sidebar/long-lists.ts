// Limits sidebar lists of thousands of pages: each page shows only the part of the list around itself. Positions and
// counts are computed once per list.
import type { PageKey } from '../../../model/paths.ts';
import type { SidebarCategoryItem, SidebarItem, SidebarLinkItem } from '../../../model/sidebar.ts';
import { firstPage } from '../../../routes/listed-items.ts';

/**
 * A longer list shows only `partSize` items: the items around the current item, or the first items if the current item
 * is not in the list.
 */
export const maxListLength = 200;
const partSize = 100;

export interface LongList {
  readonly items: readonly SidebarItem[];
  /** Links of the section, which follow the list on every page. */
  readonly links: readonly SidebarLinkItem[];
  readonly indexes: ReadonlyMap<PageKey | SidebarCategoryItem, number>;
  /** For each index, the number of preceding items that have a page. The last entry is the total. */
  readonly counts: readonly number[];
}

export function longListOf(all: readonly SidebarItem[]): LongList {
  const links = all.flatMap((item) => (item.kind === 'link' && item.from === undefined ? [item] : []));
  const items = all.filter((item) => item.kind !== 'link' || item.from !== undefined);
  let count = 0;
  const counts = items.map((item) => {
    count += item.kind !== 'link' && firstPage(item) === undefined ? 0 : 1;
    return count;
  });
  return {
    items,
    links,
    indexes: new Map(
      items.flatMap((item, index) => (item.kind === 'link' ? [] : [[item.kind === 'page' ? item.page : item, index]])),
    ),
    counts: [0, ...counts],
  };
}

interface ListPart {
  readonly items: LongList['items'];
  readonly before: Gap | undefined;
  readonly after: Gap | undefined;
}

/** The omitted items on one side of the visible items. */
export interface Gap {
  readonly count: number;
  /** Page of the omitted item that is nearest to the visible items. */
  readonly nearest: PageKey;
}

export function partAround({ items, counts }: LongList, index: number): ListPart {
  const start = Math.max(0, Math.min(index - partSize / 2, items.length - partSize));
  const end = Math.min(start + partSize, items.length);
  const countAt = (at: number): number => counts[at] ?? 0;
  return {
    items: items.slice(start, end),
    before: gap(countAt(start), nearestPage(items, start - 1, -1)),
    after: gap(countAt(items.length) - countAt(end), nearestPage(items, end, 1)),
  };
}

function gap(count: number, nearest: PageKey | undefined): Gap | undefined {
  return nearest === undefined ? undefined : { count, nearest };
}

function nearestPage(items: LongList['items'], start: number, step: -1 | 1): PageKey | undefined {
  for (let at = start; at >= 0 && at < items.length; at += step) {
    const item = items[at];
    const found = item && firstPage(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
