// Pure functions on file paths, without access to the disk.
import { isAbsolute, relative, sep } from 'node:path';

/**
 * Reports whether `path` is `folder` or is inside it. Both must be absolute. A subfolder may have a name such as
 * `..notes`.
 */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

/** Returns an absolute path relative to the site's folder, with forward slashes. */
export function pathFromRoot(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}
