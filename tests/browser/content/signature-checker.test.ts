// The only island of the reference site: it checks the signature of a webhook delivery, and shows a known case without
// JavaScript.
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { openBrowser, openReferenceSite, withPage } from '../browser.ts';

const browser = openBrowser();
const site = openReferenceSite();

const words = {
  '/api/webhooks/introduction/': { name: 'Comprobador de firmas', body: 'Cuerpo sin procesar', genuine: 'auténtica' },
  '/en/api/webhooks/introduction/': { name: 'Signature checker', body: 'Raw body', genuine: 'genuine' },
};

describe('the signature checker', () => {
  for (const [path, { name, body, genuine }] of Object.entries(words)) {
    it(`contains the known case and its command in ${path} without JavaScript`, async () => {
      await withPage(browser, { javaScriptEnabled: false }, async (page) => {
        await page.goto(site.origin + path);
        const checker = page.getByRole('form', { name });
        expect(await checker.getByLabel(body).inputValue()).toContain('evt_4Ms8XnC5');
        expect(await checker.getByRole('status').textContent()).toContain(genuine);
        const command = await checker.locator('pre').textContent();
        const given = execFileSync('sh', ['-c', command ?? ''], { encoding: 'utf8' });
        expect(given).toContain('b5c98d6d85abad29fd144b670bed4ca5b5570b33a3cdceee054d5408dff90722');
      });
    });
  }

  it('reports immediately what a different body does to the signature, and keeps its state', async () => {
    await withPage(browser, {}, async (page) => {
      await page.goto(`${site.origin}/en/api/webhooks/introduction/`);
      const checker = page.getByRole('form', { name: 'Signature checker' });
      await checker.scrollIntoViewIfNeeded();
      const body = checker.getByLabel('Raw body');
      await expect.poll(() => body.getAttribute('readonly')).toBeNull();
      const text = await body.inputValue();
      const told = () => checker.getByRole('status').textContent();
      await body.fill(`${text} `);
      await expect.poll(told).toContain('does not match');
      expect(await told()).not.toContain('b5c98d6d');
      await body.fill(text);
      await expect.poll(told).toContain('genuine');
      await checker.getByLabel('X-Signature header').fill('v1=1');
      await expect.poll(told).toContain('Something is missing');
    });
  });
});
