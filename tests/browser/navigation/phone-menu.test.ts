// The phone menu: a dialog that back closes, with the section's pages first, and no additional history entries.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { variantsOf } from '../../long.ts';
import { violations } from '../axe.ts';
import { openBrowser, withPage } from '../browser.ts';
import { untilDrawn } from '../shifts.ts';
import { openSmallSite } from '../small-site.ts';

const phone = { width: 390, height: 700 };

const paragraphs = 'A line of text.\n\n'.repeat(60);

const browser = openBrowser();
const site = openSmallSite({
  'site.config.yaml': `title: Handbook
locales:
  - { code: en, label: English }
  - { code: es, label: Español }
sections:
  - { id: api, label: Reference }
  - { id: guide, label: Guide }
navbar:
  items:
    - { label: Reference, to: /api/first }
    - { label: Learn, items: [{ label: Guide, to: /guide/start }] }
`,
  'content/en/index.md': '# Home\n',
  'content/en/api/first.md': `# First\n\n${paragraphs}`,
  'content/en/api/second.md': '# Second\n',
  'content/en/guide/start.md': '# Start\n',
});

const menu = (page: Page) => page.locator('#docsgen-menu');
const button = (page: Page) => page.locator('.menu-button');
const link = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true });

/** Opens the home page and then the first page, so that there is a page to go back to. */
async function onFirst(use: (page: Page) => Promise<void>): Promise<void> {
  await withPage(browser, { viewport: phone, reducedMotion: 'reduce' }, async (page) => {
    await page.goto(`${site.origin}/`);
    await page.goto(`${site.origin}/api/first/`);
    await use(page);
  });
}

/** With the mouse only: `click()` would scroll the page first. */
async function open(page: Page): Promise<void> {
  const box = await button(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await page.waitForFunction(() => history.state?.docsgenMenu === true);
}

async function isClosed(page: Page): Promise<void> {
  await page.waitForFunction(() => !history.state?.docsgenMenu && !document.querySelector('.menu:popover-open'));
}

const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.className ?? '');

describe('going back', () => {
  it('back closes the menu without navigating; back again navigates', async () => {
    await onFirst(async (page) => {
      await page.evaluate(() => scrollTo(0, 400));
      await open(page);
      await page.goBack();
      await isClosed(page);
      expect(page.url()).toBe(`${site.origin}/api/first/`);
      expect(await page.evaluate(() => scrollY)).toBe(400);
      expect(await focused(page)).toContain('menu-button');
      await page.goBack();
      expect(page.url()).toBe(`${site.origin}/`);
    });
  });

  it('back from a page chosen in the menu returns to the previous page', { tags: ['long'] }, async () => {
    await onFirst(async (page) => {
      await open(page);
      await link(page, 'Second').click();
      await page.waitForURL('**/api/second/');
      await isClosed(page);
      await page.goBack();
      expect(page.url()).toBe(`${site.origin}/api/first/`);
      await page.locator('h1', { hasText: 'First' }).waitFor();
      await isClosed(page);
      await page.goBack();
      expect(page.url()).toBe(`${site.origin}/`);
    });
  });

  it('after the menu was closed, back leads to the previous page, and forward does not reopen the menu', {
    tags: ['long'],
  }, async () => {
    await onFirst(async (page) => {
      await open(page);
      await page.keyboard.press('Escape');
      await isClosed(page);
      // Forward to the history entry of the menu, and from there back immediately.
      await page.evaluate(
        () =>
          new Promise<void>((done) => {
            let steps = 0;
            addEventListener('popstate', () => {
              steps += 1;
              if (steps === 2) done();
            });
            history.forward();
          }),
      );
      await isClosed(page);
      await page.goBack();
      expect(page.url()).toBe(`${site.origin}/`);
    });
  });

  it('after a reload with an open menu, back leads to the previous page', { tags: ['long'] }, async () => {
    await onFirst(async (page) => {
      await open(page);
      await page.reload();
      await isClosed(page);
      await page.goBack();
      expect(page.url()).toBe(`${site.origin}/`);
    });
  });
});

describe('closing the menu', () => {
  it.each(
    variantsOf([
      ['on Escape', (page: Page) => page.keyboard.press('Escape')],
      ['by its button', (page: Page) => page.getByRole('button', { name: 'Close menu' }).click()],
      ['on the backdrop', (page: Page) => page.mouse.click(380, 600)],
      ['on the bar at the top, which stands behind the backdrop', (page: Page) => page.mouse.click(370, 30)],
    ]),
  )('the menu closes %s, and the focus returns to the button', async (_how, close) => {
    await onFirst(async (page) => {
      await open(page);
      await close(page);
      await isClosed(page);
      await expect.poll(() => focused(page)).toContain('menu-button');
      expect(await page.locator('[inert], [role=dialog]').count()).toBe(0);
    });
  });

  it('the menu closes when the window becomes wide, and nothing stays inert', async () => {
    await onFirst(async (page) => {
      await open(page);
      await page.setViewportSize({ width: 997, height: 700 });
      await isClosed(page);
      expect(await link(page, 'Second').isVisible()).toBe(true);
      expect(await page.locator('[inert], [role=dialog]').count()).toBe(0);
      await page.goBack();
      expect(page.url()).toBe(`${site.origin}/`);
    });
  });
});

describe('the open menu', () => {
  it('is a named dialog that traps the focus, and the page behind it does not scroll', async () => {
    await onFirst(async (page) => {
      await open(page);
      expect(await page.getByRole('dialog', { name: 'Menu', exact: true }).isVisible()).toBe(true);
      expect(await focused(page)).toContain('menu-close');
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let count = 0; count < 12; count += 1) {
          await page.keyboard.press(key);
          const isInside = await page.evaluate(() => document.activeElement?.matches('body, .menu *'));
          expect(isInside).toBe(true);
        }
      }
      await page.mouse.move(380, 400);
      await page.evaluate(() => {
        const turned = new Promise((done) => addEventListener('wheel', done, { once: true }));
        Object.assign(window, { turned });
      });
      await page.mouse.wheel(0, 500);
      await page.evaluate('turned.then(() => {})');
      await untilDrawn(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await violations(page)).toEqual([]);
    });
  });

  it('shows the section’s pages first, and the main menu one tap away', async () => {
    await onFirst(async (page) => {
      await open(page);
      expect(await link(page, 'Second').isVisible()).toBe(true);
      expect(await link(page, 'Guide').isVisible()).toBe(false);
      const drawer = menu(page).locator('summary', { hasText: 'Main menu' });
      await drawer.click();
      expect(await link(page, 'Español').isVisible()).toBe(true);
      expect(await link(page, 'Guide').isVisible()).toBe(true);
      const learn = menu(page).locator('li', { has: page.getByText('Learn', { exact: true }) });
      expect(await learn.getByRole('link').allInnerTexts()).toEqual(['Guide']);
      await drawer.click();
      expect(await link(page, 'Guide').isVisible()).toBe(false);
    });
  });

  it('the main menu leads to another language and another section', async () => {
    await onFirst(async (page) => {
      await open(page);
      await menu(page).locator('summary', { hasText: 'Main menu' }).click();
      await link(page, 'Guide').click();
      await page.waitForURL('**/guide/start/');
      await isClosed(page);
    });
  });
});

it('works without JavaScript', async () => {
  await withPage(browser, { viewport: phone, javaScriptEnabled: false }, async (page) => {
    await page.goto(`${site.origin}/api/first/`);
    await button(page).click();
    expect(await link(page, 'Second').isVisible()).toBe(true);
    await menu(page).locator('summary', { hasText: 'Main menu' }).click();
    await link(page, 'Guide').click();
    expect(page.url()).toBe(`${site.origin}/guide/start/`);
  });
});

it('the navbar icons need no image before the first paint', async () => {
  await withPage(browser, { viewport: phone }, async (page) => {
    await page.goto(`${site.origin}/api/first/`);
    const icons = page.locator('.navbar .icon:visible');
    expect(await icons.count()).toBe(2);
    expect(await icons.evaluateAll((all) => all.map((icon) => getComputedStyle(icon).maskImage))).toEqual([
      'none',
      'none',
    ]);
  });
});
