// A page shared by the tests of a file, because opening a page and searching for the first time take several times as
// long as a test. Tests that need a freshly loaded page use `withPage`.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, expect } from 'vitest';
import { failOn, type HeardPage, missing, openPage, type ServedSite, type TestBrowser } from './browser.ts';

interface KeptPageOptions {
  readonly browser: TestBrowser;
  readonly site: ServedSite;
  /** Path of the page. */
  readonly at: string;
}

export const desk: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

/**
 * Resets the page and returns it. The test fails on unexpected console messages. A page is not reused after a failed
 * test. Loaded scripts remain loaded, so tests that depend on a first request must handle this.
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
      // Messages of failures that the previous test allowed can arrive late.
      failOn(kept.unexpected(allowed));
    }
    allowed = expected;
    return kept.page;
  };
}

/** Navigates within the document, like a link. */
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

/**
 * Resets the page: no dialog, storage, highlights or focus, scrolled to the top, and the pointer outside of the page.
 */
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

/** Runs in the page and returns its state. */
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
