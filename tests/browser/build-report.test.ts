// The report of a build, opened from the disk as people open it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportPage } from '../../packages/generator/src/build/build-report/report-page.ts';
import { emptyProfile, madeProfile } from '../unit/build/made-profile.ts';
import { violations } from './axe.ts';
import { startBrowser, withPage } from './browser.ts';

const long = 'ANameWithoutAnyPlaceToBreakItAsGeneratedReferencesHaveThem'.repeat(3);
const profiles = {
  'no pages': emptyProfile,
  'one page': madeProfile(1, 1),
  'a thousand pages': { ...madeProfile(1000, 3, true), site: long },
  'many pages on many threads': madeProfile(10_000, 8),
} as const;
const names = Object.keys(profiles) as readonly (keyof typeof profiles)[];

let browser: Browser;
let folder = '';

beforeAll(async () => {
  browser = await startBrowser();
  folder = mkdtempSync(join(tmpdir(), 'docsgen-report-'));
  for (const name of names) writeFileSync(join(folder, `${name}.html`), reportPage(profiles[name]));
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The policy of the page would keep axe-core out as well. */
async function withReport(
  name: keyof typeof profiles,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  await withPage(browser, { ...options, bypassCSP: true }, async (page) => {
    await page.goto(pathToFileURL(join(folder, `${name}.html`)).href);
    await use(page);
  });
}

describe.each(names)('the report of %s', (name) => {
  it.each([
    ['light', 1280],
    ['dark', 390],
  ] as const)('has nothing axe-core objects to, in %s colours at %d px', async (colorScheme, width) => {
    await withReport(name, { colorScheme, viewport: { width, height: 900 } }, async (page) => {
      for (const summary of await page.locator('summary').all()) await summary.click();
      expect(await violations(page)).toEqual([]);
    });
  });

  it('is never wider than the screen', async () => {
    await withReport(name, {}, async (page) => {
      for (const width of [320, 390, 560, 640, 768, 960, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        expect({ width, needed }).toEqual({ width, needed: width });
      }
    });
  });
});

it('words in the pictures stay inside them and do not cover each other', async () => {
  await withReport('a thousand pages', {}, async (page) => {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await page.evaluate(() =>
        [...document.querySelectorAll('svg.picture')].map((picture) =>
          [...picture.querySelectorAll('text')]
            .map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0)
            .map(({ text, box }) => ({ text, left: box.left, right: box.right, top: box.top, bottom: box.bottom })),
        ),
      );
      for (const { left, right } of boxes.flat()) expect(left >= 0 && right <= width).toBe(true);
      const covered = boxes.flatMap((texts) =>
        texts.flatMap((a, index) =>
          texts
            .slice(index + 1)
            .filter((b) => a.left < b.right && b.left < a.right && a.top + 3 < b.bottom && b.top + 3 < a.bottom)
            .map((b) => `${a.text} and ${b.text} at ${width}`),
        ),
      );
      expect(covered).toEqual([]);
    }
  });
});
