// Tabs: one panel at a time, a choice that all groups of a name follow, on other pages and in other tabs of the
// browser.
import { describe, expect, it } from 'vitest';
import { browse } from './browsers.ts';
import { serveHandbook } from './handbook.ts';
import { arrive, click, run, until } from './on-page.ts';
import type { Tab } from './tab.ts';

const { withTab } = browse(serveHandbook);

async function onFirst(use: (tab: Tab, origin: string) => Promise<void>): Promise<void> {
  await withTab(async (tab, origin) => {
    await tab.goto(`${origin}/api/first/`);
    await until(tab, () => document.querySelectorAll('[role=tablist]').length === 2);
    await use(tab, origin);
  });
}

const shown = (tab: Tab): Promise<readonly (string | undefined)[]> =>
  run(tab, () =>
    Array.from(document.querySelectorAll<HTMLElement>('[data-tab]'))
      .filter((panel) => panel.checkVisibility())
      .map((panel) => panel.dataset.tab),
  );

const untilSelected = (tab: Tab, label: string): Promise<void> =>
  until(tab, (name) => document.querySelector('[role=tab][aria-selected=true]')?.textContent === name, label);

describe('choosing a tab', () => {
  it('shows it in all groups of the name, on the next page and after a new load', () =>
    onFirst(async (tab) => {
      expect(await shown(tab)).toEqual(['Bash', 'Bash']);
      await click(tab, '[role=tab]', 'Python');
      expect(await shown(tab)).toEqual(['Python', 'Python']);
      await click(tab, '.sidebar a', 'Second');
      await arrive(tab, '/api/second/', 'Second');
      await untilSelected(tab, 'Python');
      expect(await shown(tab)).toEqual(['Python']);
      await tab.reload();
      await untilSelected(tab, 'Python');
      expect(await shown(tab)).toEqual(['Python']);
    }));

  it('is followed in other open tabs of the browser', () =>
    onFirst(async (tab, origin) => {
      const other = await tab.beside();
      await other.goto(`${origin}/api/second/`);
      await click(other, '[role=tab]', 'Python');
      await untilSelected(tab, 'Python');
      expect(await shown(tab)).toEqual(['Python', 'Python']);
    }));

  it('works by keys', () =>
    onFirst(async (tab) => {
      await click(tab, '[role=tab]', 'Bash');
      await tab.press('ArrowRight');
      expect(await run(tab, () => document.activeElement?.textContent)).toBe('Python');
      expect(await shown(tab)).toEqual(['Bash', 'Bash']);
      await tab.press('Enter');
      expect(await shown(tab)).toEqual(['Python', 'Python']);
    }));
});
