// Runs axe-core on every kind of page, in light and dark mode, on desktop and phone.
import { expect, it } from 'vitest';
import { variantsOf } from '../long.ts';
import { violations, violationsInEveryLook } from './axe.ts';
import { openBrowser, openReferenceSite, withPage } from './browser.ts';

const browser = openBrowser();
const site = openReferenceSite();

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

// Shares one window, so that axe-core is parsed only once.
it('every kind of page passes axe-core, in every color mode and size', async () => {
  const found: Record<string, readonly string[]> = {};
  await withPage(browser, { reducedMotion: 'reduce' }, async (page) => {
    for (const [name, path] of Object.entries(pages)) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(site.origin + path);
      found[name] = await violationsInEveryLook(page);
      await page.evaluate(() => localStorage.clear());
    }
  });
  expect(found).toEqual(Object.fromEntries(Object.keys(pages).map((name) => [name, []])));
});

it('the open phone menu passes axe-core', async () => {
  await withPage(browser, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' }, async (page) => {
    await page.goto(`${site.origin}/api/manager/documents/create/`);
    await page.getByRole('button', { name: 'Menú' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

it.each(variantsOf(['breadcrumbs', 'navbar']))(
  'the error page of a crashed page (by its %s) passes axe-core',
  async (part) => {
    await withPage(
      browser,
      { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
      async (page) => {
        await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
        await page.route('**/api/environment/', async (route) => {
          const response = await route.fetch();
          await route.fulfill({
            response,
            body: (await response.text()).replace(`"${part}":[`, `"${part}":null,"was":[`),
          });
        });
        await page.goto(`${site.origin}/api/intro/`);
        await page.locator('.sidebar a[href="/api/environment/"]').click();
        await page.locator('.error-page').waitFor();
        expect(await page.locator('.navbar').count()).toBe(part === 'navbar' ? 0 : 1);
        expect(await violations(page)).toEqual([]);
      },
      [/./],
    );
  },
);
