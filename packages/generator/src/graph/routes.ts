// The only maker of page ids, keys, urls and output paths.
import type { Locale, Section, SiteConfig, Version } from '../model/config.ts';
import type { OutputPath, PageId, PageKey, UrlPath } from '../model/paths.ts';
import type { FrontMatter } from '../model/site.ts';
import { encodePath, normalizePath } from '../text/hrefs.ts';

export interface PrefixedName {
  readonly name: string;
  /** `undefined` where the name has no number prefix. */
  readonly position: number | undefined;
}

/** `01-intro` is `intro` at place 1; dates and versions (`2021-11-foo`, `7.0-foo`) are names as they are. */
export function splitNumberPrefix(name: string): PrefixedName {
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name);
  if (!match?.[1] || !match[2] || /^\d+[-_.]\d/.test(name)) return { name, position: undefined };
  return { name: match[2], position: Number(match[1]) };
}

export interface SourceIdentity {
  /** Folders from the version's root, number prefixes taken off. */
  readonly folders: readonly string[];
  /** The file's name without ending and number prefix. */
  readonly name: string;
  readonly position: number | undefined;
  /** The same in every locale: `manager/documents/create`. */
  readonly path: string;
  /** The page stands for its folder: `index`, `readme`, or the folder's own name. */
  readonly isIndex: boolean;
}

export function identify(relative: string, parsesPrefixes: boolean): SourceIdentity {
  const parts = relative.replace(/\.[^./]+$/, '').split('/');
  const names = parts.map((part) => (parsesPrefixes ? splitNumberPrefix(part) : { name: part, position: undefined }));
  const folders = names.slice(0, -1).map((part) => part.name);
  const { name, position } = names.at(-1) ?? { name: '', position: undefined };
  const isIndex =
    /^(index|readme)$/i.test(name) || (folders.length > 0 && name.toLowerCase() === folders.at(-1)?.toLowerCase());
  return { folders, name, position, path: [...folders, isIndex ? 'index' : name].join('/'), isIndex };
}

/** `docs`, or `docs@1.0` for a version that is not the first. Names sidebars and begins page ids. */
export function sectionKey(section: Section, version: Version): string {
  return version === section.versions[0] ? section.id : `${section.id}@${version.name}`;
}

/** The id an author uses for a page inside its section: the folders and the file's name, or `id` of the front matter. */
export function docIdOf(identity: SourceIdentity, frontMatterId: string | undefined): string {
  return [...identity.folders, frontMatterId ?? identity.name].join('/');
}

export function pageIdOf(section: Section, version: Version, docId: string): PageId {
  return `${sectionKey(section, version)}:${docId}` as PageId;
}

/** A generated index has no file of its own; no file can have this name. */
export function categoryIdOf(section: Section, version: Version, folder: string): PageId {
  return pageIdOf(section, version, `${folder === '' ? '' : `${folder}/`}_category_`);
}

export const homeId = 'home' as PageId;

export function pageKeyOf(locale: Locale, id: PageId): PageKey {
  return `${locale.code}|${id}` as PageKey;
}

/**
 * A page's path below its version, beginning with a slash. A slug from the root is taken as it is, an index has
 * its folder's path, anything else is resolved against the folder. `undefined`: the slug leaves the section.
 */
export function slugOf(identity: SourceIdentity, frontMatter: Pick<FrontMatter, 'id' | 'slug'>): string | undefined {
  const folder = identity.folders.join('/');
  if (frontMatter.slug === undefined && identity.isIndex) return `/${folder}`;
  const slug = frontMatter.slug ?? frontMatter.id ?? identity.name;
  const path = normalizePath(slug.startsWith('/') ? slug : `${folder}/${slug}`);
  return path === undefined ? undefined : `/${path}`;
}

export interface RouteBase {
  readonly config: SiteConfig;
  readonly locale: Locale;
}

export function pageUrl(base: RouteBase, section: Section, version: Version, slug: string): UrlPath {
  return urlFromPath(base, `${section.basePath}${version.path}${slug}`);
}

/** The url of a path of the site, the locale's prefix added. */
export function urlFromPath({ config, locale }: RouteBase, path: string): UrlPath {
  const clean = `${locale.prefix}/${path}`.split('/').filter(Boolean).join('/');
  const isRoot = clean === '' || `/${clean}` === locale.prefix;
  const hasSlash = isRoot || (config.trailingSlash && !namesFile(clean));
  return (clean === '' ? '/' : `/${clean}${hasSlash ? '/' : ''}`) as UrlPath;
}

/** An address that ends in `.html` is the file itself. */
function namesFile(path: string): boolean {
  return /\.html?$/i.test(path);
}

/** `/api/intro/` is `api/intro/index.html`; without slashes at the end, `/api/intro` is `api/intro.html`. */
export function outputOf(url: UrlPath): OutputPath {
  const path = url.slice(1);
  if (namesFile(path)) return path as OutputPath;
  return (path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`) as OutputPath;
}

/** How urls are looked up: without regard to case and to a slash at the end. */
export function urlKey(path: string): string {
  const clean = path.toLowerCase().replace(/\/+$/, '');
  return clean === '' ? '/' : clean;
}

/** Where a browser reads how to search the site in one language. */
export function searchDescriptionPath(locale: Locale): OutputPath {
  return `${locale.prefix}/opensearch.xml`.slice(1) as OutputPath;
}

/** A url as it stands in an `href`: `baseUrl` in front, encoded. */
export function hrefOf(config: SiteConfig, url: string): string {
  return encodePath(config.baseUrl + url.replace(/^\//, ''));
}
