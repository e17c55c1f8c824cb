// A sidebar as one page shows it: the branch of the page open. A big one spells out only what is open, so that
// a page's size does not grow with the site; the other branches are links to a page that opens them.
import type { SidebarNode, SidebarView } from '@docsgen/theme/props';
import type { PageKey } from '../model/paths.ts';
import type { Page, Sidebar, SidebarCategoryItem, SidebarItem } from '../model/site.ts';
import { linkHref } from './link-props.ts';
import { hrefTo, type RenderContext } from './render-context.ts';

/** Up to so many items a sidebar stands whole in each of its pages. */
const wholeSize = 150;

interface Branch {
  readonly context: RenderContext;
  readonly page: Page;
  readonly trail: ReadonlySet<SidebarCategoryItem>;
  readonly isWhole: boolean;
}

export function sidebarView(context: RenderContext, page: Page, sidebar: Sidebar): SidebarView {
  const branch: Branch = {
    context,
    page,
    trail: new Set(sidebar.trails.get(page.key)),
    isWhole: sidebar.size <= wholeSize,
  };
  return { key: sidebar.key, label: sidebar.label, nodes: nodesOf(sidebar.items, branch) };
}

function nodesOf(items: readonly SidebarItem[], branch: Branch): readonly SidebarNode[] {
  return items.flatMap((item) => nodeOf(item, branch) ?? []);
}

function nodeOf(item: SidebarItem, branch: Branch): SidebarNode | undefined {
  const { context, page } = branch;
  if (item.kind === 'link') {
    return { kind: 'external', label: item.label, href: linkHref(context, page, item.link), className: undefined };
  }
  if (item.kind === 'page') {
    const isCurrent = item.page === page.key;
    if (item.isUnlisted && !isCurrent) return undefined;
    return { kind: 'page', label: item.label, href: hrefTo(context, item.page), isCurrent, className: item.className };
  }
  return categoryNode(item, branch);
}

function categoryNode(item: SidebarCategoryItem, branch: Branch): SidebarNode | undefined {
  const { context, page, trail } = branch;
  const isActive = trail.has(item);
  const isOpen = isActive || !item.isCollapsed;
  const first = firstPage(item);
  if (!branch.isWhole && !isActive && item.isCollapsible && first !== undefined) {
    return {
      kind: 'branch',
      key: item.key,
      label: item.label,
      href: hrefTo(context, first),
      className: item.className,
    };
  }
  const nodes = nodesOf(item.items, branch);
  if (nodes.length === 0 && item.page === undefined) return undefined;
  return {
    kind: 'category',
    key: item.key,
    label: item.label,
    href: item.page === undefined ? undefined : hrefTo(context, item.page),
    isCurrent: item.page === page.key,
    isActive,
    isOpen,
    isCollapsible: item.isCollapsible,
    nodes,
    className: item.className,
  };
}

/** The page a closed category leads to: its own, else the first below it. */
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
