// Client-side navigation: what is replaced, where the reader lands, and two clicks in a row.
import { describe, expect, it } from 'vitest';
import { serveReferenceSite } from '../browser/browser.ts';
import { browse } from './browsers.ts';
import { arrive, click, focused, isMarked, markDocument, run, until } from './on-page.ts';
import type { Tab } from './tab.ts';

const browsing = browse(serveReferenceSite);
const { withTab } = browsing;

const top = (tab: Tab): Promise<number> => run(tab, () => Math.round(scrollY));
const scrollTo = (tab: Tab, to: number): Promise<void> =>
  run(tab, (place) => window.scrollTo({ top: place, behavior: 'instant' }), to);

describe('a link to another page', () => {
  it('replaces the article, the title and the current sidebar item, in the same document', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}/api/intro/`);
      await markDocument(tab);
      await click(tab, '.sidebar a[href="/api/environment/"]');
      await arrive(tab, '/api/environment/', 'Entornos');
      expect(await isMarked(tab)).toBe(true);
      expect(await run(tab, () => document.title)).toMatch(/^Entornos/);
      const current = await run(tab, () => document.querySelector('.sidebar [aria-current=page]')?.textContent ?? '');
      expect(current.trim()).toBe('Entornos');
      expect(await top(tab)).toBe(0);
    }));

  it('moves the focus to the new content and announces its title', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}/api/intro/`);
      await click(tab, '.sidebar a[href="/api/environment/"]');
      await arrive(tab, '/api/environment/', 'Entornos');
      expect(await focused(tab)).toBe('docsgen-content');
      await until(tab, () => document.querySelector('[data-announcer]')?.textContent?.includes('Entornos'));
    }));

  it('scrolls to the heading in the hash', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}/`);
      await markDocument(tab);
      await click(tab, 'main a[href="/api/intro/#first-request"]');
      await arrive(tab, '/api/intro/#first-request', 'Introducción a la API');
      const distance = await run(
        tab,
        () => document.getElementById('first-request')?.getBoundingClientRect().top ?? -1,
      );
      expect(distance).toBeGreaterThanOrEqual(0);
      expect(distance).toBeLessThan(200);
      expect(await isMarked(tab)).toBe(true);
    }));

  it('works between all kinds of pages', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}/`);
      await markDocument(tab);
      await click(tab, 'main a[href="/api/manager/document/"]');
      await arrive(tab, '/api/manager/document/', 'Documentos');
      await click(tab, 'main a[href="/api/manager/documents/create/"]');
      await arrive(tab, '/api/manager/documents/create/', 'Crear un documento');
      await click(tab, 'a.brand');
      await arrive(tab, '/', 'Documentación para desarrolladores');
      expect(await isMarked(tab)).toBe(true);
    }));
});

describe('back and forward', () => {
  it('restore the pages with their scroll positions', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}/api/manager/documents/create/`);
      await markDocument(tab);
      // Tab lists change the height of the page, and thus the scroll position.
      await until(tab, () => document.querySelector('[role=tablist]') !== null);
      await scrollTo(tab, 700);
      // Clicks from inside the page: a simulated mouse may scroll first.
      await run(tab, () => document.querySelector<HTMLElement>('.sidebar a[href$="/documents/get/"]')?.click());
      await arrive(tab, '/api/manager/documents/get/', 'Consultar un documento');
      expect(await top(tab)).toBe(0);
      await scrollTo(tab, 400);
      await tab.back();
      await arrive(tab, '/api/manager/documents/create/', 'Crear un documento');
      await expect.poll(() => top(tab)).toBe(700);
      await tab.forward();
      await arrive(tab, '/api/manager/documents/get/', 'Consultar un documento');
      await expect.poll(() => top(tab)).toBe(400);
      expect(await isMarked(tab)).toBe(true);
    }));

  it('move between headings of one page', () =>
    withTab(async (tab, origin) => {
      await tab.goto(`${origin}/api/manager/documents/create/`);
      await markDocument(tab);
      await click(tab, '.contents a[href="#request"]');
      await arrive(tab, '/api/manager/documents/create/#request', 'Crear un documento');
      const place = await top(tab);
      expect(place).toBeGreaterThan(0);
      await click(tab, '.contents a[href="#errors"]');
      await arrive(tab, '/api/manager/documents/create/#errors', 'Crear un documento');
      await tab.back();
      await arrive(tab, '/api/manager/documents/create/#request', 'Crear un documento');
      await expect.poll(() => top(tab)).toBe(place);
      expect(await isMarked(tab)).toBe(true);
    }));
});

describe('two clicks in a row', () => {
  it('open the page of the second click, even if the first page loads late', () =>
    withTab(async (tab, origin) => {
      const release = browsing.site.hold(/\/api\/environment\/$/);
      await tab.goto(`${origin}/api/intro/`);
      await markDocument(tab);
      const before = await run(tab, () => history.length);
      await click(tab, '.sidebar a[href="/api/environment/"]');
      await click(tab, '.navbar-nav a[href="/sdk/intro/"]');
      await until(tab, () => location.pathname === '/sdk/intro/' && document.querySelector('article'));
      release();
      // The first page has loaded by now, and must not be shown.
      await run(tab, () => fetch('/api/environment/').then(() => undefined));
      await run(tab, () => new Promise((done) => setTimeout(() => done(null), 100)));
      expect(await run(tab, () => [location.pathname, document.title.startsWith('Entornos')] as const)).toEqual([
        '/sdk/intro/',
        false,
      ]);
      expect(await run(tab, () => history.length)).toBe(before + 1);
      expect(await isMarked(tab)).toBe(true);
    }));
});
