// Decides which links client-side navigation handles.

import { pageState } from './page-state.ts';

/** Returns the URL of a link that opens a page of this site in this tab, or `undefined`. */
export function pageUrlOf(link: HTMLAnchorElement): URL | undefined {
  const isPlain = (link.target === '' || link.target === '_self') && !link.hasAttribute('download');
  if (!isPlain || link.origin !== location.origin || !isPagePath(link.pathname)) return undefined;
  return new URL(link.href);
}

function isPagePath(path: string): boolean {
  return (
    path.startsWith(pageState.base ?? '/') &&
    (!/\.[^/]/.test(path.slice(path.lastIndexOf('/'))) || /\.html?$/.test(path))
  );
}

/** Whether only the hash differs from the current page. */
export function isCurrentPage(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search;
}

/** Whether the browser would follow the click in this tab. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}

/** `/a/index.html` and `/a/` are the same page, and the shorter URL is shown. */
export function stripIndex(): void {
  const path = location.pathname.replace(/\/index\.html?$/, '/');
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);
}
