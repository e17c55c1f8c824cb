// Opening the search and its results: a URL with a query opens it, and a result opens at its heading with highlighted
// words.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { variantsOf } from '../../long.ts';
import { openBrowser, openReferenceSite, withPage } from '../browser.ts';
import { desk, followTo, keepPage } from '../reused-page.ts';

const path = '/api/manager/documents/create/';

const browser = openBrowser();
const site = openReferenceSite();
const begin = keepPage({ browser, site, at: path });

const dialog = (page: Page) => page.locator('dialog.search');
const field = (page: Page) => page.getByRole('combobox');
const heading = (page: Page) => page.locator('.search-part:last-child:not([inert]) [data-kind=heading]').first();

async function withDesk(use: (page: Page) => Promise<void>, at = path): Promise<void> {
  await withPage(browser, desk, async (page) => {
    await page.goto(site.origin + at);
    await use(page);
  });
}

async function look(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
  await heading(page).waitFor();
}

/** Returns the highlighted words in lower case. */
function marked(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Array.from(CSS.highlights?.get('docsgen-search') ?? [], (range) => (range instanceof Range ? range : new Range()))
      .filter((range) => range.startContainer.isConnected && !range.collapsed)
      .map((range) => range.toString().toLowerCase()),
  );
}

const firstWords = (page: Page) => expect.poll(() => marked(page).then(([first]) => first ?? ''));

async function address(page: Page): Promise<string> {
  return page.evaluate(() => location.pathname + location.search + location.hash);
}

describe('opening a result', () => {
  it('opens the page at the heading, with highlights and without a query in the URL', async () => {
    const page = await begin();
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await look(page, 'reintentos webhook');
    const href = (await heading(page).getAttribute('href')) ?? '';
    await heading(page).click();
    await page.waitForURL(site.origin + href);
    await firstWords(page).toMatch(/^(reintent|webhook)/);
    expect((await marked(page)).filter((word) => !/^(reintent|webhook)/.test(word))).toEqual([]);
    expect(await address(page)).toBe(href);
    const id = href.split('#')[1] ?? '';
    const top = await page.locator(`[id="${id}"]`).evaluate((one) => one.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(200);
    expect(await page.evaluate('window.stayed')).toBe(true);
  });

  it('highlights related word forms as found', { tags: ['long'] }, async () => {
    const page = await begin();
    await look(page, 'firmas');
    const found = (await heading(page).locator('mark').allTextContents()).map((word) => word.toLowerCase());
    await heading(page).click();
    await firstWords(page).toMatch(/^firm/);
    const shown = await marked(page);
    expect(found.filter((word) => !shown.some((one) => word.startsWith(one)))).toEqual([]);
  });

  it('highlights matches of titles, and words with accents typed without them', { tags: ['long'] }, async () => {
    const page = await begin();
    await page.keyboard.press('Control+k');
    await field(page).fill('introduccion webhooks');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/webhooks\/introduction/);
    await expect.poll(() => marked(page)).toContain('introducción');
  });

  it('highlights words on the current page', async () => {
    const page = await begin();
    await look(page, 'crear un documento errores');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.origin}${path}#errors`);
    await firstWords(page).toMatch(/^(crear|un|documento|error)/);
    // The next page does not highlight them again.
    expect(await page.evaluate(() => sessionStorage.getItem('docsgen.marks'))).toBe('');
  });

  it('highlights words in a new tab, and not in the current one', async () => {
    const page = await begin();
    await look(page, 'firmas');
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Control+Enter')]);
    await firstWords(tab).toMatch(/^firm/);
    expect(await page.evaluate(() => sessionStorage.getItem('docsgen.marks'))).toBe('');
    expect(await marked(page)).toEqual([]);
  });

  it('highlights words in a new tab opened with the mouse', { tags: ['long'] }, async () => {
    const page = await begin();
    await look(page, 'firmas');
    const opened = page.context().waitForEvent('page');
    await heading(page).click({ modifiers: ['Control'] });
    await firstWords(await opened).toMatch(/^firm/);
    expect(await dialog(page).isVisible()).toBe(true);
  });

  it('removes the highlights on Escape, on the next page and after a reload', async () => {
    const page = await begin();
    const follow = async (): Promise<void> => {
      await look(page, 'firmas');
      await heading(page).click();
      await firstWords(page).toMatch(/^firm/);
    };
    await follow();
    await page.keyboard.press('Escape');
    expect(await marked(page)).toEqual([]);
    await follow();
    await page.locator('.sidebar a:not([aria-current])').first().click();
    await expect.poll(() => marked(page)).toEqual([]);
    await follow();
    await page.reload();
    expect(await marked(page)).toEqual([]);
  });

  it('leaves the page unchanged in browsers without the Highlight API', { tags: ['long'] }, async () => {
    await withPage(browser, {}, async (page) => {
      await page.addInitScript('delete window.Highlight; delete CSS.highlights');
      await page.goto(site.origin + path);
      await look(page, 'firmas');
      const href = (await heading(page).getAttribute('href')) ?? '';
      await heading(page).click();
      await page.waitForURL(site.origin + href);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('docsgen.marks'))).toBe('');
      expect(await page.locator('article mark').count()).toBe(0);
      // On the current page, highlighting runs during the click.
      await followTo(page, path);
      await look(page, 'crear un documento errores');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${site.origin}${path}#errors`);
    });
  });
});

describe('a URL with a query', () => {
  describe('navigating to it, and back from a result', () => {
    const query = 'firma electrónica & más';
    const at = '/?q=firma+electr%C3%B3nica+%26+m%C3%A1s';
    const notes = { typed: '', isFocused: false, typedAgain: '', address: '' };

    beforeAll(() =>
      withDesk(async (page) => {
        await heading(page).waitFor();
        notes.typed = await field(page).inputValue();
        notes.isFocused = await field(page).evaluate((input) => input === document.activeElement);
        const href = (await heading(page).getAttribute('href')) ?? '';
        await heading(page).click();
        await page.waitForURL(site.origin + href);
        await dialog(page).waitFor({ state: 'detached' });
        await page.goBack();
        await heading(page).waitFor();
        notes.typedAgain = await field(page).inputValue();
        notes.address = await address(page);
      }, at),
    );

    it('opens the search with the query', () => {
      expect(notes).toMatchObject({ typed: query, isFocused: true });
    });

    it('stays in the URL, so that back leads to the results', () => {
      expect(notes).toMatchObject({ typedAgain: query, address: at });
    });
  });

  it.each(variantsOf(['/', '/?q=', '/?other=firma']))('%s does not open the search', async (at) => {
    await withDesk(async (page) => {
      await page.evaluate(
        () => document.readyState === 'complete' || new Promise((done) => addEventListener('load', done)),
      );
      expect(await dialog(page).count()).toBe(0);
    }, at);
  });

  it('is removed from the URL when the search is closed without opening a result', { tags: ['long'] }, async () => {
    await withDesk(async (page) => {
      await heading(page).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => address(page)).toBe('/api/intro/?other=1#concepts');
      await page.reload();
      expect(await dialog(page).count()).toBe(0);
    }, '/api/intro/?q=firmas&other=1#concepts');
  });

  it('a link of the site opens the search', async () => {
    const page = await begin();
    await page.evaluate(() => {
      Object.assign(window, { stayed: true });
      document.querySelector('.sidebar a:not([aria-current])')?.setAttribute('href', '/api/intro/?q=webhooks');
    });
    await page.locator('.sidebar a[href="/api/intro/?q=webhooks"]').click();
    await heading(page).waitFor();
    expect(await field(page).inputValue()).toBe('webhooks');
    expect(await page.evaluate('window.stayed')).toBe(true);
  });

  it('opens the search on the not-found page, whose shell and search keep their language', {
    tags: ['long'],
  }, async () => {
    await withDesk(async (page) => {
      await field(page).waitFor();
      await heading(page).waitFor();
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
      expect(await field(page).getAttribute('placeholder')).toBe('Buscar en la documentación');
      expect(await heading(page).getAttribute('href')).toMatch(/^\/(api|sdk)\//);
    }, '/en/not/here/?q=firmas');
  });
});
