// Lists all pages of a site: documents, posts and custom pages, with their translations.
import type { BlogInstance, DocumentFile, DocusaurusSite, PageFile, PostFile } from './site.ts';

export type Source =
  | { readonly kind: 'document'; readonly file: DocumentFile; readonly locale?: string; readonly base: string }
  | { readonly kind: 'post'; readonly file: PostFile; readonly locale?: string; readonly blog: BlogInstance }
  | { readonly kind: 'page'; readonly file: PageFile; readonly locale?: undefined };

/** `locale` is set for translations. `base` is the URL of the version, without a trailing slash. */
export function* sourcesOf({ docs, blogs, pages }: DocusaurusSite): Generator<Source> {
  for (const { versions, routeBasePath } of docs)
    for (const { path, documents, translations } of versions) {
      const base = ['', routeBasePath, path].filter((part, index) => index === 0 || part !== '').join('/');
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
