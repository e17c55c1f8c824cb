// What a reader sees where no answer comes: for a page that was gone to, in its place; and what they can do about it.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, openReferenceSite, withPage } from '../browser.ts';

const browser = openBrowser();
const site = openReferenceSite();

const desk = { viewport: { width: 1280, height: 900 } } as const;
const netErrors = [/net::ERR_/];

const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), path);

async function arrive(page: Page, path: string, heading: string): Promise<void> {
  await page.waitForFunction(
    ([wanted, title]) =>
      location.pathname === wanted &&
      Array.from(document.querySelectorAll('h1')).find((one) => one.checkVisibility())?.textContent === title,
    [path, heading],
  );
}

/** Of a document that is never loaded anew. */
async function openMarked(page: Page, path: string): Promise<void> {
  // Nothing is fetched ahead.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(site.origin + path);
  // What draws other pages has come as well: a page that is left to the browser would be the end of its document.
  await page.waitForFunction(() => {
    const scripts = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]'));
    return scripts.length === 2 && scripts.every(({ href }) => performance.getEntriesByName(href).length > 0);
  });
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
}

const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-mark'));

const failed = 'No se pudo cargar esta página';

describe('a page that does not come', () => {
  it('is told at its address, in the shell; back leads to the one before, and it comes when the line does', () =>
    withPage(
      browser,
      desk,
      async (page) => {
        await openMarked(page, '/api/manager/documents/create/');
        await page.evaluate(() => scrollTo(0, 700));
        await page.context().setOffline(true);
        await follow(page, '/api/environment/');
        await arrive(page, '/api/environment/', failed);
        expect(await page.title()).toBe(failed);
        expect(await page.locator('.error-message').innerText()).toContain('Failed to fetch');
        expect(await page.locator('.navbar, .sidebar, .footer').filter({ visible: true }).count()).toBe(3);
        expect(await page.locator('article, .contents, .doc-foot').filter({ visible: true }).count()).toBe(0);
        expect(await page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual(['docsgen-content', 0]);
        await page.goBack();
        await arrive(page, '/api/manager/documents/create/', 'Crear un documento');
        // What screen readers hear is this page, not the failure.
        expect(await page.locator('[data-announcer]').textContent()).toBe(await page.title());
        expect(await page.evaluate(() => scrollY)).toBe(700);
        expect(await page.title()).toMatch(/^Crear un documento/);
        await page.goForward();
        await arrive(page, '/api/environment/', failed);
        await follow(page, '/api/manager/documents/create/');
        await arrive(page, '/api/manager/documents/create/', 'Crear un documento');
        await page.goBack();
        await arrive(page, '/api/environment/', failed);
        await page.context().setOffline(false);
        await arrive(page, '/api/environment/', 'Entornos');
        expect(await page.locator('.error-page').count()).toBe(0);
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('docsgen-content');
        expect(await isMarked(page)).toBe(true);
      },
      netErrors,
    ));

  it('comes by Retry as well; what the server answers then is shown by the browser', () =>
    withPage(
      browser,
      desk,
      async (page) => {
        await openMarked(page, '/');
        await page.route(/\/api\/intro\//, (route) => route.abort());
        await follow(page, '/api/intro/#first-request');
        await arrive(page, '/api/intro/', failed);
        const retry = page.getByRole('button', { name: 'Reintentar' });
        // What is shown is the same before and after: only the requests tell that it failed again, the page's and then
        // the question whether the server answers at all.
        const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
        await Promise.all([asked, retry.click()]);
        await arrive(page, '/api/intro/', failed);
        await page.unrouteAll();
        await retry.click();
        await arrive(page, '/api/intro/', 'Introducción a la API');
        expect(await page.evaluate(() => document.activeElement?.id)).toBe('first-request');
        expect(await isMarked(page)).toBe(true);

        await page.route('**/api/environment/', (route) => route.abort());
        await follow(page, '/api/environment/');
        await arrive(page, '/api/environment/', failed);
        await page.unrouteAll();
        await page.route('**/api/environment/', (route) =>
          route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Busy</h1>' }),
        );
        await retry.click();
        await arrive(page, '/api/environment/', 'Busy');
        expect(await isMarked(page)).toBe(false);
      },
      [...netErrors, /503/],
    ));
});

describe('the search of a page whose deployment is gone', () => {
  const reload = 'Volver a cargar la página';

  it.each([
    ['its script', /search-dialog\.[^/]*\.js/],
    ['the titles', /titles[^/]*\.json/],
    ['the index', /\/search\/es\/index/],
  ])('offers to load the page anew where %s is gone, and looks for the same then', (_name, gone) =>
    withPage(
      browser,
      desk,
      async (page) => {
        await openMarked(page, '/api/intro/');
        await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
        await page.keyboard.press('/');
        await page.locator('.search-input').pressSequentially('webhook');
        await page.getByRole('button', { name: reload }).waitFor();
        await page.unrouteAll();
        await page.getByRole('button', { name: reload }).click();
        await page.locator('.search-excerpt').first().waitFor();
        expect(await page.locator('.search-input').inputValue()).toBe('webhook');
        expect(await isMarked(page)).toBe(false);
      },
      [/404/, /dynamically imported module/],
    ),
  );

  it('offers it where only the page itself tells, too; and Retry where the line is at fault', () =>
    withPage(
      browser,
      desk,
      async (page) => {
        await openMarked(page, '/api/intro/');
        await page.route(/search-dialog\.[^/]*\.js/, (route) => route.abort());
        await page.keyboard.press('/');
        await page.getByRole('button', { name: 'Reintentar' }).waitFor();
        await page.keyboard.press('Escape');
        await page.route('**/api/intro/', async (route) => {
          const response = await route.fetch();
          await route.fulfill({
            response,
            body: (await response.text()).replace(/assets\/app\.[^.]+\.js/, 'assets/app.NEW.js'),
          });
        });
        await page.keyboard.press('/');
        await page.getByRole('button', { name: reload }).waitFor();
      },
      [...netErrors, /dynamically imported module/],
    ));
});
