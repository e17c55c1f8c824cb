// The stylebook: screenshots of every component in each state, and general checks. The screenshots are in
// `tests/stylebook/photos/`, which is ignored by git; look at them after changing the theme.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { variantsOf } from '../../long.ts';
import { openForTests } from '../../open-for-tests.ts';
import { sources } from '../../sources.ts';
import { withoutFocusRing, withoutHover } from '../../stylebook/interaction.ts';
import { writeStylebook } from '../../stylebook/stylebook.tsx';
import { showIn, violations } from '../axe.ts';
import { openBrowser, withPage } from '../browser.ts';
import { serveFolder } from '../static-server.ts';

const photos = fileURLToPath(new URL('../../stylebook/photos', import.meta.url));

/** Components that only select or contain others. */
const containers: Readonly<Record<string, string>> = {
  Page: 'an Article, a Category or a Home in its layout',
  CustomBody: 'Notices and an Article, of a page of pages/',
  PageBody: 'chooses one of the bodies',
  PlainPage: 'the element that a page of pages/ stands in, with nothing around it',
  PostGraph: 'elements of the head',
  AfterHeading: 'draws nothing until a site fills it',
  Logo: 'the Navbar has it in itself where a site has none of its own',
  PlainMain: 'the element that a Home or NotFound stands in',
  ErrorBoundary: 'shows an ErrorPage in place of what crashed',
  Root: 'the shell as the browser draws it',
  Fallback: 'what stands in place of an island that only the browser draws',
};

/** axe-core rules that require exactly one of each landmark. */
const ofOnePartAlone = ['landmark-unique', 'landmark-no-duplicate-main', 'landmark-main-is-top-level'];

const browser = openBrowser();
const book = openForTests(async () => {
  const folder = join(inject('runFolder'), 'stylebook');
  const written = await writeStylebook(folder);
  rmSync(photos, { recursive: true, force: true });
  mkdirSync(photos, { recursive: true });
  return { ...written, ...(await serveFolder(folder)) };
});

const desk = { viewport: { width: 1280, height: 1200 } };
const phone = { viewport: { width: 390, height: 844 } };
const screens = { desk, phone };
const modes = ['light', 'dark'];

/** Fails if the page writes to the console. */
async function withBook(mode: string, options: BrowserContextOptions, use: (page: Page) => Promise<void>) {
  const visit = async (page: Page): Promise<void> => {
    await page.addInitScript((theme) => localStorage.setItem('docsgen.theme', theme), mode);
    await page.goto(`${book.origin}/`);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await use(page);
  };
  await withPage(browser, { reducedMotion: 'reduce', ...options }, visit, []);
}

type Clip = Readonly<Record<'x' | 'y' | 'width' | 'height' | 'scale', number>>;

/** Fast compression takes half the time, but the files are a third larger. */
async function photograph(page: Page, name: string, clip?: Clip): Promise<void> {
  // Nobody looks at them in CI.
  if (process.env.CI !== undefined) return;
  const session = await page.context().newCDPSession(page);
  const beyond = clip === undefined ? {} : { clip, captureBeyondViewport: true };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, ...beyond });
  writeFileSync(join(photos, `${name}.png`), data, 'base64');
  await session.detach();
}

/**
 * Two screenshots, of the components in a section and of those with full width, because Chromium limits their height.
 */
async function photographParts(page: Page, name: string): Promise<void> {
  await showAll(page);
  for (const part of ['section', 'shell']) {
    const clip = await page.evaluate(
      (layout) => {
        const { top, bottom } = document.querySelector(layout)?.getBoundingClientRect() ?? new DOMRect();
        const y = layout === '.doc-layout' ? 0 : top + scrollY;
        return { x: 0, y, width: document.documentElement.clientWidth, height: bottom + scrollY - y, scale: 1 };
      },
      part === 'section' ? '.doc-layout' : '.plain-layout',
    );
    await photograph(page, `${name}-${part}`, clip);
  }
}

/** Opens all menus in the page, and loads images that are out of view. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('.sample :is(.dropdown, .contents-toggle)'))
      menu.open = menu.closest('.navbar') === null;
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
  });
}

/** Content that appears only after an interaction. */
async function photographOpened(page: Page, name: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 3000));
  // The script checks the position at intervals, so the page is scrolled up until the script has noticed.
  const isShownFurtherUp = (): Promise<boolean> =>
    page.evaluate(() => {
      scrollBy(0, -10);
      return document.querySelector('[data-back-to-top][data-shown]') !== null;
    });
  await expect.poll(isShownFurtherUp).toBe(true);
  await photograph(page, `${name}-back-to-top`);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('.navbar .search-box').first().click();
  await page.locator('dialog input').fill('bar');
  await page.locator('dialog [role="option"]').first().waitFor();
  await photograph(page, `${name}-search`);
  await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.close());
  if (name.startsWith('desk')) return;
  for (const [index, menu] of (await page.locator('.menu').all()).entries()) {
    await menu.evaluate((element: HTMLElement) => {
      element.showPopover();
      for (const drawer of element.querySelectorAll<HTMLDetailsElement>('.phone-menu details')) drawer.open = true;
    });
    await photograph(page, `${name}-menu-${index + 1}`);
    await menu.evaluate((element: HTMLElement) => element.hidePopover());
  }
}

it('contains every component of the theme, except those that only contain others', () => {
  const components = sources
    .filter(({ path }) => /^packages\/theme\/.*\.tsx$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/^(?:export )?(?:function|class) ([A-Z]\w*)/gm)].map(([, name]) => name));
  expect(components.length).toBeGreaterThan(40);
  const missing = components.filter((name) => name !== undefined && !book.drawn.has(name));
  expect(missing.toSorted()).toEqual(Object.keys(containers).toSorted());
});

describe.each(variantsOf(Object.entries(screens)))('stylebook on a %s', (screen, options) => {
  it('the stylebook fits the screen and passes axe-core, in light and dark mode', async () => {
    await withBook('light', options, async (page) => {
      for (const mode of modes) {
        await showIn(page, mode);
        await photographParts(page, `${screen}-${mode}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), mode).toBe(0);
        expect(await violations(page, { unchecked: ofOnePartAlone }), mode).toEqual([]);
      }
      for (const mode of modes) {
        await showIn(page, mode);
        await photographOpened(page, `${screen}-${mode}`);
      }
    });
  });

  it('every control has a visible focus indicator', async () => {
    await withBook('light', options, async (page) => expect(await withoutFocusRing(page)).toEqual([]));
  });
});

it('the stylebook fits the screen in forced colors', { tags: ['long'] }, async () => {
  await withBook('dark', { ...desk, colorScheme: 'dark', forcedColors: 'active' }, async (page) => {
    await photographParts(page, 'forced');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});

it('every kind of control changes on hover', { tags: ['long'] }, async () => {
  await withBook('light', desk, async (page) => expect(await withoutHover(page)).toEqual([]));
});
