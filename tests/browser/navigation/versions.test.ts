// A section with three versions: the choice is stored, links without a version follow it, and the version menu leads to
// the same page.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, withPage } from '../browser.ts';
import { openSmallSite } from '../small-site.ts';

const key = 'docsgen.version.api';

const browser = openBrowser();
const site = openSmallSite({
  'site.config.yaml': `title: Handbook
locales:
  - { code: en, label: English }
sections:
  - id: api
    label: API
    versions:
      - { name: '2.0' }
      - { name: '1.0', banner: unmaintained }
      - { name: next, label: Next, banner: unreleased }
  - { id: guide, label: Guide }
navbar:
  items:
    - { label: Reference, section: api }
    - { label: Keys, section: api, page: keys }
    - { label: Guide, section: guide }
`,
  'content/en/index.md': '# Home\n',
  'content/en/api/index.md': '# API two\n',
  'content/en/api/keys.md': '# Keys two\n\n## Lost keys\n',
  'content/en/api-1.0/index.md': '# API one\n',
  'content/en/api-1.0/keys.md': '# Keys one\n\n## Lost keys\n',
  'content/en/api-next/index.md': '# API next\n',
  'content/en/guide/index.md': '# Guide\n',
});

async function onDesk(use: (page: Page) => Promise<void>, javaScriptEnabled = true): Promise<void> {
  await withPage(browser, { viewport: { width: 1280, height: 800 }, javaScriptEnabled }, use);
}

const navLink = (page: Page, name: string) => page.locator('.navbar-nav').getByRole('link', { name, exact: true });
const stored = (page: Page): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key);

async function choose(page: Page, version: string): Promise<void> {
  await page.locator('main summary', { hasText: 'Version' }).click();
  await page.locator('main .dropdown').getByRole('link', { name: version, exact: true }).click();
}

describe('the version menu', () => {
  it('links to the same page with its query and hash', async () => {
    await onDesk(async (page) => {
      await page.goto(`${site.origin}/api/keys/?from=mail#lost-keys`);
      await choose(page, '1.0');
      await page.waitForURL(`${site.origin}/api/1.0/keys/?from=mail#lost-keys`);
      await page.locator('h1', { hasText: 'Keys one' }).waitFor();
      expect(await page.locator('.notice[data-kind=unmaintained]').isVisible()).toBe(true);
    });
  });

  it('stores the choice, which navbar links follow everywhere, also after client-side navigation', async () => {
    await onDesk(async (page) => {
      await page.goto(`${site.origin}/guide/`);
      expect(await navLink(page, 'Reference').getAttribute('href')).toBe('/api/');
      await page.goto(`${site.origin}/api/keys/`);
      await choose(page, '1.0');
      await page.waitForURL('**/api/1.0/keys/');
      expect(await stored(page)).toBe('1.0');
      await navLink(page, 'Guide').click();
      await page.waitForURL('**/guide/');
      await expect.poll(() => navLink(page, 'Keys').getAttribute('href')).toContain('/api/1.0/keys/');
      await page.reload();
      await navLink(page, 'Reference').click();
      await page.waitForURL('**/api/1.0/');
    });
  });

  it('applies to the links of one section; a page missing in the version links to its start page', async () => {
    await onDesk(async (page) => {
      await page.addInitScript((name) => localStorage.setItem(name, 'next'), key);
      await page.goto(`${site.origin}/guide/`);
      expect(await navLink(page, 'Keys').getAttribute('href')).toBe('/api/next/');
    });
  });
});

describe('the preferred version', () => {
  it('the version being read takes precedence over the preferred one', { tags: ['long'] }, async () => {
    await onDesk(async (page) => {
      await page.addInitScript((name) => localStorage.setItem(name, 'next'), key);
      await page.goto(`${site.origin}/api/1.0/keys/`);
      expect(await navLink(page, 'Reference').getAttribute('href')).toBe('/api/1.0/');
      expect(await stored(page)).toBe('next');
    });
  });

  it('following the link above an old page selects the latest version', async () => {
    await onDesk(async (page) => {
      await page.goto(`${site.origin}/api/1.0/keys/`);
      // The version being read takes precedence over the latest one.
      expect(await navLink(page, 'Reference').getAttribute('href')).toBe('/api/1.0/');
      await page.locator('.notice a').click();
      await page.waitForURL('**/api/keys/');
      expect(await stored(page)).toBe('2.0');
    });
  });

  it('a preferred version that no longer exists is discarded', { tags: ['long'] }, async () => {
    await onDesk(async (page) => {
      await page.goto(`${site.origin}/guide/`);
      await page.evaluate((name) => localStorage.setItem(name, '0.9'), key);
      await page.reload();
      expect(await stored(page)).toBe(null);
      expect(await navLink(page, 'Reference').getAttribute('href')).toBe('/api/');
    });
  });
});

it('without JavaScript, the menu links to the same page and the navbar to the latest version', async () => {
  await onDesk(async (page) => {
    await page.goto(`${site.origin}/api/keys/`);
    await choose(page, '1.0');
    expect(page.url()).toBe(`${site.origin}/api/1.0/keys/`);
    await navLink(page, 'Reference').click();
    expect(page.url()).toBe(`${site.origin}/api/`);
  }, false);
});
