// The language menu: keeps the URL, works with the keyboard, stores the choice, and never redirects.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, withPage } from '../browser.ts';
import { untilDrawn } from '../shifts.ts';
import { openSmallSite, smallConfig } from '../small-site.ts';

const page = (title: string): string => `# ${title}\n\n## One {#one}\n\n${'Words.\n\n'.repeat(100)}\n\n## Two {#two}\n`;

const files = {
  'site.config.yaml': `${smallConfig}  - { code: pt, label: Português }\n`,
  ...Object.fromEntries(['es', 'en', 'pt'].map((code) => [`content/${code}/index.md`, page(code)])),
  ...Object.fromEntries(['es', 'en', 'pt'].map((code) => [`content/${code}/guide.md`, page(`Guide ${code}`)])),
};

const browser = openBrowser();
const site = openSmallSite(files);

const desk = { viewport: { width: 1280, height: 900 } };
const menu = (page: Page) => page.locator('.navbar .dropdown');
const link = (page: Page, name: string) => menu(page).getByRole('link', { name });
const focused = (page: Page): Promise<string> => page.evaluate('document.activeElement.textContent.trim()');

async function withGuide(use: (page: Page) => Promise<void>): Promise<void> {
  await withPage(browser, desk, async (page) => {
    await page.goto(`${site.origin}/en/guide/?view=full#one`);
    await use(page);
  });
}

describe('switching to another language', () => {
  it('switching keeps the current path, query and hash', async () => {
    await withGuide(async (page) => {
      await page.locator('.contents').getByRole('link', { name: 'Two' }).click();
      await menu(page).locator('summary').click();
      await link(page, 'Español').click();
      await page.waitForURL(`${site.origin}/guide/?view=full#two`);
      expect(await page.locator('html').getAttribute('lang')).toBe('es');
      await page.evaluate("history.replaceState(null, '', '/guide/')");
      await menu(page).locator('summary').click();
      await link(page, 'English').click();
      await page.waitForURL(`${site.origin}/en/guide/`);
    });
  });

  it('switching keeps them in a new tab and in the phone menu', { tags: ['long'] }, async () => {
    await withGuide(async (page) => {
      await menu(page).locator('summary').click();
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        link(page, 'Português').click({ button: 'middle' }),
      ]);
      await tab.waitForURL(`${site.origin}/pt/guide/?view=full#one`);
    });
    await withPage(browser, { viewport: { width: 390, height: 844 } }, async (page) => {
      await page.goto(`${site.origin}/en/guide/?view=full#one`);
      await page.locator('.menu-button').click();
      await page.locator('.phone-menu summary').click();
      await page.locator('.phone-menu').getByRole('link', { name: 'Español' }).click();
      await page.waitForURL(`${site.origin}/guide/?view=full#one`);
    });
  });

  it('the choice is stored, but redirects nobody', async () => {
    await withGuide(async (page) => {
      await menu(page).locator('summary').click();
      await link(page, 'Español').click();
      await page.waitForURL(/\/guide\/\?view=full#one$/);
      expect(await page.evaluate(() => localStorage.getItem('docsgen.language'))).toBe('es');
      await page.goto(`${site.origin}/en/`);
      await untilDrawn(page);
      expect(page.url()).toBe(`${site.origin}/en/`);
      expect(await page.evaluate(() => localStorage.getItem('docsgen.language'))).toBe('es');
    });
  });
});

describe('with the keyboard', () => {
  it('arrow down opens the menu, arrow keys wrap around, Home and End jump to the ends, Escape closes it', async () => {
    await withGuide(async (page) => {
      await menu(page).locator('summary').focus();
      for (const [key, expected] of [
        ['ArrowDown', 'Español'],
        ['ArrowDown', 'English'],
        ['End', 'Português'],
        ['ArrowDown', 'Español'],
        ['ArrowUp', 'Português'],
        ['ArrowUp', 'English'],
        ['Home', 'Español'],
      ] as const) {
        await page.keyboard.press(key);
        expect(await focused(page), key).toBe(expected);
      }
      await page.keyboard.press('Escape');
      expect(await menu(page).getAttribute('open')).toBeNull();
      expect(await page.evaluate('document.activeElement.localName')).toBe('summary');
    });
  });

  it('Enter opens the language, and leaving the menu with Tab closes it', async () => {
    await withGuide(async (page) => {
      await menu(page).locator('summary').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('End');
      await page.keyboard.press('Tab');
      expect(await menu(page).getAttribute('open')).toBeNull();
      await menu(page).locator('summary').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${site.origin}/guide/?view=full#one`);
    });
  });
});
