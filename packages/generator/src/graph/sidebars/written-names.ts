// Finds pages and folders by their names in a hand-written sidebar, and suggests corrections.

import type { WrittenFolder } from '../../model/config.ts';
import { type Diagnostic, error, type Position, warning } from '../../model/diagnostic.ts';
import { identify, splitNumberPrefix } from '../../routes/routes.ts';
import { normalizePath } from '../../text/hrefs.ts';
import { didYouMean, nearestName } from '../../text/suggest.ts';
import type { FolderNode } from './sidebar.ts';

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

function folderOf(id: string): string {
  return id.split('/').slice(0, -1).join('/');
}

function folderPath(written: string): string | undefined {
  return normalizePath(written)
    ?.split('/')
    .map((part) => splitNumberPrefix(part).name)
    .join('/');
}

/** Returns a folder, or `undefined` if the folder does not exist or has no pages. */
export function findFolder(written: string, root: FolderNode): FolderNode | undefined {
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

export function unknownFolder({ item, names, file }: UnknownFolder): Diagnostic {
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
