// A section's sidebar in one locale, made from the tree of its folders.
import type { Locale, Section, SiteConfig } from '../model/config.ts';
import type { PageKey } from '../model/paths.ts';
import type { CategoryPage, DocPage, Sidebar, SidebarCategoryItem, SidebarItem } from '../model/site.ts';
import { textIn } from '../text/localized.ts';
import type { Category } from './categories.ts';

/** A folder with its pages and folders, not sorted yet. */
export interface FolderNode {
  readonly category: Category;
  /** The folder's name on disk, which decides on the order of equal positions. */
  readonly folderName: string;
  /** The page that stands for the folder: its index, a linked page, or a generated index. */
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
  readonly root: FolderNode;
  readonly positionOf: (page: DocPage) => number | undefined;
}

export function buildSidebar(request: SidebarRequest): Sidebar {
  const { root, config, section, locale } = request;
  const defaultCode = config.locales[0].code;
  const links = section.links.map(
    (link): SidebarItem => ({ kind: 'link', label: textIn(link.label, locale.code, defaultCode), link }),
  );
  const items = [...itemsOf(root, request), ...links];
  return {
    key: request.key,
    label: textIn(section.label, locale.code, defaultCode),
    items,
    ...index(items),
  };
}

function itemsOf(folder: FolderNode, request: SidebarRequest): readonly SidebarItem[] {
  const pages = folder.pages.map(
    (page): PositionedItem => ({ item: pageItem(page), position: request.positionOf(page), name: fileName(page) }),
  );
  const folders = folder.folders.flatMap((child): readonly PositionedItem[] => {
    const item = folderItem(child, request);
    return item ? [{ item, position: child.category.position, name: child.folderName }] : [];
  });
  return [...pages, ...folders].sort(compareItems).map((placed) => placed.item);
}

function compareItems(a: PositionedItem, b: PositionedItem): number {
  const byPosition = (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY);
  if (byPosition !== 0 && !Number.isNaN(byPosition)) return byPosition;
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

function folderItem(folder: FolderNode, request: SidebarRequest): SidebarItem | undefined {
  const items = itemsOf(folder, request);
  const { category } = folder;
  const page = folder.page?.isUnlisted ? undefined : folder.page;
  if (items.length === 0) return page?.kind === 'doc' ? { ...pageItem(page), label: category.label } : undefined;
  return {
    kind: 'category',
    key: category.folder,
    label: category.label,
    description: category.description,
    page: page?.key,
    items,
    isCollapsible: category.isCollapsible,
    isCollapsed: category.isCollapsible && category.isCollapsed,
    className: category.className,
  };
}

function pageItem(page: DocPage): SidebarItem {
  const { sidebarLabel, sidebarClassName } = page.parsed.frontMatter;
  return {
    kind: 'page',
    page: page.key,
    label: sidebarLabel ?? page.title,
    className: sidebarClassName,
    isUnlisted: page.isUnlisted,
  };
}

function fileName(page: DocPage): string {
  return page.parsed.file.location.relative.split('/').at(-1) ?? '';
}

/** Answers that every page needs of its sidebar, computed once for all of them. */
function index(items: readonly SidebarItem[]): Pick<Sidebar, 'size' | 'breadcrumbs' | 'sequence' | 'sequenceIndexes'> {
  const breadcrumbs = new Map<PageKey, readonly SidebarCategoryItem[]>();
  const sequence: { page: PageKey; label: string }[] = [];
  let size = 0;
  const visit = (list: readonly SidebarItem[], above: readonly SidebarCategoryItem[]): void => {
    for (const item of list) {
      size += 1;
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
  return { size, breadcrumbs, sequence, sequenceIndexes: new Map(sequence.map((entry, index) => [entry.page, index])) };
}
