// The navbar is painted before the style sheet and does not change afterwards, and nothing moves while the page is
// loading.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { variantsOf } from '../../long.ts';
import { openBrowser, openBrowserWithScrollBars, openReferenceSite, withPage } from '../browser.ts';
import { shiftsOf, untilDrawn, useSystemFont, watchShifts } from '../shifts.ts';
import { openSmallSite, smallConfig } from '../small-site.ts';
import { serveInTwoParts } from '../two-parts.ts';

const path = '/api/manager/documents/create/';

const browser = openBrowser();
const withScrollBars = openBrowserWithScrollBars();
const site = openReferenceSite();
const announcing = openSmallSite({
  'site.config.yaml': `${smallConfig}announcement: { id: one, content: { es: Novedades, en: News } }\n`,
  'content/es/index.md': '# Inicio\n',
  'content/en/index.md': '# Start\n',
});

/** Opens a page whose style sheet is delayed until the returned function is called. */
async function openWithoutStyles(page: Page, address: string): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/*.css', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.brand').waitFor({ state: 'attached' });
  return async () => {
    release();
    await page.waitForLoadState('load');
  };
}

const untilPainted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

const visible = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).filter({ visible: true }).count();

/** Returns positions and colors of what is painted first. */
async function looksOf(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const placeAndLookOf = (selector: string): unknown => {
      const element = document.querySelector(selector);
      if (element === null) throw new Error(`There is no ${selector}.`);
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderBottomColor, borderBottomWidth, fill, stroke, strokeWidth } =
        getComputedStyle(element);
      const box = [x, y, width, height];
      const paint = { fill, stroke, strokeWidth };
      switch (selector) {
        case 'html':
          // The page becomes longer later.
          return { selector, ground: backgroundColor };
        case '.navbar':
          // The navbar has the background of the page, and is slightly transparent when text scrolls below it.
          return { selector, box, line: `${borderBottomWidth} ${borderBottomColor}` };
        case '.menu-button':
          return { selector, box, color, ground: backgroundColor };
        default:
          return { selector, box, ...paint };
      }
    };
    return [
      'html',
      '.navbar',
      '.menu-button',
      '.menu-button > svg',
      '.logo > svg',
      '.logo circle',
      '.logo path',
      '.logo path:nth-of-type(2)',
    ].map((selector) => placeAndLookOf(selector));
  });
}

const later = '.brand-name, .navbar-nav, .search-box, .dropdown, .navbar [data-color-toggle], .skip-link, main, .menu';

describe.each(variantsOf([390, 768, 1280]))('first paint at %i px', (width) => {
  it.each(['light', 'dark'])(
    'the navbar is painted before the style sheet, in %s mode, and does not change',
    async (theme) => {
      await withPage(browser, { viewport: { width, height: 800 } }, async (page) => {
        await page.addInitScript((chosen) => localStorage.setItem('docsgen.theme', chosen), theme);
        const bringStyles = await openWithoutStyles(page, site.origin + path);
        await untilPainted(page);
        const before = await looksOf(page);
        expect(JSON.stringify(before)).toContain(theme === 'dark' ? 'rgb(13, 18, 32)' : 'rgb(251, 248, 242)');
        expect(await visible(page, '.logo > svg')).toBe(1);
        expect(await visible(page, '.menu-button')).toBe(width < 997 ? 1 : 0);
        expect(await visible(page, later)).toBe(0);
        await bringStyles();
        expect(await looksOf(page)).toEqual(before);
        expect(await visible(page, '.brand-name')).toBe(1);
        await page.locator('main').waitFor();
      });
    },
  );
});

it('nothing moves when the text loads and a scroll bar appears', { tags: ['long'] }, async () => {
  await withPage(withScrollBars, { viewport: { width: 1700, height: 800 } }, async (page) => {
    const bringStyles = await openWithoutStyles(page, site.origin + path);
    await untilPainted(page);
    const place = (): Promise<number> => page.locator('.logo > svg').evaluate((logo) => logo.getBoundingClientRect().x);
    const before = await place();
    await bringStyles();
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    expect(await place()).toBe(before);
  });
});

it('a page that fits the screen has no scroll bar', async () => {
  await withPage(browser, { viewport: { width: 1280, height: 1000 } }, async (page) => {
    await page.goto(`${site.origin}/404.html`);
    await page.locator('[data-announcer]').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1000);
  });
});

it('the navbar is painted before the style sheet without JavaScript', async () => {
  await withPage(browser, { viewport: { width: 390, height: 800 }, javaScriptEnabled: false }, async (page) => {
    const bringStyles = await openWithoutStyles(page, site.origin + path);
    await untilPainted(page);
    expect(await page.locator('.logo > svg').boundingBox()).toMatchObject({ width: 28, height: 28 });
    expect(await visible(page, later)).toBe(0);
    await bringStyles();
    expect(await visible(page, '.brand-name')).toBe(1);
  });
});

it('if the style sheet fails to load, all links of the page are visible', { tags: ['long'] }, async () => {
  await withPage(
    browser,
    { viewport: { width: 1280, height: 800 } },
    async (page) => {
      for (const refuse of ['cut', 'missing', 'another page'] as const) {
        await page.unrouteAll();
        await page.route('**/*.css', (route) =>
          refuse === 'cut'
            ? route.abort()
            : route.fulfill({
                status: refuse === 'missing' ? 404 : 200,
                contentType: 'text/html',
                body: '<title>Not here</title>',
              }),
        );
        await page.goto(site.origin + path);
        expect(await visible(page, '.skip-link'), refuse).toBe(1);
        expect(await visible(page, '.brand-name'), refuse).toBe(1);
        expect(await page.locator('.navbar-nav').getByRole('link', { name: 'SDK' }).isVisible(), refuse).toBe(true);
        expect(await page.locator('h1').isVisible(), refuse).toBe(true);
      }
    },
    [/Failed to load|MIME type/],
  );
});

it.each(
  variantsOf([
    ['link', /<a [^>]*data-active=""[^>]*>Documentos<\/a>/],
    ['missing caret', /<details data-key="manager\/documents"[^>]*>/],
    ['caret', /<details data-key="manager\/documents".*?<\/details>/],
    ['list', /<details data-key="manager\/documents".*?<\/ul>/],
  ]),
)('nothing moves when a page arrives in two parts, the first up to the %s of a category', async (_name, end) => {
  const slow = await serveInTwoParts(site.origin, end);
  try {
    await withPage(browser, { viewport: { width: 1280, height: 800 } }, async (page) => {
      await useSystemFont(page);
      await watchShifts(page);
      await page.goto(slow.origin + path, { waitUntil: 'commit' });
      await page.locator('.sidebar').getByText('Documentos', { exact: true }).first().waitFor({ state: 'visible' });
      await untilDrawn(page);
      slow.finish();
      await page.locator('h1').waitFor();
      await page.waitForLoadState('load');
      await untilDrawn(page);
      expect(await shiftsOf(page)).toBe('[]');
    });
  } finally {
    await slow.close();
  }
});

it('below an announcement, the navbar waits for the style sheet, so that nothing moves', async () => {
  await withPage(browser, { viewport: { width: 390, height: 800 } }, async (page) => {
    await watchShifts(page);
    const bringStyles = await openWithoutStyles(page, announcing.origin);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(0);
    await bringStyles();
    await untilPainted(page);
    await untilDrawn(page);
    expect(await visible(page, '.announcement')).toBe(1);
    expect(await shiftsOf(page)).toBe('[]');
  });
});

it('the critical CSS is less than 2 kB per page and requests no file', async () => {
  await withPage(browser, {}, async (page) => {
    await page.goto(site.origin + path);
    const text = await page.locator('style').textContent();
    expect(text?.length).toBeLessThan(2000);
    expect(text).not.toContain('url(');
  });
});
