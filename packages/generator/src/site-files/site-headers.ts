// The HTTP headers of a site, in the formats of Netlify, Cloudflare and nginx; Vercel's is in `vercel-file.ts`.
import type { InlineCode } from '@docsgen/contract/views';
import type { Host } from '../model/config.ts';
import type { SiteGraph } from '../model/site.ts';
import { hashedAsset } from '../routes/hashed-name.ts';
import { allHeadTags } from '../routes/head-address.ts';
import { assetFolder } from '../routes/output-paths.ts';
import { contentPolicy } from './content-policy.ts';

/** By name. */
export type Headers = Readonly<Record<string, string>>;

const forever = 'public, max-age=31536000, immutable';

export interface HeadersRequest {
  readonly graph: SiteGraph;
  readonly inline: InlineCode;
  readonly hasIndex: boolean;
  /** Origins of frames that pages can show. */
  readonly frames?: readonly string[];
}

/** Headers of every file. */
export function siteHeaders({ graph, ...code }: HeadersRequest): Headers {
  return {
    'Content-Security-Policy': contentPolicy({ ...code, config: { ...graph.config, headTags: allHeadTags(graph) } }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/**
 * Headers of the folder of files that browsers may keep for good; none if a pattern cannot tell them from others,
 * because the site's own files are among them.
 */
export function assetHeaders({ tree }: Pick<SiteGraph, 'tree'>): Headers {
  const isMixed = [...tree.staticFiles].some((path) => path.startsWith(assetFolder) && !hashedAsset.test(path));
  return isMixed ? {} : { 'Cache-Control': forever };
}

/** The format of https://docs.netlify.com/manage/routing/headers/, which Cloudflare reads, too. */
export function headersFile(headers: Headers, graph: SiteGraph): string {
  const { baseUrl } = graph.config;
  const rules: readonly (readonly [pattern: string, headers: Headers])[] = [
    [`${baseUrl}*`, headers],
    [`${baseUrl}${assetFolder}*`, assetHeaders(graph)],
  ];
  return rules
    .filter(([, set]) => Object.keys(set).length > 0)
    .map(([pattern, set]) => [pattern, ...Object.entries(set).map((header) => `  ${header.join(': ')}`), ''].join('\n'))
    .join('');
}

/** Lines for a `server` or `location` block: https://nginx.org/en/docs/http/ngx_http_headers_module.html */
export function nginxHeaders(headers: Headers, { config }: SiteGraph): string {
  const base = config.baseUrl.replace(/[^\w/-]/g, '\\$&');
  return [
    '# Written by docsgen. In the server or location block of the site: include <this file>;',
    'set $docsgen_cache "no-cache";',
    `if ($uri ~ "^${base}${hashedAsset.source.slice(1)}") { set $docsgen_cache "${forever}"; }`,
    'add_header Cache-Control $docsgen_cache;',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    '',
  ].join('\n');
}

/** The headers of every page, read back from the file that was written for a host. */
export function writtenHeaders(host: Host, text: string): readonly (readonly [name: string, value: string])[] {
  const lines: Partial<Record<Host, RegExp>> = {
    nginx: /^add_header ([\w-]+) "(.*)" always;$/gm,
    vercel: /^ *\{ "key": "([\w-]+)", "value": "(.*)" \},?$/gm,
  };
  const found = text.matchAll(lines[host] ?? /^ {2}([\w-]+): (.*)$/gm);
  return Array.from(found, ([, name = '', value = '']) => [name, value] as const).filter(
    ([name]) => name !== 'Cache-Control',
  );
}
