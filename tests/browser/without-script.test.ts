// Without JavaScript, everything can be read, opened and navigated.
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, openReferenceSite, withPage } from './browser.ts';

const browser = openBrowser();
const site = openReferenceSite();

const desk = { viewport: { width: 1280, height: 900 }, javaScriptEnabled: false } as const;
const phone = { viewport: { width: 390, height: 844 }, javaScriptEnabled: false } as const;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path);
}

describe('desktop without JavaScript', () => {
  it('shows the article, its title once, and no control that requires a script', async () => {
    await withPage(browser, desk, async (page) => {
      await open(page, '/api/manager/documents/create/');
      expect(await page.locator('h1').allInnerTexts()).toEqual(['Crear un documento']);
      expect(await page.locator('main article h2').count()).toBeGreaterThan(3);
      const buttons = await page.locator('button:visible').allInnerTexts();
      expect(buttons).toEqual([]);
    });
  });

  it('opens the branch of the current page; other branches are closed and can be opened', async () => {
    await withPage(browser, desk, async (page) => {
      await open(page, '/api/manager/documents/create/');
      const sidebar = page.getByRole('navigation', { name: 'Referencia de la API' });
      expect(await sidebar.getByRole('link', { name: 'Crear', exact: true }).first().getAttribute('aria-current')).toBe(
        'page',
      );
      const link = sidebar.getByRole('link', { name: 'Lista de países', includeHidden: true });
      expect(await link.isVisible()).toBe(false);
      await sidebar.locator('details:not([open]) > summary').last().click();
      expect(await link.isVisible()).toBe(true);
    });
  });

  it('navbar, sidebar, breadcrumbs and pagination lead to other pages', async () => {
    await withPage(browser, desk, async (page) => {
      await open(page, '/');
      await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'API', exact: true }).click();
      expect(new URL(page.url()).pathname).toBe('/api/intro/');
      await page.locator('a[rel=next], nav a').filter({ hasText: 'Siguiente' }).last().click();
      expect(new URL(page.url()).pathname).toBe('/api/environment/');
      await open(page, '/api/manager/documents/create/');
      await page
        .locator('main nav, nav[aria-label]')
        .getByRole('link', { name: 'Documentos', exact: true })
        .first()
        .click();
      expect(new URL(page.url()).pathname).toBe('/api/manager/document/');
      await page.locator('main').getByRole('link', { name: 'Subir' }).first().click();
      expect(new URL(page.url()).pathname).toBe('/api/manager/documents/upload/');
    });
  });

  it('the language menu switches to the same page', async () => {
    await withPage(browser, desk, async (page) => {
      await open(page, '/api/webhooks/introduction/');
      await page.locator('summary', { hasText: 'Español' }).click();
      await page.getByRole('link', { name: 'English' }).click();
      expect(new URL(page.url()).pathname).toBe('/en/api/webhooks/introduction/');
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
    });
  });
});

describe('phone without JavaScript', () => {
  it('opens and closes the menu, whose links work', async () => {
    await withPage(browser, phone, async (page) => {
      await open(page, '/api/manager/documents/create/');
      const link = page.getByRole('link', { name: 'Cancelar', exact: true });
      expect(await link.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Menú' }).click();
      expect(await link.isVisible()).toBe(true);
      await link.click();
      expect(new URL(page.url()).pathname).toBe('/api/manager/documents/cancel/');
    });
  });

  it('collapses the table of contents', { tags: ['long'] }, async () => {
    await withPage(browser, phone, async (page) => {
      await open(page, '/api/manager/documents/create/');
      const entry = page.getByRole('link', { name: 'Solicitud', exact: true }).and(page.locator(':visible'));
      expect(await entry.count()).toBe(0);
      await page.locator('summary', { hasText: 'En esta página' }).click();
      await entry.first().click();
      expect(new URL(page.url()).hash).toBe('#request');
    });
  });
});

// Parsed like a browser without scripts; opening every page would reveal nothing else.
it('every page has one title, one article or list of cards, and links to other pages', async () => {
  const poor: string[] = [];
  for (const path of site.paths) {
    const page = fromHtml(await (await fetch(site.origin + path)).text());
    const titles = selectAll('h1', page).length;
    const links = selectAll('main a', page).length;
    if (titles !== 1 || links === 0) poor.push(`${path}: ${titles} titles, ${links} links`);
  }
  expect(poor).toEqual([]);
});
