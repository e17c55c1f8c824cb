// Navigates between pages with islands and measures leaks.
import type { Page } from 'playwright-core';

/**
 * Navigates from 'Live' to 'Other' and back, `rounds` times. Runs inside the page, because calls from outside would
 * take longer than the navigation.
 */
export const walkThere = (page: Page, rounds: number): Promise<void> =>
  page.evaluate(async (count) => {
    const isThere = (title: string, islands: number): boolean =>
      document.querySelector('h1')?.textContent === title && Reflect.get(window, 'alive') === islands;
    for (let step = 0; step < 2 * count; step += 1) {
      const [title, islands] = step % 2 === 0 ? (['Other', 1] as const) : (['Live', 2] as const);
      const links = Array.from(document.querySelectorAll<HTMLElement>('article p > a'));
      links.find(({ textContent }) => textContent === title)?.click();
      while (!isThere(title, islands)) await new Promise((done) => setTimeout(done, 1));
    }
  }, rounds);

/** Returns the increase of DOM nodes, event listeners and heap size. */
export async function heldByWalk(page: Page, rounds: number) {
  const client = await page.context().newCDPSession(page);
  const held = async () => {
    await client.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
    const { usedSize } = await client.send('Runtime.getHeapUsage');
    return { nodes, listeners: jsEventListeners, heap: usedSize };
  };
  const before = await held();
  await walkThere(page, rounds);
  const after = await held();
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heap: after.heap - before.heap,
  };
}
