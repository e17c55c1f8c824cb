// Configuration files for hosts: HTTP headers, redirects, and how to serve pages.
import type { Host } from '../../model/config.ts';
import type { OutputFile } from '../../model/output.ts';
import type { SiteGraph } from '../../model/site.ts';
import { headersPaths, nginxSitePath, noJekyllPath, redirectsPath } from '../../routes/output-paths.ts';
import { nginxSite } from './nginx-site.ts';
import { redirectRules } from './redirect-rules.ts';
import { type HeaderRules, type HeadersRequest, headersFile, nginxHeaders, siteHeaders } from './site-headers.ts';
import { vercelFile } from './vercel-file.ts';

/**
 * Returns no files if the configuration sets no host. A file in `static/` may replace the redirects file, because
 * redirect pages exist as well. Such a file must not replace the headers file.
 */
export function hostFiles(request: HeadersRequest): readonly OutputFile[] {
  const { graph, framePages = [] } = request;
  const { host: hosts } = graph.config;
  if (hosts.length === 0) return [];
  const headers: HeaderRules = { headers: siteHeaders(request), framePages };
  const files = new Map(hosts.flatMap((host) => filesFor[host](graph, headers)).map((file) => [file.path, file]));
  for (const path of [redirectsPath, noJekyllPath]) if (graph.tree.staticFiles.has(path)) files.delete(path);
  return [...files.values()];
}

/** Whether a path may belong to one of these files. */
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

/** Returns the headers and redirects files for Netlify and Cloudflare. */
function lineFiles(graph: SiteGraph, headers: HeaderRules): readonly OutputFile[] {
  const redirects = redirectRules(graph);
  return [
    { path: headersPaths.netlify, content: headersFile(headers, graph) },
    ...(redirects === '' ? [] : [{ path: redirectsPath, content: redirects }]),
  ];
}
