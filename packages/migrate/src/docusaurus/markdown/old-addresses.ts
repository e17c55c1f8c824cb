// URLs of original pages, to resolve relative links.
import type { DocusaurusSite } from '../site.ts';

interface OldPage {
  readonly source: string;
  readonly url: string;
  /** Whether the file is the index of its folder. */
  readonly isIndex: boolean;
}

function* pagesOf({ docs, blogs, pages }: DocusaurusSite, locale?: string): Generator<OldPage> {
  for (const { versions } of docs) {
    for (const { documents, translations } of versions) {
      for (const each of locale === undefined
        ? documents
        : [...(translations.get(locale)?.documents ?? []), ...documents])
        yield { ...each, isIndex: isIndex(each.relative) && each.frontMatter.slug === undefined };
      if (locale !== undefined) continue;
      for (const { documents: translated } of translations.values())
        for (const each of translated) yield { ...each, isIndex: isIndex(each.relative) };
    }
  }
  for (const { posts, translations } of blogs) {
    for (const each of posts) yield { ...each, isIndex: false };
    for (const { posts: translated } of translations.values())
      for (const each of translated) yield { ...each, isIndex: false };
  }
  for (const each of pages) yield { ...each, isIndex: isIndex(each.relative) };
}

/** True for `index.md`, `readme.md`, and a file with the name of its folder. */
function isIndex(relative: string): boolean {
  const [name = '', folder] = relative
    .replace(/\.\w+$/, '')
    .split('/')
    .reverse();
  return /^(index|readme)$/i.test(name) || name.toLowerCase() === folder?.toLowerCase();
}

/**
 * Returns the URL of a source without its locale. With `withSlash`, the result is the base URL that browsers use to
 * resolve links.
 */
export function oldAddressOf(
  site: DocusaurusSite,
  source: string,
): { readonly url: string; readonly withSlash: string } | undefined {
  for (const page of pagesOf(site)) {
    if (page.source !== source) continue;
    const isFolder = site.trailingSlash ?? page.isIndex;
    return { url: page.url, withSlash: isFolder ? `${page.url.replace(/\/$/, '')}/` : page.url };
  }
  return undefined;
}

export function sourceAt(site: DocusaurusSite, url: string, locale: string): string | undefined {
  const asked = plain(url);
  for (const page of pagesOf(site, locale)) if (plain(page.url) === asked) return page.source;
  return undefined;
}

function plain(url: string): string {
  return url.replace(/\/$/, '').toLowerCase();
}
