// What is painted before the style sheet is there: the bar, as it stays; and nothing else, least of all text without
// its look.
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { serveReferenceSite } from '../browser/browser.ts';
import { browse, phone } from './browsers.ts';
import { run, until, visible } from './on-page.ts';
import type { Tab } from './tab.ts';

const browsing = browse(serveReferenceSite);
const { browserName, withTab } = browsing;

const path = '/api/manager/documents/create/';

/** What is to be seen with the style sheet only. */
const later = '.brand-name, .navbar-nav, .search-box, .dropdown, .navbar [data-color-toggle], .skip-link, main, .menu';

/** Begins to load a page whose style sheet is held back, and waits until something is painted. */
async function openWithoutStyles(tab: Tab, origin: string): Promise<() => void> {
  const release = browsing.site.hold(/\.css$/);
  await tab.begin(origin + path);
  await until(tab, () => document.querySelector('.brand') !== null);
  // WebKit does not count the logo, which is all that a desk shows, as a first paint of contents.
  if (browserName === 'webkit') await wait(500);
  else await untilPainted(tab);
  return release;
}

const untilPainted = (tab: Tab): Promise<void> =>
  until(tab, () => performance.getEntriesByName('first-contentful-paint').length > 0);

const untilStyled = (tab: Tab): Promise<void> =>
  until(tab, () => document.readyState === 'complete' && document.querySelector('.brand-name')?.checkVisibility());

/** Places and colours of what is painted first. */
function looksOf(tab: Tab): Promise<readonly string[]> {
  return run(tab, () =>
    ['.navbar', '.menu-button', '.logo > svg', '.logo circle'].map((selector) => {
      const element = document.querySelector(selector) ?? document.body;
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, fill } = getComputedStyle(element);
      // The bar's own ground is the page's; of the logo only what is filled has a colour.
      const paint = { '.menu-button': color, '.logo circle': fill }[selector] ?? '';
      return [selector, x, y, width, height, paint].join(' ');
    }),
  );
}

const ground = (tab: Tab): Promise<string> =>
  run(tab, () => getComputedStyle(document.documentElement).backgroundColor);

describe.each([
  ['a desk', { width: 1280, height: 900 }],
  ['a phone', phone],
])('on %s', (_name, size) => {
  it.each([
    ['light', 'rgb(251, 248, 242)'],
    ['dark', 'rgb(13, 18, 32)'],
  ])('the bar is there before the styles, in %s colours, and stays as it is', (theme, colour) =>
    withTab(
      async (tab, origin) => {
        // A page without style sheets, which the choice can be stored from. Chromium misses an icon there.
        await tab.goto(`${origin}/robots.txt`);
        await run(tab, (chosen) => localStorage.setItem('docsgen.theme', chosen), theme);
        const bringStyles = await openWithoutStyles(tab, origin);
        const before = await looksOf(tab);
        expect(await ground(tab)).toBe(colour);
        expect(await visible(tab, '.logo > svg')).toBe(1);
        expect(await visible(tab, later)).toBe(0);
        bringStyles();
        await untilStyled(tab);
        expect(await looksOf(tab)).toEqual(before);
        expect(await visible(tab, 'main')).toBe(1);
      },
      { ...size, expected: /status of 404 .*\/favicon\.ico$/ },
    ),
  );
});

it('without script no text is painted before its styles, either', () =>
  withTab(
    async (tab, origin) => {
      const release = browsing.site.hold(/\.css$/);
      await tab.begin(origin + path);
      await until(tab, () => document.querySelector('.brand') !== null);
      // Long enough for whatever would be painted.
      await wait(500);
      const painted = await run(tab, () => performance.getEntriesByName('first-contentful-paint').length);
      if (painted > 0) expect(await visible(tab, later)).toBe(0);
      release();
      await untilStyled(tab);
      expect(await visible(tab, 'main')).toBe(1);
    },
    { hasScript: false },
  ));
