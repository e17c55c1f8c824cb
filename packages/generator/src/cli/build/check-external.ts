// Checks links to other sites. Only `check --external` checks external links, because the result of a build must not
// depend on other servers. Each server receives one request at a time, and working links are cached for a day.

import { type ExternalLink, externalLinks } from '../../graph/links/external-links.ts';
import type { CacheFolder } from '../../model/adapters/file-system.ts';
import type { AskWeb, WebAnswer, WebRequest } from '../../model/adapters/web.ts';
import { type Diagnostic, diagnostic, type Severity } from '../../model/diagnostic.ts';
import type { SiteGraph } from '../../model/site.ts';
import { type BuiltPages, factsOf } from '../../pages/cache/built-pages.ts';
import { groupBy } from '../../text/group-by.ts';

interface ExternalCheck {
  readonly ask: AskWeb;
  readonly cache: Pick<CacheFolder, 'read' | 'write'>;
  /** Current time in milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly progress: (done: number, total: number) => void;
}

/** Maximum number of servers that receive requests in parallel. */
const mostServers = 16;

/** Returns errors for URLs that no longer exist, and warnings for URLs that moved or cannot be checked. */
export async function checkExternal(
  graph: SiteGraph,
  pages: BuiltPages,
  check: ExternalCheck,
): Promise<readonly Diagnostic[]> {
  const links = externalLinks(graph, factsOf(pages));
  const known = readCache(check);
  const asked = links.filter(({ url }) => !known.has(url));
  const servers = [...groupBy(asked, ({ url }) => new URL(url).host).values()];
  const found = new Map<string, Diagnostic>();
  let done = 0;
  const askServers = async (): Promise<void> => {
    for (let server = servers.shift(); server !== undefined; server = servers.shift()) {
      for (const link of server) {
        const verdict = await verdictOn(link.url, check);
        if (verdict) found.set(link.url, diagnosticOf(link, verdict));
        else known.set(link.url, check.now());
        done += 1;
        check.progress(done, asked.length);
      }
    }
  };
  await Promise.all(Array.from({ length: mostServers }, askServers));
  check.cache.write(cacheName, JSON.stringify({ format, right: [...known] }));
  return links.flatMap(({ url }) => found.get(url) ?? []);
}

const cacheName = 'external-links.json';
const format = 1;
const aDay = 24 * 60 * 60 * 1000;

/** Returns the URLs that worked within the last day, with the time of the check. */
function readCache({ cache, now }: ExternalCheck): Map<string, number> {
  try {
    const read: { readonly format?: unknown; readonly right?: readonly (readonly [string, number])[] } = JSON.parse(
      new TextDecoder().decode(cache.read(cacheName)),
    );
    if (read.format !== format || !read.right) return new Map();
    return new Map(read.right.filter(([, time]) => time <= now() && now() - time < aDay));
  } catch {
    return new Map();
  }
}

interface Verdict {
  readonly severity: Severity;
  readonly message: string;
  readonly hint: string | undefined;
}

const mostRedirects = 10;

/** Checks a URL. Returns `undefined` if it works. */
async function verdictOn(url: string, check: ExternalCheck): Promise<Verdict | undefined> {
  let current = url;
  let movedTo: string | undefined = url;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer = await askPatiently(current, check);
    const next = answer.kind === 'answer' && answer.status >= 300 && answer.status < 400 ? answer.location : undefined;
    if (next === undefined) return judge(answer, url, movedTo);
    if (answer.kind !== 'answer') return undefined;
    // The URL has moved permanently if every redirect is permanent.
    movedTo = movedTo !== undefined && [301, 308].includes(answer.status) ? next : undefined;
    current = next;
  }
  return { severity: 'warning', message: `${url} has too many redirects`, hint: undefined };
}

function judge(answer: WebAnswer, url: string, movedTo: string | undefined): Verdict | undefined {
  if (answer.kind !== 'answer')
    return answer.kind === 'unknown-host'
      ? { severity: 'error', message: `Host not found: ${url}`, hint: undefined }
      : { severity: 'warning', message: `Could not reach ${url}: ${answer.message}`, hint: undefined };
  const { status } = answer;
  if (status === 404 || status === 410)
    return { severity: 'error', message: `${url} no longer exists (status ${status})`, hint: undefined };
  if (status >= 400) {
    const hint = `If it works in a browser, add it to 'externalLinks.ignore' in the configuration`;
    return { severity: 'warning', message: `Could not check ${url} (status ${status})`, hint };
  }
  if (movedTo === undefined || isSamePage(movedTo, url)) return undefined;
  return { severity: 'warning', message: `${url} has moved permanently`, hint: `Change the link to ${movedTo}` };
}

/** Whether both URLs are the same, apart from a trailing slash. */
function isSamePage(moved: string, url: string): boolean {
  return moved.replace(/\/$/, '') === url.replace(/\/$/, '');
}

/** Delays before the second and third attempt, in milliseconds. */
const pauses: readonly number[] = [1000, 4000];
const longestPause = 30_000;

/**
 * Sends a HEAD request, and falls back to GET, because some servers do not support HEAD. Retries after temporary
 * failures.
 */
async function askPatiently(url: string, { ask, wait }: ExternalCheck): Promise<WebAnswer> {
  const askOnce = async (): Promise<WebAnswer> => {
    const request = (method: WebRequest['method']): Promise<WebAnswer> => ask({ url, method });
    const answer = await request('HEAD');
    return answer.kind === 'answer' && answer.status >= 400 && !isTemporary(answer) ? request('GET') : answer;
  };
  let answer = await askOnce();
  for (const pause of pauses) {
    if (!isTemporary(answer)) break;
    const wanted = answer.kind === 'answer' ? answer.retryAfter : undefined;
    await wait(Math.min(wanted ?? pause, longestPause));
    answer = await askOnce();
  }
  return answer;
}

function isTemporary(answer: WebAnswer): boolean {
  return answer.kind === 'failure' || (answer.kind === 'answer' && [429, 500, 502, 503, 504].includes(answer.status));
}

function diagnosticOf({ places }: ExternalLink, { severity, message, hint }: Verdict): Diagnostic {
  const [first, ...others] = places;
  const related = others.map(({ file, position }) => ({ message: 'Also here', file, position }));
  return diagnostic(severity, { code: 'external-link', message, hint, ...first, related });
}
