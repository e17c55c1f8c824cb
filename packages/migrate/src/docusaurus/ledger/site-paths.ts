// Normalizes paths in configurations, which are absolute or relative to the site.
import { isAbsolute, posix, relative, resolve, sep } from 'node:path';

export function pathInSite(root: string, written: string): string {
  const alias = written.replace(/^@site\//, '');
  const path = isAbsolute(alias) ? alias : resolve(root, alias);
  return relative(root, path).split(sep).join('/');
}

export function pathInFolder(folder: string, name: string): string {
  return posix.join(folder, name);
}
