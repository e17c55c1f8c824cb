// Scripts that require consent, under the policy of the host: they do not run before consent, and the answer is stored
// and can be changed.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser, withPage } from './browser.ts';
import { openSmallSite, smallConfig } from './small-site.ts';

const config = `${smallConfig}scripts:
  - { text: "window.told = []; document.addEventListener('docsgen:consent', (e) => told.push(e.detail.accepted.join()))" }
  - { src: /count.js, category: analytics, attributes: { data-site: A } }
  - { text: 'window.ran = [...(window.ran ?? []), "code"]', category: analytics }
`;
const browser = openBrowser();
const site = openSmallSite({
  'site.config.yaml': config,
  'static/count.js': 'window.ran = [...(window.ran ?? []), document.currentScript.dataset.site];\n',
  'content/es/index.md': '# Inicio\n\n[Otra](otra.md)\n',
  'content/es/otra.md': '# Otra\n',
});

const ran = (page: Page): Promise<unknown> => page.evaluate(() => [...(Reflect.get(window, 'ran') ?? [])].sort());
const told = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'told'));
const bar = (page: Page) => page.getByRole('region', { name: 'Configuración de cookies' });

it('scripts run after consent, immediately on the next visit, and no longer after consent is withdrawn', () =>
  withPage(browser, {}, async (page) => {
    await page.goto(site.origin);
    await bar(page).waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect([await ran(page), await told(page)]).toEqual([[], []]);
    await bar(page).getByRole('button', { name: 'Aceptar' }).click();
    await expect.poll(() => ran(page)).toEqual(['A', 'code']);
    expect([await bar(page).isVisible(), await told(page)]).toEqual([false, ['analytics']]);
    await page.getByRole('main').getByRole('link', { name: 'Otra' }).first().click();
    await page.getByRole('heading', { name: 'Otra', level: 1 }).waitFor();
    expect(await ran(page)).toEqual(['A', 'code']);

    await page.goto(`${site.origin}/otra/?again`);
    await expect.poll(() => ran(page)).toEqual(['A', 'code']);
    expect(await bar(page).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Configuración de cookies' }).click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Aceptar');
    const loaded = page.waitForEvent('load');
    await bar(page).getByRole('button', { name: 'Rechazar' }).click();
    await loaded;
    await expect.poll(() => told(page)).toEqual(['']);
    expect([await ran(page), await bar(page).isVisible()]).toEqual([[], false]);
  }));

it('scripts follow an answer given in another tab', () =>
  withPage(browser, {}, async (page) => {
    await page.goto(site.origin);
    await bar(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(site.origin);
    await bar(other).getByRole('button', { name: 'Aceptar' }).click();
    await expect.poll(() => ran(page)).toEqual(['A', 'code']);
    expect([await bar(page).isVisible(), await told(page)]).toEqual([false, ['analytics']]);
    await other.getByRole('button', { name: 'Configuración de cookies' }).click();
    const loaded = page.waitForEvent('load');
    await bar(other).getByRole('button', { name: 'Rechazar' }).click();
    await loaded;
    await expect.poll(() => told(page)).toEqual(['']);
    expect(await ran(page)).toEqual([]);
  }));

it('without JavaScript, scripts never run and the bar is hidden', () =>
  withPage(browser, { javaScriptEnabled: false }, async (page) => {
    await page.goto(site.origin);
    expect(await page.locator('[data-consent-bar]').isVisible()).toBe(false);
    expect(await page.locator('[data-consent-settings]').isVisible()).toBe(false);
    expect(await page.locator('h1').isVisible()).toBe(true);
  }));
