// The only module that sends requests to other sites, for `docsgen check --external`.
import type { AskWeb, WebAnswer } from '../model/adapters/web.ts';

/** `agent` is the user agent: the name and version of docsgen. */
export function openWeb(agent: string): AskWeb {
  return async ({ url, method }) => {
    try {
      const response = await fetch(url, {
        method,
        redirect: 'manual',
        headers: { 'user-agent': `${agent} (link check)`, accept: '*/*' },
        signal: AbortSignal.timeout(longestWait),
      });
      await response.body?.cancel();
      return {
        kind: 'answer',
        status: response.status,
        location: absolute(response.headers.get('location'), url),
        retryAfter: milliseconds(response.headers.get('retry-after')),
      };
    } catch (error) {
      return failureOf(error);
    }
  };
}

/** Maximum waiting time for a response in milliseconds. */
const longestWait = 15_000;

function absolute(location: string | null, base: string): string | undefined {
  return location !== null && URL.canParse(location, base) ? new URL(location, base).href : undefined;
}

/** Returns the delay that the header specifies as a number of seconds or as a date. */
function milliseconds(header: string | null): number | undefined {
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function failureOf(error: unknown): WebAnswer {
  if (!(error instanceof Error)) return { kind: 'failure', message: String(error) };
  if (error.name === 'TimeoutError')
    return { kind: 'failure', message: `no response within ${longestWait / 1000} seconds` };
  // Errors thrown by `fetch` contain the reason in `cause`.
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : '';
  return { kind: code === 'ENOTFOUND' ? 'unknown-host' : 'failure', message: code || cause.message };
}
