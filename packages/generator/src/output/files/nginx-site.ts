// How nginx serves a site, but for its headers: pages with or without a slash, redirects, pages for missing addresses
// in every language, compression, and nothing of what is hidden. For a `server` block whose root has the output at the
// base URL of the site.
import type { Locale, SiteConfig } from '../../model/config.ts';
import type { SiteGraph } from '../../model/site.ts';
import { localManifestPath } from '../../routes/output-paths.ts';
import { notFoundLocation } from '../../routes/routes.ts';
import { decodePath } from '../../text/hrefs.ts';
import { rulesOf } from './redirect-rules.ts';
import { redirectsOf } from './redirects.ts';
import { wildcardRules } from './wildcard-files.ts';

/** Beside HTML, which is always compressed. */
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
    '# What is hidden, and these files, are of no use to readers.',
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

/** `rewrite` encodes what the wildcard matches, which `return` would not, and adds the reader's query. */
function wildcardBlock(from: string, to: string): string {
  const target = to.replaceAll('$', '%24').replace(/:splat$/, () => '$1');
  return `location ^~ ${quoted(from)} { rewrite ${quoted(`^${pattern(from)}(.*)$`)} ${quoted(target)} permanent; }`;
}

function manifestBlock(baseUrl: string, locale: Locale): string {
  const path = quoted(`${baseUrl}${localManifestPath(locale)}`);
  return `location = ${path} { types { } default_type application/manifest+json; }`;
}

/** With slashes, nginx by itself finds the page of a folder, and adds a slash that is missing. */
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

/** The reader's query goes along, unless the configuration gives another. */
function withQuery(to: string): string {
  const address = to.replaceAll('$', '%24');
  if (address.includes('?')) return address;
  const [path = '', ...hash] = address.split('#');
  return [`${path}$is_args$args`, ...hash].join('#');
}

/** A string of nginx, in which a backslash and a quote are escaped. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** A path in a regular expression. */
function pattern(path: string): string {
  return path.replace(/[^\w/-]/g, '\\$&');
}
