// Menus: the phone menu, which back closes, the sidebar, which keeps its state, and the language menu.
import { describe, expect, it } from 'vitest';
import { browse, phone } from './browsers.ts';
import { serveHandbook } from './handbook.ts';
import { arrive, click, focused, isMarked, markDocument, run, see, until, visible } from './on-page.ts';
import type { Tab } from './tab.ts';

const { withTab } = browse(serveHandbook);

describe('the phone menu', () => {
  const isOpen = (tab: Tab): Promise<void> => until(tab, () => document.querySelector('.menu:popover-open') !== null);
  const isClosed = (tab: Tab): Promise<void> =>
    until(tab, () => !history.state?.docsgenMenu && document.querySelector('.menu:popover-open') === null);

  /** Opens the home page and then the first page, so that there is a page to go back to. */
  async function onFirst(use: (tab: Tab) => Promise<void>): Promise<void> {
    await withTab(async (tab, origin) => {
      await tab.goto(`${origin}/`);
      await tab.goto(`${origin}/api/first/`);
      await use(tab);
    }, phone);
  }

  async function open(tab: Tab): Promise<void> {
    await click(tab, '.menu-button');
    await isOpen(tab);
    await until(tab, () => history.state?.docsgenMenu === true);
  }

  it('back closes the menu, returns the focus to its button and does not navigate', () =>
    onFirst(async (tab) => {
      await run(tab, () => window.scrollTo({ top: 400, behavior: 'instant' }));
      await open(tab);
      await tab.back();
      await isClosed(tab);
      expect(await run(tab, () => [location.pathname, scrollY] as const)).toEqual(['/api/first/', 400]);
      expect(await focused(tab)).toContain('menu-button');
      await tab.back();
      await arrive(tab, '/', 'Home');
    }));

  it('Escape and outside clicks close the menu; its links open pages, without additional history entries', () =>
    onFirst(async (tab) => {
      await run(tab, () => window.scrollTo({ top: 400, behavior: 'instant' }));
      await open(tab);
      await tab.press('Escape');
      await isClosed(tab);
      await open(tab);
      await tab.clickAt(470, 700);
      await isClosed(tab);
      await open(tab);
      await click(tab, '#docsgen-menu a', 'Second');
      await arrive(tab, '/api/second/', 'Second');
      await isClosed(tab);
      await tab.back();
      await arrive(tab, '/api/first/', 'First');
      await until(tab, () => scrollY === 400);
      await isClosed(tab);
      await tab.back();
      await arrive(tab, '/', 'Home');
    }));

  it('traps the focus, and the page behind it does not scroll', () =>
    onFirst(async (tab) => {
      await open(tab);
      for (let step = 0; step < 12; step += 1) {
        await tab.press('Tab');
        expect(await run(tab, () => document.activeElement?.matches('body, .menu, .menu *'))).toBe(true);
      }
      expect(await run(tab, () => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    }));
});

describe('the sidebar', () => {
  it('categories keep their state on the next page and after a reload', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}/api/first/`);
      expect(await visible(tab, '.sidebar a', 'Inner')).toBe(0);
      await click(tab, '.sidebar summary', 'group');
      await see(tab, '.sidebar a', 'Inner');
      await click(tab, '.sidebar a', 'Second');
      await arrive(tab, '/api/second/', 'Second');
      expect(await visible(tab, '.sidebar a', 'Inner')).toBe(1);
      await tab.reload();
      expect(await visible(tab, '.sidebar a', 'Inner')).toBe(1);
      await click(tab, '.sidebar summary', 'group');
      await tab.reload();
      expect(await visible(tab, '.sidebar a', 'Inner')).toBe(0);
    }));

  it('the branch of the current page is open', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}/api/group/inner/`);
      expect(await run(tab, () => document.querySelector('.sidebar [aria-current=page]')?.textContent?.trim())).toBe(
        'Inner',
      );
      expect(await visible(tab, '.sidebar a', 'Other')).toBe(1);
    }));
});

describe('the language menu', () => {
  it('keeps path, query and hash, and shows the language of the page', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}/api/first/?view=full#between`);
      await markDocument(tab);
      await click(tab, '.navbar .dropdown summary');
      await click(tab, '.navbar .dropdown a[hreflang=es]');
      await arrive(tab, '/es/api/first/?view=full#between', 'Primera');
      expect(await run(tab, () => document.documentElement.lang)).toBe('es');
      expect(await isMarked(tab)).toBe(true);
    }));

  it('works with the keyboard', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}/api/first/`);
      await run(tab, () => document.querySelector<HTMLElement>('.navbar .dropdown summary')?.focus());
      await tab.press('ArrowDown');
      expect(await run(tab, () => document.activeElement?.textContent?.trim())).toBe('English');
      await tab.press('ArrowDown');
      expect(await run(tab, () => document.activeElement?.textContent?.trim())).toBe('Español');
      await tab.press('Escape');
      expect(await visible(tab, '.navbar .dropdown a')).toBe(0);
      await tab.press('ArrowDown');
      await tab.press('End');
      await tab.press('Enter');
      await arrive(tab, '/es/api/first/', 'Primera');
    }));
});
