// The base URL can change under an open page, which then is no page of the site any more.
import { describe, expect, it } from 'vitest';
import { openBrowser, withPage } from '../browser.ts';
import { liveConfig, lostServer, openLiveSite } from './live-site.ts';

const browser = openBrowser();
const live = openLiveSite({ 'site.config.yaml': 'title: [\n' });

describe('a base URL that changes', () => {
  it('takes an open page along, from a wrong configuration to one with a base URL and to another one', async () => {
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
        // The old address says where the site is now.
        await expect.poll(() => page.locator('body').textContent()).toContain('/manual/');
        await page.goto(`${live.origin}/`);
        expect(page.url()).toBe(`${live.origin}/manual/`);
      },
      lostServer,
    );
  });
});
