// Compares two states of a site: finds added, removed, moved and changed URLs and anchors. Formats the result as a
// table for the terminal, or as Markdown for a pull request.

import { followWildcard, isExternalTarget } from '../../routes/wildcard-redirects.ts';
import { countOf } from '../../text/amounts.ts';
import { alignColumns } from '../../text/columns.ts';
import { groupBy } from '../../text/group-by.ts';
import { decodePath, encodePath } from '../../text/hrefs.ts';
import type { ComparedPage, ComparedSite } from './site-pages.ts';

interface PlacedPage {
  readonly url: string;
  readonly title: string;
}

interface MovedPage extends PlacedPage {
  readonly from: string;
  /** Whether the old URL redirects. */
  readonly isRedirected: boolean;
}

interface AnchorChange {
  readonly url: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** All lists are sorted by URL. */
export interface Comparison {
  readonly added: readonly PlacedPage[];
  readonly changed: readonly PlacedPage[];
  readonly moved: readonly MovedPage[];
  readonly removed: readonly PlacedPage[];
  /** Changes of anchors on pages that exist in both states. */
  readonly anchors: readonly AnchorChange[];
}

export function compareSites(before: ComparedSite, after: ComparedSite): Comparison {
  const [old, fresh] = [byUrl(before.pages), byUrl(after.pages)];
  const gone = inOrder(before.pages.filter(({ url }) => !fresh.has(url)));
  const come = after.pages.filter(({ url }) => !old.has(url));
  const successorOf = successors(gone, come);
  const moved: MovedPage[] = [];
  const removed: PlacedPage[] = [];
  const pairs = after.pages.flatMap((page): readonly PagePair[] => {
    const other = old.get(page.url);
    return other ? [[other, page]] : [];
  });
  const successorUrls = new Set<string>();
  for (const page of gone) {
    const target = redirectTarget(after, page.url);
    const next = successorOf(page) ?? fresh.get(target ?? '');
    const { url: from, title } = page;
    if (next && !old.has(next.url)) {
      pairs.push([page, next]);
      successorUrls.add(next.url);
    }
    const url = target ?? next?.url;
    if (url === undefined) removed.push({ url: from, title });
    else moved.push({ from, url, title: next?.title ?? title, isRedirected: target !== undefined });
  }
  const isThere = (url: string): boolean => fresh.has(url) || redirectTarget(after, url) !== undefined;
  const lostRedirects = [...before.redirects.keys(), ...lostWildcards(before, after)].filter((url) => !isThere(url));
  return {
    added: inOrder(come.filter(({ url }) => !successorUrls.has(url))).map(placed),
    changed: inOrder(pairs.filter(hasChanged).map(([, page]) => page)).map(placed),
    moved,
    removed: inOrder([...removed, ...lostRedirects.map((url) => ({ url, title: 'a redirect' }))]),
    anchors: inOrder(pairs.flatMap(anchorChange)),
  };
}

/** Returns the URL that another URL redirects to. A wildcard redirect to a page that does not exist is ignored. */
function redirectTarget({ pages, redirects, wildcards }: ComparedSite, url: string): string | undefined {
  const exact = redirects.get(url);
  if (exact !== undefined) return exact;
  const target = followWildcard(wildcards, encodePath(url));
  if (target === undefined || isExternalTarget(target)) return target;
  return pages.find((page) => page.url === decodePath(target))?.url;
}

/** Returns the patterns of wildcard redirects that no longer exist: `/old/*`. */
function lostWildcards(before: ComparedSite, after: ComparedSite): readonly string[] {
  const isCovered = (path: string): boolean => after.wildcards.some(({ from }) => path.startsWith(from));
  return before.wildcards.filter(({ from }) => !isCovered(from)).map(({ from }) => `${from}*`);
}

type PagePair = readonly [before: ComparedPage, after: ComparedPage];

function byUrl(pages: readonly ComparedPage[]): ReadonlyMap<string, ComparedPage> {
  return new Map(pages.map((page) => [page.url, page]));
}

function inOrder<T extends { readonly url: string }>(list: readonly T[]): readonly T[] {
  return list.toSorted((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0));
}

function placed({ url, title }: PlacedPage): PlacedPage {
  return { url, title };
}

/**
 * Finds the successor of each removed page, which is the page with the same key, or the only page with the same text.
 */
function successors(
  gone: readonly ComparedPage[],
  come: readonly ComparedPage[],
): (page: ComparedPage) => ComparedPage | undefined {
  const textOf = ({ group, text }: ComparedPage): string => `${group} ${text}`;
  const byKey = new Map(come.flatMap((page) => (page.key === undefined ? [] : [[page.key, page] as const])));
  const [goneTexts, comeTexts] = [groupBy(gone, textOf), groupBy(come, textOf)];
  return (page) => {
    const sameKey = page.key === undefined ? undefined : byKey.get(page.key);
    if (sameKey || page.text === undefined) return sameKey;
    const [only, ...others] = comeTexts.get(textOf(page)) ?? [];
    return others.length === 0 && goneTexts.get(textOf(page))?.length === 1 ? only : undefined;
  };
}

function hasChanged([before, after]: PagePair): boolean {
  return before.url === after.url && after.content !== undefined && before.content !== after.content;
}

function anchorChange([before, after]: PagePair): readonly AnchorChange[] {
  const added = after.anchors.filter((id) => !before.anchors.includes(id)).sort();
  const removed = before.anchors.filter((id) => !after.anchors.includes(id)).sort();
  return added.length + removed.length === 0 ? [] : [{ url: after.url, added, removed }];
}

/** Whether a published URL or anchor no longer works. */
export function hasLostUrls({ removed, moved, anchors }: Comparison): boolean {
  return (
    removed.length > 0 ||
    moved.some(({ isRedirected }) => !isRedirected) ||
    anchors.some((each) => each.removed.length > 0)
  );
}

type Row = readonly [what: string, url: string, title: string, anchors: string];

export function comparisonAsTable(comparison: Comparison): string {
  const rows = rowsOf(comparison, (url) => url);
  if (rows.length === 0) return 'No differences in URLs, titles, text or anchors.';
  return [...alignColumns(rows, 'left'), '', summaryOf(comparison)].join('\n');
}

export function comparisonAsMarkdown(comparison: Comparison): string {
  const rows = rowsOf(comparison, (url) => `\`${url}\``);
  if (rows.length === 0) return 'No differences in URLs, titles, text or anchors.';
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const head = [line(['', 'URL', 'title', 'anchors']), line(['---', '---', '---', '---'])];
  return [summaryOf(comparison), '', ...head, ...rows.map(line)].join('\n');
}

function rowsOf(
  { added, changed, moved, removed, anchors }: Comparison,
  show: (url: string) => string,
): readonly Row[] {
  const changes = new Map(anchors.map((each) => [each.url, each]));
  const anchorsAt = (url: string): string => {
    const { removed: gone = [], added: fresh = [] } = changes.get(url) ?? {};
    const named = (ids: readonly string[], word: string): string =>
      ids.length === 0 ? '' : `${word} ${ids.map((id) => show(`#${id}`)).join(' ')}`;
    return [named(gone, 'removed'), named(fresh, 'added')].filter(Boolean).join('; ');
  };
  const listed = new Set([...changed, ...moved].map(({ url }) => url));
  const others = anchors.filter(({ url }) => !listed.has(url));
  return [
    ...removed.map(({ url, title }): Row => ['removed', show(url), title, '']),
    ...moved.map(({ from, url, title, isRedirected }): Row => {
      const way = `${show(from)} → ${show(url)}${isRedirected ? '' : ' without a redirect'}`;
      return ['moved', way, title, anchorsAt(url)];
    }),
    ...changed.map(({ url, title }): Row => ['changed', show(url), title, anchorsAt(url)]),
    ...others.map(({ url }): Row => ['anchors', show(url), '', anchorsAt(url)]),
    ...added.map(({ url, title }): Row => ['added', show(url), title, '']),
  ];
}

/** Returns text such as `1 URL removed, 2 URLs added, 3 anchors removed`. */
function summaryOf({ added, changed, moved, removed, anchors }: Comparison): string {
  const lost = anchors.flatMap((each) => each.removed).length;
  const gained = anchors.flatMap((each) => each.added).length;
  const counts = [
    [removed.length, 'URL', 'removed'],
    [moved.length, 'URL', 'moved'],
    [changed.length, 'URL', 'changed'],
    [added.length, 'URL', 'added'],
    [lost, 'anchor', 'removed'],
    [gained, 'anchor', 'added'],
  ] as const;
  return counts
    .flatMap(([amount, noun, what]) => (amount === 0 ? [] : [`${countOf(amount, noun)} ${what}`]))
    .join(', ');
}
