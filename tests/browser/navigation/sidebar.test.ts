// The sidebar on desktops and in the phone menu: open categories and the scroll position are kept, and the current page
// is in view, before the first paint.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, withPage } from '../browser.ts';
import { shiftsOf, untilDrawn, useSystemFont, watchShifts } from '../shifts.ts';
import { openSmallSite } from '../small-site.ts';

const desk = { width: 1280, height: 600 };
const phone = { width: 390, height: 600 };
const groups = ['alpha', 'beta', 'gamma', 'delta'] as const;

const pages = groups.flatMap((group, at) =>
  Array.from({ length: 12 }, (_, index): [string, string] => [
    `content/en/api/0${at + 1}-${group}/${String(index + 1).padStart(2, '0')}-${group}-${index + 1}.md`,
    `# ${group} ${index + 1}\n`,
  ]),
);

const browser = openBrowser();
const site = openSmallSite({
  'site.config.yaml': `title: Handbook
sections:
  - { id: api, label: Reference }
  - { id: guide, label: Guide }
`,
  'content/en/index.md': '# Home\n',
  ...Object.fromEntries(pages),
  'content/en/guide/start.md': '# Start\n',
});

const address = (group: (typeof groups)[number], index: number): string =>
  `${site.origin}/api/${group}/${group}-${index}/`;
const list = (page: Page) => page.locator('.sidebar > ul');
const link = (page: Page, group: string, index: number) =>
  list(page).getByRole('link', { name: `${group} ${index}`, exact: true, includeHidden: true });
const toggle = (page: Page, group: string) => list(page).locator('summary', { hasText: group });
const top = (page: Page): Promise<number> => list(page).evaluate((one) => one.scrollTop);

async function isCurrentInView(page: Page): Promise<boolean> {
  return list(page).evaluate((one) => {
    const frame = one.getBoundingClientRect();
    const current = one.querySelector('[aria-current]')?.getBoundingClientRect();
    return current !== undefined && current.top >= frame.top && current.bottom <= frame.bottom;
  });
}

/** Records layout shifts, except those of fonts. */
async function onDesk(use: (page: Page) => Promise<void>): Promise<void> {
  await withPage(browser, { viewport: desk }, async (page) => {
    await useSystemFont(page);
    await watchShifts(page);
    await use(page);
  });
}

describe('categories', () => {
  it('categories keep their state on the next page and after a reload, without a layout shift', async () => {
    await onDesk(async (page) => {
      await page.goto(address('alpha', 1));
      expect(await link(page, 'beta', 3).isVisible()).toBe(false);
      await toggle(page, 'beta').click();
      await link(page, 'beta', 3).click();
      await page.waitForURL('**/beta-3/');
      expect(await link(page, 'alpha', 1).isVisible()).toBe(true);
      await toggle(page, 'alpha').click();
      await page.reload();
      expect(await link(page, 'alpha', 1).isVisible()).toBe(false);
      expect(await link(page, 'beta', 3).isVisible()).toBe(true);
      await untilDrawn(page);
      expect(await shiftsOf(page)).toBe('[]');
      await page.goto(address('gamma', 1));
      expect(await link(page, 'beta', 3).isVisible()).toBe(true);
      expect(await link(page, 'alpha', 1).isVisible()).toBe(false);
    });
  });

  it('categories keep their state while the reader is in another section', { tags: ['long'] }, async () => {
    await onDesk(async (page) => {
      await page.goto(address('alpha', 1));
      await toggle(page, 'delta').click();
      await page.getByRole('link', { name: 'Guide', exact: true }).first().click();
      await page.waitForURL('**/guide/start/');
      await page.getByRole('link', { name: 'Reference', exact: true }).first().click();
      await page.waitForURL('**/alpha-1/');
      await expect.poll(() => link(page, 'delta', 1).isVisible()).toBe(true);
    });
  });

  it('the branch of the current page is open, even if the reader closed it', async () => {
    await onDesk(async (page) => {
      await page.goto(address('beta', 1));
      await toggle(page, 'beta').click();
      expect(await link(page, 'beta', 1).isVisible()).toBe(false);
      await page.locator('main a[rel=next]').click();
      await page.waitForURL('**/beta-2/');
      await expect.poll(() => link(page, 'beta', 2).isVisible()).toBe(true);
      await toggle(page, 'beta').click();
      await page.reload();
      expect(await link(page, 'beta', 2).isVisible()).toBe(true);
    });
  });
});

describe('the scroll position of the sidebar', () => {
  it('scrolls to the current page if it is out of view, otherwise stays at the top', async () => {
    await onDesk(async (page) => {
      await page.goto(address('alpha', 3));
      expect(await top(page)).toBe(0);
      expect(await isCurrentInView(page)).toBe(true);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(address('delta', 12));
      expect(await top(page)).toBeGreaterThan(0);
      expect(await isCurrentInView(page)).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });

  it('the position is kept on the next page and after a reload, before the sidebar is painted', async () => {
    await onDesk(async (page) => {
      await page.goto(address('alpha', 1));
      for (const group of ['beta', 'gamma', 'delta']) await toggle(page, group).click();
      await list(page).evaluate((one) => one.scrollTo(0, 700));
      await link(page, 'gamma', 2).click();
      await page.waitForURL('**/gamma-2/');
      expect(await top(page)).toBe(700);
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/app.*', async (route) => {
        await held;
        await route.continue();
      });
      await page.reload({ waitUntil: 'commit' });
      await page.locator('main h1').waitFor();
      expect(await list(page).isVisible()).toBe(false);
      release();
      await list(page).waitFor();
      expect(await top(page)).toBe(700);
      expect(await link(page, 'delta', 1).isVisible()).toBe(true);
      await untilDrawn(page);
      expect(await shiftsOf(page)).toBe('[]');
    });
  });
});

it('in the phone menu the current page is in view, and the position is kept', { tags: ['long'] }, async () => {
  await withPage(browser, { viewport: phone, reducedMotion: 'reduce' }, async (page) => {
    await page.goto(address('delta', 12));
    const open = async (): Promise<void> => {
      await page.locator('.menu-button').click();
      await page.waitForFunction(() => history.state?.docsgenMenu === true);
    };
    await open();
    expect(await isCurrentInView(page)).toBe(true);
    const place = await top(page);
    await toggle(page, 'alpha').click();
    await list(page).evaluate((one) => one.scrollBy(0, 40));
    await link(page, 'delta', 11).click();
    await page.waitForURL('**/delta-11/');
    await page.waitForFunction(() => !history.state?.docsgenMenu);
    await open();
    expect(await link(page, 'alpha', 1).isVisible()).toBe(true);
    expect(await isCurrentInView(page)).toBe(true);
    expect(await top(page)).toBeGreaterThan(place);
  });
});

it('without JavaScript, the branch of the current page is open and categories can be toggled', async () => {
  await withPage(browser, { viewport: desk, javaScriptEnabled: false }, async (page) => {
    await page.goto(address('beta', 2));
    expect(await link(page, 'beta', 2).isVisible()).toBe(true);
    await toggle(page, 'gamma').click();
    expect(await link(page, 'gamma', 2).isVisible()).toBe(true);
    await toggle(page, 'beta').click();
    expect(await link(page, 'beta', 2).isVisible()).toBe(false);
  });
});
