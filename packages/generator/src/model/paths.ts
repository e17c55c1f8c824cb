// Branded strings, so that different kinds of paths cannot be confused. Only `content/scan-content.ts` creates source
// paths, and only `routes/` creates ids, keys, URLs and output paths.

declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** A file of the site, relative to its root directory, with forward slashes: `content/es/api/intro.md`. */
export type SourcePath = Branded<'SourcePath'>;
/** A page in all locales: `api:manager/documents/create`; in a version other than the first, `api@1.0:…`. */
export type PageId = Branded<'PageId'>;
/** A page in one locale: `es|api:intro`. */
export type PageKey = Branded<'PageKey'>;
/** URL path of a page, with the locale's prefix, without `baseUrl`: `/en/api/intro/`. */
export type UrlPath = Branded<'UrlPath'>;
/** A file in the output folder: `en/api/intro/index.html`. */
export type OutputPath = Branded<'OutputPath'>;
export type LocaleCode = Branded<'LocaleCode'>;
export type SectionId = Branded<'SectionId'>;
export type VersionName = Branded<'VersionName'>;
