// Maps files of the original site to their new paths, and rewrites links between them.

import { posix } from 'node:path';
import { decodePath, encodePath, isExternal, splitHref } from 'docsgen/internals';
import { matchesIn, type PageConversion, replace } from './page-work.ts';

export interface MovedPage {
  /** Relative to the original site. */
  readonly source: string;
  /** Path of the page's route, relative to the root of all pages, with the locale: `guide/start.md`. */
  readonly route: string;
  /** Relative to the new site. */
  readonly to: string;
  /** URL in the new site, with the locale: `/guide/start`. */
  readonly url: string;
}

export interface Moves {
  /** By `route`. */
  readonly pages: ReadonlyMap<string, MovedPage>;
  /**
   * Returns the path of an asset, relative to the original site, or `undefined` if it does not exist. `from` is the
   * path of the original page.
   */
  readonly fileOf: (from: string, written: string) => string | undefined;
  /** Returns the new path of an asset. */
  readonly targetOf: (file: string) => string;
}

export interface NewHref {
  /** `undefined` if the link does not change. */
  readonly href: string | undefined;
  /** The target, if it is not a page. */
  readonly file?: string;
}

export function newHref(moves: Moves, page: MovedPage, href: string): NewHref {
  const { path: written, query, hash } = splitHref(href);
  if (written === '' || isExternal(href)) return { href: undefined };
  const suffix = `${query}${hash === undefined ? '' : `#${hash}`}`;
  const path = decodePath(written);
  const isFromRoot = path.startsWith('/');
  const found = pageAt(moves, isFromRoot ? path.slice(1) : posix.join(posix.dirname(page.route), path));
  if (found && isFromRoot) return { href: /\.mdx?$/.test(path) ? found.url + suffix : undefined };
  const here = posix.join(posix.dirname(page.to), path);
  if (found) {
    const names = [found.to, found.to.replace(/\.mdx?$/, ''), found.to.replace(/\/index\.mdx?$/, '')];
    if (names.includes(here.replace(/\/$/, ''))) return { href: undefined };
    return { href: relative(page.to, found.to) + suffix };
  }
  const file = moves.fileOf(page.source, path);
  if (file === undefined) return { href: undefined };
  const target = moves.targetOf(file);
  return { href: here === target ? undefined : relative(page.to, target) + suffix, file };
}

/** `path` has no leading slash. */
function pageAt({ pages }: Moves, path: string): MovedPage | undefined {
  if (path.startsWith('../')) return undefined;
  const bare = path.replace(/\.(?:html|mdx?)$/, '').replace(/\/$/, '');
  const names = [bare, bare === '' || bare === '.' ? 'index' : `${bare}/index`];
  for (const name of names)
    for (const ending of ['md', 'mdx']) {
      const found = pages.get(`${name}.${ending}`);
      if (found) return found;
    }
  return undefined;
}

export function relative(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return encodePath(path.startsWith('.') ? path : `./${path}`);
}

const patterns = [
  /(\]\(\s*<?)([^()\s<>]+(?:\([^()\s]*\)[^()\s<>]*)?)(?=>?(?:\s+(?:"[^"]*"|'[^']*'))?\s*\))/g,
  /(^ {0,3}\[[^\]\n]+\]:[ \t]*<?)([^\s<>]+)/gm,
  /(<[A-Za-z][^<>]*?\s(?:href|src|poster)=["'])([^"']+)/g,
];

export function convertLinks(work: PageConversion, newHref: (href: string) => NewHref): void {
  for (const pattern of patterns)
    for (const { 1: before = '', 2: href = '', index } of matchesIn(work, pattern)) {
      const { href: next, file } = newHref(href);
      if (file !== undefined) work.uses.add(file);
      const start = index + before.length;
      if (next !== undefined) replace(work, start, start + href.length, next);
    }
}
