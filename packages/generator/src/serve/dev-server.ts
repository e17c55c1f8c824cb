// Answers browsers while authors write, and tells the pages that are open in them when to look again.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { lookup } from 'mrmime';
import { type WebSocket, WebSocketServer } from 'ws';
import type { SiteFiles } from '../model/file-system.ts';
import type { DevAnswer, DevSite } from './dev-site.ts';
import { hasHashedName } from './hashed-name.ts';
import { type Listening, listen } from './listen.ts';
import { liveState } from './live-state.ts';
import { refusal } from './request-guard.ts';

/** Opens a file of the site, by its path from there, at a place. */
export type OpenEditor = (file: string, place: { readonly line: number; readonly column: number }) => void;

export interface DevServerRequest {
  readonly site: DevSite;
  readonly files: SiteFiles;
  readonly host: string | undefined;
  readonly port: number | undefined;
  readonly openEditor: OpenEditor | undefined;
  /** Changes that were seen are taken in before anything is answered. */
  readonly settled: () => Promise<void>;
  /** A page is looked at, for the first time or again. */
  readonly shown: () => void;
  readonly failed: (error: unknown) => void;
}

export interface DevServer extends Listening {
  readonly tellPages: () => void;
  /** Paths of the pages that are open in browsers. */
  readonly openPaths: () => ReadonlySet<string>;
}

/** At the root, whatever the base URL, which may change while pages are open. No page of a site is called like this. */
const ownFolder = '/__docsgen/';

export async function startDevServer(request: DevServerRequest): Promise<DevServer> {
  const { host } = request;
  const pages = new Map<WebSocket, string>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 10_000 });
  sockets.on('connection', (socket: WebSocket) => {
    pages.set(socket, '');
    socket.on('message', (path) => {
      pages.set(socket, String(path));
      request.shown();
    });
    socket.on('close', () => pages.delete(socket));
    socket.on('error', () => socket.terminate());
  });
  const upgrade = (incoming: IncomingMessage, socket: Duplex, head: Buffer): void => {
    if (refusal(incoming, { host }) !== undefined || pathOf(incoming) !== `${ownFolder}live`) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(incoming, socket, head, (opened) => sockets.emit('connection', opened, incoming));
  };
  const handle = (incoming: IncomingMessage, response: ServerResponse): void => {
    respond(incoming, response, request).catch((error) => {
      request.failed(error);
      if (!response.headersSent) sendText(response, 500, 'docsgen could not make this page; its terminal says why.');
      else response.destroy();
    });
  };
  const listening = await listen({ host, port: request.port, handle, upgrade });
  return {
    ...listening,
    tellPages: () => {
      for (const socket of pages.keys()) socket.send('changed');
    },
    openPaths: () => new Set(pages.values()),
    close: async () => {
      for (const socket of pages.keys()) socket.terminate();
      await listening.close();
    },
  };
}

async function respond(incoming: IncomingMessage, response: ServerResponse, request: DevServerRequest): Promise<void> {
  const { site } = request;
  const refused = refusal(incoming, { host: request.host });
  if (refused !== undefined) return sendText(response, 403, refused);
  await request.settled();
  const path = pathOf(incoming);
  if (path === undefined) return sendText(response, 400, 'This is no address.');
  if (path === `${ownFolder}open` && incoming.method === 'POST') return open(incoming, response, request);
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return sendText(response, 405, 'Only GET and HEAD are answered.');
  }
  if (path === `${ownFolder}state`) return sendState(incoming, response, request);
  const baseUrl = site.baseUrl();
  if (!path.startsWith(baseUrl)) {
    if (path === '/' || `${path}/` === baseUrl) return sendRedirect(response, baseUrl);
    return sendText(response, 404, `This site lives under ${baseUrl}.`);
  }
  const answer = await site.answer(`/${path.slice(baseUrl.length)}`);
  sendAnswer(response, answer, new URL(incoming.url ?? '/', 'http://localhost').search);
}

/** For a page that stands outside of the base URL, which has changed since, the landing page's: it loads itself anew. */
async function sendState(
  incoming: IncomingMessage,
  response: ServerResponse,
  { site, files, openEditor }: DevServerRequest,
): Promise<void> {
  const query = new URL(incoming.url ?? '/', 'http://localhost').searchParams;
  const asked = query.get('path') ?? '/';
  const baseUrl = site.baseUrl();
  const path = asked.startsWith(baseUrl) ? `/${asked.slice(baseUrl.length)}` : '/';
  const known = query.get('known') ?? undefined;
  const state = await liveState(site, files, { path, known, hasEditor: openEditor !== undefined });
  send(response, 200, { type: 'application/json', body: JSON.stringify(state) });
}

function sendAnswer(response: ServerResponse, answer: DevAnswer, search: string): void {
  if (answer.kind === 'redirect') sendRedirect(response, answer.href + search);
  else if (answer.kind === 'page')
    send(response, answer.status, { type: 'text/html;charset=utf-8', body: answer.html });
  else sendFile(response, answer);
}

function sendFile(response: ServerResponse, { path, content }: Extract<DevAnswer, { readonly kind: 'file' }>): void {
  const type = lookup(path) ?? 'application/octet-stream';
  if (hasHashedName(path)) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  send(response, 200, {
    type: /^text\/|javascript|json|xml/.test(type) ? `${type};charset=utf-8` : type,
    body: content,
  });
}

interface Body {
  readonly type: string;
  readonly body: string | Uint8Array;
}

function send(response: ServerResponse, status: number, { type, body }: Body): void {
  response.statusCode = status;
  response.setHeader('content-type', type);
  response.setHeader('x-content-type-options', 'nosniff');
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store');
  response.setHeader('content-length', Buffer.byteLength(body));
  // Node leaves the body out of answers to HEAD.
  response.end(body);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  send(response, status, { type: 'text/plain;charset=utf-8', body: `${text}\n` });
}

function sendRedirect(response: ServerResponse, href: string): void {
  response.setHeader('location', href);
  sendText(response, 302, href);
}

/** Without query; `undefined` where it cannot be decoded. */
function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  const path = url.split('?')[0] ?? '/';
  try {
    decodeURIComponent(path);
    return path.startsWith('/') ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Only files that belong to the site are opened, and only pages of this server may ask. */
async function open(
  incoming: IncomingMessage,
  response: ServerResponse,
  { openEditor, files }: DevServerRequest,
): Promise<void> {
  const query = new URL(incoming.url ?? '/', 'http://localhost').searchParams;
  const file = query.get('file') ?? '';
  const place = { line: Number(query.get('line') ?? 1), column: Number(query.get('column') ?? 1) };
  const isPlain = !file.split(/[/\\]/).includes('..') && !/^([a-z]:|[/\\])/i.test(file) && !file.includes('\0');
  const isPlace = Number.isSafeInteger(place.line) && Number.isSafeInteger(place.column);
  if (incoming.headers.origin === undefined) return sendText(response, 403, 'Only a page of this site may ask.');
  if (!openEditor || !isPlain || !isPlace || (await files.stamp(file)) === undefined)
    return sendText(response, 404, 'There is no such file to open.');
  openEditor(file, place);
  sendText(response, 200, 'Opened.');
}
