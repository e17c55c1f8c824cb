// What moves on a page while it comes.
import type { Page } from 'playwright-core';

/** Notes what moves from now on, on every page that is opened, for `shiftsOf`. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => Reflect.get(window, 'shifts').push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/** JSON: what moved, from where to where, so that a shift explains itself; `[]` where nothing did. */
export const shiftsOf = (page: Page): Promise<unknown> =>
  page.evaluate(
    `JSON.stringify(shifts.map(({ value, startTime, sources }) => ({
      value, startTime, moved: sources.map(({ node, previousRect, currentRect }) => [
        node?.outerHTML?.slice(0, 80) ?? node?.nodeName, previousRect, currentRect]) })))`,
  );

/** Until what is there has been drawn, and what moved by that was noted. */
export const untilDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))',
  );
