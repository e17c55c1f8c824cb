// The parts of an href, without resolving it.

interface SplitHref {
  readonly path: string;
  /** The query with its question mark, or `''`. */
  readonly query: string;
  /** The hash without its sign; `undefined`: there is none. */
  readonly hash: string | undefined;
}

export function splitHref(href: string): SplitHref {
  const [, path = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  return { path, query, hash };
}

/** Whether an href has a scheme, or is relative to one: it leads out of the site. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

/** Kinds of documents that can have scripts in them. */
const scriptable = /^\s*(?:text\/html|[\w.-]+\/(?:[\w.-]+\+)?xml)\b/i;

/**
 * Whether a browser would run code for an address; as a picture, no document does. The address is read as browsers read
 * it, which overlook spaces and control characters.
 */
export function runsCode(href: string, use: 'link' | 'image' | 'file' | 'list'): boolean {
  if (!href.includes(':') || /^https?:\/\//.test(href) || !URL.canParse(href)) return false;
  const { protocol, pathname } = new URL(href);
  if (protocol === 'data:') return use === 'link' && scriptable.test(pathname);
  return protocol === 'javascript:' || protocol === 'vbscript:';
}

/** Percent-decodes a path; one that is not encoded properly stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Encodes a path for an address, with the characters that would begin a query or a hash. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** `a/./b/../c` becomes `a/c`. `undefined`: the path leaves its root. */
export function normalizePath(path: string): string | undefined {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

/**
 * The path from a folder to a file, in the style of `written`: if that begins with `./`, a path that does not go up
 * begins so, too.
 */
export function relativePath(folder: string, file: string, written: string): string {
  const from = folder === '' ? [] : folder.split('/');
  const to = file.split('/');
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared += 1;
  const up = '../'.repeat(from.length - shared);
  return `${up === '' && written.startsWith('./') ? './' : up}${to.slice(shared).join('/')}`;
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
