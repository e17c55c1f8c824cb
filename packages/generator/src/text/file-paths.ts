// Questions about paths on disk that need no disk to answer.
import { isAbsolute, relative, sep } from 'node:path';

/** Whether a path is a folder itself or lies below it; a folder inside may be called `..notes`. Both are absolute. */
export function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

/** An absolute path as a site names its files: from the site's folder, with forward slashes. */
export function pathFromRoot(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}
