// Creates all output paths: the file of each page, and the names of all other files.
import type { Host, Locale } from '../model/config.ts';
import type { OutputPath, UrlPath } from '../model/paths.ts';

/** Lists the files that docsgen generated. Other files in the output folder are never changed. */
export const manifestPath = '.docsgen-manifest.json' as OutputPath;

export const faviconPath = 'favicon.svg' as OutputPath;
/** Icons generated from the site's icon. Browsers and phones request the first two by these names. */
export const iconPaths = {
  ico: 'favicon.ico' as OutputPath,
  apple: 'apple-touch-icon.png' as OutputPath,
  small: 'icon-192.png' as OutputPath,
  large: 'icon-512.png' as OutputPath,
  maskable: 'icon-maskable-512.png' as OutputPath,
  /** The favicon with the colors of the theme. */
  themed: 'icon-themed.svg' as OutputPath,
} as const;
export const robotsPath = 'robots.txt' as OutputPath;
export const sitemapPath = 'sitemap.xml' as OutputPath;
/** The page for URLs that do not exist, in the default locale. */
export const notFoundPath = '404.html' as OutputPath;
export const webManifestPath = 'manifest.webmanifest' as OutputPath;

/** Folder of the search index. */
export const searchIndexFolder = 'search/';

/** Records the input of the search index in the output. */
export const searchRecordPath = '.docsgen-search.json' as OutputPath;

/** Files in this folder have a hash in their names, so browsers may cache them forever. */
export const assetFolder = 'assets/';

export function assetPath(name: string): OutputPath {
  return `${assetFolder}${name}` as OutputPath;
}

/**
 * The file in which a host expects the HTTP headers of a site. `undefined` if the host does not support custom headers.
 */
export const headersPaths = {
  'github-pages': undefined,
  netlify: '_headers' as OutputPath,
  cloudflare: '_headers' as OutputPath,
  vercel: 'vercel.json' as OutputPath,
  nginx: 'nginx-headers.conf' as OutputPath,
} satisfies Readonly<Record<Host, OutputPath | undefined>>;

/** The file in which Netlify and Cloudflare expect redirects. */
export const redirectsPath = '_redirects' as OutputPath;

/** The nginx configuration of a site except its headers. */
export const nginxSitePath = 'nginx-site.conf' as OutputPath;

/** Makes GitHub Pages serve the files unprocessed, including names that begin with an underscore. */
export const noJekyllPath = '.nojekyll' as OutputPath;

export function staticFilePath(path: string): OutputPath {
  return path as OutputPath;
}

export function pluginFilePath(path: string): OutputPath {
  return path as OutputPath;
}

export function searchIndexPath(name: string): OutputPath {
  return `${searchIndexFolder}${name}` as OutputPath;
}

/** Titles of all pages of one locale, for the search box. */
export function titleIndexPath(locale: Locale): OutputPath {
  return searchIndexPath(`titles.${locale.code}.json`);
}

/** OpenSearch description of the site's search in one locale. */
export function searchDescriptionPath(locale: Locale): OutputPath {
  return `${locale.prefix}/opensearch.xml`.slice(1) as OutputPath;
}

/** Web app manifest of one locale, for sites with custom icons. */
export function localManifestPath(locale: Locale): OutputPath {
  return `${locale.prefix}/${webManifestPath}`.slice(1) as OutputPath;
}

/** `number` counts from 1. */
export function sitemapPartPath(number: number): OutputPath {
  return `sitemap-${number}.xml` as OutputPath;
}

/** Maps `/api/intro/` to `api/intro/index.html`, and `/api/intro` to `api/intro.html`. */
export function outputOf(url: UrlPath): OutputPath {
  const path = url.slice(1);
  if (isHtmlPath(path)) return path as OutputPath;
  return (path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`) as OutputPath;
}

export function isPage(path: OutputPath): boolean {
  return path.endsWith('.html');
}

/** A URL that ends in `.html` names the file itself. */
export function isHtmlPath(path: string): boolean {
  return /\.html?$/i.test(path);
}
