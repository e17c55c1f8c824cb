// The base URL can change under an open page, which then is no page of the site any more.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser, withPage } from '../browser.ts';
import { type LiveSite, liveConfig, lostServer, startLive } from './live-site.ts';

let browser: Browser;
let live: LiveSite;

beforeAll(async () => {
  browser = await startBrowser();
  live = await startLive({ 'site.config.yaml': 'title: [\n' });
});

afterAll(async () => {
  await live.close();
  await browser.close();
});

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
