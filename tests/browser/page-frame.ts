// Opens pages in a frame, because resizing it is much faster than resizing a window. The functions run in the
// surrounding window, because test scripts would have to be injected into each new page.
import type { Page } from 'playwright-core';

/** Opens an empty page of the site, for `openInFrame`. */
export async function emptyWindow(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.setContent('');
}

/**
 * Loads the page in a new frame, so that the previous one is not laid out again, and returns the status of the
 * response. The frame is hidden to avoid painting.
 */
export function openInFrame(page: Page, path: string, width: number): Promise<number> {
  return page.evaluate(
    async ([src, initialWidth]) => {
      const frame = document.createElement('iframe');
      Object.assign(frame, { src, width: initialWidth, height: 800 });
      frame.style.visibility = 'hidden';
      const loaded = new Promise((done) => frame.addEventListener('load', done));
      document.body.replaceChildren(frame);
      await loaded;
      const [navigation] = frame.contentWindow?.performance.getEntriesByType('navigation') ?? [];
      return Reflect.get(navigation ?? {}, 'responseStatus');
    },
    [path, width] as const,
  );
}

/** Triggers hydration and waits for it. Returns false if React rendered the article again. */
export function keepsArticle(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const inside = document.querySelector('iframe')?.contentDocument?.defaultView;
    if (!inside) throw new Error('There is no page in the frame.');
    const article = inside.document.querySelector('article');
    const touch = new inside.FocusEvent('focusin', { bubbles: true });
    inside.document.querySelector('a')?.dispatchEvent(touch);
    const shell = () => inside.document.getElementById('docsgen')?.firstElementChild ?? {};
    const isAdopted = (): boolean => Object.keys(shell()).some((key) => key.startsWith('__react'));
    const lastMoment = performance.now() + 30_000;
    while (!isAdopted()) {
      if (performance.now() > lastMoment) throw new Error(`React did not adopt ${inside.location}`);
      await new Promise((next) => setTimeout(next, 5));
    }
    return inside.document.querySelector('article') === article;
  });
}

/** Returns the widths at which the page overflows, such as `at 320 px by 12 px`. */
export function overflows(page: Page, widths: readonly number[]): Promise<readonly string[]> {
  return page.evaluate(async (all) => {
    const frame = document.querySelector('iframe');
    const inside = frame?.contentWindow;
    if (!inside) throw new Error('There is no page in the frame.');
    const found: string[] = [];
    for (const width of all) {
      const isNew = inside.innerWidth !== width;
      frame.width = String(width);
      // Scripts are notified of the new width in the next frame.
      if (isNew) await new Promise((next) => inside.requestAnimationFrame(next));
      const overflow = inside.document.documentElement.scrollWidth - inside.innerWidth;
      if (inside.innerWidth !== width) found.push(`could not be shown at ${width} px`);
      if (overflow > 0) found.push(`at ${width} px by ${overflow} px`);
    }
    return found;
  }, widths);
}
