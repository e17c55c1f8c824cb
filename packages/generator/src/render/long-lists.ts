// A folder of thousands of pages: each of them shows the part of the list it stands in, so that a page's size stays
// within bounds. What is asked of such a list is worked out once, not for each of its pages.
import type { PageKey } from '../model/paths.ts';
import type { SidebarCategoryItem, SidebarItem, SidebarLinkItem } from '../model/site.ts';
import { firstPage } from './render-context.ts';

/** A list of more items shows `partSize` of them: those around the current one, else the first. */
export const longestList = 200;
const partSize = 100;

export interface LongList {
  readonly items: readonly Exclude<SidebarItem, SidebarLinkItem>[];
  /** Links of the section stand at its end, wherever the reader is. */
  readonly links: readonly SidebarLinkItem[];
  readonly places: ReadonlyMap<PageKey | SidebarCategoryItem, number>;
  /** How many items before each place lead somewhere; the last is the number of all. */
  readonly counts: readonly number[];
}

export function longListOf(all: readonly SidebarItem[]): LongList {
  const items = all.filter((item) => item.kind !== 'link');
  let count = 0;
  const counts = items.map((item) => {
    count += firstPage(item) === undefined ? 0 : 1;
    return count;
  });
  return {
    items,
    links: all.filter((item) => item.kind === 'link'),
    places: new Map(items.map((item, place) => [item.kind === 'page' ? item.page : item, place])),
    counts: [0, ...counts],
  };
}

export interface ListPart {
  readonly items: LongList['items'];
  readonly before: Gap | undefined;
  readonly after: Gap | undefined;
}

/** Items that are left out, and the page of the nearest one. */
export interface Gap {
  readonly count: number;
  readonly nearest: PageKey;
}

export function partAround({ items, counts }: LongList, place: number): ListPart {
  const start = Math.max(0, Math.min(place - partSize / 2, items.length - partSize));
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
