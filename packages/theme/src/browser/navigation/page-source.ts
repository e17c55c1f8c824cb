// Fetches pages for navigation. A page that was fetched ahead is not fetched again; only the last ones are kept.

export interface PageSource {
  /** The page at an address; rejects where there is none, or what is there is no HTML. */
  readonly load: (url: URL) => Promise<Document>;
  /** Fetches a page ahead, without saying anything if that fails. */
  readonly prefetch: (url: URL) => Promise<void>;
  readonly has: (url: URL) => boolean;
  /** What was fetched ahead is out of date. */
  readonly forget: () => void;
}

const kept = 30;

export function createPageSource(): PageSource {
  const texts = new Map<string, Promise<string>>();
  const load = (url: URL, priority: RequestPriority): Promise<string> => {
    const key = url.pathname + url.search;
    const known = texts.get(key);
    if (known) return known;
    const text = fetchText(key, priority);
    texts.set(key, text);
    const oldest = texts.size > kept ? texts.keys().next().value : undefined;
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
