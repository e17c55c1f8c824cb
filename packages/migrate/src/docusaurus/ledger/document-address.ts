// Ids and URLs of documents, generated from paths and front matter as in plugin-content-docs.
import { posix } from 'node:path';
import { splitNumberPrefix } from 'docsgen/internals';
import { type LooseMap, textIn } from '../../untyped-values.ts';

/** Removes the number prefix from the name of a file or folder. */
export type PrefixParser = (name: string) => { readonly name: string; readonly position: number | undefined };

/** Dates and versions are not number prefixes: `2021-11-foo`, `7.0-foo`. */
export const parseNumberPrefix: PrefixParser = splitNumberPrefix;

export const keepNumberPrefix: PrefixParser = (name) => ({ name, position: undefined });

interface DocumentName {
  readonly id: string;
  /**
   * Path below the version, with a trailing slash if the document is the index of its folder. `undefined` if the slug
   * is invalid.
   */
  readonly slug: string | undefined;
}

/** `relative` is relative to the version's folder. */
export function documentName(relative: string, frontMatter: LooseMap, parsePrefix: PrefixParser): DocumentName {
  const parse = frontMatter.parse_number_prefixes === false ? keepNumberPrefix : parsePrefix;
  const folder = posix.dirname(relative);
  const file = posix.basename(relative, posix.extname(relative));
  const folders = folder === '.' ? [] : folder.split('/').map((each) => parse(each).name);
  const base = textIn(frontMatter.id) ?? parse(file).name;
  const ownFolder = `/${folders.map((each) => `${each}/`).join('')}`;
  const written = textIn(frontMatter.slug) || undefined;
  const id = [...folders, base].join('/');
  if (written?.startsWith('/')) return { id, slug: written };
  if (written === undefined && isIndexName(relative)) return { id, slug: ownFolder };
  return { id, slug: resolveSlug(written ?? base, ownFolder) };
}

/**
 * Whether the file name makes a document the index of its folder. Number prefixes are not removed from the name before
 * this check.
 */
export function isIndexName(relative: string): boolean {
  const file = posix.basename(relative, posix.extname(relative)).toLowerCase();
  const folder = posix.basename(posix.dirname(relative)).toLowerCase();
  return file === 'index' || file === 'readme' || file === folder;
}

/** Resolves the slug as a browser resolves a relative link. */
function resolveSlug(slug: string, folder: string): string | undefined {
  const isFolder = /(^|\/)\.{0,2}$/.test(slug);
  const pieces: string[] = [];
  for (const piece of `${folder}${slug}`.split('/')) {
    if (piece === '..') pieces.pop();
    else if (piece !== '' && piece !== '.') pieces.push(piece);
  }
  const path = `/${pieces.join('/')}`;
  if (!URL.canParse(path, 'https://example.com') || /[?#]/.test(path)) return undefined;
  return isFolder && path !== '/' ? `${path}/` : path;
}
