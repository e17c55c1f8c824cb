// Full-text search in the dialog: results and their order, loading and error messages, and recent searches. Searching
// titles is in search.test.ts, opening the search and results in search-ways.test.ts.
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { variantsOf } from '../../long.ts';
import { violationsInEveryLook } from '../axe.ts';
import { openBrowser, openReferenceSite, withPage } from '../browser.ts';
import { desk, followTo, keepPage } from '../reused-page.ts';
import { serveSmallSite } from '../small-site.ts';

const path = '/api/manager/documents/create/';

const browser = openBrowser();
const site = openReferenceSite();
const begin = keepPage({ browser, site, at: path });

const dialog = (page: Page) => page.locator('dialog.search');
const field = (page: Page) => page.getByRole('combobox');
const status = (page: Page) => dialog(page).getByRole('status');
const texts = (page: Page) => page.locator('.search-part:last-child:not([inert])');
const textPages = (page: Page) => texts(page).locator('[data-kind=page]');
const excerpts = (page: Page) => page.locator('.search-excerpt');
const recent = (page: Page) => page.locator('.search-again');
const hrefs = (options: readonly Element[]) => options.map((option) => option.getAttribute('href') ?? '');

/** Console messages of failed requests. */
const broken = [/status of 404/, /Failed to load resource/, /Failed to load/, /Failed to fetch/];

/** Resets the search, whose data is otherwise cached for the lifetime of the document. */
async function beginAnew(expected?: readonly RegExp[]): Promise<Page> {
  const page = await begin(expected);
  await page.reload();
  return page;
}

async function look(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
  await excerpts(page).first().waitFor();
}

describe('results', () => {
  it('lists each page once, with breadcrumbs, best sections and excerpts', async () => {
    const page = await begin();
    await look(page, 'firmas');
    const first = texts(page).getByRole('group').first();
    expect(await first.locator('[data-kind=page] .search-trail').textContent()).toContain('Referencia de la API');
    const address = (await first.locator('[data-kind=page]').getAttribute('href')) ?? '';
    const sections = await first.locator('[data-kind=heading]').evaluateAll(hrefs);
    expect(sections.length).toBeGreaterThan(0);
    expect(sections.filter((href) => !href.startsWith(`${address}#`))).toEqual([]);
    const pages = await page.locator('[data-kind=page]').evaluateAll(hrefs);
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('shows query words that occur on no page above the results', async () => {
    const page = await begin();
    await look(page, 'cancelar documento xilófono');
    expect(await page.getByText('No se encontró: xilófono').first().isVisible()).toBe(true);
    expect(await textPages(page).first().getAttribute('href')).toBe('/api/manager/documents/cancel/');
    expect(await status(page).textContent()).toMatch(/resultados\. No se encontró: xilófono$/);
  });

  it('highlights related word forms, without adjacent punctuation', async () => {
    const page = await begin();
    await look(page, 'firmas');
    const marked = await excerpts(page).locator('mark').allTextContents();
    expect(marked.filter((word) => !/^firm/i.test(word))).toEqual([]);
    expect(new Set(marked.map((word) => word.toLowerCase())).size).toBeGreaterThan(1);
    expect(marked.filter((word) => /[.,:;]$/.test(word))).toEqual([]);
    expect(await texts(page).locator('[data-kind] > span:first-child mark').first().textContent()).toMatch(/^firm/i);
  });

  it('announces the number of results when the search is done', async () => {
    const page = await begin();
    await look(page, 'autenticacion');
    const count = await page.getByRole('option').count();
    expect(await status(page).textContent()).toMatch(new RegExp(`${count} resultados$`));
  });

  it('can be limited to the reader’s section', async () => {
    const page = await begin();
    await followTo(page, '/sdk/intro/');
    await look(page, 'reintentos');
    const sections = async () => (await textPages(page).evaluateAll(hrefs)).map((href) => href.split('/')[1]);
    expect(await sections()).toContain('api');
    await page.getByRole('button', { name: /^Solo en / }).click();
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(async () => [...new Set(await sections())]).toEqual(['sdk']);
    await page.getByRole('button', { name: 'En todo' }).click();
    await expect.poll(sections).toContain('api');
  });

  it('has no scope outside of sections', { tags: ['long'] }, async () => {
    const page = await begin();
    await followTo(page, '/');
    await look(page, 'firmar');
    expect(await page.getByRole('group', { name: 'Dónde buscar' }).count()).toBe(0);
  });

  it('lists more results on request: the field keeps the focus, the first new result is selected', {
    tags: ['long'],
  }, async () => {
    const page = await begin();
    await look(page, 'documento');
    const before = await page.getByRole('option').evaluateAll((options) => options.map(({ id }) => id));
    await page.getByRole('button', { name: 'Más resultados' }).click();
    await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(before.length);
    const chosen = await page.getByRole('option', { selected: true }).getAttribute('id');
    expect(before).not.toContain(chosen);
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(chosen);
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });
});

describe('searching on different pages', () => {
  const visit = { english: 0, spanish: '', hasStayed: false, asked: [] as string[] };

  beforeAll(async () => {
    await withPage(browser, desk, async (page) => {
      page.on('request', (request) => visit.asked.push(new URL(request.url()).pathname));
      await page.goto(`${site.origin}/en${path}`);
      await look(page, 'signatures');
      visit.english = await page.getByText(/^(First )?\d+ results$/).count();
      await page.keyboard.press('Escape');
      await page.evaluate(() => Object.assign(window, { stayed: true }));
      await page
        .locator('.navbar a[lang=es], .dropdown a[lang=es]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForURL(site.origin + path);
      await look(page, 'webhooks reintentos');
      visit.spanish = (await textPages(page).first().getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');
      await dialog(page).waitFor({ state: 'detached' });
      await page.waitForURL(/webhooks/);
      await look(page, 'firmas');
      visit.hasStayed = await page.evaluate(() => 'stayed' in window);
    });
  });

  it('searches in the language of the page, also after navigation', () => {
    expect(visit.english).toBe(1);
    expect(visit.spanish).toMatch(/^\/(api|sdk)\//);
    expect(visit.hasStayed).toBe(true);
  });

  it('loads the search once, however many pages are visited', () => {
    expect(visit.asked.filter((one) => one.endsWith('/search/es/index.bin'))).toHaveLength(1);
  });
});

/** Delays the full-text index until the returned function is called. */
async function holdTexts(page: Page): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/search/es/text-*', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

describe('messages', () => {
  it('shows that it is searching, while titles can already be opened', async () => {
    const page = await beginAnew();
    const letGo = await holdTexts(page);
    await page.keyboard.press('Control+k');
    await field(page).fill('firmas');
    await page.getByText('Buscando…').waitFor();
    expect(await page.getByRole('option').count()).toBeGreaterThan(0);
    expect(await status(page).textContent()).toBe('');
    letGo();
    await excerpts(page).first().waitFor();
    expect(await page.getByText('Buscando…').count()).toBe(0);
  });

  it('removes the results of the previous query when it shows that it is searching', async () => {
    const page = await beginAnew();
    await page.keyboard.press('Control+k');
    await field(page).fill('biométrica');
    await excerpts(page).first().waitFor();
    const letGo = await holdTexts(page);
    await field(page).fill('reintentos');
    await page.getByText('Buscando…').waitFor();
    expect(await excerpts(page).count()).toBe(0);
    letGo();
    await excerpts(page).first().waitFor();
  });

  it('keeps the selected title when the results of the full text replace the titles', async () => {
    const page = await beginAnew();
    const letGo = await holdTexts(page);
    await page.keyboard.press('Control+k');
    await field(page).fill('crear');
    await page.getByText('Buscando…').waitFor();
    const selected = page.getByRole('option', { selected: true });
    const suggestion = await selected.getAttribute('href');
    await page.keyboard.press('ArrowDown');
    const href = await selected.getAttribute('href');
    expect(href).not.toBe(suggestion);
    letGo();
    await excerpts(page).first().waitFor();
    expect(await selected.getAttribute('href')).toBe(href);
    expect(await selected.getAttribute('id')).toBe(await field(page).getAttribute('aria-activedescendant'));
  });

  it('ignores the results of an earlier search that finishes late', { tags: ['long'] }, async () => {
    const page = await beginAnew();
    const late: Route[] = [];
    await page.keyboard.press('Control+k');
    let isHeld = true;
    await page.route('**/search/es/text-*', (route) => {
      if (isHeld) late.push(route);
      else void route.continue();
    });
    await field(page).fill('reintentos');
    await expect.poll(() => late.length).toBeGreaterThan(0);
    isHeld = false;
    await field(page).fill('biométrica');
    await excerpts(page).first().waitFor();
    const shown = await textPages(page).evaluateAll(hrefs);
    for (const route of late) await route.continue();
    for (const route of late) await (await route.request().response())?.finished();
    // Gives the page time to process the reset.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await textPages(page).evaluateAll(hrefs)).toEqual(shown);
  });

  it.each(variantsOf(['xilófono', 'qwrtpl']))(
    'shows that there are no results for %s, instead of words with the same prefix',
    async (query) => {
      const page = await begin();
      await page.keyboard.press('Control+k');
      await field(page).fill(query);
      await page.getByText(`No hay resultados para «${query}».`).waitFor();
      expect(await status(page).textContent()).toBe('0 resultados');
      expect(await field(page).getAttribute('aria-expanded')).toBe('false');
      await page.getByRole('button', { name: /^Solo en / }).click();
      await page.getByText(`No hay resultados para «${query}» en Referencia de la API.`).waitFor();
    },
  );

  it('Enter pressed before there are results opens the first one', async () => {
    const page = await beginAnew();
    await page.keyboard.press('Control+k');
    await page.locator('.search-start').waitFor();
    const letGo = await holdTexts(page);
    // This word is in no title, and no title contains a similar word.
    await field(page).fill('navegador');
    await page.getByText('Buscando…').waitFor();
    expect(await page.getByRole('option').count()).toBe(0);
    await page.keyboard.press('Enter');
    letGo();
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(path);
  });
});

describe('full-text search that fails, while titles are found', () => {
  async function failAndRetry(page: Page, pattern: string): Promise<void> {
    await page.route(pattern, (route) => route.abort());
    await page.keyboard.press('Control+k');
    await field(page).fill('firmas');
    const retry = page.getByRole('button', { name: 'Reintentar' });
    await retry.waitFor();
    expect(await page.getByRole('alert').textContent()).toMatch(/^No se pudo buscar en el texto de las páginas/);
    expect(await page.getByRole('option').count()).toBeGreaterThan(0);
    expect(await excerpts(page).count()).toBe(0);
    await page.unroute(pattern);
    await retry.click();
    await excerpts(page).first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  }

  it.each(
    variantsOf([
      ['the entry of the index', '**/search/es/index.bin'],
      ['a word file', '**/search/es/words-*'],
      ['the text of a page', '**/search/es/text-*'],
    ]),
  )('if %s fails to load, Retry finds the rest', async (_name, pattern) => {
    await failAndRetry(await beginAnew(broken), pattern);
  });

  it('a missing index file is detected in a document with more requests than the browser records', {
    tags: ['long'],
  }, async () => {
    const page = await beginAnew(broken);
    await page.evaluate(() => performance.setResourceTimingBufferSize(1));
    await failAndRetry(page, '**/search/es/words-*');
  });

  it('recovers after the connection was lost', { tags: ['long'] }, async () => {
    const page = await beginAnew(broken);
    await page.keyboard.press('Control+k');
    await page.locator('.search-start').waitFor();
    await page.context().setOffline(true);
    await field(page).fill('webhooks');
    await page.getByRole('alert').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await excerpts(page).first().waitFor();
  });
});

describe('without an index', () => {
  it('finds titles and requests nothing else', async () => {
    const small = await serveSmallSite(
      { 'content/es/firma.md': '# Firmar\n\nUn zorro.\n', 'content/en/firma.md': '# Sign\n\nA fox.\n' },
      { hasIndex: false },
    );
    try {
      await withPage(browser, {}, async (page) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await page.goto(`${small.origin}/firma/`);
        await page.keyboard.press('Control+k');
        await page.getByText('Escriba algunas palabras del título').waitFor();
        await field(page).fill('zorro');
        await page.getByText('Ningún título coincide con «zorro».').waitFor();
        await field(page).fill('firmar');
        await page.getByRole('option').first().waitFor();
        expect(await status(page).textContent()).toBe('1 resultado');
        expect(asked.filter((one) => /\.bin$/.test(one))).toEqual([]);
      });
    } finally {
      await small.close();
    }
  });
});

describe('recent searches', () => {
  async function follow(page: Page, query: string): Promise<void> {
    await look(page, query);
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'detached' });
  }

  async function reopen(page: Page): Promise<void> {
    await page.keyboard.press('Control+k');
    await page.locator('.search-start').waitFor();
  }

  it('a search is not stored if no result was opened', { tags: ['long'] }, async () => {
    const page = await begin();
    await look(page, 'firmas');
    await page.keyboard.press('Escape');
    await reopen(page);
    expect(await recent(page).count()).toBe(0);
  });

  it('invalid stored data is ignored', { tags: ['long'] }, async () => {
    const page = await begin();
    await page.evaluate(() => localStorage.setItem('docsgen.searches', '{"no":'));
    await reopen(page);
    expect(await recent(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.evaluate(() => localStorage.setItem('docsgen.searches', '[1,"firmas"]'));
    await reopen(page);
    expect(await recent(page).allTextContents()).toEqual(['firmas']);
  });

  describe('after a result was opened', () => {
    let written: string | null = null;

    /** The reader opens a result once; later tests restore what the page has stored. */
    async function beginThere(): Promise<Page> {
      const page = await begin();
      if (written === null) {
        for (const query of ['firmas', 'webhooks', 'Firmas', 'entornos']) await follow(page, query);
        written = await page.evaluate(() => localStorage.getItem('docsgen.searches'));
      } else await page.evaluate((all) => localStorage.setItem('docsgen.searches', all), written);
      await reopen(page);
      return page;
    }

    it('lists recent searches, newest first and each once, and repeats one on click', async () => {
      const page = await beginThere();
      expect(await recent(page).allTextContents()).toEqual(['entornos', 'Firmas', 'webhooks']);
      await recent(page).nth(2).click();
      await excerpts(page).first().waitFor();
      expect(await field(page).inputValue()).toBe('webhooks');
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    });

    it('recent searches can be selected, repeated and removed with the keyboard', { tags: ['long'] }, async () => {
      const page = await beginThere();
      const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
      await page.keyboard.press('ArrowDown');
      expect(await focused()).toBe('entornos');
      await page.keyboard.press('ArrowDown');
      expect(await focused()).toBe('Firmas');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Delete');
      expect(await recent(page).allTextContents()).toEqual(['Firmas', 'webhooks']);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await excerpts(page).first().waitFor();
      expect(await field(page).inputValue()).toBe('Firmas');
    });

    it('recent searches can be removed one by one or all at once', { tags: ['long'] }, async () => {
      const page = await beginThere();
      await page.getByRole('button', { name: 'Quitar «Firmas»' }).click();
      expect(await recent(page).allTextContents()).toEqual(['entornos', 'webhooks']);
      expect(await page.evaluate(() => localStorage.getItem('docsgen.searches'))).toBe('["entornos","webhooks"]');
      await page.getByRole('button', { name: 'Borrar todas' }).click();
      expect(await recent(page).count()).toBe(0);
      expect(await page.evaluate(() => localStorage.getItem('docsgen.searches'))).toBeNull();
    });
  });
});

// 24 runs of axe-core.
it('the dialog passes axe-core, in every state, color mode and size', {
  tags: ['long'],
  timeout: 300_000,
}, async () => {
  await withPage(
    browser,
    { reducedMotion: 'reduce' },
    async (page) => {
      await page.addInitScript(() => localStorage.setItem('docsgen.searches', '["firmas","webhooks"]'));
      await page.goto(site.origin + path);
      await page.keyboard.press('Control+k');
      await recent(page).first().waitFor();
      expect(await violationsInEveryLook(page, 'dialog.search'), 'recent').toEqual([]);
      await field(page).fill('firmas');
      await excerpts(page).first().waitFor();
      expect(await violationsInEveryLook(page, 'dialog.search'), 'results').toEqual([]);
      await page.locator('.search-chip').nth(1).click();
      await texts(page).waitFor();
      expect(await violationsInEveryLook(page, 'dialog.search'), 'in the section').toEqual([]);
      const held: (() => Promise<void>)[] = [];
      await page.route('**/search/es/text-*', (route) => void held.push(() => route.abort()));
      await field(page).fill('biométrica');
      await page.getByText('Buscando…').waitFor();
      expect(await violationsInEveryLook(page, 'dialog.search'), 'searching').toEqual([]);
      for (const fail of held) await fail();
      await page.getByRole('alert').waitFor();
      expect(await violationsInEveryLook(page, 'dialog.search'), 'failure').toEqual([]);
      await field(page).fill('qwrtpl');
      await page.getByText('«qwrtpl»').waitFor();
      expect(await violationsInEveryLook(page, 'dialog.search'), 'none').toEqual([]);
    },
    broken,
  );
});
