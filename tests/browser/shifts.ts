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

/** Returns the moved elements with their positions as JSON; `[]` if nothing moved. */
export const shiftsOf = (page: Page): Promise<unknown> =>
  page.evaluate(
    `JSON.stringify(shifts.map(({ value, startTime, sources }) => ({
      value, startTime, moved: sources.map(({ node, previousRect, currentRect }) => [
        node?.outerHTML?.slice(0, 80) ?? node?.nodeName, previousRect, currentRect]) })))`,
  );

/**
 * Shows all text in a system font, on every page opened from now on: when a web font or the local font that replaces it
 * arrives, the navbar moves by a few pixels. `tests/browsers/late-fonts.test.ts` tests late fonts.
 */
export async function useSystemFont(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { font-family: sans-serif !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Waits until the page is painted and layout shifts have been recorded. */
export const untilDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))',
  );
