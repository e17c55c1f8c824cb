// axe-core on every kind of page, in both colour modes, on a desk and on a phone.
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAndServe, type ServedSite, startBrowser, withPage } from './browser.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

let browser: Browser;
let site: ServedSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), buildAndServe()]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

async function violations(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({ path: axePath });
  const results: AxeResults = await page.evaluate('axe.run()');
  return results.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
}

const pages = {
  'the landing page': '/',
  'the landing page in English': '/en/',
  'a page of an endpoint': '/api/manager/documents/create/',
  'a long page with a picture': '/api/webhooks/introduction/',
  'a page with wide tables': '/api/reference/country-list/',
  'the root of a section': '/sdk/',
  'a category page': '/api/manager/document/',
  'a category page of categories': '/en/api/manager/',
  'the not-found page': '/api/does-not-exist/',
} as const;

const widths = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;

describe.each(Object.entries(pages))('%s', (_name, path) => {
  describe.each(Object.entries(widths))('on a %s', (_width, viewport) => {
    it.each(['light', 'dark'])('has nothing axe-core objects to, in %s colours', async (mode) => {
      await withPage(browser, { viewport, reducedMotion: 'reduce' }, async (page) => {
        await page.addInitScript((theme) => localStorage.setItem('docsgen.theme', theme), mode);
        await page.goto(site.origin + path);
        expect(await page.locator('html').getAttribute('data-theme')).toBe(mode);
        expect(await violations(page)).toEqual([]);
      });
    });
  });
});

it('the open menu of a phone has nothing axe-core objects to', async () => {
  await withPage(browser, { viewport: widths.phone, reducedMotion: 'reduce' }, async (page) => {
    await page.goto(`${site.origin}/api/manager/documents/create/`);
    await page.getByRole('button', { name: 'Menú' }).click();
    expect(await violations(page)).toEqual([]);
  });
});

it('the page that says another crashed has nothing axe-core objects to', async () => {
  await withPage(
    browser,
    { viewport: widths.desk },
    async (page) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      await page.route('**/api/environment/', async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          body: (await response.text()).replace('"contents":[', '"contents":null,"was":['),
        });
      });
      await page.goto(`${site.origin}/api/intro/`);
      await page.locator('.sidebar a[href="/api/environment/"]').click();
      await page.locator('.error-page').waitFor();
      expect(await violations(page)).toEqual([]);
    },
    [/./],
  );
});

it('no page is wider than the screen, from 320 to 1920 px', { timeout: 300_000 }, async () => {
  const tested = [320, 390, 768, 996, 997, 1280, 1920];
  await withPage(browser, {}, async (page) => {
    const wide: string[] = [];
    for (const path of site.paths) {
      await page.goto(site.origin + path, { waitUntil: 'load' });
      for (const width of tested) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0) wide.push(`${path} at ${width} px by ${overflow} px`);
      }
    }
    expect(wide).toEqual([]);
  });
});
