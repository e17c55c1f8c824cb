// The only maker of output paths: the file of each page, and the names of all files beside the pages.
import type { Host, Locale } from '../model/config.ts';
import type { OutputPath, UrlPath } from '../model/paths.ts';

/** Lists docsgen's own files; nothing else in the output folder is ever touched. */
export const manifestPath = '.docsgen-manifest.json' as OutputPath;

export const faviconPath = 'favicon.svg' as OutputPath;
/** Icons that are made of the site's own. Browsers and phones look for two of them by these names. */
export const iconPaths = {
  ico: 'favicon.ico' as OutputPath,
  apple: 'apple-touch-icon.png' as OutputPath,
  small: 'icon-192.png' as OutputPath,
  large: 'icon-512.png' as OutputPath,
  maskable: 'icon-maskable-512.png' as OutputPath,
  /** A favicon that has the theme's colours, with their values. */
  themed: 'icon-themed.svg' as OutputPath,
} as const;
export const robotsPath = 'robots.txt' as OutputPath;
export const sitemapPath = 'sitemap.xml' as OutputPath;
/** Page for missing addresses of the default locale. */
export const notFoundPath = '404.html' as OutputPath;
export const webManifestPath = 'manifest.webmanifest' as OutputPath;

/** Folder of the search index. */
export const searchIndexFolder = 'search/';

/** What the search index in the output was made of. */
export const searchRecordPath = '.docsgen-search.json' as OutputPath;

/** Folder of files whose names contain their hash, so that browsers may keep them for ever. */
export const assetFolder = 'assets/';

export function assetPath(name: string): OutputPath {
  return `${assetFolder}${name}` as OutputPath;
}

/** Where a host looks for the HTTP headers of a site; none on one that takes no headers. */
export const headersPaths = {
  'github-pages': undefined,
  netlify: '_headers' as OutputPath,
  cloudflare: '_headers' as OutputPath,
  vercel: 'vercel.json' as OutputPath,
  nginx: 'nginx-headers.conf' as OutputPath,
} satisfies Readonly<Record<Host, OutputPath | undefined>>;

/** Where Netlify and Cloudflare look for redirects. */
export const redirectsPath = '_redirects' as OutputPath;

/** Everything but headers that nginx is told about a site. */
export const nginxSitePath = 'nginx-site.conf' as OutputPath;

/** Tells GitHub Pages that the files are complete, and names may begin with an underscore. */
export const noJekyllPath = '.nojekyll' as OutputPath;

/** A file of `static/` keeps its path. */
export function staticFilePath(path: string): OutputPath {
  return path as OutputPath;
}

/** A file that a plugin makes has the path that it says. */
export function pluginFilePath(path: string): OutputPath {
  return path as OutputPath;
}

export function searchIndexPath(name: string): OutputPath {
  return `${searchIndexFolder}${name}` as OutputPath;
}

/** Titles of all pages of one language, for the search box. */
export function titleIndexPath(locale: Locale): OutputPath {
  return searchIndexPath(`titles.${locale.code}.json`);
}

/** Description of the site's search in one language, for browsers. */
export function searchDescriptionPath(locale: Locale): OutputPath {
  return `${locale.prefix}/opensearch.xml`.slice(1) as OutputPath;
}

/** What phones are told of the site in one language, where it has icons of its own. */
export function localManifestPath(locale: Locale): OutputPath {
  return `${locale.prefix}/${webManifestPath}`.slice(1) as OutputPath;
}

/** One of several sitemaps, from 1. */
export function sitemapPartPath(number: number): OutputPath {
  return `sitemap-${number}.xml` as OutputPath;
}

/** `/api/intro/` is `api/intro/index.html`; without slashes at the end, `/api/intro` is `api/intro.html`. */
export function outputOf(url: UrlPath): OutputPath {
  const path = url.slice(1);
  if (namesFile(path)) return path as OutputPath;
  return (path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`) as OutputPath;
}

/** A file that browsers show as a page. */
export function isPage(path: OutputPath): boolean {
  return path.endsWith('.html');
}

/** An address that ends in `.html` is the file itself. */
export function namesFile(path: string): boolean {
  return /\.html?$/i.test(path);
}
