// Finds pages and folders by their names in a hand-written sidebar, and suggests corrections. A folder is expanded to
// the pages that the sidebar does not list explicitly.

import type { WrittenFolder, WrittenItem } from '../../model/config.ts';
import { type Diagnostic, error, type Position, warning } from '../../model/diagnostic.ts';
import type { SidebarItem } from '../../model/sidebar.ts';
import type { CategoryPage, DocPage } from '../../model/site.ts';
import { docIdIn, identify, splitNumberPrefix } from '../../routes/routes.ts';
import { folderOf, normalizePath } from '../../text/hrefs.ts';
import { didYouMean, nearestName } from '../../text/wording.ts';
import { type FolderNode, type FolderOrder, folderItems, pageItem } from './sidebar.ts';
import type { WrittenSource } from './written-source.ts';

export interface KnownNames {
  /** IDs of all pages of the section and version. */
  readonly pages: ReadonlySet<string>;
  /** IDs of drafts, which are excluded from builds. */
  readonly hidden: ReadonlySet<string>;
  /** Paths of folders with at least one page or draft, without number prefixes. */
  readonly folders: ReadonlySet<string>;
  /** Folder of the section, relative to the locale's folder. */
  readonly sectionFolder: string;
}

interface UnknownPage {
  readonly id: string;
  readonly meant: string | undefined;
  readonly file: string;
  readonly position: Position | undefined;
}

export function unknownPage({ id, meant, file, position }: UnknownPage): Diagnostic {
  const rule =
    "An ID is the path relative to the section's folder, without extension and number prefixes; `docsgen inspect` " +
    'lists all IDs';
  return error({
    code: 'sidebar',
    message: `This section has no page '${id}'`,
    file,
    position,
    hint: meant === undefined ? rule : `Did you mean ${meant}?`,
  });
}

/** Suggests a page ID for a file path, a URL or a folder. */
export function meantId(written: string, { pages, sectionFolder }: KnownNames): string | undefined {
  const path = normalizePath(written.replace(/\.(mdx?|markdown)$/i, '')) ?? written;
  const inSection = path.startsWith(`${sectionFolder}/`) ? path.slice(sectionFolder.length + 1) : path;
  const named = [path, inSection].map((each) => identify(each, { parseNumberPrefixes: true }));
  const asFolder = [...pages].filter((id) =>
    named.some(({ folders, name }) => folderOf(id) === [...folders, name].join('/')),
  );
  const exact = [path, inSection, ...named.map(({ folders, name }) => [...folders, name].join('/'))];
  const last = named[0]?.name;
  const alike = [...pages].filter((id) => id.split('/').at(-1) === last);
  return (
    exact.find((each) => pages.has(each)) ??
    asFolder.find((id) => /(^|\/)(index|readme)$/i.test(id)) ??
    nearestName(written, pages) ??
    (alike.length === 1 ? alike[0] : undefined)
  );
}

function folderPath(written: string): string | undefined {
  return normalizePath(written)
    ?.split('/')
    .map((part) => splitNumberPrefix(part).name)
    .join('/');
}

/** Returns a folder, or `undefined` if the folder does not exist or has no pages. */
function findFolder(written: string, root: FolderNode): FolderNode | undefined {
  const wanted = folderPath(written);
  const find = (node: FolderNode): FolderNode | undefined => {
    if (node.category.folder === wanted) return node;
    for (const child of node.folders) {
      const found = find(child);
      if (found) return found;
    }
    return undefined;
  };
  return find(root);
}

interface UnknownFolder {
  readonly item: WrittenFolder;
  readonly names: KnownNames;
  readonly file: string;
}

function unknownFolder({ item, names, file }: UnknownFolder): Diagnostic {
  const { folder, position } = item;
  if (names.folders.has(folderPath(folder) ?? ''))
    return warning({ code: 'sidebar', message: `The folder '${folder}' contains only draft pages`, file, position });
  return error({
    code: 'sidebar',
    message: `This section has no folder named '${folder}' that contains pages`,
    file,
    position,
    hint: didYouMean(folder, names.folders) ?? "Use a path relative to the section's folder, which is `.`",
  });
}

/** IDs of the pages in a sidebar, with the positions of their items. */
export type TakenPages = Map<string, Position | undefined>;

interface Reporting {
  readonly source: WrittenSource;
  readonly report: (diagnostic: Diagnostic) => void;
}

/** Returns the pages that the sidebar lists explicitly. Reports duplicates. */
export function namedPages(items: readonly WrittenItem[], { source, report }: Reporting): TakenPages {
  const named: TakenPages = new Map();
  const visit = (item: WrittenItem): void => {
    const id = item.kind === 'page' ? item.id : item.kind === 'category' ? item.page : undefined;
    if (id !== undefined && named.has(id))
      report(
        warning({
          code: 'sidebar',
          message: `The page '${id}' is in this sidebar twice`,
          file: source.file,
          position: item.position,
          hint: 'Remove one of the items, or use `ref:` for an additional link to the page',
          related: [{ message: 'The other item', file: source.file, position: named.get(id) }],
        }),
      );
    else if (id !== undefined) named.set(id, item.position);
    if (item.kind === 'category') item.items.forEach(visit);
  };
  items.forEach(visit);
  return named;
}

interface FolderRequest extends Reporting {
  readonly root: FolderNode;
  readonly names: KnownNames;
  readonly taken: TakenPages;
  readonly positionOf: FolderOrder['positionOf'];
}

/** Returns the items of the folder that are not in the sidebar yet, starting with the folder's page. */
export function expandFolder(item: WrittenFolder, request: FolderRequest): readonly SidebarItem[] {
  const { root, names, source, report, taken } = request;
  const folder = findFolder(item.folder, root);
  if (folder === undefined) {
    report(unknownFolder({ item, names, file: source.file }));
    return [];
  }
  const isTaken = (page: DocPage | CategoryPage): boolean => taken.has(docIdIn(page.id));
  const index = folder.page?.kind === 'doc' && !isTaken(folder.page) ? [pageItem(folder.page)] : [];
  const items = [...index, ...folderItems(folder, { positionOf: request.positionOf, isTaken })];
  for (const page of pagesIn(items)) taken.set(page, item.position);
  if (items.length === 0)
    report(
      warning({
        code: 'sidebar',
        message: `The folder '${item.folder}' adds no pages: all of its pages are already in this sidebar`,
        file: source.file,
        position: item.position,
      }),
    );
  return items;
}

/** Returns the IDs of all pages in the items, including pages of categories. */
function pagesIn(items: readonly SidebarItem[]): readonly string[] {
  return items.flatMap((item) => {
    if (item.kind === 'link') return [];
    const own = item.page === undefined ? [] : [item.page.slice(item.page.indexOf(':') + 1)];
    return item.kind === 'category' ? [...own, ...pagesIn(item.items)] : own;
  });
}
