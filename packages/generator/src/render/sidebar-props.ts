// A sidebar as one page shows it: the branch of the page open. A big one spells out only what is open, so that
// a page's size does not grow with the site; the other branches are links to a page that opens them.
import type { SidebarNode, SidebarView } from '@docsgen/theme/props';
import type { SidebarPiece } from '@docsgen/theme/render-document';
import type { PageKey } from '../model/paths.ts';
import type {
  Page,
  Sidebar,
  SidebarCategoryItem,
  SidebarItem,
  SidebarLinkItem,
  SidebarPageItem,
} from '../model/site.ts';
import { linkHref } from './link-props.ts';
import { type Gap, longestList, partAround } from './long-lists.ts';
import { firstPage, hrefTo, type RenderContext } from './render-context.ts';
import type { SidebarPlace } from './sidebar-pieces.ts';

/** Up to so many items a sidebar stands whole in each of its pages. */
const wholeSize = 150;

interface Branch {
  readonly context: RenderContext;
  readonly page: Page;
  readonly trail: ReadonlySet<SidebarCategoryItem>;
  /** The trail, and other categories that show the page. */
  readonly around: ReadonlySet<SidebarCategoryItem>;
  /** Whose items are marked; `undefined`: nobody's. */
  readonly current: PageKey | undefined;
  readonly isWhole: boolean;
}

export function sidebarView(context: RenderContext, page: Page, sidebar: Sidebar): SidebarView {
  const { around, only } = context.sidebarPieces.placeOf(sidebar, page.key);
  const branch: Branch = {
    context,
    page,
    trail: new Set(sidebar.trails.get(page.key)),
    around,
    current: page.key,
    isWhole: sidebar.size <= wholeSize,
  };
  const html = (only && amongOthers(sidebar, only, branch)) ?? htmlOf(sidebar.items, branch);
  return { key: sidebar.key, label: sidebar.label, html };
}

/** Pages of one list have one sidebar, but for which of them is marked. `undefined`: not these. */
function amongOthers(
  { items }: Sidebar,
  { item, list }: NonNullable<SidebarPlace['only']>,
  branch: Branch,
): string | undefined {
  // What a long list shows, and where links lead, which stand at the end, depends on the page.
  if (list.length > longestList || items.at(-1)?.kind === 'link') return undefined;
  const nobody: Branch = { ...branch, current: undefined };
  const html = branch.context.sidebarPieces.aroundList(list, () => htmlOf(items, nobody));
  const [unmarked, marked] = [pageHtml(item, nobody), pageHtml(item, branch)];
  return unmarked === '' || !html.includes(unmarked) ? undefined : html.replace(unmarked, () => marked);
}

function htmlOf(items: readonly SidebarItem[], branch: Branch): string {
  if (items.length > longestList) return partHtml(items, branch);
  let html = '';
  for (const item of items) html += itemHtml(item, branch);
  return html;
}

function partHtml(all: readonly SidebarItem[], branch: Branch): string {
  const list = branch.context.sidebarPieces.longList(all);
  const here = [branch.page.key, ...branch.trail].map((each) => list.places.get(each));
  const part = partAround(list, here.find((place) => place !== undefined) ?? 0);
  return [
    gapHtml('before', part.before, branch),
    ...part.items.map((item) => itemHtml(item, branch)),
    gapHtml('after', part.after, branch),
    ...list.links.map((link) => linkHtml(link, branch)),
  ].join('');
}

function gapHtml(side: 'before' | 'after', gap: Gap | undefined, { context, page }: Branch): string {
  if (!gap) return '';
  const href = hrefTo(context, gap.nearest);
  const node: SidebarNode = { kind: 'gap', side, count: gap.count, href, className: undefined };
  return context.sidebarPieces.render(node, page.locale.htmlLang).start;
}

function itemHtml(item: SidebarItem, branch: Branch): string {
  if (item.kind === 'link') return linkHtml(item, branch);
  if (item.kind === 'page') return pageHtml(item, branch);
  if (branch.around.has(item)) return categoryHtml(item, branch);
  return branch.context.sidebarPieces.of(item, 'elsewhere', () => ({ start: categoryHtml(item, branch), end: '' }))
    .start;
}

/** Where it leads can depend on the page; only few places come of it. */
function linkHtml(item: SidebarLinkItem, branch: Branch): string {
  const href = linkHref(branch.context, branch.page, item.link);
  const node: SidebarNode = { kind: 'external', label: item.label, href, className: undefined };
  return piece(item, href, { branch, node: () => node }).start;
}

function pageHtml(item: SidebarPageItem, branch: Branch): string {
  const isCurrent = item.page === branch.current;
  if (item.isUnlisted && !isCurrent) return '';
  const { label, className } = item;
  const node = (): SidebarNode => {
    return { kind: 'page', label, href: hrefTo(branch.context, item.page), isCurrent, className };
  };
  // Wanted by one page alone.
  if (isCurrent) return branch.context.sidebarPieces.render(node(), branch.page.locale.htmlLang).start;
  return piece(item, 'elsewhere', { branch, node }).start;
}

function categoryHtml(item: SidebarCategoryItem, branch: Branch): string {
  const { context, current, trail } = branch;
  const { key, label, className, isCollapsible } = item;
  const isActive = trail.has(item);
  const first = firstPage(item);
  if (!branch.isWhole && !isActive && isCollapsible && first !== undefined) {
    const node = (): SidebarNode => ({ kind: 'branch', key, label, href: hrefTo(context, first), className });
    return piece(item, 'branch', { branch, node }).start;
  }
  const below = htmlOf(item.items, branch);
  if (below === '' && item.page === undefined) return '';
  const isCurrent = current !== undefined && item.page === current;
  const node = (): SidebarNode => ({
    kind: 'category',
    key,
    label,
    href: item.page === undefined ? undefined : hrefTo(context, item.page),
    isCurrent,
    isActive,
    isOpen: isActive || !item.isCollapsed,
    isCollapsible,
    className,
  });
  const { start, end } = piece(item, `${isActive} ${isCurrent}`, { branch, node });
  return start + below + end;
}

interface PieceParts {
  readonly branch: Branch;
  readonly node: () => SidebarNode;
}

function piece(item: SidebarItem, state: string, { branch, node }: PieceParts): SidebarPiece {
  const { context, page } = branch;
  return context.sidebarPieces.of(item, state, () => context.sidebarPieces.render(node(), page.locale.htmlLang));
}
