// Interactions around an article, under the policy of the site: the feedback form with and without JavaScript, the
// version menu, and their state after navigation.
import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openForTests } from '../open-for-tests.ts';
import { violationsInEveryLook } from './axe.ts';
import { openBrowser, withPage } from './browser.ts';
import { serveSmallSite } from './small-site.ts';

const browser = openBrowser();

/** A server on another origin that accepts answers until its status is changed. */
async function openAnswers() {
  const answers: string[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      answers.push(`${request.method} ${Buffer.concat(parts).toString()}`);
      response.writeHead(status, { 'access-control-allow-origin': '*', 'content-type': 'text/html' });
      response.end('<link rel="icon" href="data:,"><h1>Noted</h1>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    address: `http://localhost:${port}/answers`,
    /** Answers since the last call. */
    take: () => answers.splice(0),
    setStatus: (next: number) => {
      status = next;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const site = openForTests(async () => {
  const answers = await openAnswers();
  const served = await serveSmallSite({
    'site.config.yaml': `title: Harbour
url: https://docs.example.com
locales: [{ code: en }, { code: es }]
sections: [{ id: api, versions: [{ name: '2.0' }, { name: '1.0' }] }]
navbar:
  items:
    - label: Products
      items: [{ label: Keys, section: api, page: keys, description: What opens which lock }]
    - { label: API, versions: api }
footer:
  copyright: Ours
  columns:
    - { title: Learn, links: [{ label: Keys, to: /api/keys }, { label: Status, href: https://status.example.com }] }
    - { title: More, links: [{ label: Start, to: /api/start }] }
  links: [{ label: Terms, to: /api/start }]
social: { github: https://github.com/example, mastodon: https://mastodon.social/@example }
editLink: https://git.example.com/edit/{path}
reportLink: https://git.example.com/new?title={title}
feedback: { form: '${answers.address}' }
`,
    'content/en/index.md': '# Home\n',
    'content/en/api/keys.md': '# Keys\n\nText\n',
    'content/en/api/start.md': '# Start\n\nText\n',
    'content/en/api-1.0/keys.md': '# Old keys\n\nText\n',
  });
  return {
    ...served,
    answers,
    close: async () => {
      await served.close();
      await answers.close();
    },
  };
});

const answer = (page: Page, name: string) => page.locator('.feedback').getByRole('button', { name, exact: true });
const status = (page: Page) => page.locator('.feedback').getByRole('status');

describe('the feedback form', () => {
  it('the form is answered in place, once, with the keyboard, and is reset on the next page', () =>
    withPage(browser, { viewport: { width: 1280, height: 900 } }, async (page) => {
      await page.goto(`${site.origin}/api/keys/`);
      await answer(page, 'Yes').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => status(page).textContent()).toBe('Thank you for your feedback!');
      expect(await answer(page, 'Yes').getAttribute('aria-pressed')).toBe('true');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Yes');
      await answer(page, 'No').click({ force: true });
      await page.locator('.footer').getByRole('link', { name: 'Start' }).click();
      await page.locator('h1', { hasText: 'Start' }).waitFor();
      expect(await status(page).textContent()).toBe('');
      await answer(page, 'No').click();
      await expect.poll(() => status(page).textContent()).toContain('Thank you');
      const at = 'page=https%3A%2F%2Fdocs.example.com%2Fapi%2F';
      expect(site.answers.take()).toEqual([`POST ${at}keys%2F&answer=yes`, `POST ${at}start%2F&answer=no`]);
    }));

  it('reports a refused answer, and accepts another attempt', () =>
    withPage(
      browser,
      { viewport: { width: 390, height: 800 } },
      async (page) => {
        await page.goto(`${site.origin}/es/api/keys/`);
        site.answers.setStatus(500);
        await answer(page, 'Sí').click();
        await expect.poll(() => status(page).textContent()).toContain('No se pudieron enviar sus comentarios.');
        expect(await answer(page, 'Sí').getAttribute('aria-pressed')).toBe('false');
        site.answers.setStatus(200);
        await answer(page, 'No').click();
        await expect.poll(() => status(page).textContent()).toBe('¡Gracias por sus comentarios!');
        expect(site.answers.take()).toHaveLength(2);
      },
      [/status of 500/],
    ));

  it('works without JavaScript', () =>
    withPage(browser, { javaScriptEnabled: false }, async (page) => {
      await page.goto(`${site.origin}/api/keys/`);
      await answer(page, 'No').click();
      await page.locator('h1', { hasText: 'Noted' }).waitFor();
      expect(site.answers.take()).toEqual(['POST page=https%3A%2F%2Fdocs.example.com%2Fapi%2Fkeys%2F&answer=no']);
    }));
});

it('the version menu links to the same page, and the selected version is preferred afterwards', () =>
  withPage(browser, { viewport: { width: 1280, height: 900 } }, async (page) => {
    await page.goto(`${site.origin}/api/keys/?from=mail`);
    await page.locator('.navbar-nav summary', { hasText: 'API 2.0' }).click();
    await page.locator('.navbar-nav').getByRole('link', { name: '1.0', exact: true }).click();
    await page.locator('h1', { hasText: 'Old keys' }).waitFor();
    expect(page.url()).toBe(`${site.origin}/api/1.0/keys/?from=mail`);
    await page.locator('.navbar-nav summary', { hasText: 'API 1.0' }).waitFor();
    await page.goto(site.origin);
    await page.locator('.navbar-nav summary', { hasText: 'Products' }).click();
    const keys = page.locator('.navbar-nav').getByRole('link', { name: 'Keys What opens which lock' });
    await expect.poll(() => keys.getAttribute('href')).toBe('/api/1.0/keys/');
  }));

it('everything passes axe-core with menus open, and the phone menu contains the social icons', { tags: ['long'] }, () =>
  withPage(browser, { reducedMotion: 'reduce' }, async (page) => {
    await page.goto(`${site.origin}/api/keys/`);
    await page.evaluate(() => {
      for (const menu of document.querySelectorAll<HTMLDetailsElement>('.navbar-nav details')) menu.open = true;
    });
    expect(await violationsInEveryLook(page)).toEqual([]);
    // The last size is a phone.
    await page.locator('.menu-button').click();
    await page.locator('.phone-menu summary').click();
    expect(await page.locator('.phone-menu').getByRole('link', { name: 'Mastodon' }).isVisible()).toBe(true);
    expect(await page.locator('.navbar .social').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }),
);
