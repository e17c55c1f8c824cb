// The bar is painted before the style sheet is there, and nothing of it looks or stands otherwise afterwards; nor does what is
// painted while the page still comes.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedSite, serveReferenceSite, startBrowser, withPage } from './browser.ts';
import { serveSmallSite, smallConfig } from './small-site.ts';

const path = '/api/manager/documents/create/';

let browser: Browser;
let withScrollBars: Browser;
let site: ServedSite;
let announcing: ServedSite;

beforeAll(async () => {
  [browser, withScrollBars, site, announcing] = await Promise.all([
    startBrowser(),
    startBrowser({ hasScrollBars: true }),
    serveReferenceSite(),
    serveSmallSite({
      'site.config.yaml': `${smallConfig}announcement: { id: one, content: { es: Novedades, en: News } }\n`,
      'content/es/index.md': '# Inicio\n',
      'content/en/index.md': '# Start\n',
    }),
  ]);
});

afterAll(async () => {
  await Promise.all([browser.close(), withScrollBars.close(), site.close(), announcing.close()]);
});

/** Opens a page whose style sheet comes only when the function that this gives is called, and then all of the page. */
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
  await page.locator('.mark').waitFor({ state: 'attached' });
  return async () => {
    release();
    await page.waitForLoadState('load');
  };
}

const untilPainted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

const visible = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).filter({ visible: true }).count();

/** Places and colours of what is painted first. */
async function looksOf(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const lookOf = (selector: string): unknown => {
      const element = document.querySelector(selector);
      if (element === null) throw new Error(`There is no ${selector}.`);
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderBottomColor, borderBottomWidth, fill, stroke, strokeWidth } =
        getComputedStyle(element);
      const box = [x, y, width, height];
      const paint = { fill, stroke, strokeWidth };
      switch (selector) {
        case 'html':
          // The page is longer later on.
          return { selector, ground: backgroundColor };
        case '.navbar':
          // Its own ground is the page's, which one sees through a little once a text passes below it.
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
      '.mark',
      '.mark-seal',
      '.mark-nib',
      '.mark-slit',
    ].map((selector) => lookOf(selector));
  });
}

const later = '.brand-name, .navbar-nav, .search-box, .dropdown, .navbar [data-color-toggle], .skip-link, main, .menu';

describe.each([390, 768, 1280])('%i px wide', (width) => {
  it.each(['light', 'dark'])('the bar is there before the styles, in %s colours, and stays as it is', async (theme) => {
    await withPage(browser, { viewport: { width, height: 800 } }, async (page) => {
      await page.addInitScript((chosen) => localStorage.setItem('docsgen.theme', chosen), theme);
      const bringStyles = await openWithoutStyles(page, site.origin + path);
      await untilPainted(page);
      const before = await looksOf(page);
      expect(JSON.stringify(before)).toContain(theme === 'dark' ? 'rgb(13, 18, 32)' : 'rgb(251, 248, 242)');
      expect(await visible(page, '.mark')).toBe(1);
      expect(await visible(page, '.menu-button')).toBe(width < 997 ? 1 : 0);
      expect(await visible(page, later)).toBe(0);
      await bringStyles();
      expect(await looksOf(page)).toEqual(before);
      expect(await visible(page, '.brand-name')).toBe(1);
      expect(await visible(page, 'main')).toBe(1);
    });
  });
});

it('nothing moves when the text comes, and with it a scroll bar', async () => {
  await withPage(withScrollBars, { viewport: { width: 1700, height: 800 } }, async (page) => {
    const bringStyles = await openWithoutStyles(page, site.origin + path);
    await untilPainted(page);
    const place = (): Promise<number> => page.locator('.mark').evaluate((mark) => mark.getBoundingClientRect().x);
    const before = await place();
    await bringStyles();
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    expect(await place()).toBe(before);
  });
});

it('a page that fits on the screen has no scroll bar', async () => {
  await withPage(browser, { viewport: { width: 1280, height: 1000 } }, async (page) => {
    await page.goto(`${site.origin}/404.html`);
    await page.locator('[data-announcer]').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1000);
  });
});

it('without script too', async () => {
  await withPage(browser, { viewport: { width: 390, height: 800 }, javaScriptEnabled: false }, async (page) => {
    const bringStyles = await openWithoutStyles(page, site.origin + path);
    await untilPainted(page);
    expect(await page.locator('.mark').boundingBox()).toMatchObject({ width: 28, height: 28 });
    expect(await visible(page, later)).toBe(0);
    await bringStyles();
    expect(await visible(page, '.brand-name')).toBe(1);
  });
});

it('a style sheet that does not come leaves a page with all its links', async () => {
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

/** Notes what moves, for `shifts`. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => Reflect.get(window, 'shifts').push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

const shifts = (page: Page): Promise<unknown> => page.evaluate('shifts.length');

/** Serves the site, but its pages only up to `end`; the rest once `finish` is called. */
async function serveInTwoParts(end: RegExp) {
  let finish = (): void => undefined;
  const finished = new Promise<void>((done) => {
    finish = done;
  });
  const server = createServer(async (request, response) => {
    const answer = await fetch(site.origin + request.url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const found = type.startsWith('text/html') ? end.exec(body.toString('latin1')) : null;
    const length = found === null ? 0 : found.index + found[0].length;
    response.write(body.subarray(0, length));
    if (found !== null) await finished;
    response.end(body.subarray(length));
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
  return { origin: `http://localhost:${port}`, finish, close };
}

it.each([
  ['link', /<a [^>]*data-active=""[^>]*>Documentos<\/a>/],
  ['caret that is not there yet', /<details data-key="manager\/documents"[^>]*>/],
  ['caret', /<details data-key="manager\/documents".*?<\/details>/],
  ['list', /<details data-key="manager\/documents".*?<\/ul>/],
])('nothing moves when a page comes in two parts, the first up to a category’s %s', async (_name, end) => {
  const slow = await serveInTwoParts(end);
  try {
    await withPage(browser, { viewport: { width: 1280, height: 800 } }, async (page) => {
      await watchShifts(page);
      await page.goto(slow.origin + path, { waitUntil: 'commit' });
      await page.locator('.sidebar').getByText('Documentos', { exact: true }).first().waitFor({ state: 'visible' });
      await page.waitForTimeout(200);
      slow.finish();
      await page.locator('h1').waitFor();
      await page.waitForTimeout(200);
      expect(await shifts(page)).toBe(0);
    });
  } finally {
    await slow.close();
  }
});

it('where an announcement stands above the bar, both wait for the styles, so that nothing moves', async () => {
  await withPage(browser, { viewport: { width: 390, height: 800 } }, async (page) => {
    await watchShifts(page);
    const bringStyles = await openWithoutStyles(page, announcing.origin);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(0);
    await bringStyles();
    await untilPainted(page);
    expect(await visible(page, '.announcement')).toBe(1);
    expect(await shifts(page)).toBe(0);
  });
});

it('costs a page less than 2 kB, and asks for no file', async () => {
  await withPage(browser, {}, async (page) => {
    await page.goto(site.origin + path);
    const text = await page.locator('style').textContent();
    expect(text?.length).toBeLessThan(2000);
    expect(text).not.toContain('url(');
  });
});
