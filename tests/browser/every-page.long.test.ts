// Every page of the reference site at many widths.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser, openReferenceSite, withPage } from './browser.ts';
import { emptyWindow, openInFrame, overflows } from './page-frame.ts';

const browser = openBrowser();
const site = openReferenceSite();

/** Phones, tablets and desktops, and both sides of every breakpoint. */
const widths = [320, 360, 390, 639, 640, 767, 768, 996, 997, 1239, 1240, 1280, 1440, 1920] as const;

it('no page is wider than the screen, at any width', async () => {
  const tooWide: string[] = [];
  const visitAll = async (page: Page): Promise<void> => {
    await emptyWindow(page, site.origin);
    for (const path of site.paths) {
      await openInFrame(page, path, widths[0]);
      tooWide.push(...(await overflows(page, widths)).map((place) => `${path} ${place}`));
    }
  };
  await withPage(browser, { viewport: { width: 2000, height: 900 } }, visitAll, [/./]);
  expect(site.paths.length).toBeGreaterThan(100);
  expect(tooWide).toEqual([]);
}, 600_000);
