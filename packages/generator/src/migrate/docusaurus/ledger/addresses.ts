// Addresses in Docusaurus' own way: how it joins them, what it ends them with, and what it makes of labels.
import type { DocusaurusSite } from '../site.ts';

/** Joins pieces with one slash between them; a slash at the end of the last one stays. */
export function joinUrl(...pieces: readonly string[]): string {
  return `/${pieces.join('/')}`.replace(/\/{2,}/g, '/');
}

/** Without a slash at its end, but for the root. */
export function bareUrl(url: string): string {
  return url === '/' ? url : url.replace(/(?<!\/)\/+$/, '') || '/';
}

/** An address as links of the old site have it. `url`: as its plugin makes it. */
export function linkUrl(url: string, { trailingSlash }: Pick<DocusaurusSite, 'trailingSlash'>): string {
  if (trailingSlash === undefined || url === '/' || /\.(html|xml|json)$/.test(url)) return url;
  return trailingSlash ? `${bareUrl(url)}/` : bareUrl(url);
}
