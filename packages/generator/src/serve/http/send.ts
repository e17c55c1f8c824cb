// Answers of `serve --watch`. Browsers guess no types and keep nothing, unless a header says otherwise.
import type { ServerResponse } from 'node:http';

interface Body {
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** `cache-control` is left as it is where it was set before. */
export function send(response: ServerResponse, status: number, { type, content }: Body): void {
  response.statusCode = status;
  response.setHeader('content-type', type);
  response.setHeader('x-content-type-options', 'nosniff');
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store');
  response.setHeader('content-length', Buffer.byteLength(content));
  // Node leaves the body out of answers to HEAD.
  response.end(content);
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  send(response, status, { type: 'text/plain;charset=utf-8', content: `${text}\n` });
}

export function sendRedirect(response: ServerResponse, href: string): void {
  response.setHeader('location', href);
  sendText(response, 302, href);
}
