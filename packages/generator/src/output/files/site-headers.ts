// HTTP headers of a site, in the formats of Netlify, Cloudflare and nginx. For Vercel, see `vercel-file.ts`.
import type { InlineCode } from '@docsgen/contract/views';
import type { ConfiguredHeadTag } from '../../model/config.ts';
import type { OutputPath } from '../../model/paths.ts';
import type { SiteGraph } from '../../model/site.ts';
import { allHeadTags } from '../../routes/head-tag-urls.ts';
import { assetFolder, hashedAsset } from '../../routes/output-paths.ts';
import { contentPolicy } from './content-policy.ts';

/** Header values by name. */
export type Headers = Readonly<Record<string, string>>;

const forever = 'public, max-age=31536000, immutable';

export interface HeadersRequest {
  readonly graph: SiteGraph;
  readonly inline: InlineCode;
  /** Origins of frames on pages. */
  readonly frames?: readonly string[];
  /** Head elements of single pages. */
  readonly head?: readonly ConfiguredHeadTag[];
  /** Pages for sandboxed frames, each with a separate policy. */
  readonly framePages?: readonly FramePage[];
}

interface FramePage {
  readonly path: OutputPath;
  readonly policy: string;
}

/** Returns the headers of all files. */
export function siteHeaders({ graph, framePages: _, head = [], ...code }: HeadersRequest): Headers {
  const headTags = [...allHeadTags(graph), ...head];
  return {
    'Content-Security-Policy': contentPolicy({ ...code, config: { ...graph.config, headTags } }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/**
 * Returns the headers of the folder of immutable files. Returns no headers if the folder also contains other files of
 * the site, because a pattern cannot distinguish them.
 */
export function assetHeaders({ tree }: Pick<SiteGraph, 'tree'>): Headers {
  const isMixed = [...tree.staticFiles].some((path) => path.startsWith(assetFolder) && !hashedAsset.test(path));
  return isMixed ? {} : { 'Cache-Control': forever };
}

const policyName = 'Content-Security-Policy';

export interface HeaderRules {
  readonly headers: Headers;
  readonly framePages: readonly FramePage[];
}

/**
 * Returns a file in the format of https://docs.netlify.com/manage/routing/headers/, which Cloudflare also supports. On
 * Netlify, the last rule that sets a header takes precedence. Cloudflare joins the values, unless a line with `!`
 * removes the first value.
 */
export function headersFile({ headers, framePages }: HeaderRules, graph: SiteGraph): string {
  const { baseUrl, host: hosts } = graph.config;
  const removed = hosts.includes('cloudflare') ? [`  ! ${policyName}`] : [];
  const linesOf = (set: Headers): readonly string[] => Object.entries(set).map((header) => `  ${header.join(': ')}`);
  const rules: readonly (readonly [pattern: string, lines: readonly string[]])[] = [
    [`${baseUrl}*`, linesOf(headers)],
    [`${baseUrl}${assetFolder}*`, linesOf(assetHeaders(graph))],
    ...framePages.flatMap(({ path, policy }) =>
      addressesOf(path).map((each) => [baseUrl + each, [...removed, ...linesOf({ [policyName]: policy })]] as const),
    ),
  ];
  return rules
    .filter(([, lines]) => lines.length > 0)
    .map(([pattern, lines]) => [pattern, ...lines, ''].join('\n'))
    .join('');
}

/** Returns the path with and without `.html`, because some hosts remove the extension from URLs. */
export function addressesOf(path: OutputPath): readonly string[] {
  return [path, path.replace(/\.html$/, '')];
}

/**
 * Returns directives for a `server` or `location` block: https://nginx.org/en/docs/http/ngx_http_headers_module.html
 */
export function nginxHeaders({ headers, framePages }: HeaderRules, { config }: SiteGraph): string {
  const base = config.baseUrl.replace(/[^\w/-]/g, '\\$&');
  const { [policyName]: sitePolicy = '' } = headers;
  const policies = framePages.map(
    ({ path, policy }) => `if ($uri = "${config.baseUrl}${path}") { set $docsgen_policy "${policy}"; }`,
  );
  const isVaried = policies.length > 0;
  return [
    '# Written by docsgen. In the server or location block of the site: include <this file>;',
    'set $docsgen_cache "no-cache";',
    `if ($uri ~ "^${base}${hashedAsset.source.slice(1)}") { set $docsgen_cache "${forever}"; }`,
    'add_header Cache-Control $docsgen_cache;',
    ...(isVaried ? [`set $docsgen_policy "${sitePolicy}";`, ...policies] : []),
    ...Object.entries(headers).map(([name, value]) =>
      isVaried && name === policyName
        ? `add_header ${name} $docsgen_policy always;`
        : `add_header ${name} "${value}" always;`,
    ),
    '',
  ].join('\n');
}
