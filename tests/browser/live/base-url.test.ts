// The base URL can change while a page is open. The page is then no longer part of the site.
import { describe, expect, it } from 'vitest';
import { openBrowser, withPage } from '../browser.ts';
import { liveConfig, lostServer, openLiveSite } from './live-site.ts';

const browser = openBrowser();
const live = openLiveSite({ 'site.config.yaml': 'title: [\n' });

describe('changing the base URL', () => {
  it('an open page follows changes of the base URL, also from a wrong configuration', async () => {
    await withPage(
      browser,
      {},
      async (page) => {
        await page.goto(`${live.origin}/`);
        await page.locator('docsgen-live .panel').waitFor();
        await live.write({ 'site.config.yaml': `${liveConfig}baseUrl: /docs/\n` });
        await page.waitForURL(`${live.origin}/docs/`);
        await expect.poll(() => page.locator('h1').textContent()).toBe('Home');
        await live.write({ 'site.config.yaml': `${liveConfig}baseUrl: /manual/\n` });
        // The old URL shows the new URL.
        await expect.poll(() => page.locator('body').textContent()).toContain('/manual/');
        await page.goto(`${live.origin}/`);
        expect(page.url()).toBe(`${live.origin}/manual/`);
      },
      lostServer,
    );
  });
});
