// Builds the sidebar of a section in one locale from its folders, with an index that all pages use.
import type { Locale, Section, SiteConfig } from '../../model/config.ts';
import type { PageKey } from '../../model/paths.ts';
import type { Sidebar, SidebarCategoryItem, SidebarItem, SidebarPageItem } from '../../model/sidebar.ts';
import type { CategoryPage, DocPage } from '../../model/site.ts';
import { textIn } from '../../text/localized.ts';
import type { Category } from '../categories.ts';

/** A folder with its pages and subfolders, which are not sorted yet. */
export interface FolderNode {
  readonly category: Category;
  /** Name of the folder on disk, which determines the order of folders with the same position. */
  readonly folderName: string;
  /** Page of the folder, which is its index, a linked page, or a generated index. */
  readonly page: DocPage | CategoryPage | undefined;
  readonly pages: readonly DocPage[];
  readonly folders: readonly FolderNode[];
}

interface PositionedItem {
  readonly item: SidebarItem;
  readonly position: number | undefined;
  readonly name: string;
}

interface SidebarRequest {
  readonly key: string;
  readonly section: Section;
  readonly config: SiteConfig;
  readonly locale: Locale;
  /** Items without the section's links. */
  readonly items: readonly SidebarItem[];
}

export function buildSidebar({ key, section, config, locale, items: own }: SidebarRequest): Sidebar {
  const defaultCode = config.locales[0].code;
  const links = section.links.map((link): SidebarItem => {
    const label = textIn(link.label, locale.code, defaultCode);
    return { kind: 'link', label, badge: undefined, className: undefined, link, from: undefined };
  });
  const items = [...own, ...links];
  return { key, label: textIn(section.label, locale.code, defaultCode), items, ...index(items) };
}

export interface FolderOrder {
  readonly positionOf: (page: DocPage) => number | undefined;
  /** Whether the page is elsewhere in the sidebar. If the function is `undefined`, no page is elsewhere. */
  readonly isTaken: ((page: DocPage | CategoryPage) => boolean) | undefined;
}

/** Returns the items in a folder, except the folder's page. */
export function folderItems(folder: FolderNode, order: FolderOrder): readonly SidebarItem[] {
  const pages = folder.pages
    .filter((page) => !order.isTaken?.(page))
    .map((page): PositionedItem => ({ item: pageItem(page), position: order.positionOf(page), name: fileName(page) }));
  const folders = folder.folders.flatMap((child): readonly PositionedItem[] => {
    const item = folderItem(child, order);
    return item ? [{ item, position: child.category.position, name: child.folderName }] : [];
  });
  return [...pages, ...folders].sort(compareItems).map((placed) => placed.item);
}

function compareItems(a: PositionedItem, b: PositionedItem): number {
  const byPosition = (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY);
  if (byPosition !== 0 && !Number.isNaN(byPosition)) return byPosition;
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

function folderItem(folder: FolderNode, order: FolderOrder): SidebarItem | undefined {
  const items = folderItems(folder, order);
  const { category } = folder;
  const page = folder.page && (folder.page.isUnlisted || order.isTaken?.(folder.page)) ? undefined : folder.page;
  if (items.length === 0) return page?.kind === 'doc' ? { ...pageItem(page), label: category.label } : undefined;
  return {
    kind: 'category',
    key: category.folder,
    label: category.label,
    badge: undefined,
    description: category.description,
    page: page?.key,
    items,
    isCollapsible: category.isCollapsible,
    isCollapsed: category.isCollapsible && category.isCollapsed,
    className: category.className,
  };
}

export function pageItem(page: DocPage): SidebarPageItem {
  const { sidebarLabel, sidebarClassName } = page.parsed.frontMatter;
  return {
    kind: 'page',
    page: page.key,
    label: sidebarLabel ?? page.title,
    badge: undefined,
    className: sidebarClassName,
    isUnlisted: page.isUnlisted,
  };
}

function fileName(page: DocPage): string {
  return page.parsed.file.location.relative.split('/').at(-1) ?? '';
}

/** Precomputes data that all pages of the sidebar need. */
function index(items: readonly SidebarItem[]): Omit<Sidebar, 'key' | 'label' | 'items'> {
  const breadcrumbs = new Map<PageKey, readonly SidebarCategoryItem[]>();
  const sequence: { page: PageKey; label: string }[] = [];
  let size = 0;
  let hasBadges = false;
  const visit = (list: readonly SidebarItem[], above: readonly SidebarCategoryItem[]): void => {
    for (const item of list) {
      size += 1;
      hasBadges ||= item.badge !== undefined;
      if (item.kind === 'link') continue;
      const path = item.kind === 'category' ? [...above, item] : above;
      if (item.page !== undefined) {
        breadcrumbs.set(item.page, path);
        if (item.kind === 'category' || !item.isUnlisted) sequence.push({ page: item.page, label: item.label });
      }
      if (item.kind === 'category') visit(item.items, path);
    }
  };
  visit(items, []);
  const sequenceIndexes = new Map(sequence.map((entry, index) => [entry.page, index]));
  return { size, hasBadges, breadcrumbs, sequence, sequenceIndexes };
}
