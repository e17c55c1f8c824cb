// Which links lead to a page of this site that can be shown without a full load.

import { pageState } from './page-state.ts';

/** The address a link leads to, if the browser would show a page of this site in this tab for it. */
export function pageAddress(link: HTMLAnchorElement): URL | undefined {
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

/** Only another place on the page that is shown. */
export function isSamePage(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search;
}

/** A click that the browser would follow in this tab. */
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

/** `/a/index.html` and `/a/` are one page; the shorter address is the one to share. */
export function stripIndex(): void {
  const path = location.pathname.replace(/\/index\.html?$/, '/');
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash);
}
