// A section's sidebar in one locale, made from the tree of its folders.
import type { Locale, Section, SiteConfig } from '../model/config.ts';
import type { PageKey } from '../model/paths.ts';
import type { CategoryPage, DocPage, Sidebar, SidebarCategoryItem, SidebarItem } from '../model/site.ts';
import { textIn } from '../text/localized.ts';
import type { Category } from './categories.ts';

/** A folder with all that is in it, before it is put in order. */
export interface FolderNode {
  readonly category: Category;
  /** The folder's name on disk; decides the order where positions do not. */
  readonly folderName: string;
  /** The page that stands for the folder: its index, a linked page, or a generated index. */
  readonly page: DocPage | CategoryPage | undefined;
  readonly pages: readonly DocPage[];
  readonly folders: readonly FolderNode[];
}

interface Placed {
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
    (page): Placed => ({ item: pageItem(page), position: request.positionOf(page), name: fileName(page) }),
  );
  const folders = folder.folders.flatMap((child): readonly Placed[] => {
    const item = folderItem(child, request);
    return item ? [{ item, position: child.category.position, name: child.folderName }] : [];
  });
  return [...pages, ...folders].sort(byPlace).map((placed) => placed.item);
}

function byPlace(a: Placed, b: Placed): number {
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
  return page.parsed.file.place.relative.split('/').at(-1) ?? '';
}

/** What every page asks of its sidebar, worked out once for all of them. */
function index(items: readonly SidebarItem[]): Pick<Sidebar, 'size' | 'trails' | 'sequence' | 'places'> {
  const trails = new Map<PageKey, readonly SidebarCategoryItem[]>();
  const sequence: { page: PageKey; label: string }[] = [];
  let size = 0;
  const visit = (list: readonly SidebarItem[], above: readonly SidebarCategoryItem[]): void => {
    for (const item of list) {
      size += 1;
      if (item.kind === 'link') continue;
      const trail = item.kind === 'category' ? [...above, item] : above;
      if (item.page !== undefined) {
        trails.set(item.page, trail);
        if (item.kind === 'category' || !item.isUnlisted) sequence.push({ page: item.page, label: item.label });
      }
      if (item.kind === 'category') visit(item.items, trail);
    }
  };
  visit(items, []);
  return { size, trails, sequence, places: new Map(sequence.map((entry, place) => [entry.page, place])) };
}
