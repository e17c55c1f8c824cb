// Which pages a written sidebar names, and the folders in it, which give all that are left.
import { warning } from '../../diagnostics/create.ts';
import type { Diagnostic, Position } from '../../model/diagnostic.ts';
import type { CategoryPage, DocPage, SidebarItem } from '../../model/site.ts';
import type { WrittenFolder, WrittenItem } from '../../model/written-sidebar.ts';
import { docIdIn } from '../../routes/routes.ts';
import { type FolderNode, type FolderOrder, folderItems, pageItem } from './sidebar.ts';
import { findFolder, type KnownNames, unknownFolder } from './written-names.ts';
import type { WrittenSource } from './written-source.ts';

/** Ids that a sidebar names or has from a folder, with the place of their names. */
export type TakenPages = Map<string, Position | undefined>;

interface Reporting {
  readonly source: WrittenSource;
  readonly report: (diagnostic: Diagnostic) => void;
}

/** Folders leave out what the sidebar names, wherever that is. A page that is named twice is reported. */
export function namedPages(items: readonly WrittenItem[], { source, report }: Reporting): TakenPages {
  const named: TakenPages = new Map();
  const visit = (item: WrittenItem): void => {
    const id = item.kind === 'page' ? item.id : item.kind === 'category' ? item.page : undefined;
    if (id !== undefined && named.has(id))
      report(
        warning({
          code: 'sidebar',
          message: `The page '${id}' stands in this sidebar twice`,
          file: source.file,
          position: item.position,
          hint: 'Remove it, or write `ref:` for a link to where it stands',
          related: [{ message: 'The other place', file: source.file, position: named.get(id) }],
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

/** What is in the folder and not in the sidebar yet. The page that stands for the folder comes first. */
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
        message: `The folder '${item.folder}' adds no page: all that are in it stand in this sidebar already`,
        file: source.file,
        position: item.position,
      }),
    );
  return items;
}

/** Ids of the pages of items, with those of categories. */
function pagesIn(items: readonly SidebarItem[]): readonly string[] {
  return items.flatMap((item) => {
    if (item.kind === 'link') return [];
    const own = item.page === undefined ? [] : [item.page.slice(item.page.indexOf(':') + 1)];
    return item.kind === 'category' ? [...own, ...pagesIn(item.items)] : own;
  });
}
