// Pages and searches that fail because there is no response, and how the reader can recover.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { variantsOf } from '../../long.ts';
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

/** Opens a page in a document that must not be reloaded. */
async function openMarked(page: Page, path: string): Promise<void> {
  // Turns prefetching off.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto(site.origin + path);
  // The shell script must have loaded: a full load would replace the document.
  await page.waitForFunction(() => {
    const scripts = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]'));
    return scripts.length === 2 && scripts.every(({ href }) => performance.getEntriesByName(href).length > 0);
  });
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
}

const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-mark'));

const failed = 'No se pudo cargar esta página';

describe('a page that cannot be loaded', () => {
  it('shows the error at the URL of the page; back leads to the previous page, and reconnecting loads the page', () =>
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
        // Screen readers hear the title of this page, not the error.
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

  it('Retry loads the page; error responses of the server are shown by the browser', { tags: ['long'] }, () =>
    withPage(
      browser,
      desk,
      async (page) => {
        await openMarked(page, '/');
        await page.route(/\/api\/intro\//, (route) => route.abort());
        await follow(page, '/api/intro/#first-request');
        await arrive(page, '/api/intro/', failed);
        const retry = page.getByRole('button', { name: 'Reintentar' });
        // The page looks the same before and after. Only the requests show that it failed again: first the page's, then
        // the check whether the server responds at all.
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
    ),
  );
});

describe('searching after the site was deployed again', () => {
  const reload = 'Volver a cargar la página';

  it.each(
    variantsOf([
      ['its script', /search-dialog\.[^/]*\.js/],
      ['the titles', /titles[^/]*\.json/],
      ['the index', /\/search\/es\/index/],
    ]),
  )('offers to reload the page if %s is gone, and repeats the search', (_name, gone) =>
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

  it(
    'offers to reload if only the page itself reveals it, and to retry if the network is down',
    { tags: ['long'] },
    () =>
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
      ),
  );
});
