// Searching titles with the keyboard, on desktop and phone, in every state.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { violationsInEveryLook } from '../axe.ts';
import { openBrowser, openReferenceSite, withPage } from '../browser.ts';
import { desk, keepPage } from '../reused-page.ts';
import { untilDrawn } from '../shifts.ts';

const path = '/api/manager/documents/create/';

const browser = openBrowser();
const site = openReferenceSite();
const begin = keepPage({ browser, site, at: path });

const button = (page: Page) => page.getByRole('button', { name: 'Buscar' });
const dialog = (page: Page) => page.locator('dialog.search');
const field = (page: Page) => page.getByRole('combobox');
const results = (page: Page) => page.getByRole('option');
const selected = (page: Page) => page.getByRole('option', { selected: true });

/** Returns the style sheets that the page links to. */
async function stylesOfPage(page: Page): Promise<string> {
  return page.evaluate(() =>
    Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText).join('\n')).join(
      '\n',
    ),
  );
}

async function placesOfFrame(page: Page) {
  const boxes = ['.search-input', '.search-close', '.search > .icon'].map((name) => page.locator(name).boundingBox());
  const [dialog, ...rest] = await Promise.all([page.getByRole('dialog').boundingBox(), ...boxes]);
  // Its height depends on its content.
  return [{ x: dialog?.x, y: dialog?.y, width: dialog?.width }, ...rest];
}

async function look(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
  await page.getByText(/\d+ resultados?$/).waitFor();
}

describe('opening and closing', () => {
  it('a click outside closes the dialog, but selecting text in it does not', { tags: ['long'] }, async () => {
    const page = await begin();
    await button(page).click();
    await page.locator('.search-start').waitFor();
    await field(page).fill('webhook');
    const { x = 0, y = 0, height = 0 } = (await field(page).boundingBox()) ?? {};
    const middle = y + height / 2;
    const [inside, beside] = [x + 60, 10];
    const ways = [
      { from: inside, to: beside },
      { from: beside, to: inside },
    ];
    for (const { from, to } of ways) {
      await page.mouse.move(from, middle);
      await page.mouse.down();
      await page.mouse.move(to, middle);
      await page.mouse.up();
      expect(await page.getByRole('dialog').isVisible()).toBe(true);
    }
    await page.mouse.click(beside, middle);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  describe('the first time', () => {
    const asked: string[] = [];
    const askedForSearch = () => asked.filter((one) => one.includes('search')).toSorted();
    const notes = { before: [''], styles: '', frame: [] as unknown[], full: [] as unknown[], radius: '' };

    beforeAll(() => withPage(browser, desk, visit));

    async function visit(page: Page): Promise<void> {
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(site.origin + path);
      // The last file that a page requests by itself.
      await page.waitForFunction(() => document.querySelectorAll('link[rel="modulepreload"]').length === 2);
      await untilDrawn(page);
      notes.before = askedForSearch();
      let arrive = (): void => {};
      const arrival = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route('**/search-dialog.*.js', async (route) => {
        await arrival;
        await route.continue();
      });
      notes.styles = await stylesOfPage(page);
      await button(page).click();
      await page.locator('.search-loading').waitFor();
      await page
        .getByRole('dialog')
        .evaluate((dialog) => Promise.all(dialog.getAnimations().map((one) => one.finished)));
      notes.frame = await placesOfFrame(page);
      arrive();
      await page.locator('.search-start').waitFor();
      notes.full = await placesOfFrame(page);
      const chip = page.locator('.search-chip[aria-pressed="true"]');
      notes.radius = await chip.evaluate((one) => getComputedStyle(one).borderRadius);
      // The last file that the search requests.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/search/es/words-')),
      );
    }

    it('requests nothing before it is opened, then code, titles and the index', () => {
      expect(notes.before).toEqual([]);
      expect(askedForSearch()).toEqual([
        expect.stringMatching(/^\/assets\/search-dialog\.\w+\.js$/),
        expect.stringMatching(/^\/assets\/search-es\.\w+\.js$/),
        '/search/es/index.bin',
        expect.stringMatching(/^\/search\/es\/words-\w+\.bin$/),
        '/search/titles.es.json',
      ]);
    });

    it('opens with its final size; its content is styled when the script loads, and nothing moves', () => {
      expect(notes.styles).toContain('.search-input');
      expect(notes.styles).not.toContain('.search-option');
      expect(notes.frame[0]).toMatchObject({ y: 72, width: 704 });
      expect(notes.full).toEqual(notes.frame);
      expect(notes.radius).toBe('32px');
    });
  });

  it.each(['Control+k', 'Meta+k', '/'])('%s opens the search, Escape returns the focus to its button', async (keys) => {
    const page = await begin();
    await page.keyboard.press(keys);
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await button(page).evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('opens again immediately after it was closed', async () => {
    const page = await begin();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    // Both before the browser has dispatched the close event, as fast typing on a busy machine does.
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog.search')?.close();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
    });
    await page.locator('.search-start').waitFor();
    expect(await page.locator('dialog.search').count()).toBe(1);
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it('a slash typed into the field is inserted', async () => {
    const page = await begin();
    await page.keyboard.press('/');
    await page.keyboard.type('a/b');
    expect(await field(page).inputValue()).toBe('a/b');
  });

  it('the search button is hidden without JavaScript', async () => {
    await withPage(browser, { javaScriptEnabled: false }, async (page) => {
      await page.goto(site.origin + path);
      expect(await page.locator('.search-box').isVisible()).toBe(false);
    });
  });

  it('fills the screen of a phone, and its button is large enough for touch', async () => {
    const viewport = { width: 390, height: 844 };
    await withPage(browser, { viewport, hasTouch: true, isMobile: true, reducedMotion: 'reduce' }, async (page) => {
      await page.goto(site.origin + path);
      expect(await button(page).boundingBox()).toMatchObject({ width: 44, height: 44 });
      await button(page).tap();
      expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
    });
  });
});

describe('finding pages', () => {
  it('finds a title without accents; Enter opens it', async () => {
    const page = await begin();
    await look(page, 'introduccion webhooks');
    const href = await selected(page).getAttribute('href');
    expect(href).toContain('/webhooks/introduction/');
    await page.keyboard.press('Enter');
    await page.waitForURL(site.origin + href);
  });

  it('arrow keys, Home and End move through the results and wrap around', async () => {
    const page = await begin();
    await look(page, 'crear');
    const count = await results(page).count();
    const at = async (): Promise<number> => {
      const id = await field(page).getAttribute('aria-activedescendant');
      expect(await selected(page).getAttribute('id')).toBe(id);
      const ids = await results(page).evaluateAll((options) => options.map((option) => option.id));
      return ids.indexOf(id ?? '');
    };
    expect(count).toBeGreaterThan(2);
    expect(await at()).toBe(0);
    const steps = [
      ['ArrowDown', 1],
      ['End', count - 1],
      ['ArrowDown', 0],
      ['ArrowUp', count - 1],
      ['Home', 0],
    ] as const;
    for (const [key, expected] of steps) {
      await page.keyboard.press(key);
      expect(await at(), key).toBe(expected);
      expect(await selected(page).evaluate((option) => option.getBoundingClientRect().bottom <= innerHeight)).toBe(
        true,
      );
    }
  });

  it('Ctrl+Enter opens a new tab and leaves the search open', async () => {
    const page = await begin();
    await look(page, 'crear');
    const href = await selected(page).getAttribute('href');
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await tab.waitForURL(site.origin + href);
    expect(await field(page).isVisible()).toBe(true);
  });

  it('opening a heading of the current page closes the search and scrolls to it', async () => {
    const page = await begin();
    await look(page, 'crear un documento errores');
    expect(await selected(page).getAttribute('href')).toBe(`${path}#errors`);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.origin}${path}#errors`);
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.locator('#errors').evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
  });

  it('input typed before the titles have loaded is searched', async () => {
    const page = await begin();
    let letGo = (): void => undefined;
    const typed = new Promise<void>((done) => {
      letGo = done;
    });
    await page.route('**/search/**', async (route) => {
      await typed;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('webhooks');
    letGo();
    await results(page).first().waitFor();
    expect(await field(page).inputValue()).toBe('webhooks');
  });
});

it('Retry loads a script that failed to load', async () => {
  const scripts = /search-dialog\.\w+\.js|\/search-es\.\w+\.js/;
  const use = async (page: Page): Promise<void> => {
    await page.route(scripts, (route) => route.abort());
    await page.goto(site.origin + path);
    await page.keyboard.press('Control+k');
    await page.getByRole('alert').waitFor();
    await page.unroute(scripts);
    await page.getByRole('button').filter({ visible: true }).last().click();
    await page.locator('.search-start').waitFor();
    await field(page).fill('crear');
    await results(page).first().waitFor();
  };
  await withPage(browser, {}, use, [/Failed to load resource/, /status of 404/]);
});

// 20 runs of axe-core.
it('the dialog passes axe-core, in every state, color mode and size', async () => {
  await withPage(
    browser,
    { reducedMotion: 'reduce' },
    async (page) => {
      await page.goto(site.origin + path);
      const held: (() => Promise<void>)[] = [];
      await page.route('**/search/**', (route) => {
        held.push(() => route.abort());
      });
      await button(page).click();
      await page.getByText('Cargando la búsqueda…').waitFor();
      expect(await violationsInEveryLook(page, 'dialog.search'), 'loading').toEqual([]);
      for (const fail of held) await fail();
      await page.getByRole('alert').waitFor();
      expect(await violationsInEveryLook(page, 'dialog.search'), 'failure').toEqual([]);
      await page.unroute('**/search/**');
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await page.locator('.search-start').waitFor();
      await expect.poll(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await violationsInEveryLook(page, 'dialog.search'), 'empty').toEqual([]);
      await field(page).fill('crear');
      await results(page).first().waitFor();
      expect(await violationsInEveryLook(page, 'dialog.search'), 'results').toEqual([]);
      await field(page).fill('xilófono');
      await page.getByText('«xilófono»').waitFor();
      expect(await page.locator('dialog.search').getByRole('status').textContent()).toBe('0 resultados');
      expect(await violationsInEveryLook(page, 'dialog.search'), 'none').toEqual([]);
    },
    [/Failed to load resource/, /Failed to fetch/],
  );
}, 300_000);
