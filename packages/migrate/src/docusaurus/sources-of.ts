// Lists all pages of a site: documents, posts and custom pages, with their translations and original URLs.
import { isIndexName } from './ledger/document-address.ts';
import type { BlogInstance, DocumentFile, DocusaurusSite, PageFile, PostFile } from './site.ts';

export type Source =
  | { readonly kind: 'document'; readonly file: DocumentFile; readonly locale?: string; readonly base: string }
  | { readonly kind: 'post'; readonly file: PostFile; readonly locale?: string; readonly blog: BlogInstance }
  | { readonly kind: 'page'; readonly file: PageFile; readonly locale?: undefined };

/** `locale` is set for translations. `base` is the URL of the version, without a trailing slash. */
export function* sourcesOf({ docs, blogs, pages }: DocusaurusSite): Generator<Source> {
  for (const { versions } of docs)
    for (const { base, documents, translations } of versions) {
      for (const file of documents) yield { kind: 'document', file, base };
      for (const [locale, translated] of translations)
        for (const file of translated.documents) yield { kind: 'document', file, locale, base };
    }
  for (const blog of blogs) {
    for (const file of blog.posts) yield { kind: 'post', file, blog };
    for (const [locale, { posts }] of blog.translations)
      for (const file of posts) yield { kind: 'post', file, locale, blog };
  }
  for (const file of pages) yield { kind: 'page', file };
}

export function sourceOf(site: DocusaurusSite, path: string): Source | undefined {
  for (const each of sourcesOf(site)) if (each.file.source === path) return each;
  return undefined;
}

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
