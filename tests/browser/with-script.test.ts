// What the small scripts of the page add: the colour toggle and the not-found page in the reader's language.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAndServe, type ServedSite, startBrowser, withPage } from './browser.ts';

let browser: Browser;
let site: ServedSite;

beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), buildAndServe()]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

describe('the colour mode', () => {
  it('begins light whatever the system prefers, and follows the toggle, also after a reload', async () => {
    await withPage(browser, { colorScheme: 'dark', viewport: { width: 1280, height: 900 } }, async (page) => {
      await page.goto(`${site.origin}/api/intro/`);
      const mode = page.locator('html');
      expect(await mode.getAttribute('data-theme')).toBe('light');
      await page.getByRole('button', { name: 'Modo oscuro' }).and(page.locator(':visible')).click();
      expect(await mode.getAttribute('data-theme')).toBe('dark');
      await page.reload();
      expect(await mode.getAttribute('data-theme')).toBe('dark');
    });
  });

  it('ignores a stored value that is neither light nor dark', async () => {
    await withPage(browser, {}, async (page) => {
      await page.addInitScript(() => localStorage.setItem('docsgen.theme', 'zzz'));
      await page.goto(`${site.origin}/api/intro/`);
      expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    });
  });
});

describe('the not-found page', () => {
  it('speaks the language of the path that was asked for, though the host knows only the one at the root', async () => {
    await withPage(browser, {}, async (page) => {
      const response = await page.goto(`${site.origin}/en/nothing/here/`);
      expect(response?.status()).toBe(404);
      expect(await page.locator('h1:visible').innerText()).toBe('Page Not Found');
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      await page.goto(`${site.origin}/nada/`);
      expect(await page.locator('html').getAttribute('lang')).toBe('es');
      expect(await page.locator('h1:visible').innerText()).not.toBe('Page Not Found');
    });
  });
});

it('no page asks anything of another origin', async () => {
  await withPage(browser, {}, async (page) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.origin) && !request.url().startsWith('data:')) foreign.push(request.url());
    });
    for (const path of site.paths) await page.goto(site.origin + path);
    expect(foreign).toEqual([]);
  });
});
