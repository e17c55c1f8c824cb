// With JavaScript turned off, everything can be read, opened and navigated.
import { describe, expect, it } from 'vitest';
import { browse, phone } from './browsers.ts';
import { serveHandbook } from './handbook.ts';
import { arrive, click, run, see, visible } from './on-page.ts';

const { withTab } = browse(serveHandbook);

describe('without JavaScript', () => {
  it('a page shows its article and no control that requires a script, and its links work', () =>
    withTab(
      async (tab, origin) => {
        await tab.goto(`${origin}/api/first/`);
        expect(await visible(tab, 'h1', 'First')).toBe(1);
        expect(await visible(tab, 'button')).toBe(0);
        expect(await visible(tab, '[data-tab]')).toBe(4);
        expect(await run(tab, () => document.documentElement.hasAttribute('data-script'))).toBe(false);
        await click(tab, '.navbar-nav a', 'Guide');
        await arrive(tab, '/guide/start/', 'Start');
      },
      { hasScript: false },
    ));

  it('sidebar categories can be opened', () =>
    withTab(
      async (tab, origin) => {
        await tab.goto(`${origin}/api/first/`);
        expect(await visible(tab, '.sidebar a', 'Inner')).toBe(0);
        await click(tab, '.sidebar summary', 'group');
        await see(tab, '.sidebar a', 'Inner');
      },
      { hasScript: false },
    ));

  it('the language menu leads to the same page', () =>
    withTab(
      async (tab, origin) => {
        await tab.goto(`${origin}/api/first/`);
        await click(tab, '.navbar .dropdown summary');
        await click(tab, '.navbar .dropdown a[hreflang=es]');
        await arrive(tab, '/es/api/first/', 'Primera');
      },
      { hasScript: false },
    ));

  it('the phone menu opens and its links work', () =>
    withTab(
      async (tab, origin) => {
        await tab.goto(`${origin}/api/first/`);
        expect(await visible(tab, '#docsgen-menu')).toBe(0);
        await click(tab, '.menu-button');
        await click(tab, '#docsgen-menu a', 'Second');
        await arrive(tab, '/api/second/', 'Second');
      },
      { hasScript: false, ...phone },
    ));
});
