// The search: ways to open it, finding titles and text, and opening results.
import { describe, expect, it } from 'vitest';
import { serveReferenceSite } from '../browser/browser.ts';
import { browse } from './browsers.ts';
import { click, focused, isMarked, markDocument, run, see, until, visible } from './on-page.ts';
import type { Tab } from './tab.ts';

const { withTab } = browse(serveReferenceSite);

const path = '/api/manager/documents/create/';
const field = 'dialog.search input';

/** `open` is one of the ways to open the search. */
async function onPage(use: (tab: Tab) => Promise<void>): Promise<void> {
  await withTab(async (tab, origin) => {
    await tab.goto(origin + path);
    await markDocument(tab);
    await use(tab);
  });
}

async function look(tab: Tab, query: string): Promise<void> {
  await tab.press('Control+k');
  await see(tab, field);
  await tab.type(query);
}

describe('the search dialog', () => {
  it.each([
    ['a click on its button', (tab: Tab) => click(tab, '[data-search]')],
    ['a slash', (tab: Tab) => tab.press('/')],
    ['Ctrl-K', (tab: Tab) => tab.press('Control+k')],
  ])('opens by %s with the focus in its field; Escape returns the focus', (_name, open) =>
    onPage(async (tab) => {
      await open(tab);
      await see(tab, '.search-start');
      expect(await focused(tab)).toBe('search-input');
      expect(await run(tab, () => document.querySelector<HTMLInputElement>('.search-input')?.value)).toBe('');
      await tab.press('Escape');
      await until(tab, () => document.querySelector('dialog.search') === null);
      expect(await run(tab, () => document.activeElement?.matches('[data-search]') ?? false)).toBe(true);
    }),
  );

  it('can be opened and closed repeatedly', () =>
    onPage(async (tab) => {
      for (let time = 0; time < 3; time += 1) {
        await tab.press('Control+k');
        await see(tab, '.search-start');
        await tab.press('Control+k');
        await until(tab, () => document.querySelector('dialog.search') === null);
      }
    }));

  it('closes on an outside click', () =>
    onPage(async (tab) => {
      await click(tab, '[data-search]');
      await see(tab, '.search-start');
      await tab.clickAt(20, 880);
      await until(tab, () => document.querySelector('dialog.search') === null);
    }));

  it('inserts a slash typed into its field', () =>
    onPage(async (tab) => {
      await look(tab, 'a/b');
      expect(await run(tab, () => document.querySelector<HTMLInputElement>('.search-input')?.value)).toBe('a/b');
    }));
});

describe('results', () => {
  it('finds a title without accents, and Enter opens it in the same document', () =>
    onPage(async (tab) => {
      await look(tab, 'introduccion webhooks');
      await see(tab, '[role=option][aria-selected=true]');
      const href = await run(
        tab,
        () => document.querySelector('[role=option][aria-selected=true]')?.getAttribute('href') ?? '',
      );
      expect(href).toContain('/webhooks/introduction/');
      await tab.press('Enter');
      await until(tab, (wanted) => location.pathname + location.hash === wanted, href);
      await until(tab, () => document.querySelector('dialog.search') === null);
      expect(await isMarked(tab)).toBe(true);
    }));

  it('finds words in the text, highlighted in the results and on the opened page', () =>
    onPage(async (tab) => {
      await look(tab, 'firmas');
      // Before that, results by the first letters are shown.
      await until(tab, () => {
        const marks = Array.from(document.querySelectorAll('.search-excerpt mark'));
        return marks.length > 0 && marks.every((mark) => mark.textContent?.toLowerCase().startsWith('firm'));
      });
      await click(tab, '.search-part:last-child:not([inert]) [data-kind=heading]');
      await until(tab, () => document.querySelector('dialog.search') === null && location.hash !== '');
      await until(tab, () => (CSS.highlights?.get('docsgen-search')?.size ?? 0) > 0);
      expect(await isMarked(tab)).toBe(true);
    }));

  it('arrow keys select a result, which is exposed to screen readers', () =>
    onPage(async (tab) => {
      await look(tab, 'crear');
      // The results by title are replaced when the full-text search has finished.
      await until(
        tab,
        () => document.querySelector('.search-part:last-child:not([inert]) [aria-selected=true]') !== null,
      );
      const chosen = (): Promise<number> =>
        run(tab, () => {
          const id = document.querySelector('.search-input')?.getAttribute('aria-activedescendant');
          const options = Array.from(document.querySelectorAll('[role=option]'));
          return options.findIndex((one) => one.id === id && one.getAttribute('aria-selected') === 'true');
        });
      expect(await chosen()).toBe(0);
      await tab.press('ArrowDown');
      expect(await chosen()).toBe(1);
      await tab.press('Home');
      expect(await chosen()).toBe(0);
    }));

  it('a query in the URL shows its results', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}${path}?q=firmas`);
      await see(tab, '.search-excerpt');
      expect(await visible(tab, 'dialog.search')).toBe(1);
    }));
});
