// A page that the tests of a file have one after the other. To open one, and to search in it for the first time, costs
// several times what a test does then. What needs a page as it was loaded has `withPage`.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { failOn, type HeardPage, missing, openPage, type ServedSite, type TestBrowser } from './browser.ts';

interface KeptPageOptions {
  readonly browser: TestBrowser;
  readonly site: ServedSite;
  /** Path of the page. */
  readonly at: string;
}

/** A desk. */
export const desk: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

/**
 * Gives the page, at its beginning, on a desk; the test fails on anything else than `expected` that it says on its
 * console. A test that failed does not hand its page on. What scripts have loaded is still there: a test that relies on
 * a first time, such as a request, makes sure of it.
 */
export function keepPage({ browser, site, at }: KeptPageOptions): (expected?: readonly RegExp[]) => Promise<Page> {
  let kept: HeardPage | undefined;
  let allowed = missing;
  const drop = async (): Promise<void> => {
    await kept?.close();
    kept = undefined;
  };
  afterEach(async ({ task }) => {
    const said = kept?.unexpected(allowed) ?? [];
    if (said.length > 0 || task.result?.state === 'fail') await drop();
    failOn(said);
  });
  afterAll(drop);
  return async (expected = missing) => {
    if (kept === undefined) {
      kept = await openPage(browser, desk);
      await kept.page.goto(site.origin + at);
    } else {
      await beginAgain(kept.page, at);
      // What the test before let fail may be said late.
      failOn(kept.unexpected(allowed));
    }
    allowed = expected;
    return kept.page;
  };
}

/** Within the document, as by a link. */
export async function followTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await page.waitForURL((url) => url.pathname + url.search + url.hash === path);
}

/** No dialog, nothing stored, marked or focused, at the top of the page; and nothing below the pointer. */
async function beginAgain(page: Page, at: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().setOffline(false);
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
  await page.locator('dialog').waitFor({ state: 'detached' });
  if (new URL(page.url()).pathname !== at) await followTo(page, at);
  expect(await page.evaluate(clear, at)).toEqual({ at, dialogs: 0, stored: 0, marks: 0, top: 0, focused: 'BODY' });
}

/** Runs in the page; tells how it is then. */
function clear(at: string) {
  history.replaceState(history.state, '', at);
  localStorage.clear();
  sessionStorage.clear();
  CSS.highlights?.clear();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo({ top: 0, behavior: 'instant' });
  return {
    at: location.pathname + location.search + location.hash,
    dialogs: document.querySelectorAll('dialog').length,
    stored: localStorage.length + sessionStorage.length,
    marks: CSS.highlights?.size ?? 0,
    top: scrollY,
    focused: document.activeElement?.tagName,
  };
}
