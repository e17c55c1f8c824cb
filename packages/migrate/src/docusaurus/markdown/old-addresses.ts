// URLs of original pages, to resolve relative links.
import { isIndexName } from '../ledger/document-address.ts';
import type { DocusaurusSite } from '../site.ts';
import { type Source, sourceOf, sourcesOf } from '../sources-of.ts';

/** Whether the file is the index of its folder. */
function isIndex({ kind, file }: Source): boolean {
  return kind !== 'post' && isIndexName(file.relative) && !('frontMatter' in file && file.frontMatter.slug);
}

/**
 * Returns the URL of a source without its locale. With `withSlash`, the result is the base URL that browsers use to
 * resolve links.
 */
export function oldAddressOf(
  site: DocusaurusSite,
  path: string,
): { readonly url: string; readonly withSlash: string } | undefined {
  const source = sourceOf(site, path);
  if (source === undefined) return undefined;
  const { url } = source.file;
  const isFolder = site.trailingSlash ?? isIndex(source);
  return { url, withSlash: isFolder ? `${url.replace(/\/$/, '')}/` : url };
}

/** Translations in the locale take precedence. */
export function sourceAt(site: DocusaurusSite, url: string, locale: string): string | undefined {
  const asked = plain(url);
  const found = [...sourcesOf(site)].filter(({ file }) => plain(file.url) === asked);
  return (found.find((each) => each.locale === locale) ?? found.find((each) => each.locale === undefined))?.file.source;
}

function plain(url: string): string {
  return url.replace(/\/$/, '').toLowerCase();
}
