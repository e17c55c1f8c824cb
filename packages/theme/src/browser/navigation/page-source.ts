// Fetches pages for navigation and prefetching, and caches the pages that were fetched last.

export interface PageSource {
  /** Rejects if the request fails or the response is not HTML. */
  readonly load: (url: URL) => Promise<Document>;
  /** Fetches a page in advance. Never rejects. */
  readonly prefetch: (url: URL) => Promise<void>;
  readonly has: (url: URL) => boolean;
  /** Discards prefetched pages, because they are outdated. */
  readonly forget: () => void;
}

const maxCached = 30;

export function createPageSource(): PageSource {
  const texts = new Map<string, Promise<string>>();
  const load = (url: URL, priority: RequestPriority): Promise<string> => {
    const key = url.pathname + url.search;
    const known = texts.get(key);
    if (known) return known;
    const text = fetchText(key, priority);
    texts.set(key, text);
    const oldest = texts.size > maxCached ? texts.keys().next().value : undefined;
    if (oldest !== undefined) texts.delete(oldest);
    text.catch(() => texts.delete(key));
    return text;
  };
  return {
    load: async (url) => new DOMParser().parseFromString(await load(url, 'high'), 'text/html'),
    prefetch: async (url) => {
      await load(url, 'low').catch(() => undefined);
    },
    has: (url) => texts.has(url.pathname + url.search),
    forget: () => texts.clear(),
  };
}

async function fetchText(path: string, priority: RequestPriority): Promise<string> {
  const response = await fetch(path, { priority, headers: { accept: 'text/html' } });
  const isPage = response.ok && response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage) throw new Error('no page');
  return response.text();
}
