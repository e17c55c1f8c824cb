// Tabs: one panel at a time, a choice that all groups of a name follow, on other pages and in other tabs of the
// browser.
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

describe('a closed tab opens', () => {
  const hidden = '/api/hidden/';

  /** The heading is below the navbar, and the list says that its tab is chosen. */
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

  it('around the heading that the address names, whatever the reader has chosen before', () =>
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

  it('by a link, as often as it is clicked, and by the contents', () =>
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

  it('by a link whose hash the address has already', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}${hidden}#both`);
      await untilRead(tab, 'both', 'Second');
      await run(tab, () => document.querySelector('article details')?.removeAttribute('open'));
      await click(tab, '.contents a', 'In both');
      await untilRead(tab, 'both', 'Second');
    }));

  it('when the hash is written into the address', () =>
    withTab(async (tab, origin) => {
      await tab.goto(origin + hidden);
      await see(tab, '[role=tab]');
      await run(tab, () => location.assign('#bsd'));
      await untilRead(tab, 'bsd', 'BSD');
    }));

  it('by a link or a search result on another page', () =>
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
