// Serves a built site as a static host does. Files outside the folder and hidden files are not served.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import compression from 'compression';
import sendFrom from 'send';
import type { Host } from '../model/config.ts';
import { writtenHeaders } from '../output/files/written-headers.ts';
import { hasHashedName, headersPaths } from '../routes/output-paths.ts';
import { followWildcard, type WildcardRedirect, wildcardHref } from '../routes/wildcard-redirects.ts';
import { isInside } from '../text/file-paths.ts';
import { splitHref } from '../text/hrefs.ts';
import { explainFailure } from './explain-failure.ts';
import { refusal } from './http/request-guard.ts';
import { send, sendText } from './http/send.ts';

/** File system access of the server. All paths are absolute. */
interface ServedDisk {
  /** Returns the real path, or `undefined` if it does not exist. */
  readonly existingPath: (path: string) => Promise<string | undefined>;
  /** Returns `undefined` if neither exists. Rejects if permission is denied. */
  readonly kindOf: (path: string) => Promise<'file' | 'folder' | undefined>;
  readonly read: (path: string) => Promise<Uint8Array>;
}

interface StaticSite {
  /** Absolute path of the output folder. */
  readonly root: string;
  /** Base URL, with a leading and trailing slash. */
  readonly baseUrl: string;
  /** Value of `--host`. */
  readonly host: string | undefined;
  /** Host whose headers file is applied, or `undefined` if no host is set. */
  readonly publisher: Host | undefined;
  /** Redirects that have no file in the output. */
  readonly wildcards?: readonly WildcardRedirect[];
  readonly disk: ServedDisk;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Query with its question mark, or `''`. */
  readonly query: string;
}

/** The requested path, relative to the base URL. */
interface Wanted {
  /** Decoded names; `undefined` for names that no public file can have. */
  readonly names: readonly (string | undefined)[];
  readonly hasSlash: boolean;
}

type Found = { readonly file: string } | { readonly leadsTo: string };

export function serveStaticSite(site: StaticSite): (request: IncomingMessage, response: ServerResponse) => void {
  const compress = compression({
    // Range responses refer to the uncompressed file.
    filter: (request, response) => !response.hasHeader('content-range') && compression.filter(request, response),
  });
  return (request, response) => {
    const { path, query } = splitHref(request.url ?? '');
    const exchange = { request, response, query };
    const next = (): void => void answer(site, exchange, path).catch((error) => fail(exchange, error));
    // The library's types require Express objects, but its code uses only members of Node's types.
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], next);
  };
}

async function answer(site: StaticSite, exchange: Exchange, path: string): Promise<void> {
  const { request, response } = exchange;
  response.setHeader('cache-control', 'no-cache');
  const refused = refusal(request, site);
  if (refused !== undefined) return sendText(response, 403, refused);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return sendText(response, 405, 'Method not allowed: use GET or HEAD.');
  }
  const asked = readPath(path);
  const base = site.baseUrl.split('/').filter(Boolean);
  if (base.some((name, index) => asked.names[index] !== name)) {
    if (asked.names.length === 0) return redirect(exchange, 302, addressOf(base, '/'));
    return sendText(response, 404, `Not found. The base URL of this site is ${site.baseUrl}.`);
  }
  const wanted = { names: asked.names.slice(base.length), hasSlash: asked.hasSlash };
  const found = await find(site, wanted);
  await addHeaders(site, response, path);
  if (found === undefined) {
    const target = followWildcard(site.wildcards ?? [], path.slice(site.baseUrl.length - 1));
    if (target !== undefined) return redirect(exchange, 301, wildcardHref(site, target));
    return showNotFound(site, exchange, wanted);
  }
  if ('leadsTo' in found) return redirect(exchange, 301, addressOf([...base, ...wanted.names], found.leadsTo));
  sendFile(site, exchange, found.file);
}

/** Reads the headers for each request, because the site may have been rebuilt. */
async function addHeaders(site: StaticSite, response: ServerResponse, path: string): Promise<void> {
  const { root, publisher, disk } = site;
  const headers = publisher && headersPaths[publisher];
  const file = headers && join(root, headers);
  if (!file || (await disk.kindOf(file)) !== 'file') return;
  const text = new TextDecoder().decode(await disk.read(file));
  for (const [name, value] of writtenHeaders(publisher, text, path)) response.setHeader(name, value);
}

/** Decodes each name separately and only once, so that encoded slashes cannot change the path. */
function readPath(path: string): Wanted {
  const names = path.replace(/^https?:\/\/[^/]*/i, '').split('/');
  const hasSlash = names.at(-1) === '';
  return { names: names.slice(1, hasSlash ? -1 : undefined).map(publicName), hasSlash };
}

function publicName(escaped: string): string | undefined {
  try {
    const name = decodeURIComponent(escaped);
    return name === '' || isHidden(name) || /[/\\\0]/.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}

function addressOf(names: readonly (string | undefined)[], end: string): string {
  return `/${names.map((name) => encodeURIComponent(name ?? '')).join('/')}${names.length > 0 ? end : ''}`;
}

async function find(site: StaticSite, { names, hasSlash }: Wanted): Promise<Found | undefined> {
  if (names.includes(undefined)) return undefined;
  const path = names.join('/');
  const index = names.length > 0 ? `${path}/index.html` : 'index.html';
  const page = `${path}.html`;
  const isFile = async (file: string): Promise<boolean> => (await standingAt(site, file)) === 'file';
  if (hasSlash) {
    if (await isFile(index)) return { file: index };
    return names.length > 0 && (await isFile(page)) ? { leadsTo: '' } : undefined;
  }
  if (names.length === 0) return { leadsTo: '/' };
  if (await isFile(path)) return { file: path };
  if (await isFile(index)) return { leadsTo: '/' };
  return (await isFile(page)) ? { file: page } : undefined;
}

/** Follows a symbolic link only if its target is in the folder and not hidden. */
async function standingAt({ root, disk }: StaticSite, path: string): Promise<'file' | 'folder' | undefined> {
  const folder = await disk.existingPath(root);
  const real = await disk.existingPath(join(root, path));
  if (folder === undefined || real === undefined) return undefined;
  const names = relative(folder, real).split(sep);
  return isInside(folder, real) && !names.some(isHidden) ? disk.kindOf(real) : undefined;
}

/** `.well-known` is public: https://www.rfc-editor.org/rfc/rfc8615 */
function isHidden(name: string): boolean {
  return name.startsWith('.') && name !== '.well-known';
}

function sendFile({ root }: StaticSite, exchange: Exchange, file: string): void {
  const { request, response } = exchange;
  if (hasHashedName(file)) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  // Access has already been checked. The library's check for hidden files is disabled, because it would also apply to
  // parent folders of the site.
  sendFrom(request, encodeURIComponent(join(root, file)), { cacheControl: false, dotfiles: 'allow', index: false })
    .on('error', (error: unknown) => fail(exchange, error))
    .pipe(response);
}

/** Sends the 404 page of the request's locale. */
async function showNotFound(site: StaticSite, { response }: Exchange, { names }: Wanted): Promise<void> {
  let page: string | undefined;
  let folder = '';
  for (const name of [...names, undefined]) {
    if ((await standingAt(site, folder)) !== 'folder') break;
    const candidate = `${folder}404.html`;
    if ((await standingAt(site, candidate)) === 'file') page = candidate;
    if (name === undefined) break;
    folder += `${name}/`;
  }
  if (page === undefined) return sendText(response, 404, 'Not found.');
  const content = await site.disk.read(join(site.root, page));
  send(response, 404, { type: 'text/html; charset=utf-8', content });
}

/** Disables caching of redirects, because another site may be served on this port later. */
function redirect({ response, query }: Exchange, status: 301 | 302, address: string): void {
  response.setHeader('location', address + query);
  sendText(response, status, `Redirecting to ${address + query}`);
}

function fail({ request, response }: Exchange, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { status, sentence } = explainFailure(error, request.url ?? '');
  const range = response.getHeader('content-range');
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.setHeader('cache-control', 'no-cache');
  if (status === 416 && range !== undefined) response.setHeader('content-range', range);
  sendText(response, status, sentence);
}
