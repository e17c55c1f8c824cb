// Records layout shifts.
import type { Page } from 'playwright-core';

/** Records layout shifts on every page opened from now on, for `shiftsOf`. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => Reflect.get(window, 'shifts').push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/**
 * Returns the moved elements with their positions as JSON; `[]` if nothing moved. Shifts below 0.0005 are omitted: when a
 * font arrives, or the local font that replaces it, texts in the navbar move by up to 5 px, which is a shift of 0.0002.
 */
export const shiftsOf = (page: Page): Promise<unknown> =>
  page.evaluate(
    `JSON.stringify(shifts.filter(({ value }) => value >= 0.0005).map(({ value, startTime, sources }) => ({
      value, startTime, moved: sources.map(({ node, previousRect, currentRect }) => [
        node?.outerHTML?.slice(0, 80) ?? node?.nodeName, previousRect, currentRect]) })))`,
  );

/** Waits until the page is painted and layout shifts have been recorded. */
export const untilDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))',
  );
