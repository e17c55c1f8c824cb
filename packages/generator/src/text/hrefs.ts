// Pure functions that analyze and convert hrefs and paths without resolving them.

interface SplitHref {
  readonly path: string;
  /** The query including the question mark, or `''`. */
  readonly query: string;
  /** The hash without `#`, or `undefined` if there is none. */
  readonly hash: string | undefined;
}

export function splitHref(href: string): SplitHref {
  const [, path = '', query = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  return { path, query, hash };
}

/** Reports whether an href points to another site because it has a scheme or is protocol-relative. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

/** MIME types of documents that can contain scripts. */
const scriptable = /^\s*(?:text\/html|[\w.-]+\/(?:[\w.-]+\+)?xml)\b/i;

/**
 * Reports whether a browser would run code for this href. An image's href never runs code. Spaces and control
 * characters in the href are ignored, as in browsers.
 */
export function runsCode(href: string, use: 'link' | 'image' | 'file' | 'list'): boolean {
  if (!href.includes(':') || /^https?:\/\//.test(href) || !URL.canParse(href)) return false;
  const { protocol, pathname } = new URL(href);
  if (protocol === 'data:') return use === 'link' && scriptable.test(pathname);
  return protocol === 'javascript:' || protocol === 'vbscript:';
}

/** Percent-decodes a path, or returns it unchanged if its encoding is invalid. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Encodes a path for a URL, including `?` and `#`. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** `a/./b/../c` becomes `a/c`. Returns `undefined` if the path leaves its root. */
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
 * Returns the path from a folder to a file, in the style of `written`: it begins with `./` if `written` does and no
 * `../` is needed.
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
