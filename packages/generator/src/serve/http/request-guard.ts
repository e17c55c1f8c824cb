// Keeps other websites out: a page open in the same browser can reach this machine's ports too.
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Why a request is refused, in one sentence; `undefined`: it is welcome. For upgrades as well. */
export function refusal(request: IncomingMessage, allowed: { readonly host: string | undefined }): string | undefined {
  const { host } = request.headers;
  const name = nameIn(host);
  if (host === undefined || name === undefined) return 'The Host header names no host.';
  if (!isOurs(name, allowed.host)) {
    return `docsgen does not answer to the name ${name}; use localhost, or the machine’s address.`;
  }
  return refusedOrigin(request, host) ?? refusedFetch(request);
}

/** Without the port; IPv6 addresses without their brackets. */
function nameIn(host: string | undefined): string | undefined {
  const found = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9_.-]+))(?::\d{1,5})?$/i.exec(host ?? '');
  return (found?.[1] ?? found?.[2])?.toLowerCase();
}

/**
 * To get past the browser's same-origin rule, another site must make a name of its own point here; an address or
 * localhost cannot be made to.
 */
function isOurs(name: string, given: string | undefined): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return isIP(name) !== 0 || name === given?.toLowerCase();
}

function refusedOrigin({ headers }: IncomingMessage, host: string): string | undefined {
  const { origin } = headers;
  if (origin === undefined) {
    const isSocket = /\bwebsocket\b/i.test(headers.upgrade ?? '');
    return isSocket ? 'A WebSocket needs an Origin header.' : undefined;
  }
  // The protocol may differ: a proxy in front may speak HTTPS. It decides which port goes without saying.
  const from = addressOf(origin);
  const own = from && addressOf(`${from.protocol}//${host}`);
  const isSame = from !== undefined && from.host !== '' && from.host === own?.host;
  return isSame ? undefined : 'The request comes from a page of another site.';
}

function addressOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** A link that a reader follows may come from anywhere. */
function refusedFetch({ method, headers }: IncomingMessage): string | undefined {
  const site = headers['sec-fetch-site'];
  if (site === undefined || site === 'same-origin' || site === 'none') return undefined;
  const isFollowedLink =
    method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return isFollowedLink ? undefined : 'The request comes from a page of another site.';
}
