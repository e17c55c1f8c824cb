// The documents of one version, with their ids and URLs.
import { posix } from 'node:path';
import { readFrontMatter } from '../../read-front-matter.ts';
import { type LooseMap, listIn, mapIn, textIn } from '../../untyped-values.ts';
import { bareUrl, joinUrl } from '../ledger/addresses.ts';
import { documentName, type PrefixParser } from '../ledger/document-address.ts';
import type { CategoryFile, DocumentFile } from '../site.ts';
import { readMap } from './read-tables.ts';
import type { SiteReading } from './site-reading.ts';

interface DocumentFolder {
  /** Files of the original language: a file that exists only in a translation has no page. */
  readonly paths: readonly string[];
  /** The first folder that contains the file is used. */
  readonly folders: readonly string[];
  /** URL prefix: `docs/1.0`. */
  readonly base: string;
  readonly parsePrefix: PrefixParser;
  /** Id of the document at the root, as set in early versions of Docusaurus 2. */
  readonly homePageId: string | undefined;
}

export async function readDocuments(
  { files, tell }: Pick<SiteReading, 'files' | 'tell'>,
  { paths, folders, base, parsePrefix, homePageId }: DocumentFolder,
): Promise<readonly DocumentFile[]> {
  const documents: DocumentFile[] = [];
  for (const relative of paths) {
    const found = await firstText(files, folders, relative);
    if (!found) continue;
    const { source, text } = found;
    const { frontMatter, diagnostics } = readFrontMatter(text, source);
    diagnostics.forEach(tell);
    const { id, slug: own } = documentName({ relative, frontMatter, parsePrefix });
    const slug = id === homePageId ? '/' : own;
    const url = bareUrl(joinUrl(base, slug ?? `/${id}`));
    const isDraft = frontMatter.draft === true;
    documents.push({ source, relative, id, url, frontMatter, isDraft, tags: tagLabels(frontMatter) });
  }
  return documents;
}

async function firstText(files: SiteReading['files'], folders: readonly string[], relative: string) {
  for (const folder of folders) {
    const source = posix.join(folder, relative);
    const text = await files.readText(source);
    if (text !== undefined) return { source, text };
  }
  return undefined;
}

/** A tag can be an object with its own URL. */
export function tagLabels(frontMatter: LooseMap): readonly string[] {
  const tags = Array.isArray(frontMatter.tags) ? frontMatter.tags : [frontMatter.tags];
  return listIn(tags).flatMap((tag) => textIn(tag) ?? textIn(mapIn(tag).label) ?? []);
}

/** Returns `_category_` files by folder. */
export async function readCategories(
  { files, tell }: Pick<SiteReading, 'files' | 'tell'>,
  { folder, list }: { readonly folder: string; readonly list: readonly string[] },
): Promise<ReadonlyMap<string, CategoryFile>> {
  const categories = new Map<string, CategoryFile>();
  for (const ending of ['json', 'yml', 'yaml']) {
    for (const path of list.filter((each) => posix.basename(each) === `_category_.${ending}`)) {
      const source = posix.join(folder, path);
      const { value, diagnostics } = await readMap(files, source);
      diagnostics.forEach(tell);
      const own = posix.dirname(path) === '.' ? '' : posix.dirname(path);
      if (!categories.has(own)) categories.set(own, { source, values: value });
    }
  }
  return categories;
}
