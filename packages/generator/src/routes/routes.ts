// The only maker of page ids, keys and urls. `output-paths.ts` beside it names the files of the output.
import type { Locale, Section, SiteConfig, Version } from '../model/config.ts';
import type { PageId, PageKey, UrlPath } from '../model/paths.ts';
import type { FrontMatter, PageLocation, Sidebar, SiteGraph } from '../model/site.ts';
import { datedName } from '../text/dated-name.ts';
import { encodePath, normalizePath } from '../text/hrefs.ts';
import { namesFile } from './output-paths.ts';

interface PrefixedName {
  readonly name: string;
  /** `undefined` where the name has no number prefix. */
  readonly position: number | undefined;
}

/** `01-intro` is `intro` at position 1; dates and versions (`2021-11-foo`, `7.0-foo`) are no prefixes. */
export function splitNumberPrefix(name: string): PrefixedName {
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name);
  if (!match?.[1] || !match[2] || /^\d+[-_.]\d/.test(name)) return { name, position: undefined };
  return { name: match[2], position: Number(match[1]) };
}

export interface SourceIdentity {
  /** Folders from the version's root, without number prefixes. */
  readonly folders: readonly string[];
  /** The file's name without ending and number prefix. */
  readonly name: string;
  readonly position: number | undefined;
  /** The same in every locale: `manager/documents/create`. */
  readonly path: string;
  /** The page stands for its folder: `index`, `readme`, or the folder's own name. */
  readonly isIndex: boolean;
}

/** Whether number prefixes are taken off names. */
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
 * A post by its name without the day in front; one that is the index of a folder has the folder's name. `day`: its
 * address begins with that.
 */
export function postIdentity(identity: SourceIdentity, day: string | undefined): SourceIdentity {
  const parts = identity.isIndex ? identity.folders : identity.path.split('/');
  const { rest } = datedName(parts.at(-1) ?? '');
  const folders = day === undefined ? parts.slice(0, -1) : day.split('-');
  return { ...identity, folders, name: rest, isIndex: false };
}

/** Key of a section in one version, for sidebars and page ids: `docs`, or `docs@1.0` for versions but the first. */
export function sectionKey(section: Section, version: Version): string {
  return version === section.versions[0] ? section.id : `${section.id}@${version.name}`;
}

/** Key of one of several sidebars; `key`: the section's and version's. */
export function sidebarKey(key: string, name: string): string {
  return `${key}/${name}`;
}

/** Sidebar in which a page stands, else the first one of its section and version. */
export function ownSidebar({ locales }: SiteGraph, page: PageLocation): Sidebar | undefined {
  const graph = locales.get(page.locale.code);
  if (page.section === undefined || page.version === undefined) return undefined;
  return graph?.sidebars.get(graph.sidebarKeys.get(page.key) ?? sectionKey(page.section, page.version));
}

/** A page's id within its section, as authors write it: folders, then `id` of the front matter or the file's name. */
export function docIdOf(identity: SourceIdentity, frontMatterId: string | undefined): string {
  return [...identity.folders, frontMatterId ?? identity.name].join('/');
}

/** `key`: the section's and version's, see `sectionKey`. */
export function pageIdIn(key: string, docId: string): PageId {
  return `${key}:${docId}` as PageId;
}

export function pageIdOf(section: Section, version: Version, docId: string): PageId {
  return pageIdIn(sectionKey(section, version), docId);
}

/** The part of a page's id that is the same in every version: what `pageIdIn` got as `docId`. */
export function docIdIn(id: PageId): string {
  return id.slice(id.indexOf(':') + 1);
}

/** Id of a generated index, which has no file of its own. No file can have this name. */
export function categoryIdOf(section: Section, version: Version, folder: string): PageId {
  return pageIdOf(section, version, `${folder === '' ? '' : `${folder}/`}_category_`);
}

export const homeId = 'home' as PageId;

export function pageKeyOf(locale: Locale, id: PageId): PageKey {
  return `${locale.code}|${id}` as PageKey;
}

/** Location of a locale's landing page, whether or not the site has one. */
export function homeLocation(locale: Locale): PageLocation {
  return outsideSections(locale, homeId, `${locale.prefix}/`);
}

/** Location of the page for missing addresses. No link leads there, so none is marked as current. */
export function notFoundLocation(locale: Locale): PageLocation {
  return outsideSections(locale, 'not-found' as PageId, `${locale.prefix}/404.html`);
}

function outsideSections(locale: Locale, id: PageId, url: string): PageLocation {
  return { key: pageKeyOf(locale, id), id, locale, url: url as UrlPath, section: undefined, version: undefined };
}

/**
 * A page's path below its version, beginning with a slash. A slug with a slash in front counts from the version's root,
 * other names from the page's folder, and an index has its folder's path. `undefined`: the slug leaves the section.
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

/** Url of a path, with the locale's prefix in front. */
export function urlFromPath({ config, locale }: RouteBase, path: string): UrlPath {
  const clean = `${locale.prefix}/${path}`.split('/').filter(Boolean).join('/');
  const isRoot = clean === '' || `/${clean}` === locale.prefix;
  const hasSlash = isRoot || (config.trailingSlash && !namesFile(clean));
  return (clean === '' ? '/' : `/${clean}${hasSlash ? '/' : ''}`) as UrlPath;
}

/** Key of a url in `SiteGraph.byUrl`: in lower case, without a slash at its end. */
export function urlKey(path: string): string {
  const clean = path.toLowerCase().replace(/(?<!\/)\/+$/, '');
  return clean === '' ? '/' : clean;
}

/** A url for an `href`: encoded, with `baseUrl` in front. */
export function hrefOf(config: Pick<SiteConfig, 'baseUrl'>, url: string): string {
  return encodePath(config.baseUrl + url.replace(/^\//, ''));
}
