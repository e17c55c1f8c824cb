// The documents of one version, with their ids and URLs.
import { posix } from 'node:path';
import { bareUrl, joinUrl } from '../ledger/addresses.ts';
import { documentName, type PrefixParser } from '../ledger/document-address.ts';
import type { CategoryFile, DocumentFile } from '../site.ts';
import { readMap } from './read-tables.ts';
import { readSource, type SiteReading } from './site-reading.ts';

interface DocumentFolder {
  /** Files of the original language: a file that exists only in a translation has no page. */
  readonly paths: readonly string[];
  /** The first folder that contains the file is used. */
  readonly folders: readonly string[];
  /** URL prefix: `docs/1.0`. */
  readonly base: string;
  readonly parsePrefix: PrefixParser;
}

export async function readDocuments(
  reading: Pick<SiteReading, 'files' | 'tell'>,
  { paths, folders, base, parsePrefix }: DocumentFolder,
): Promise<readonly DocumentFile[]> {
  const documents: DocumentFile[] = [];
  for (const relative of paths) {
    const found = await readSource(reading, folders, relative);
    if (!found) continue;
    const { frontMatter } = found;
    const { id, slug } = documentName({ relative, frontMatter, parsePrefix });
    const url = bareUrl(joinUrl(base, slug ?? `/${id}`));
    documents.push({ ...found, relative, id, url, isDraft: frontMatter.draft === true });
  }
  return documents;
}

/** Returns `_category_` files by folder. */
export async function readCategories(
  reading: Pick<SiteReading, 'files' | 'tell'>,
  { folder, list }: { readonly folder: string; readonly list: readonly string[] },
): Promise<ReadonlyMap<string, CategoryFile>> {
  const categories = new Map<string, CategoryFile>();
  for (const ending of ['json', 'yml', 'yaml']) {
    for (const path of list.filter((each) => posix.basename(each) === `_category_.${ending}`)) {
      const source = posix.join(folder, path);
      const own = posix.dirname(path) === '.' ? '' : posix.dirname(path);
      if (!categories.has(own)) categories.set(own, { source, values: await readMap(reading, source) });
    }
  }
  return categories;
}
