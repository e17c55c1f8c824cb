// Every input of a page is kept up to date: its text, and everything in and around it.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { ask } from '../../serve/serving.ts';
import { openBrowser } from '../browser.ts';
import { isSameWindow, liveConfig, onPage, openLiveSite, patience, shows, startLive, textAt } from './live-site.ts';

const svg = (size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="9" height="9"/></svg>`;

const files = {
  'content/en/guide/_category_.yml': 'label: Guide\n',
  'content/en/guide/_limits.md': 'At most ten.\n',
  'content/en/guide/_create.sh': 'docsgen build\n',
  'content/en/guide/states.svg': svg(10),
  'content/en/guide/parts.md':
    '# Parts\n\n::include[./_limits.md]\n\n```sh file=./_create.sh\n```\n\n![States](./states.svg)\n\n[Start](./start.md)\n',
  'content/en/guide/draft.md': '---\ndraft: true\n---\n# Sketch\n\nNot ready.\n',
  'content/en/guide/unlisted.md': '---\nunlisted: true\n---\n# Aside\n\nFor some.\n',
  'static/robots-note.txt': 'one',
};

const browser = openBrowser();
const site = openLiveSite(files);
afterEach(() => site.restore());

const onParts = (use: (page: Page) => Promise<void>): Promise<void> =>
  onPage({ browser, site, path: '/guide/parts/' }, use);
const sidebar = (page: Page, name: string) => page.locator('.sidebar').getByRole('link', { name, exact: true });

describe('changes shown in the open page', () => {
  it('shows a changed partial', async () => {
    await onParts(async (page) => {
      await shows(page, 'At most ten.');
      await site.write({ 'content/en/guide/_limits.md': 'At most twenty.\n' });
      await shows(page, 'At most twenty.');
      expect(await isSameWindow(page)).toBe(true);
    });
  });

  it('shows a changed partial of a partial', { tags: ['long'] }, async () => {
    await onParts(async (page) => {
      await site.write({
        'content/en/guide/_inner.md': 'Inside.\n',
        'content/en/guide/_limits.md': '::include[./_inner.md]\n',
      });
      await shows(page, 'Inside.');
      await site.write({ 'content/en/guide/_inner.md': 'Another inside.\n' });
      await shows(page, 'Another inside.');
      expect(await isSameWindow(page)).toBe(true);
    });
  });

  it('shows a changed code file', async () => {
    await onParts(async (page) => {
      await site.write({ 'content/en/guide/_create.sh': 'docsgen check\n' });
      await shows(page, 'docsgen check');
      expect(await isSameWindow(page)).toBe(true);
    });
  });

  it('shows a changed image', async () => {
    await onParts(async (page) => {
      const width = (): Promise<number> =>
        page.getByRole('img', { name: 'States' }).evaluate((one) => (one as HTMLImageElement).naturalWidth);
      await expect.poll(width, patience).toBe(10);
      await site.write({ 'content/en/guide/states.svg': svg(24) });
      await expect.poll(width, patience).toBe(24);
      expect(await isSameWindow(page)).toBe(true);
    });
  });

  it('shows a changed category label', { tags: ['long'] }, async () => {
    await onParts(async (page) => {
      await page.locator('.sidebar').getByText('Guide', { exact: true }).waitFor();
      await site.write({ 'content/en/guide/_category_.yml': 'label: Manuals\n' });
      await page.locator('.sidebar').getByText('Manuals', { exact: true }).waitFor();
      await page.locator('.breadcrumbs').getByText('Manuals', { exact: true }).waitFor();
      expect(await isSameWindow(page)).toBe(true);
    });
  });

  it('shows a changed page title everywhere', async () => {
    await onParts(async (page) => {
      await site.write({ 'content/en/guide/parts.md': '# Pieces\n\nText.\n' });
      await sidebar(page, 'Pieces').waitFor();
      await page.locator('.breadcrumbs').getByText('Pieces').waitFor();
      expect(await page.title()).toBe('Pieces | Manual');
      expect(await page.locator('h1').textContent()).toBe('Pieces');
      expect(await sidebar(page, 'Parts').count()).toBe(0);
      expect(await isSameWindow(page)).toBe(true);
    });
  });

  it('shows a changed title of another page in links to it', async () => {
    await onParts(async (page) => {
      await site.write({ 'content/en/guide/start.md': '# Beginning\n' });
      await sidebar(page, 'Beginning').waitFor();
      await page.locator('.pagination').getByText('Beginning').waitFor();
      expect(await isSameWindow(page)).toBe(true);
    });
  });

  it('shows a changed site title', { tags: ['long'] }, async () => {
    await onParts(async (page) => {
      await site.write({ 'site.config.yaml': liveConfig.replace('Manual', 'Handbook') });
      await page.locator('.brand').getByText('Handbook').waitFor();
      await expect.poll(() => page.title(), patience).toBe('Parts | Handbook');
      expect(await isSameWindow(page)).toBe(true);
    });
  });

  it('shows a new page in the sidebar', async () => {
    await onParts(async (page) => {
      await site.write({ 'content/en/guide/fresh.md': '# Fresh\n\nNew words.\n' });
      await sidebar(page, 'Fresh').click();
      await shows(page, 'New words.');
    });
  });

  it('shows a page in a new folder in the sidebar', { tags: ['long'] }, async () => {
    await onParts(async (page) => {
      await site.write({ 'content/en/more/deep/one.md': '# Deep one\n\nDeep words.\n' });
      await page.locator('.sidebar').getByText('more', { exact: true }).waitFor();
      await expect.poll(() => textAt(site.address, 'more/deep/one/'), patience).toContain('Deep words.');
      await site.write({ 'content/en/more/deep/one.md': '# Deep one\n\nOther deep words.\n' });
      await expect.poll(() => textAt(site.address, 'more/deep/one/'), patience).toContain('Other deep words.');
    });
  });

  it('shows the new URL of a renamed page', async () => {
    await onParts(async (page) => {
      await site.rename('content/en/guide/start.md', 'content/en/guide/begin.md');
      await expect.poll(() => sidebar(page, 'Start').getAttribute('href'), patience).toBe('/guide/begin/');
      expect(await isSameWindow(page)).toBe(true);
    });
  });

  it('shows drafts and unlisted pages with a notice', { tags: ['long'] }, async () => {
    await onPage({ browser, site, path: '/guide/draft/' }, async (page) => {
      await shows(page, 'It is visible while you work on it, but it will not be published');
      await sidebar(page, 'Sketch').waitFor();
      expect(await sidebar(page, 'Aside').count()).toBe(0);
    });
    await onPage({ browser, site, path: '/guide/unlisted/' }, async (page) => {
      await shows(page, 'Only readers with a direct link can find it');
    });
  });
});

describe('deleting a page', () => {
  it('a deleted page disappears from the sidebar of the open page', async () => {
    await onParts(async (page) => {
      await sidebar(page, 'Sketch').waitFor();
      await site.remove('content/en/guide/draft.md');
      await sidebar(page, 'Sketch').waitFor({ state: 'detached' });
      expect(await isSameWindow(page)).toBe(true);
    });
  });

  it('a deleted page is replaced by the not-found page, and restored with its file', async () => {
    await onPage({ browser, site, path: '/guide/draft/' }, async (page) => {
      await site.remove('content/en/guide/draft.md');
      await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
      await site.write({ 'content/en/guide/draft.md': '# Sketch\n\nAgain.\n' });
      await shows(page, 'Again.');
      expect(await page.getByRole('heading', { name: 'Page Not Found' }).count()).toBe(0);
      await site.write({ 'content/en/guide/draft.md': '# Sketch\n\nAnd again.\n' });
      await shows(page, 'And again.');
    });
  });
});

it('changing the color mode option reloads the page, because its first script reads it', {
  tags: ['long'],
}, async () => {
  await onParts(async (page) => {
    await site.write({ 'site.config.yaml': `${liveConfig}colorMode: { default: dark }\n` });
    await expect.poll(() => page.locator('html').getAttribute('data-theme'), patience).toBe('dark');
    expect(await isSameWindow(page)).toBe(false);
  });
});

it('a static file is served in its current state; it can be added and removed', async () => {
  const note = (): Promise<string> => textAt(site.address, 'robots-note.txt');
  expect(await note()).toBe('one');
  await site.write({ 'static/robots-note.txt': 'two' });
  await expect.poll(note, patience).toBe('two');
  await site.write({ 'static/more/.well-known/a.txt': 'hidden, but published' });
  await expect.poll(() => textAt(site.address, 'more/.well-known/a.txt'), patience).toBe('hidden, but published');
  await site.remove('static/robots-note.txt');
  await expect.poll(async () => (await ask(site.origin, '/robots-note.txt')).status, patience).toBe(404);
});

describe('a folder that becomes a site', () => {
  it('a configuration can be added to a folder without one', { tags: ['long'] }, async () => {
    const plain = await startLive({ 'index.md': '# Home\n\nPlain.\n' }, { isWhole: true });
    try {
      await onPage({ browser, site: plain, path: '/' }, async (page) => {
        await shows(page, 'Plain.');
        await plain.write({
          'site.config.yaml': 'title: Handbook\n',
          'content/en/index.md': '# Home\n\nWith a title.\n',
        });
        await page.locator('.brand').getByText('Handbook').waitFor();
        await shows(page, 'With a title.');
        await plain.write({ 'content/en/index.md': '# Home\n\nAnd watched.\n' });
        await shows(page, 'And watched.');
        await rm(join(plain.root, 'site.config.yaml'));
        await shows(page, 'Plain.');
      });
    } finally {
      await plain.close();
    }
  });

  it('content can be added to a folder without any', { tags: ['long'] }, async () => {
    const empty = await startLive({ 'site.config.yaml': liveConfig }, { isWhole: true });
    try {
      await empty.write({ 'content/en/index.md': '# Home\n\nAt last.\n' });
      await onPage({ browser, site: empty, path: '/' }, async (page) => {
        await shows(page, 'At last.');
        await empty.write({ 'content/en/index.md': '# Home\n\nAnd watched.\n' });
        await shows(page, 'And watched.');
      });
    } finally {
      await empty.close();
    }
  });
});
