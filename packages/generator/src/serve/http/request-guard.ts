// Refuses requests from other websites, because any page in the browser can send requests to localhost.
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Returns the reason if a request or upgrade is refused, or `undefined` if it is allowed. */
export function refusal(request: IncomingMessage, allowed: { readonly host: string | undefined }): string | undefined {
  const { host } = request.headers;
  const name = nameIn(host);
  if (host === undefined || name === undefined) return 'Invalid Host header.';
  if (!isOurs(name, allowed.host)) {
    return `Host ${name} is not allowed: use localhost or the IP address of this machine.`;
  }
  return refusedOrigin(request, host) ?? refusedFetch(request);
}

/** Returns the host without the port and without the brackets of an IPv6 address. */
function nameIn(host: string | undefined): string | undefined {
  const found = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9_.-]+))(?::\d{1,5})?$/i.exec(host ?? '');
  return (found?.[1] ?? found?.[2])?.toLowerCase();
}

/**
 * Only IP addresses and localhost are allowed: a website could point its own domain to this machine to bypass the
 * same-origin policy (DNS rebinding).
 */
function isOurs(name: string, given: string | undefined): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return isIP(name) !== 0 || name === given?.toLowerCase();
}

function refusedOrigin({ headers }: IncomingMessage, host: string): string | undefined {
  const { origin } = headers;
  if (origin === undefined) {
    const isSocket = /\bwebsocket\b/i.test(headers.upgrade ?? '');
    return isSocket ? 'WebSocket requests must have an Origin header.' : undefined;
  }
  // The protocol, which determines the default port, can differ, because a proxy may use HTTPS.
  const from = addressOf(origin);
  const own = from && addressOf(`${from.protocol}//${host}`);
  const isSame = from !== undefined && from.host !== '' && from.host === own?.host;
  return isSame ? undefined : 'Requests from other sites are not allowed.';
}

function addressOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** Navigation by link is allowed from any site. */
function refusedFetch({ method, headers }: IncomingMessage): string | undefined {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return undefined;
  const isFollowedLink =
    method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return isFollowedLink ? undefined : 'Requests from other sites are not allowed.';
}
