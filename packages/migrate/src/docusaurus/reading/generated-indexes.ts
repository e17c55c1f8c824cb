// Generated index pages of categories. Docusaurus derives their URLs from labels.
import { posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { isMap, type LooseMap, mapIn, numberIn, textIn } from '../../untyped-values.ts';
import { bareUrl, joinUrl } from '../ledger/addresses.ts';
import { isIndexName, type PrefixParser } from '../ledger/document-address.ts';
import type { CategoryFile, DocumentFile, GeneratedIndex } from '../site.ts';

interface VersionTree {
  /** URL prefix of the version. */
  readonly base: string;
  readonly documents: readonly DocumentFile[];
  readonly categories: ReadonlyMap<string, CategoryFile>;
  readonly parsePrefix: PrefixParser;
}

export interface IndexMaker {
  /** Returns the URL of a category's page. */
  readonly urlOf: (label: string, link: LooseMap) => string;
  /** Adds a generated index, if its category has items. */
  readonly add: (index: GeneratedIndex) => void;
  /** Visits the categories of folders in the order of Docusaurus. */
  readonly visitFolder: (folder: string) => void;
  readonly made: readonly GeneratedIndex[];
}

/** Returns one function per version: repeated labels are numbered in the order in which they are visited. */
export function makeIndexes({ base, documents, categories, parsePrefix }: VersionTree): IndexMaker {
  const slugger = new GithubSlugger();
  const made: GeneratedIndex[] = [];
  const urlOf: IndexMaker['urlOf'] = (label, link) =>
    bareUrl(joinUrl(base, textIn(link.slug) ?? `/category/${slugger.slug(label)}`));
  const tree = folderTree({ documents, categories, parsePrefix });
  const visitFolder = (folder: string): void => {
    const own = folder === '.' ? '' : folder.replace(/^\.\/|\/$/g, '');
    for (const { path, category } of tree(own)) {
      const link = category?.values.link;
      if (category && isMap(link) && link.type === 'generated-index') {
        const label = textIn(category.values.label) ?? parsePrefix(posix.basename(path)).name;
        made.push({ url: urlOf(label, link), label, source: category.source });
      }
      visitFolder(path);
    }
  };
  return { urlOf, add: (index) => void made.push(index), visitFolder, made };
}

interface Folder {
  readonly path: string;
  readonly category: CategoryFile | undefined;
  readonly position: number;
}

/** Returns the subfolders that contain documents, in sidebar order. */
function folderTree({ documents, categories, parsePrefix }: Omit<VersionTree, 'base'>) {
  const children = new Map<string, Map<string, Folder>>();
  const indexes = new Map<string, DocumentFile>();
  for (const document of documents) {
    const folder = posix.dirname(document.relative);
    if (isIndexName(document.relative)) indexes.set(folder, document);
  }
  const enter = (path: string): void => {
    const above = posix.dirname(path) === '.' ? '' : posix.dirname(path);
    const siblings = children.get(above) ?? new Map<string, Folder>();
    if (siblings.has(path)) return;
    const category = categories.get(path);
    const own = mapIn(category?.values).position;
    const index = indexes.get(path)?.frontMatter.sidebar_position;
    const position = numberIn(own) ?? numberIn(index) ?? parsePrefix(posix.basename(path)).position;
    siblings.set(path, { path, category, position: position ?? Number.POSITIVE_INFINITY });
    children.set(above, siblings);
    if (above !== '') enter(above);
  };
  for (const { relative, isDraft } of documents) {
    const folder = posix.dirname(relative);
    if (!isDraft && folder !== '.') enter(folder);
  }
  return (folder: string): readonly Folder[] =>
    [...(children.get(folder)?.values() ?? [])].sort(
      (a, b) => compare(a.position, b.position) || compare(a.path, b.path),
    );
}

function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}
