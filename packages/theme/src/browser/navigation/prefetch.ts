// Fetches the pages that a reader may go to next: those linked in view, two at a time, and at once the one under
// the pointer. Not where data is dear or the line is slow.

import { closest } from '../../lib/closest.ts';
import { isSamePage, pageAddress } from '../../lib/page-links.ts';
import type { PageSource } from './page-source.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const atOnce = 2;
/** Links in view can be many; more than these are not fetched ahead on one page. */
const most = 12;

interface Prefetch {
  /** Watches the links of the page that is shown now. */
  readonly refresh: () => void;
}

export function startPrefetch(pages: PageSource): Prefetch {
  const queue: URL[] = [];
  let running = 0;
  let left = most;
  const next = (): void => {
    while (running < atOnce && left > 0) {
      const url = queue.shift();
      if (url === undefined) return;
      if (pages.has(url)) continue;
      running += 1;
      left -= 1;
      pages.prefetch(url).finally(() => {
        running -= 1;
        next();
      });
    }
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      const url = pageAddress(target);
      if (url !== undefined && !isSamePage(url)) queue.push(url);
    }
    next();
  });
  const ahead = ({ target }: Event): void => {
    const link = closest<HTMLAnchorElement>(target, 'a');
    const url = link === null || !mayPrefetch() ? undefined : pageAddress(link);
    if (url !== undefined && !isSamePage(url)) void pages.prefetch(url);
  };
  document.addEventListener('pointerover', ahead, { passive: true });
  document.addEventListener('touchstart', ahead, { passive: true });
  const refresh = (): void => {
    observer.disconnect();
    queue.length = 0;
    left = most;
    if (!mayPrefetch()) return;
    for (const link of document.querySelectorAll('#docsgen a[href]')) observer.observe(link);
  };
  return { refresh };
}

function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData !== true && connection?.effectiveType?.includes('2g') !== true;
}
