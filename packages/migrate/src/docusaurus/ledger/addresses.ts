// URL functions of Docusaurus: joining paths, trailing slashes, and slugs of labels.
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
