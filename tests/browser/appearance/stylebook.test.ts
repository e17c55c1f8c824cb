// The stylebook: photographs of every part of the theme in each of its states, and what holds for all of them.
// The photographs are in `tests/stylebook/photos/`, which git ignores: look at them after a change of the theme.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { openForTests } from '../../open-for-tests.ts';
import { sources } from '../../sources.ts';
import { withoutFocusRing, withoutHover } from '../../stylebook/interaction.ts';
import { writeStylebook } from '../../stylebook/stylebook.tsx';
import { showIn, violations } from '../axe.ts';
import { openBrowser, withPage } from '../browser.ts';
import { serveFolder } from '../static-server.ts';

const photos = fileURLToPath(new URL('../../stylebook/photos', import.meta.url));

/** Components that only choose or hold others, which are on the page without them. */
const containers: Readonly<Record<string, string>> = {
  CategoryPage: 'a CategoryBody in the layout of a section',
  DocPage: 'an Article in the layout of a section',
  HomePage: 'a HomeBody in the plain layout',
  Page: 'chooses one of these three',
  OwnBody: 'Notices and an Article, of a page of pages/',
  PageBody: 'chooses one of the bodies',
  PlainPage: 'the element that a page of pages/ stands in, with nothing around it',
  PostGraph: 'elements of the head',
  AfterHeading: 'draws nothing until a site fills it',
  Logo: 'the Navbar has it in itself where a site has none of its own',
  PlainMain: 'the element that a HomeBody or NotFoundBody stands in',
  ErrorBoundary: 'shows an ErrorPage in place of what crashed',
  Root: 'the shell as the browser draws it',
  Fallback: 'what stands in place of an island that only the browser draws',
};

/** Rules of axe-core about a page of its own, which has each landmark once. */
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

/** On a page that says nothing on its console. */
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

/** Quickly packed: that takes half the time, and a third more room. */
async function photograph(page: Page, name: string, clip?: Clip): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const beyond = clip === undefined ? {} : { clip, captureBeyondViewport: true };
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, ...beyond });
  writeFileSync(join(photos, `${name}.png`), data, 'base64');
  await session.detach();
}

/** One photograph of the parts in a section, one of those that have the whole width: taller ones Chromium cannot take. */
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

/** Opens the menus that stand in the text, and loads pictures that are out of sight. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>('.sample :is(.dropdown, .contents-toggle)'))
      menu.open = menu.closest('.navbar') === null;
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
  });
}

/** What comes only when the reader does something. */
async function photographOpened(page: Page, name: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 3000));
  // Its script looks at the position now and then: up, until it has seen that.
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

it('has every component of the theme, but those that only hold others', () => {
  // Components for code of other generators are no parts of the theme: tests/browser/content/compat.test.ts has them.
  const components = sources
    .filter(({ path }) => /^packages\/theme\/(?!src\/compat\/).*\.tsx$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/^(?:export )?(?:function|class) ([A-Z]\w*)/gm)].map(([, name]) => name));
  expect(components.length).toBeGreaterThan(40);
  const missing = components.filter((name) => name !== undefined && !book.drawn.has(name));
  expect(missing.toSorted()).toEqual(Object.keys(containers).toSorted());
});

describe.each(Object.entries(screens))('on a %s', (screen, options) => {
  it('fits, and has nothing axe-core objects to, in light and in dark colours', async () => {
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

  it('shows where the keyboard is, on every control', async () => {
    await withBook('light', options, async (page) => expect(await withoutFocusRing(page)).toEqual([]));
  });
});

it('fits in forced colours', async () => {
  await withBook('dark', { ...desk, colorScheme: 'dark', forcedColors: 'active' }, async (page) => {
    await photographParts(page, 'forced');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});

it('shows what the pointer is on', async () => {
  await withBook('light', desk, async (page) => expect(await withoutHover(page)).toEqual([]));
});
