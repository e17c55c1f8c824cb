// The policy that is written for a host, in a browser that holds to it. The sites of all other browser tests have it,
// too; their tests fail on anything that it refuses.
import { expect, it } from 'vitest';
import { openBrowser, withPage } from './browser.ts';
import { openSmallSite, smallConfig } from './small-site.ts';

const browser = openBrowser();
const site = openSmallSite({
  'site.config.yaml': `${smallConfig}baseUrl: /docs/\nredirects: [{ from: /old, to: /guide/setup }]\n`,
  'content/es/index.md': '# Inicio\n',
  'content/es/guide/setup.md': '# Instalar\n\n<script>window.attacked = 1</script>\n<b style="color: red">red</b>\n',
});

it('leads on from old addresses, and lets no script or style in that stands in a page', async () => {
  const expected = [/Refused|violates the following Content Security Policy/];
  await withPage(
    browser,
    {},
    async (page) => {
      await page.goto(`${site.origin}/docs/old/?q=1#h`);
      await page.waitForURL('**/docs/guide/setup/?q=1#h');
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.script)).toBe('');
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
      expect(await page.locator('article b').getAttribute('style')).toBe('color: red');
      expect(
        await page.evaluate(() => getComputedStyle(document.querySelector('article b') as Element).color),
      ).not.toBe('rgb(255, 0, 0)');
    },
    expected,
  );
});
