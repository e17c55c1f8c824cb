// The announcement bar: dismissed permanently until it changes, without layout shifts.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser, withPage } from './browser.ts';
import { untilDrawn } from './shifts.ts';
import { openSmallSite, smallConfig } from './small-site.ts';

const announcement = (id: string, closeable: boolean): string => `${smallConfig}announcement:
  id: ${id}
  content: { es: "Hay **novedades**", en: "There is [news](/other)" }
  closeable: ${closeable}
`;
const pages = {
  'content/es/index.md': '# Inicio\n',
  'content/en/index.md': '# Start\n',
  'content/es/other.md': '# Otra\n',
  'content/en/other.md': '# Other\n',
};

const browser = openBrowser();
const site = openSmallSite({ ...pages, 'site.config.yaml': announcement('first', true) });
const fixed = openSmallSite({ ...pages, 'site.config.yaml': announcement('first', false) });

const bar = (page: Page) => page.locator('.announcement');
const stored = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.includes('announcement'))));

it('shows the announcement in the language of the page', async () => {
  await withPage(browser, {}, async (page) => {
    await page.goto(site.origin);
    expect(await bar(page).textContent()).toContain('Hay novedades');
    await page.goto(`${site.origin}/en/`);
    expect(await bar(page).getByRole('link', { name: 'news' }).getAttribute('href')).toBe('/en/other/');
  });
});

it('dismissing hides the announcement on every page, until its id changes', async () => {
  await withPage(browser, {}, async (page) => {
    await page.goto(`${site.origin}/en/`);
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    expect(await bar(page).isVisible()).toBe(false);
    expect(await stored(page)).toEqual({
      'docsgen.announcement.dismissed': 'true',
      'docsgen.announcement.id': 'first',
    });
    for (const path of ['/en/', '/other/']) {
      await page.goto(site.origin + path);
      expect(await bar(page).isVisible(), path).toBe(false);
    }
    // Simulates a changed announcement.
    await page.evaluate(() => localStorage.setItem('docsgen.announcement.id', 'older'));
    await page.reload();
    expect(await bar(page).isVisible()).toBe(true);
  });
});

it('a dismissed announcement is never painted and causes no layout shift', async () => {
  await withPage(browser, {}, async (page) => {
    await page.addInitScript(() => {
      localStorage.setItem('docsgen.announcement.dismissed', 'true');
      localStorage.setItem('docsgen.announcement.id', 'first');
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) => Reflect.get(window, 'shifts').push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    // The early script alone hides it.
    await page.route('**/app.*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(`${site.origin}/en/`);
    expect(await bar(page).isVisible()).toBe(false);
    await untilDrawn(page);
    expect(await page.evaluate('shifts.length')).toBe(0);
  });
});

it('dismissing hides the announcement in other open tabs', { tags: ['long'] }, async () => {
  await withPage(browser, {}, async (page) => {
    await page.goto(`${site.origin}/en/`);
    const other = await page.context().newPage();
    await other.goto(`${site.origin}/en/other/`);
    await page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await bar(other).waitFor({ state: 'hidden' });
  });
});

it('an announcement that cannot be dismissed has no button and is always shown, also without JavaScript', async () => {
  await withPage(browser, {}, async (page) => {
    await page.addInitScript(() => {
      localStorage.setItem('docsgen.announcement.dismissed', 'true');
      localStorage.setItem('docsgen.announcement.id', 'first');
    });
    await page.goto(`${fixed.origin}/en/`);
    expect(await bar(page).isVisible()).toBe(true);
    expect(await bar(page).getByRole('button').count()).toBe(0);
  });
  await withPage(browser, { javaScriptEnabled: false }, async (page) => {
    await page.goto(`${site.origin}/en/`);
    expect(await bar(page).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Dismiss announcement' }).count()).toBe(0);
  });
});
