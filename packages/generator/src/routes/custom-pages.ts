// Pages of the folder `pages/`: which files are any, in which language, and at which address.
import type { Locale, SiteConfig } from '../model/config.ts';
import type { PageId, UrlPath } from '../model/paths.ts';
import type { FoundSource, FrontMatter } from '../model/site.ts';
import { moduleName } from '../text/source-syntax.ts';
import { contentFolders, isWholeFolder } from './content-folders.ts';
import { homeId, pageIdIn, urlFromPath } from './routes.ts';

const folder = 'pages';

/** The folder, from the site's; `undefined`: it is content, as everything is in a site without folders of its own. */
export function ownPagesFolder(config: Pick<SiteConfig, 'file' | 'locales'>): string | undefined {
  if (config.file === undefined || isWholeFolder(config)) return undefined;
  const isContent = contentFolders(config).some((each) => each === folder || each.startsWith(`${folder}/`));
  return isContent ? undefined : folder;
}

/** `path`: from the site's folder. What begins with `_` is a part of pages, and tests and types are none. */
export function isOwnPage(path: string): boolean {
  const parts = path.split('/');
  if (parts.some((part) => part.startsWith('_') || part.startsWith('.'))) return false;
  return /\.(mdx?|markdown)$/i.test(path) || (moduleName.test(path) && !/\.(test|spec|d|stories)\.[jt]sx?$/.test(path));
}

/** `path`: of a page, from the site's folder. */
export function ownPageLocation(path: string, { locales }: Pick<SiteConfig, 'locales'>): FoundSource['location'] {
  const below = path.slice(folder.length + 1);
  const locale = locales.find(({ code }) => below.startsWith(`${code}/`));
  const relative = locale === undefined ? below : below.slice(locale.code.length + 1);
  return { locale: (locale ?? locales[0]).code, section: undefined, version: undefined, relative };
}

/** Path of a page's file in another language. */
export function ownPageFile(relative: string, { code }: Pick<Locale, 'code'>): string {
  return `${folder}/${code}/${relative}`;
}

/** Path below the locale, the same in each: `pricing`; `''` for the landing page. */
export function ownPagePath(relative: string): string {
  return relative.replace(/\.[^./]+$/, '').replace(/(^|\/)index$/i, '');
}

/** No section has an empty key. */
export function ownPageId(path: string): PageId {
  return path === '' ? homeId : pageIdIn('', path);
}

export function ownPageUrl(site: { readonly config: SiteConfig; readonly locale: Locale }, path: string): UrlPath {
  return urlFromPath(site, `/${path}`);
}

/** Markdown is read like an article, unless its front matter says otherwise. */
export function ownLayout({ layout, other }: Pick<FrontMatter, 'layout' | 'other'>): 'site' | 'plain' | 'doc' {
  const { layout: said } = other;
  return layout ?? (said === 'site' || said === 'plain' ? said : 'doc');
}
