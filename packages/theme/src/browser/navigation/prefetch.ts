// Prefetches the pages that the reader may visit next: visible links, two at a time, and the link under the pointer
// immediately. Disabled on slow connections and if the reader has turned on data saving.

import { closest } from '../../lib/closest.ts';
import { isCurrentPage, pageUrlOf } from '../../lib/page-links.ts';
import type { PageSource } from './page-source.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const maxConcurrent = 2;
/** Maximum number of visible links to prefetch on one page. */
const maxPerPage = 12;

interface Prefetch {
  /** Observes the links of the current page. */
  readonly refresh: () => void;
}

export function startPrefetch(pages: PageSource): Prefetch {
  const queue: URL[] = [];
  let running = 0;
  let remaining = maxPerPage;
  const next = (): void => {
    while (running < maxConcurrent && remaining > 0) {
      const url = queue.shift();
      if (url === undefined) return;
      if (pages.has(url)) continue;
      running += 1;
      remaining -= 1;
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
      const url = pageUrlOf(target);
      if (url !== undefined && !isCurrentPage(url)) queue.push(url);
    }
    next();
  });
  const ahead = ({ target }: Event): void => {
    const link = closest<HTMLAnchorElement>(target, 'a');
    const url = link === null || !mayPrefetch() ? undefined : pageUrlOf(link);
    if (url !== undefined && !isCurrentPage(url)) void pages.prefetch(url);
  };
  document.addEventListener('pointerover', ahead, { passive: true });
  document.addEventListener('touchstart', ahead, { passive: true });
  const refresh = (): void => {
    observer.disconnect();
    queue.length = 0;
    remaining = maxPerPage;
    if (!mayPrefetch()) return;
    for (const link of document.querySelectorAll('#docsgen a[href]')) observer.observe(link);
  };
  return { refresh };
}

function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData !== true && connection?.effectiveType?.includes('2g') !== true;
}
