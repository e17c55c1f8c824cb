// The HTTP headers of a site, in the file that its host reads.
import type { InlineCode } from '@docsgen/contract/views';
import type { Host } from '../model/config.ts';
import type { OutputFile } from '../model/output.ts';
import type { SiteGraph } from '../model/site.ts';
import { hashedAsset } from '../routes/hashed-name.ts';
import { assetFolder, headersPaths } from '../routes/output-paths.ts';
import { contentPolicy } from './content-policy.ts';

/** By name. */
type Headers = Readonly<Record<string, string>>;

const forever = 'public, max-age=31536000, immutable';

interface HeadersRequest {
  readonly graph: SiteGraph;
  readonly inline: InlineCode;
  readonly hasIndex: boolean;
}

/** None for a site that names no host. */
export function hostHeaders({ graph, ...code }: HeadersRequest): readonly OutputFile[] {
  const { host } = graph.config;
  if (host === undefined) return [];
  const headers: Headers = {
    'Content-Security-Policy': contentPolicy({ ...code, config: graph.config }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
  const print = host === 'nginx' ? nginxHeaders : headersFile;
  return [{ path: headersPaths[host], content: print(headers, graph) }];
}

/**
 * The format of https://docs.netlify.com/manage/routing/headers/, which Cloudflare reads, too. A pattern in it cannot
 * tell names with a hash from others, so a site whose own files are among docsgen's gets no rule for them.
 */
function headersFile(headers: Headers, { config, tree }: SiteGraph): string {
  const isMixed = [...tree.staticFiles].some((path) => path.startsWith(assetFolder) && !hashedAsset.test(path));
  const rules: readonly (readonly [pattern: string, headers: Headers])[] = [
    [`${config.baseUrl}*`, headers],
    ...(isMixed ? [] : [[`${config.baseUrl}${assetFolder}*`, { 'Cache-Control': forever }] as const]),
  ];
  return rules
    .map(([pattern, set]) => [pattern, ...Object.entries(set).map((header) => `  ${header.join(': ')}`), ''].join('\n'))
    .join('');
}

/** Lines for a `server` or `location` block: https://nginx.org/en/docs/http/ngx_http_headers_module.html */
function nginxHeaders(headers: Headers, { config }: SiteGraph): string {
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
  const line = host === 'nginx' ? /^add_header ([\w-]+) "(.*)" always;$/gm : /^ {2}([\w-]+): (.*)$/gm;
  return Array.from(text.matchAll(line), ([, name = '', value = '']) => [name, value] as const).filter(
    ([name]) => name !== 'Cache-Control',
  );
}
