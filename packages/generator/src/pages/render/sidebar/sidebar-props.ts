// The sidebar of a page, with the categories above the page open. A large sidebar contains only open categories, so
// that pages do not grow with the site; its other categories are links to a page that opens them.
import type { SidebarNode, SidebarView } from '@docsgen/contract/views';
import type { SidebarItemHtml } from '@docsgen/theme/render-document';
import type { PageKey } from '../../../model/paths.ts';
import type {
  Sidebar,
  SidebarCategoryItem,
  SidebarItem,
  SidebarLinkItem,
  SidebarPageItem,
} from '../../../model/sidebar.ts';
import type { Page } from '../../../model/site.ts';
import { firstPage } from '../../../routes/listed-items.ts';
import { sidebarHref } from '../link-props.ts';
import { hrefTo, type RenderContext } from '../render-context.ts';
import { type Gap, maxListLength, partAround } from './long-lists.ts';
import type { ItemPlacement } from './sidebar-cache.ts';

/** Maximum number of items in a sidebar that every page contains completely. */
const maxCompleteSize = 150;

interface Branch {
  readonly context: RenderContext;
  readonly page: Page;
  /** Categories in the page's breadcrumbs. */
  readonly active: ReadonlySet<SidebarCategoryItem>;
  /** The active categories, and all other categories that contain the page. */
  readonly around: ReadonlySet<SidebarCategoryItem>;
  /** The page marked as current, if any. */
  readonly current: PageKey | undefined;
  readonly isComplete: boolean;
}

export function sidebarView(context: RenderContext, page: Page, sidebar: Sidebar): SidebarView {
  const { around, only } = context.sidebarCache.placementOf(sidebar, page.key);
  const branch: Branch = {
    context,
    page,
    active: new Set(sidebar.breadcrumbs.get(page.key)),
    around,
    current: page.key,
    isComplete: sidebar.size <= maxCompleteSize,
  };
  const html = (only && fromOpenList(sidebar, only, branch)) ?? htmlOf(sidebar.items, branch);
  return { key: sidebar.key, label: sidebar.label, html };
}

/**
 * Returns the cached sidebar of a list with the page marked as current, or `undefined` if the sidebar differs between
 * pages.
 */
function fromOpenList(
  { items }: Sidebar,
  { item, list }: NonNullable<ItemPlacement['only']>,
  branch: Branch,
): string | undefined {
  // The visible part of a long list, and the targets of the links at its end, depend on the page.
  const last = items.at(-1);
  if (list.length > maxListLength || (last?.kind === 'link' && last.from === undefined)) return undefined;
  const unmarkedBranch: Branch = { ...branch, current: undefined };
  const html = branch.context.sidebarCache.aroundList(list, () => htmlOf(items, unmarkedBranch));
  const unmarked = pageHtml(item, unmarkedBranch);
  const start = html.indexOf(unmarked);
  // The list is in a category that is not open on this page, or a link looks like the item.
  if (unmarked === '' || start < 0 || html.includes(unmarked, start + 1)) return undefined;
  return html.slice(0, start) + pageHtml(item, branch) + html.slice(start + unmarked.length);
}

function htmlOf(items: readonly SidebarItem[], branch: Branch): string {
  if (items.length > maxListLength) return partHtml(items, branch);
  let html = '';
  for (const item of items) html += itemHtml(item, branch);
  return html;
}

function partHtml(all: readonly SidebarItem[], branch: Branch): string {
  const list = branch.context.sidebarCache.longList(all);
  const here = [branch.page.key, ...branch.active].map((each) => list.indexes.get(each));
  const part = partAround(list, here.find((index) => index !== undefined) ?? 0);
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
  return context.sidebarCache.render(node, page.locale.htmlLang).start;
}

function itemHtml(item: SidebarItem, branch: Branch): string {
  if (item.kind === 'link') return linkHtml(item, branch);
  if (item.kind === 'page') return pageHtml(item, branch);
  if (branch.around.has(item)) return categoryHtml(item, branch);
  return branch.context.sidebarCache.itemHtml(item, 'elsewhere', () => ({ start: categoryHtml(item, branch), end: '' }))
    .start;
}

/** The target can depend on the page, but there are few different targets. */
function linkHtml(item: SidebarLinkItem, branch: Branch): string {
  const { label, badge, className } = item;
  const { href, isExternal } = sidebarHref(branch.context, branch.page, item);
  const own = { label, badge, href, className };
  const node: SidebarNode = isExternal ? { kind: 'external', ...own } : { kind: 'page', ...own, isCurrent: false };
  return cachedHtml(item, href, { branch, node: () => node }).start;
}

function pageHtml(item: SidebarPageItem, branch: Branch): string {
  const isCurrent = item.page === branch.current;
  if (item.isUnlisted && !isCurrent) return '';
  const { label, badge, className } = item;
  const node = (): SidebarNode => {
    return { kind: 'page', label, badge, href: hrefTo(branch.context, item.page), isCurrent, className };
  };
  // Not cached, because only one page shows the item in this state.
  if (isCurrent) return branch.context.sidebarCache.render(node(), branch.page.locale.htmlLang).start;
  return cachedHtml(item, 'elsewhere', { branch, node }).start;
}

function categoryHtml(item: SidebarCategoryItem, branch: Branch): string {
  const { context, current, active } = branch;
  const { key, label, badge, className, isCollapsible } = item;
  const isActive = active.has(item);
  const first = firstPage(item);
  if (!branch.isComplete && !isActive && isCollapsible && first !== undefined) {
    const node = (): SidebarNode => ({ kind: 'branch', key, label, badge, href: hrefTo(context, first), className });
    return cachedHtml(item, 'branch', { branch, node }).start;
  }
  const below = htmlOf(item.items, branch);
  if (below === '' && item.page === undefined) return '';
  const isCurrent = current !== undefined && item.page === current;
  const node = (): SidebarNode => ({
    kind: 'category',
    key,
    label,
    badge,
    href: item.page === undefined ? undefined : hrefTo(context, item.page),
    isCurrent,
    isActive,
    isOpen: isActive || !item.isCollapsed,
    isCollapsible,
    className,
  });
  const { start, end } = cachedHtml(item, `${isActive} ${isCurrent}`, { branch, node });
  return start + below + end;
}

interface ItemView {
  readonly branch: Branch;
  readonly node: () => SidebarNode;
}

function cachedHtml(item: SidebarItem, state: string, { branch, node }: ItemView): SidebarItemHtml {
  const { context, page } = branch;
  return context.sidebarCache.itemHtml(item, state, () => context.sidebarCache.render(node(), page.locale.htmlLang));
}
