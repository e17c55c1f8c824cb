// Where files of an old site stand in the new one, and how links between them have to be written from there.
import { posix } from 'node:path';
import { decodePath, encodePath, isExternal, splitHref } from '../text/hrefs.ts';

export interface MovedPage {
  /** From the old site's folder. */
  readonly source: string;
  /** As its address has it, from the root of all pages and with the language: `guide/start.md`. */
  readonly route: string;
  /** From the new site's folder. */
  readonly to: string;
  /** In the new site, with the language: `/guide/start`. */
  readonly url: string;
}

export interface Moves {
  /** By `route`. */
  readonly pages: ReadonlyMap<string, MovedPage>;
  /** Path of a file that is no page, from the old site's folder; `undefined`: there is none. `from`: an old path. */
  readonly fileOf: (from: string, written: string) => string | undefined;
  /** New path of such a file. */
  readonly targetOf: (file: string) => string;
}

export interface NewHref {
  /** `undefined`: it can stay as it is. */
  readonly href: string | undefined;
  /** The file that it leads to, if it is no page. */
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

/** `path`: without a slash in front. */
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
