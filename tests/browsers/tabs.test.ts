// Tabs: one panel at a time, and a selection shared by all groups of the same name, across pages and browser tabs.
import { describe, expect, it } from 'vitest';
import { browse } from './browsers.ts';
import { serveHandbook } from './handbook.ts';
import { arrive, click, run, see, until } from './on-page.ts';
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

describe('selecting a tab', () => {
  it('selects the tab in all groups of the same name, on the next page and after a reload', () =>
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

  it('other open browser tabs follow the selection', () =>
    onFirst(async (tab, origin) => {
      const other = await tab.beside();
      await other.goto(`${origin}/api/second/`);
      await click(other, '[role=tab]', 'Python');
      await untilSelected(tab, 'Python');
      expect(await shown(tab)).toEqual(['Python', 'Python']);
    }));

  it('works with the keyboard', () =>
    onFirst(async (tab) => {
      await click(tab, '[role=tab]', 'Bash');
      await tab.press('ArrowRight');
      expect(await run(tab, () => document.activeElement?.textContent)).toBe('Python');
      expect(await shown(tab)).toEqual(['Bash', 'Bash']);
      await tab.press('Enter');
      expect(await shown(tab)).toEqual(['Python', 'Python']);
    }));
});

describe('opening a closed tab', () => {
  const hidden = '/api/hidden/';

  /** The heading is below the navbar, and its tab is selected in the list. */
  const untilRead = (tab: Tab, id: string, label: string): Promise<void> =>
    until(
      tab,
      (heading, name) => {
        const element = document.getElementById(heading);
        const { top = -1 } = element?.getBoundingClientRect() ?? {};
        const panel = element?.closest('[data-tab]');
        const button = document.querySelector(`[aria-controls="${panel?.id}"][aria-selected="true"]`);
        return element?.checkVisibility() && top > 0 && top < innerHeight / 2 && button?.textContent === name;
      },
      id,
      label,
    );
  const choose = (tab: Tab, label: string): Promise<void> => click(tab, '[role=tab]', label);

  it('the tab of a heading in the URL opens, regardless of earlier choices', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}${hidden}?tab=Linux#bsd`);
      await untilRead(tab, 'bsd', 'BSD');
      await choose(tab, 'Linux');
      expect(await run(tab, () => location.hash)).toBe('');
      await tab.goto(`${origin}${hidden}#bsd`);
      await untilRead(tab, 'bsd', 'BSD');
      await tab.goto(`${origin}/api/first/`);
      await tab.goto(`${origin}${hidden}#both`);
      await untilRead(tab, 'both', 'Second');
    }));

  it('a link to a heading opens its tab, however often it is clicked, also in the table of contents', () =>
    withTab(async (tab, origin) => {
      await tab.goto(origin + hidden);
      await click(tab, '[role=tab]', 'Linux');
      for (let time = 0; time < 2; time += 1) {
        await click(tab, 'article a', 'Same page');
        await untilRead(tab, 'bsd', 'BSD');
        await choose(tab, 'Linux');
      }
      await click(tab, 'article a', 'Same page');
      await untilRead(tab, 'bsd', 'BSD');
      await click(tab, '.contents a', 'In both');
      await untilRead(tab, 'both', 'Second');
      expect(await run(tab, () => document.getElementById('bsd')?.checkVisibility())).toBe(true);
    }));

  it('a link with the hash that is already in the URL opens the tab', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}${hidden}#both`);
      await untilRead(tab, 'both', 'Second');
      await run(tab, () => document.querySelector('article details')?.removeAttribute('open'));
      await click(tab, '.contents a', 'In both');
      await untilRead(tab, 'both', 'Second');
    }));

  it('changing the hash in the URL opens the tab', () =>
    withTab(async (tab, origin) => {
      await tab.goto(origin + hidden);
      await see(tab, '[role=tab]');
      await run(tab, () => location.assign('#bsd'));
      await untilRead(tab, 'bsd', 'BSD');
    }));

  it('a link or search result on another page opens the tab', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}/api/elsewhere/`);
      await click(tab, 'article a', 'Other page');
      await untilRead(tab, 'bsd', 'BSD');
      await tab.goto(`${origin}/api/elsewhere/`);
      await tab.press('Control+k');
      await see(tab, 'dialog.search input');
      await tab.type('on bsd');
      await see(tab, '[role=option][href$="#bsd"]');
      await click(tab, '[role=option][href$="#bsd"]');
      await untilRead(tab, 'bsd', 'BSD');
    }));
});
