// nginx configuration of a site, without headers: pages with or without a trailing slash, redirects, 404 pages in every
// language, compression, and hidden files. The file is included in a `server` block whose root contains the output at
// the base URL.
import type { Locale, SiteConfig } from '../../model/config.ts';
import type { SiteGraph } from '../../model/site.ts';
import { localManifestPath } from '../../routes/output-paths.ts';
import { notFoundLocation } from '../../routes/routes.ts';
import { decodePath } from '../../text/hrefs.ts';
import { rulesOf } from './redirect-rules.ts';
import { redirectsOf } from './redirects.ts';
import { wildcardRules } from './wildcard-files.ts';

/** MIME types to compress in addition to HTML, which nginx always compresses. */
const compressed = [
  'text/css text/plain text/xml text/javascript application/javascript application/json application/xml',
  'application/manifest+json application/wasm image/svg+xml',
];

export function nginxSite(graph: SiteGraph): string {
  const { config } = graph;
  const { baseUrl, locales } = config;
  return [
    '# Written by docsgen. In the server block of the site: include <this file>;',
    'index index.html;',
    'charset utf-8;',
    'absolute_redirect off;',
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${compressed.join(' ')};`,
    `error_page 404 ${quoted(pathOf(config, notFoundLocation(locales[0]).url))};`,
    '# Hidden files, and these files, are not public.',
    'location ~ /\\.(?!well-known/) { return 404; }',
    `location ~ ${quoted(`^${pattern(baseUrl)}nginx-(headers|site)\\.conf$`)} { return 404; }`,
    ...(graph.brand.favicon ? locales : locales.slice(0, 1)).map((locale) => manifestBlock(baseUrl, locale)),
    ...locales.flatMap((locale, index) => localeBlocks(config, locale, index)),
    ...rulesOf(redirectsOf(graph), config).map(
      ({ from, to }) => `location = ${quoted(decodePath(from))} { return 301 ${quoted(withQuery(to))}; }`,
    ),
    ...wildcardRules(graph).map(({ from, to }) => wildcardBlock(decodePath(from), to)),
    '',
  ].join('\n');
}

/** Unlike `return`, `rewrite` encodes the text matched by the wildcard and appends the query. */
function wildcardBlock(from: string, to: string): string {
  const target = to.replaceAll('$', '%24').replace(/:splat$/, () => '$1');
  return `location ^~ ${quoted(from)} { rewrite ${quoted(`^${pattern(from)}(.*)$`)} ${quoted(target)} permanent; }`;
}

function manifestBlock(baseUrl: string, locale: Locale): string {
  const path = quoted(`${baseUrl}${localManifestPath(locale)}`);
  return `location = ${path} { types { } default_type application/manifest+json; }`;
}

/** On sites with trailing slashes, nginx itself finds the index page of a folder and adds missing slashes. */
function localeBlocks(config: SiteConfig, locale: Locale, index: number): readonly string[] {
  const folder = quoted(pathOf(config, `${locale.prefix}/`));
  const missing = `error_page 404 ${quoted(pathOf(config, notFoundLocation(locale).url))};`;
  if (config.trailingSlash) return [`location ${folder} { ${missing} }`];
  const other = `@docsgen_${index}`;
  return [
    `location ${folder} { ${missing} try_files $uri $uri.html $uri/index.html ${other}; }`,
    `location ${other} { ${missing} rewrite ^(.+)/$ $1 permanent; return 404; }`,
  ];
}

function pathOf({ baseUrl }: SiteConfig, url: string): string {
  return baseUrl + url.slice(1);
}

/** Appends the query of the request, unless the target has a query. */
function withQuery(to: string): string {
  const address = to.replaceAll('$', '%24');
  if (address.includes('?')) return address;
  const [path = '', ...hash] = address.split('#');
  return [`${path}$is_args$args`, ...hash].join('#');
}

/** Returns a quoted string for nginx. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Escapes a path for a regular expression. */
function pattern(path: string): string {
  return path.replace(/[^\w/-]/g, '\\$&');
}
