// Components written for Docusaurus, in a browser: they hydrate on content pages and custom pages, without console
// messages.
import { expect, it } from 'vitest';
import { openBrowser, withPage } from '../../../../tests/browser/browser.ts';
import { openSmallSite } from '../../../../tests/browser/small-site.ts';
import { installed } from '../site/run-migrate.ts';

const compat = '@docsgen/migrate/docusaurus';

const browser = openBrowser();
const site = openSmallSite({
  ...installed,
  'site.config.yaml': `title: Harbour
baseUrl: /harbour/
locales: [{ code: en, label: English }, { code: de, label: Deutsch }]
`,
  'content/en/index.md': '# Home\n',
  'content/en/boats.mdx': `import { Alive } from '@site/components/alive'\n\n# Boats\n\n<Alive client="load" />\n`,
  'content/de/boats.mdx': `import { Alive } from '@site/components/alive'\n\n# Boote\n\n<Alive client="load" />\n`,
  'components/docusaurus.ts': `import { docusaurusSite } from '${compat}';
export const { Translate } = docusaurusSite({
  siteConfig: { title: 'Harbour' },
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  messages: { de: { leave: 'Ablegen' } },
});
`,
  'components/alive.tsx': `'use client';
import { useState } from 'react';
import { BrowserOnly, Head, Link, useColorMode } from '${compat}';
import { Translate } from './docusaurus';
export function Alive() {
  const { colorMode } = useColorMode();
  const [count, setCount] = useState(0);
  return (
    <div className="alive">
      <Head><meta name="author" content="Ada" /></Head>
      <b>{colorMode}</b>
      <BrowserOnly fallback={<i>Soon</i>}>{() => <i>{typeof window}</i>}</BrowserOnly>
      <Link to="/offers">Offers</Link>
      <button type="button" onClick={() => setCount(count + 1)}>
        <Translate id="leave">Leave</Translate> {count}
      </button>
    </div>
  );
}
`,
  'pages/offers.tsx': `'use client';
import { useEffect, useState } from 'react';
import { Layout, Link } from '${compat}';
import { Translate } from '@site/components/docusaurus';
export const meta = { title: 'Offers' };
export default function Offers() {
  const [count, setCount] = useState(0);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <Layout>
      <main>
        <h1><Translate id="leave">Leave</Translate></h1>
        <p>{isAlive ? 'alive' : 'drawn'}</p>
        <button type="button" onClick={() => setCount(count + 1)}>Offers {count}</button>
        <Link to="/boats">Boats</Link>
      </main>
    </Layout>
  );
}
`,
  'pages/de/offers.tsx': `export { default } from '../offers';\nexport const meta = { title: 'Angebote' };\n`,
});

it('an island has the colors, strings and links of its page', () =>
  withPage(browser, {}, async (page) => {
    for (const [path, leave] of [
      ['', 'Leave'],
      ['de/', 'Ablegen'],
    ] as const) {
      await page.goto(`${site.origin}/harbour/${path}boats/`);
      const alive = page.locator('.alive');
      await expect.poll(() => alive.locator('i').innerText()).toBe('object');
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      await expect.poll(() => alive.locator('b').innerText()).toBe('dark');
      await alive.getByRole('button').click();
      expect(await alive.getByRole('button').innerText()).toBe(`${leave} 1`);
      expect(await page.locator('head meta[name=author]').count()).toBe(1);
      await alive.getByRole('link', { name: 'Offers' }).click();
      await expect.poll(() => page.locator('h1').innerText()).toBe(leave);
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/harbour/${path}offers/?$`));
    }
  }));

it('a page that consists of one island hydrates in each language', () =>
  withPage(browser, {}, async (page) => {
    for (const path of ['', 'de/']) {
      await page.goto(`${site.origin}/harbour/${path}offers/`);
      await expect.poll(() => page.locator('article p').first().innerText()).toBe('alive');
      const button = page.getByRole('button', { name: 'Offers' });
      await button.click();
      expect(await button.innerText()).toBe('Offers 1');
    }
    expect(await page.title()).toContain('Angebote');
    expect(await page.locator('h1').innerText()).toBe('Ablegen');
  }));
