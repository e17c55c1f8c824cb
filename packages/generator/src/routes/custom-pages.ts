// Pages in the `pages/` folder: their files, locales and URLs.
import type { Locale, SiteConfig } from '../model/config.ts';
import type { PageId, UrlPath } from '../model/paths.ts';
import type { FrontMatter, SourceFile } from '../model/source.ts';
import { contentFolders, isWholeFolder } from './content-folders.ts';
import { homeId, pageIdIn, urlFromPath } from './routes.ts';
import { moduleName } from './source-syntax.ts';

const folder = 'pages';

/**
 * Returns the folder relative to the site's folder, or `undefined` if `pages/` is a content folder, as on sites without
 * a separate content folder.
 */
export function customPagesFolder(config: Pick<SiteConfig, 'file' | 'locales'>): string | undefined {
  if (config.file === undefined || isWholeFolder(config)) return undefined;
  const isContent = contentFolders(config).some((each) => each === folder || each.startsWith(`${folder}/`));
  return isContent ? undefined : folder;
}

/** `path` is relative to the site's folder. Files that begin with `_`, tests and type declarations are not pages. */
export function isCustomPage(path: string): boolean {
  const parts = path.split('/');
  if (parts.some((part) => part.startsWith('_') || part.startsWith('.'))) return false;
  return /\.(mdx?|markdown)$/i.test(path) || (moduleName.test(path) && !/\.(test|spec|d|stories)\.[jt]sx?$/.test(path));
}

/** `path` is the page's file, relative to the site's folder. */
export function customPageLocation(path: string, { locales }: Pick<SiteConfig, 'locales'>): SourceFile['location'] {
  const below = path.slice(folder.length + 1);
  const locale = locales.find(({ code }) => below.startsWith(`${code}/`));
  const relative = locale === undefined ? below : below.slice(locale.code.length + 1);
  return { locale: (locale ?? locales[0]).code, section: undefined, version: undefined, relative };
}

/** Returns the file of the same page in another locale. */
export function customPageFile(relative: string, { code }: Pick<Locale, 'code'>): string {
  return `${folder}/${code}/${relative}`;
}

/**
 * Returns the path relative to the locale, which is the same in all locales: `pricing`, or `''` for the landing page.
 */
export function customPagePath(relative: string): string {
  return relative.replace(/\.[^./]+$/, '').replace(/(^|\/)index$/i, '');
}

/**
 * Returns a page id whose section part is empty. The id cannot be the same as other ids, because an empty section key
 * is invalid.
 */
export function customPageId(path: string): PageId {
  return path === '' ? homeId : pageIdIn('', path);
}

export function customPageUrl(site: { readonly config: SiteConfig; readonly locale: Locale }, path: string): UrlPath {
  return urlFromPath(site, `/${path}`);
}

/** The default for Markdown pages is `doc`. */
export function customPageLayout({ layout, other }: Pick<FrontMatter, 'layout' | 'other'>): 'site' | 'plain' | 'doc' {
  const { layout: written } = other;
  return layout ?? (written === 'site' || written === 'plain' ? written : 'doc');
}
