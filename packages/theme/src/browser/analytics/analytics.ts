// Sends page views to the site's analytics service: on the first load, on client-side navigation, and when the reader
// goes back or forward, but not for prefetched pages. Included only on sites with `analytics`. Client-side navigation
// is detected by the `docsgen-shell` meta element, which is replaced with the rest of the head.

import { type CountedPage, counterOf } from './services.ts';

/** The page view that was last sent to the service. */
const last: { path: string | undefined; url: string } = { path: undefined, url: document.referrer };

/**
 * The page contains the service's script as data. The service's script runs after this script and, if required, only
 * after consent.
 */
function serviceScript(): HTMLScriptElement | null {
  return document.querySelector<HTMLScriptElement>('script[data-analytics][src]');
}

function start(data: HTMLScriptElement): void {
  const script = document.createElement('script');
  const { src = '', ...others } = data.dataset;
  for (const { name, value } of data.attributes)
    if (name !== 'type' && !name.startsWith('data-')) script.setAttribute(name, value);
  Object.assign(script.dataset, others);
  script.async = true;
  script.src = src;
  data.replaceWith(script);
}

function count(): void {
  const script = serviceScript();
  const { pathname: path, href: url } = location;
  if (script === null || path === last.path) return;
  const page: CountedPage = { url, title: document.title, referrer: last.url, isFirst: last.path === undefined };
  Object.assign(last, { path, url });
  counterOf(script)?.(page);
}

const isPage = (node: Node): boolean => node instanceof Element && node.matches('meta[name="docsgen-shell"]');

new MutationObserver((records) => {
  if (records.some(({ addedNodes }) => [...addedNodes].some(isPage))) count();
}).observe(document.head, { childList: true });

// The page was restored from the back/forward cache.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  last.path = '';
  count();
});

// The consent script has just activated the service's script, which has not run yet.
document.addEventListener('docsgen:consent', count);
const data = document.querySelector<HTMLScriptElement>('script[data-analytics]:not([data-consent], [src])');
if (data) start(data);
count();
