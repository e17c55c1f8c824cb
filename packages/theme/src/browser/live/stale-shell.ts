// After live reload has changed the DOM, React must not render into it. From then on, every navigation is a full load,
// which is fast enough on the author's machine.

import { closest } from '../../lib/closest.ts';
import { isCurrentPage, isPlainClick, pageUrlOf } from '../../lib/page-links.ts';
import { pageState } from '../../lib/page-state.ts';

export function leaveNavigationToBrowser(): void {
  if (pageState.stale !== undefined) return;
  pageState.stale = location.pathname + location.search;
  // The listener captures the event, so that it runs before the listeners of browser/navigation/navigation.ts.
  addEventListener('click', stopClick, true);
  addEventListener('popstate', stopHistory, true);
}

function stopClick(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event.target, 'a');
  const url = link === null || !isPlainClick(event) ? undefined : pageUrlOf(link);
  if (url === undefined || (isCurrentPage(url) && url.hash !== '')) return;
  event.stopImmediatePropagation();
}

function stopHistory(event: PopStateEvent): void {
  if (location.pathname + location.search === pageState.stale) return;
  event.stopImmediatePropagation();
  location.reload();
}
