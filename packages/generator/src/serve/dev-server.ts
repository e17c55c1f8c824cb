// The HTTP server of `serve --watch`: pages and files of the site, and the endpoints of the live script.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { lookup } from 'mrmime';
import { hasHashedName } from '../routes/output-paths.ts';
import { splitHref } from '../text/hrefs.ts';
import type { Answer } from './answer.ts';
import { type EditorContext, openInEditor } from './editor-request.ts';
import { type Listening, listen } from './http/listen.ts';
import { refusal } from './http/request-guard.ts';
import { send, sendRedirect, sendText } from './http/send.ts';
import type { LiveSite } from './live-site.ts';
import { liveState } from './live-state.ts';
import type { OpenPages } from './open-pages.ts';

interface DevServerRequest extends EditorContext {
  /** Resolves with the site when all known changes have been applied. */
  readonly site: () => Promise<LiveSite>;
  readonly pages: OpenPages;
  readonly host: string | undefined;
  readonly port: number | undefined;
  readonly onError: (error: unknown) => void;
}

/**
 * Path of docsgen's endpoints. The path does not include the base URL, which can change while pages are open. No page
 * of a site can have this path.
 */
const ownFolder = '/__docsgen/';

export async function startDevServer(request: DevServerRequest): Promise<Listening> {
  const { host, port, pages, onError } = request;
  const handle = (incoming: IncomingMessage, response: ServerResponse): void => {
    respond(incoming, response, request).catch((error) => {
      onError(error);
      if (!response.headersSent)
        sendText(response, 500, 'docsgen could not render this page. See the terminal for the error.');
      else response.destroy();
    });
  };
  const upgrade = (incoming: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const isWelcome = refusal(incoming, { host }) === undefined && pathOf(incoming) === `${ownFolder}live`;
    if (isWelcome) pages.accept(incoming, socket, head);
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  };
  const listening = await listen({ host, port, handle, upgrade });
  return {
    ...listening,
    close: async () => {
      pages.close();
      await listening.close();
    },
  };
}

async function respond(incoming: IncomingMessage, response: ServerResponse, request: DevServerRequest): Promise<void> {
  const refused = refusal(incoming, { host: request.host });
  if (refused !== undefined) return sendText(response, 403, refused);
  const site = await request.site();
  const path = pathOf(incoming);
  if (path === undefined) return sendText(response, 400, 'Invalid URL.');
  if (path === `${ownFolder}open` && incoming.method === 'POST') return openInEditor(incoming, response, request);
  if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return sendText(response, 405, 'Method not allowed: use GET or HEAD.');
  }
  const { query } = splitHref(incoming.url ?? '/');
  if (path === `${ownFolder}state`) return sendState(response, new URLSearchParams(query), { ...request, site });
  const { baseUrl } = site;
  if (!path.startsWith(baseUrl)) {
    if (path === '/' || `${path}/` === baseUrl) return sendRedirect(response, baseUrl);
    return sendText(response, 404, `Not found. The base URL of this site is ${baseUrl}.`);
  }
  sendAnswer(incoming, response, { answer: await site.answer(`/${path.slice(baseUrl.length)}`), query });
}

/**
 * If the base URL has changed, an open page outside the new base URL receives the state of the landing page, so that it
 * reloads.
 */
async function sendState(
  response: ServerResponse,
  query: URLSearchParams,
  { site, files, openEditor }: EditorContext & { readonly site: LiveSite },
): Promise<void> {
  const asked = query.get('path') ?? '/';
  const path = asked.startsWith(site.baseUrl) ? `/${asked.slice(site.baseUrl.length)}` : '/';
  const known = query.get('known') ?? undefined;
  const state = await liveState(site, files, { path, known, hasEditor: openEditor !== undefined });
  send(response, 200, { type: 'application/json', content: JSON.stringify(state) });
}

interface Found {
  readonly answer: Answer;
  readonly query: string;
}

function sendAnswer(incoming: IncomingMessage, response: ServerResponse, { answer, query }: Found): void {
  if (answer.kind === 'redirect') {
    sendRedirect(response, answer.href + query);
    return;
  }
  if (answer.kind === 'file') {
    sendFile(response, answer);
    return;
  }
  const { status, html, headers, isDocument } = answer;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  // If the response is empty, client-side navigation falls back to a full load.
  if (isDocument && incoming.headers['sec-fetch-dest'] === 'empty') response.writeHead(204).end();
  else send(response, status, { type: 'text/html;charset=utf-8', content: html });
}

function sendFile(response: ServerResponse, { path, content }: Extract<Answer, { readonly kind: 'file' }>): void {
  const type = lookup(path) ?? 'application/octet-stream';
  const isText = /^text\/|javascript|json|xml/.test(type);
  if (hasHashedName(path)) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  send(response, 200, { type: isText ? `${type};charset=utf-8` : type, content });
}

/** Returns the path without the query, or `undefined` if it cannot be decoded. */
function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  const path = url.split('?')[0] ?? '/';
  try {
    decodeURIComponent(path);
    return path.startsWith('/') ? path : undefined;
  } catch {
    return undefined;
  }
}
