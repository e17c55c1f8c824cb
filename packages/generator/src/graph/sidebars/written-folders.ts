// Expands folders in hand-written sidebars to the pages that the sidebar does not list explicitly.

import type { WrittenFolder, WrittenItem } from '../../model/config.ts';
import { type Diagnostic, type Position, warning } from '../../model/diagnostic.ts';
import type { SidebarItem } from '../../model/sidebar.ts';
import type { CategoryPage, DocPage } from '../../model/site.ts';
import { docIdIn } from '../../routes/routes.ts';
import { type FolderNode, type FolderOrder, folderItems, pageItem } from './sidebar.ts';
import { findFolder, type KnownNames, unknownFolder } from './written-names.ts';
import type { WrittenSource } from './written-source.ts';

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
export function folderOf(item: WrittenFolder, request: FolderRequest): readonly SidebarItem[] {
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
