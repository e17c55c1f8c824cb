// Branded strings: a path of one kind cannot be passed where another is wanted.
// `content/scan-content.ts` makes source paths, `graph/routes.ts` makes ids, keys, urls and output paths; nobody else does.

declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** A file of the site, from the site's folder, forward slashes: `content/es/api/intro.md`. */
export type SourcePath = Branded<'SourcePath'>;
/** A page whatever its locale: `api:manager/documents/create`; with a version other than the first, `api@1.0:…`. */
export type PageId = Branded<'PageId'>;
/** A page in one locale: `es|api:intro`. */
export type PageKey = Branded<'PageKey'>;
/** Where a page stands on the site, locale prefix included, `baseUrl` not: `/en/api/intro/`. */
export type UrlPath = Branded<'UrlPath'>;
/** A file of the output folder: `en/api/intro/index.html`. */
export type OutputPath = Branded<'OutputPath'>;
export type LocaleCode = Branded<'LocaleCode'>;
export type SectionId = Branded<'SectionId'>;
export type VersionName = Branded<'VersionName'>;
