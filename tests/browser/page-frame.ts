// A frame to open many pages in, one after the other: it changes its width many times faster than a window.
import type { Frame, Page } from 'playwright-core';

/** Unseen, so that it need not be painted. */
export async function openFrame(page: Page, origin: string): Promise<Frame> {
  await page.goto(origin);
  await page.setContent('<iframe width="1280" height="800" name="visit"></iframe>');
  await page.locator('iframe').evaluate((frame) => {
    frame.style.visibility = 'hidden';
  });
  const frame = page.frame('visit');
  if (!frame) throw new Error('There is no frame to open pages in.');
  return frame;
}

/** Widths in pixels at which the page in the frame is wider than it: like `at 320 px by 12 px`. */
export function overflows(frame: Frame, widths: readonly number[]): Promise<readonly string[]> {
  return frame.evaluate(async (all) => {
    const found: string[] = [];
    for (const width of all) {
      window.frameElement?.setAttribute('width', String(width));
      // Scripts hear of the new width with the next frame.
      await new Promise(requestAnimationFrame);
      const overflow = document.documentElement.scrollWidth - innerWidth;
      if (innerWidth !== width) found.push(`could not be shown at ${width} px`);
      if (overflow > 0) found.push(`at ${width} px by ${overflow} px`);
    }
    return found;
  }, widths);
}
