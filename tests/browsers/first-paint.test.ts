// Before the style sheet has loaded, the navbar is painted in its final form. Nothing else is painted, in particular no
// unstyled text.
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { serveReferenceSite } from '../browser/browser.ts';
import { browse, phone } from './browsers.ts';
import { run, until, visible } from './on-page.ts';
import type { Tab } from './tab.ts';

const browsing = browse(serveReferenceSite);
const { browserName, withTab } = browsing;

const path = '/api/manager/documents/create/';

/** Elements that are visible only with the style sheet. */
const later = '.brand-name, .navbar-nav, .search-box, .dropdown, .navbar [data-color-toggle], .skip-link, main, .menu';

/** Starts to load a page with a delayed style sheet, and waits for the first paint. */
async function openWithoutStyles(tab: Tab, origin: string): Promise<() => void> {
  const release = browsing.site.hold(/\.css$/);
  await tab.begin(origin + path);
  await until(tab, () => document.querySelector('.brand') !== null);
  // WebKit does not count the logo, the only content on a desktop, as first contentful paint.
  if (browserName === 'webkit') await wait(500);
  else await untilPainted(tab);
  return release;
}

const untilPainted = (tab: Tab): Promise<void> =>
  until(tab, () => performance.getEntriesByName('first-contentful-paint').length > 0);

const untilStyled = (tab: Tab): Promise<void> =>
  until(tab, () => document.readyState === 'complete' && document.querySelector('.brand-name')?.checkVisibility());

/** Returns positions and colors of what is painted first. */
function looksOf(tab: Tab): Promise<readonly string[]> {
  return run(tab, () =>
    ['.navbar', '.menu-button', '.logo > svg', '.logo circle'].map((selector) => {
      const element = document.querySelector(selector) ?? document.body;
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, fill } = getComputedStyle(element);
      // The navbar has the background of the page; only filled shapes of the logo have a color.
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
])('first paint on %s', (_name, size) => {
  it.each([
    ['light', 'rgb(251, 248, 242)'],
    ['dark', 'rgb(13, 18, 32)'],
  ])('the navbar is painted before the style sheet, in %s mode, and does not change', (theme, colour) =>
    withTab(
      async (tab, origin) => {
        // A page without style sheets, to store the choice. Chromium reports a missing icon there.
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
        // Text waits for its fonts.
        await expect.poll(() => visible(tab, 'main')).toBe(1);
      },
      { ...size, expected: /status of 404 .*\/favicon\.ico$/ },
    ),
  );
});

it('without JavaScript, no text is painted before the style sheet', () =>
  withTab(
    async (tab, origin) => {
      const release = browsing.site.hold(/\.css$/);
      await tab.begin(origin + path);
      await until(tab, () => document.querySelector('.brand') !== null);
      // Long enough for anything that would be painted.
      await wait(500);
      const painted = await run(tab, () => performance.getEntriesByName('first-contentful-paint').length);
      if (painted > 0) expect(await visible(tab, later)).toBe(0);
      release();
      await untilStyled(tab);
      expect(await visible(tab, 'main')).toBe(1);
    },
    { hasScript: false },
  ));
