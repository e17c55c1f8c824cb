// What a host wants to find beside the pages: HTTP headers, redirects that need no page, and how it is to serve.
import type { Host } from '../../model/config.ts';
import type { OutputFile } from '../../model/output.ts';
import type { SiteGraph } from '../../model/site.ts';
import { headersPaths, nginxSitePath, noJekyllPath, redirectsPath } from '../../routes/output-paths.ts';
import { nginxSite } from './nginx-site.ts';
import { redirectRules } from './redirect-rules.ts';
import { type HeaderRules, type HeadersRequest, headersFile, nginxHeaders, siteHeaders } from './site-headers.ts';
import { vercelFile } from './vercel-file.ts';

/**
 * None for a site that names no host. A file of `static/` takes the place of redirects, which their pages do as well;
 * headers have no such stand-in.
 */
export function hostFiles(request: HeadersRequest): readonly OutputFile[] {
  const { graph, framePages = [] } = request;
  const { hosts } = graph.config;
  if (hosts.length === 0) return [];
  const headers: HeaderRules = { headers: siteHeaders(request), framePages };
  const files = new Map(hosts.flatMap((host) => filesFor[host](graph, headers)).map((file) => [file.path, file]));
  for (const path of [redirectsPath, noJekyllPath]) if (graph.tree.staticFiles.has(path)) files.delete(path);
  return [...files.values()];
}

/** Whether a path can be that of a host's file. */
export function isHostFile(path: string): boolean {
  return [...Object.values(headersPaths), redirectsPath, nginxSitePath, noJekyllPath].some((each) => each === path);
}

const filesFor: Readonly<Record<Host, (graph: SiteGraph, headers: HeaderRules) => readonly OutputFile[]>> = {
  'github-pages': () => [{ path: noJekyllPath, content: '' }],
  netlify: lineFiles,
  cloudflare: lineFiles,
  vercel: (graph, headers) => [{ path: headersPaths.vercel, content: vercelFile(headers, graph) }],
  nginx: (graph, headers) => [
    { path: headersPaths.nginx, content: nginxHeaders(headers, graph) },
    { path: nginxSitePath, content: nginxSite(graph) },
  ],
};

/** Netlify and Cloudflare read the same two files. */
function lineFiles(graph: SiteGraph, headers: HeaderRules): readonly OutputFile[] {
  const redirects = redirectRules(graph);
  return [
    { path: headersPaths.netlify, content: headersFile(headers, graph) },
    ...(redirects === '' ? [] : [{ path: redirectsPath, content: redirects }]),
  ];
}
