// The reader's choices for all pages: color mode and dismissed announcement. The choices are stored, and other tabs
// follow them.
import { describe, expect, it } from 'vitest';
import { browse } from './browsers.ts';
import { serveHandbook } from './handbook.ts';
import { click, run, see, until, visible } from './on-page.ts';
import type { Tab } from './tab.ts';

const { withTab } = browse(serveHandbook);

describe('color mode', () => {
  const mode = (tab: Tab): Promise<string | undefined> => run(tab, () => document.documentElement.dataset.theme);
  const ground = (tab: Tab): Promise<string> =>
    run(tab, () => getComputedStyle(document.documentElement).backgroundColor);

  it('the button changes the color mode, also on the next page and after a reload', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}/api/first/`);
      expect(await mode(tab)).toBe('light');
      const light = await ground(tab);
      await click(tab, '[data-color-toggle]');
      expect(await mode(tab)).toBe('dark');
      expect(await ground(tab)).not.toBe(light);
      await tab.reload();
      expect(await mode(tab)).toBe('dark');
      await tab.goto(`${origin}/guide/start/`);
      expect(await mode(tab)).toBe('dark');
      expect(await run(tab, () => document.querySelector('[data-color-toggle]')?.getAttribute('aria-pressed'))).toBe(
        'true',
      );
    }));

  it('other open tabs follow the color mode immediately', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}/api/first/`);
      const other = await tab.beside();
      await other.goto(`${origin}/guide/start/`);
      await click(other, '[data-color-toggle]');
      await until(tab, () => document.documentElement.dataset.theme === 'dark');
    }));
});

describe('the announcement', () => {
  it('dismissing hides the announcement on every page permanently', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}/`);
      await see(tab, '.announcement');
      expect(await run(tab, () => document.querySelector('.announcement a')?.getAttribute('href'))).toBe(
        '/guide/start/',
      );
      await click(tab, '.announcement button');
      expect(await visible(tab, '.announcement')).toBe(0);
      await tab.goto(`${origin}/guide/start/`);
      expect(await visible(tab, '.announcement')).toBe(0);
    }));

  it('dismissing hides the announcement in other open tabs', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}/`);
      const other = await tab.beside();
      await other.goto(`${origin}/guide/start/`);
      await click(other, '.announcement button');
      await until(tab, () => document.querySelector('.announcement')?.checkVisibility() !== true);
    }));
});
