// What a reader chooses for all pages: colours, and that an announcement is read. Kept, and followed by other tabs.
import { describe, expect, it } from 'vitest';
import { browse } from './browsers.ts';
import { serveHandbook } from './handbook.ts';
import { click, run, see, until, visible } from './on-page.ts';
import type { Tab } from './tab.ts';

const { withTab } = browse(serveHandbook);

describe('the colour mode', () => {
  const mode = (tab: Tab): Promise<string | undefined> => run(tab, () => document.documentElement.dataset.theme);
  const ground = (tab: Tab): Promise<string> =>
    run(tab, () => getComputedStyle(document.documentElement).backgroundColor);

  it('is changed by its button, and stays on the next page and after a reload', () =>
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

  it('is followed by the other open tabs at once', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}/api/first/`);
      const other = await tab.beside();
      await other.goto(`${origin}/guide/start/`);
      await click(other, '[data-color-toggle]');
      await until(tab, () => document.documentElement.dataset.theme === 'dark');
    }));
});

describe('the announcement', () => {
  it('is there until it is dismissed, on every page and for good', () =>
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

  it('goes in another tab that was open before, too', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}/`);
      const other = await tab.beside();
      await other.goto(`${origin}/guide/start/`);
      await click(other, '.announcement button');
      await until(tab, () => document.querySelector('.announcement')?.checkVisibility() !== true);
    }));
});
