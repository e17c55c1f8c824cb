// Tells the service that a site counts its readers with of each page they come to: by the browser, by links within the
// site, back and forward; not of pages that are only fetched ahead. Only sites with `analytics` have this script. It
// hears of a new page by the head, where each page says which shell it has.

import { type CountedPage, counterOf } from './services.ts';

/** The page that was counted last. */
const last: { path: string | undefined; url: string } = { path: undefined, url: document.referrer };

/** It stands in the page as data, so that it comes after what it is to find; and, where asked for, after consent. */
function service(): HTMLScriptElement | null {
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
  const script = service();
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

// The browser kept a page as it was, and shows it once more.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  last.path = '';
  count();
});

// The script for the consent has just made one of the data, which is not run before this is.
document.addEventListener('docsgen:consent', count);
const data = document.querySelector<HTMLScriptElement>('script[data-analytics]:not([data-consent], [src])');
if (data) start(data);
count();
