// A site served under a different path than its base URL reports it on every page.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openForTests } from '../../open-for-tests.ts';
import { openBrowser, withPage } from '../browser.ts';
import { openSmallSite, smallConfig } from '../small-site.ts';
import { serveFolder } from '../static-server.ts';

const browser = openBrowser();
const site = openSmallSite({
  'site.config.yaml': `${smallConfig}baseUrl: /docs/\n`,
  'content/es/index.md': '# Inicio\n',
  'content/en/index.md': '# Start\n',
  'content/es/guide/setup.md': '# Instalar\n',
  'content/en/guide/setup.md': '# Set up\n',
});
const moved = openForTests(() => serveFolder(site.folder, '/elsewhere/'));

const banner = (page: Page) => page.locator('.base-url-problem');

it('reports the configured and the suggested path, in the language of the page', async () => {
  await withPage(browser, {}, async (page) => {
    for (const path of site.paths) {
      await page.goto(moved.origin + path.replace('/docs/', '/elsewhere/'));
      const isEnglish = path.startsWith('/docs/en/');
      expect(await banner(page).isVisible(), path).toBe(true);
      const text = await banner(page).textContent();
      expect(text, path).toContain(isEnglish ? 'did not load properly' : 'no se cargó correctamente');
      expect(text, path).toContain(isEnglish ? 'set to “/docs/”' : 'configurado como «/docs/»');
      expect(text, path).toContain(isEnglish ? 'suggests “/elsewhere/”' : 'sugiere «/elsewhere/»');
    }
  });
});

it('reports the problem on the not-found page', async () => {
  await withPage(browser, {}, async (page) => {
    await page.goto(`${moved.origin}/elsewhere/no/page/`);
    expect(await banner(page).textContent()).toContain('«/docs/»');
  });
});

it('reports nothing if the base URL is right, or if only the script failed to load', async () => {
  await withPage(browser, {}, async (page) => {
    await page.goto(`${site.origin}/docs/en/guide/setup/`);
    expect(await banner(page).isVisible()).toBe(false);
    expect(await banner(page).textContent()).toBe('');
  });
  await withPage(browser, {}, async (page) => {
    const styles = readdirSync(join(site.folder, 'assets')).find((name) => name.endsWith('.css')) ?? '';
    await page.route('**/*.css', (route) => route.fulfill({ path: join(site.folder, 'assets', styles) }));
    await page.goto(`${moved.origin}/elsewhere/en/guide/setup/`);
    expect(await banner(page).textContent()).not.toBe('');
    expect(await banner(page).isVisible()).toBe(false);
  });
});
