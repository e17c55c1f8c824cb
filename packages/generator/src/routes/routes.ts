// Creates all page ids, keys and URLs. `output-paths.ts` creates the paths of output files.
import type { Locale, Section, SiteConfig, Version } from '../model/config.ts';
import type { PageId, PageKey, UrlPath } from '../model/paths.ts';
import type { Sidebar } from '../model/sidebar.ts';
import type { PageLocation, SiteGraph } from '../model/site.ts';
import type { FrontMatter } from '../model/source.ts';
import { datedName } from '../text/dated-name.ts';
import { encodePath, normalizePath } from '../text/hrefs.ts';
import { isHtmlPath } from './output-paths.ts';

interface PrefixedName {
  readonly name: string;
  /** `undefined` if the name has no number prefix. */
  readonly position: number | undefined;
}

/**
 * Splits `01-intro` into `intro` and position 1. Dates and versions (`2021-11-foo`, `7.0-foo`) are not considered
 * prefixes.
 */
export function splitNumberPrefix(name: string): PrefixedName {
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name);
  if (!match?.[1] || !match[2] || /^\d+[-_.]\d/.test(name)) return { name, position: undefined };
  return { name: match[2], position: Number(match[1]) };
}

export interface SourceIdentity {
  /** Folders relative to the version's root, without number prefixes. */
  readonly folders: readonly string[];
  /** File name without extension and number prefix. */
  readonly name: string;
  readonly position: number | undefined;
  /** Path that is the same in every locale, such as `manager/documents/create`. */
  readonly path: string;
  /** Whether the page is the index of its folder: its name is `index`, `readme`, or the name of the folder. */
  readonly isIndex: boolean;
}

/** Whether number prefixes are removed from names. */
export type PrefixOptions = Pick<FrontMatter, 'parseNumberPrefixes'>;

export function identify(relative: string, { parseNumberPrefixes }: PrefixOptions): SourceIdentity {
  const parts = relative.replace(/\.[^./]+$/, '').split('/');
  const names = parts.map((part) =>
    parseNumberPrefixes ? splitNumberPrefix(part) : { name: part, position: undefined },
  );
  const folders = names.slice(0, -1).map((part) => part.name);
  const { name, position } = names.at(-1) ?? { name: '', position: undefined };
  const isIndex =
    /^(index|readme)$/i.test(name) || (folders.length > 0 && name.toLowerCase() === folders.at(-1)?.toLowerCase());
  return { folders, name, position, path: [...folders, isIndex ? 'index' : name].join('/'), isIndex };
}

/**
 * Names a post after its file without the date, or after its folder if it is an index. If `day` is set, the post's URL
 * begins with it.
 */
export function postIdentity(identity: SourceIdentity, day: string | undefined): SourceIdentity {
  const parts = identity.isIndex ? identity.folders : identity.path.split('/');
  const { rest } = datedName(parts.at(-1) ?? '');
  const folders = day === undefined ? parts.slice(0, -1) : day.split('-');
  return { ...identity, folders, name: rest, isIndex: false };
}

/**
 * Returns the key of a section and version, used for sidebars and page ids: `docs`, or `docs@1.0` for all versions but
 * the first.
 */
export function sectionKey(section: Section, version: Version): string {
  return version === section.versions[0] ? section.id : `${section.id}@${version.name}`;
}

/** `key` is the result of `sectionKey`. */
export function sidebarKey(key: string, name: string): string {
  return `${key}/${name}`;
}

/** Returns the sidebar that contains the page or, if there is none, the default sidebar of its section and version. */
export function sidebarOfPage({ locales }: SiteGraph, page: PageLocation): Sidebar | undefined {
  const graph = locales.get(page.locale.code);
  if (page.section === undefined || page.version === undefined) return undefined;
  return graph?.sidebars.get(graph.sidebarKeys.get(page.key) ?? sectionKey(page.section, page.version));
}

/**
 * Returns a page's id within its section, as authors write it: the folders, then the `id` of its front matter or its
 * file name.
 */
export function docIdOf(identity: SourceIdentity, frontMatterId: string | undefined): string {
  return [...identity.folders, frontMatterId ?? identity.name].join('/');
}

/** `key` is the result of `sectionKey`. */
export function pageIdIn(key: string, docId: string): PageId {
  return `${key}:${docId}` as PageId;
}

export function pageIdOf(section: Section, version: Version, docId: string): PageId {
  return pageIdIn(sectionKey(section, version), docId);
}

/** Returns the part of a page's id that is the same in every version: the `docId` of `pageIdIn`. */
export function docIdIn(id: PageId): string {
  return id.slice(id.indexOf(':') + 1);
}

/** Returns the id of a generated index page. No file can have this name. */
export function categoryIdOf(section: Section, version: Version, folder: string): PageId {
  return pageIdOf(section, version, `${folder === '' ? '' : `${folder}/`}_category_`);
}

export const homeId = 'home' as PageId;

export function pageKeyOf(locale: Locale, id: PageId): PageKey {
  return `${locale.code}|${id}` as PageKey;
}

/** Returns the location of a locale's landing page, even if the site has none. */
export function homeLocation(locale: Locale): PageLocation {
  return outsideSections(locale, homeId, `${locale.prefix}/`);
}

/** Returns the location of the 404 page. No link points to the 404 page, so no link is marked as current. */
export function notFoundLocation(locale: Locale): PageLocation {
  return outsideSections(locale, 'not-found' as PageId, `${locale.prefix}/404.html`);
}

function outsideSections(locale: Locale, id: PageId, url: string): PageLocation {
  return { key: pageKeyOf(locale, id), id, locale, url: url as UrlPath, section: undefined, version: undefined };
}

/**
 * Returns a page's path relative to its version, with a leading slash. A slug that begins with a slash is relative to
 * the version's root, and other slugs are relative to the page's folder. An index page has the path of its folder.
 * Returns `undefined` if the slug leaves the section.
 */
export function slugOf(identity: SourceIdentity, frontMatter: Pick<FrontMatter, 'id' | 'slug'>): string | undefined {
  const folder = identity.folders.join('/');
  if (frontMatter.slug === undefined && identity.isIndex) return `/${folder}`;
  const slug = frontMatter.slug ?? frontMatter.id ?? identity.name;
  const path = normalizePath(slug.startsWith('/') ? slug : `${folder}/${slug}`);
  return path === undefined ? undefined : `/${path}`;
}

interface RouteBase {
  readonly config: SiteConfig;
  readonly locale: Locale;
}

export function pageUrl(base: RouteBase, section: Section, version: Version, slug: string): UrlPath {
  return urlFromPath(base, `${section.basePath}${version.path}${slug}`);
}

/** Prepends the prefix of the locale to a path. */
export function urlFromPath({ config, locale }: RouteBase, path: string): UrlPath {
  const clean = `${locale.prefix}/${path}`.split('/').filter(Boolean).join('/');
  const isRoot = clean === '' || `/${clean}` === locale.prefix;
  const hasSlash = isRoot || (config.trailingSlash && !isHtmlPath(clean));
  return (clean === '' ? '/' : `/${clean}${hasSlash ? '/' : ''}`) as UrlPath;
}

/** Returns the key of a URL in `SiteGraph.byUrl`: lowercase, without a trailing slash. */
export function urlKey(path: string): string {
  const clean = path.toLowerCase().replace(/(?<!\/)\/+$/, '');
  return clean === '' ? '/' : clean;
}

/** Returns an `href` for a URL: encoded, with `baseUrl` prepended. */
export function hrefOf(config: Pick<SiteConfig, 'baseUrl'>, url: string): string {
  return encodePath(config.baseUrl + url.replace(/^\//, ''));
}

/** Returns the absolute URL, or the same as `hrefOf` if `url` is not set in the configuration. */
export function absoluteUrl(config: Pick<SiteConfig, 'baseUrl' | 'url'>, url: string): string {
  return `${config.url ?? ''}${hrefOf(config, url)}`;
}
