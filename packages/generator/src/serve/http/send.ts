// Sends responses. By default, the headers disable caching and MIME type sniffing.
import type { ServerResponse } from 'node:http';

interface Body {
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** Preserves a `cache-control` header that is already set. */
export function send(response: ServerResponse, status: number, { type, content }: Body): void {
  response.statusCode = status;
  response.setHeader('content-type', type);
  response.setHeader('x-content-type-options', 'nosniff');
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store');
  response.setHeader('content-length', Buffer.byteLength(content));
  // Node omits the body of responses to HEAD requests.
  response.end(content);
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  send(response, status, { type: 'text/plain; charset=utf-8', content: `${text}\n` });
}

export function sendRedirect(response: ServerResponse, href: string): void {
  response.setHeader('location', href);
  sendText(response, 302, href);
}
