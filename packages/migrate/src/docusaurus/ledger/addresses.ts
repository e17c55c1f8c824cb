// URL functions of Docusaurus: joining paths, trailing slashes, and paths in configurations.

import { isAbsolute, posix, relative, resolve, sep } from 'node:path';
import type { DocusaurusSite } from '../site.ts';

/** Joins path segments with single slashes. A trailing slash of the last segment is preserved. */
export function joinUrl(...pieces: readonly string[]): string {
  return `/${pieces.join('/')}`.replace(/\/{2,}/g, '/');
}

/** Removes trailing slashes, except for the root. */
export function bareUrl(url: string): string {
  return url === '/' ? url : url.replace(/(?<!\/)\/+$/, '') || '/';
}

/** Returns the URL as Docusaurus writes it in links. `url` is the URL that the plugin generates. */
export function linkUrl(url: string, { trailingSlash }: Pick<DocusaurusSite, 'trailingSlash'>): string {
  if (trailingSlash === undefined || url === '/' || /\.(html|xml|json)$/.test(url)) return url;
  return trailingSlash ? `${bareUrl(url)}/` : bareUrl(url);
}

export function pathInSite(root: string, written: string): string {
  const alias = written.replace(/^@site\//, '');
  const path = isAbsolute(alias) ? alias : resolve(root, alias);
  return relative(root, path).split(sep).join('/');
}

export function pathInFolder(folder: string, name: string): string {
  return posix.join(folder, name);
}
