// The "Back to top" button: when it is visible, and how it scrolls.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, withPage } from '../browser.ts';
import { openSmallSite } from '../small-site.ts';

const text = `## One\n\n${'A long page, to be scrolled.\n\n'.repeat(200)}\n\n## Two\n\n${'More of it.\n\n'.repeat(100)}`;

const files = { 'content/es/index.md': `# Largo\n\n${text}`, 'content/en/index.md': `# Long\n\n${text}` };

const browser = openBrowser();
const site = openSmallSite(files);

const button = (page: Page) => page.getByRole('button', { name: 'Back to top' });
const position = (page: Page): Promise<number> => page.evaluate('Math.round(scrollY)');

async function withLong(options: BrowserContextOptions, use: (page: Page) => Promise<void>): Promise<void> {
  await withPage(browser, { viewport: { width: 1280, height: 900 }, ...options }, async (page) => {
    await page.goto(`${site.origin}/en/`);
    await use(page);
  });
}

/** Scrolls immediately, and waits until the script has checked the position, 100 ms later. */
async function scrollTo(page: Page, top: number | string): Promise<void> {
  await page.evaluate(`new Promise((done) => {
    addEventListener('scroll', () => setTimeout(done, 150), { once: true });
    const before = scrollY;
    scrollTo({ top: ${top}, behavior: 'instant' });
    if (scrollY === before) done();
  })`);
}

async function showButton(page: Page): Promise<void> {
  await scrollTo(page, 5000);
  await scrollTo(page, 4000);
  await button(page).waitFor();
}

describe('the button', () => {
  it('the button appears on scrolling up, and is hidden on scrolling down, near the top and at the bottom', async () => {
    await withLong({}, async (page) => {
      const isShown = () => button(page).isVisible();
      await scrollTo(page, 2000);
      expect(await isShown(), 'down').toBe(false);
      await scrollTo(page, 1500);
      await expect.poll(isShown, { message: 'up' }).toBe(true);
      await scrollTo(page, 1600);
      await expect.poll(isShown, { message: 'down again' }).toBe(false);
      await scrollTo(page, 300);
      await expect.poll(isShown, { message: 'at 300' }).toBe(true);
      await scrollTo(page, 299);
      await expect.poll(isShown, { message: 'above 300' }).toBe(false);
      await scrollTo(page, 'document.documentElement.scrollHeight');
      expect(await isShown(), 'at the bottom').toBe(false);
    });
  });

  it('the button does not appear when a link to a heading scrolls up', { tags: ['long'] }, async () => {
    await withLong({}, async (page) => {
      await showButton(page);
      await page.locator('.contents').getByRole('link', { name: 'One' }).click();
      await expect.poll(() => button(page).isVisible()).toBe(false);
      await scrollTo(page, 5000);
      await page.goBack();
      await expect.poll(() => position(page)).toBeLessThan(5000);
      // The script has checked the new position by then.
      await page.evaluate(`new Promise((done) => {
        setTimeout(done, 150);
        dispatchEvent(new Event('scroll'));
      })`);
      expect(await button(page).isVisible()).toBe(false);
    });
  });
});

describe('clicking the button', () => {
  it('scrolls to the top by the same share in every frame, and the next Tab starts there', async () => {
    await withLong({}, async (page) => {
      await showButton(page);
      await page.evaluate(() => {
        const tops: number[] = [];
        Object.assign(window, { tops });
        const scroll = window.scrollTo.bind(window);
        Object.assign(window, {
          scrollTo: (options: ScrollToOptions) => {
            tops.push(options.top ?? -1);
            scroll(options);
          },
        });
      });
      await button(page).click();
      await expect.poll(() => position(page)).toBe(0);
      const tops: number[] = await page.evaluate('tops');
      expect(tops.slice(0, 3)).toEqual([3400, 2890, 2456]);
      expect(tops.at(-1)).toBe(0);
      expect(await page.evaluate('document.activeElement.id')).toBe('docsgen-content');
    });
  });

  it('stops when the reader scrolls', { tags: ['long'] }, async () => {
    await withLong({}, async (page) => {
      await showButton(page);
      // Frames are requested one at a time, so that the reader scrolls in time.
      await page.evaluate(`
        frames = [];
        requestAnimationFrame = (callback) => frames.push(callback);
      `);
      await button(page).click();
      await page.evaluate('frames.shift()()');
      expect(await position(page)).toBe(3400);
      await page.mouse.wheel(0, 100);
      await expect.poll(() => position(page)).toBeGreaterThan(3400);
      const before = await position(page);
      await page.evaluate('frames.shift()()');
      expect(await position(page)).toBeGreaterThanOrEqual(before);
      expect(await page.evaluate('frames.length')).toBe(0);
    });
  });

  it.each([
    ['instantly with reduced motion', { reducedMotion: 'reduce' } as const, 'auto', [{ top: 0, behavior: 'instant' }]],
    ['natively if CSS requests smooth scrolling', {}, 'smooth', [{ top: 0 }]],
  ])('scrolls %s', async (_what, options, behavior, expected) => {
    await withLong(options, async (page) => {
      await page.evaluate((value) => document.documentElement.style.setProperty('scroll-behavior', value), behavior);
      await showButton(page);
      await page.evaluate(`
        asked = [];
        scrollTo = (options) => asked.push(options);
      `);
      await button(page).click();
      expect(await page.evaluate('asked')).toEqual(expected);
    });
  });
});

it('the button is hidden without JavaScript', async () => {
  await withLong({ javaScriptEnabled: false }, async (page) => {
    expect(await page.locator('.back-to-top').isVisible()).toBe(false);
  });
});
