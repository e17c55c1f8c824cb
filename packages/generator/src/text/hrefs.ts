// The parts of an href, without resolving it.

export interface HrefParts {
  readonly path: string;
  /** With its question mark, or `''`. */
  readonly query: string;
  /** Without its hash sign; `undefined` where there is none. */
  readonly hash: string | undefined;
}

export function splitHref(href: string): HrefParts {
  const [, path = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  return { path, query, hash };
}

/** Has a scheme, or is relative to one: nothing of this site. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

/** Percent-decoding that leaves what is not encoded properly as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A path as it stands in an address: encoded, and what would begin a query or a hash in it too. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** `a/./b/../c` becomes `a/c`; more `..` than folders is `undefined`: the path leaves its root. */
export function normalizePath(path: string): string | undefined {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

/** The way from a folder to a file; `hasDot`: one that goes up nowhere begins with `./`. */
export function relativePath(folder: string, file: string, hasDot: boolean): string {
  const from = folder === '' ? [] : folder.split('/');
  const to = file.split('/');
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared += 1;
  const up = '../'.repeat(from.length - shared);
  return `${up === '' && hasDot ? './' : up}${to.slice(shared).join('/')}`;
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
