// The Content Security Policy for hosts, enforced by a browser. All browser tests use this policy, and fail on
// violations.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { variantsOf } from '../long.ts';
import { openBrowser, withPage } from './browser.ts';
import { openSmallSite, smallConfig } from './small-site.ts';

const browser = openBrowser();
const site = openSmallSite({
  'site.config.yaml': `${smallConfig}baseUrl: /docs/\nredirects: [{ from: /old, to: /guide/setup }]\n`,
  'static/foreign.html':
    '<!doctype html><title>Foreign</title><b style="color: red">red</b><script>window.attacked = 1</script>',
  'content/es/index.md': '# Inicio\n',
  'content/es/guide/setup.md': '# Instalar\n',
});

it('redirects work under the policy, and scripts and styles inserted into a file are blocked', async () => {
  const expected = [/Refused|violates the following Content Security Policy/];
  await withPage(
    browser,
    {},
    async (page) => {
      await page.goto(`${site.origin}/docs/old/?q=1#h`);
      await page.waitForURL('**/docs/guide/setup/?q=1#h');
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.script)).toBe('');
      await page.goto(`${site.origin}/docs/foreign.html`);
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
      expect(await colorOf(page, 'b')).not.toBe('rgb(255, 0, 0)');
    },
    expected,
  );
});

const colorOf = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).color);

describe('inline styles', () => {
  const styled = openSmallSite({
    'site.config.yaml': `${smallConfig}css: [./own.css]\n`,
    'own.css': '#strong.strong { color: blue }\n',
    'content/es/index.md': '# Inicio\n',
    'content/es/guide/markdown.md': `# Markdown

<p class="plain" style="color: red; content: 'a;\\'b'">red</p>
<p id="strong" class="strong" style="color:
  red">red</p>
<p style="display: none">Hidden</p>
<style media="screen">.plain { text-decoration: underline }</style>
<svg viewBox="0 0 1 1"><path class="drawn" style="fill: red" d="M0 0h1v1z"/></svg>

[Other](jsx.mdx)
`,
    'content/es/guide/jsx.mdx': `import { Box } from '@site/components/box.tsx';
import { Meter } from '@site/components/meter.tsx';

# JSX

<p className="written" style={{ color: 'red', marginTop: 7 }}>red</p>

<Box />

<Meter client="load"><b className="inside" style={{ color: 'red' }}>red</b></Meter>
`,
    'components/box.tsx': `export const Box = () => <p className="boxed" style={{ color: 'red', '--size': 2 }}>red</p>;\n`,
    'components/meter.tsx': `'use client';
import { useEffect, useState } from 'react';
export function Meter({ children }) {
  const [width, setWidth] = useState(10);
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const style = width > 20 ? { inlineSize: width } : { inlineSize: width, color: 'red' };
  return (
    <div>
      <p className="meter" style={style} data-alive={isAlive}>red</p>
      <button type="button" className="grow" onClick={() => setWidth(width + 20)}>Grow</button>
      {children}
    </div>
  );
}
`,
  });

  it.each(variantsOf([true, false]))(
    'inline styles look the same as without a policy, with JavaScript: %s',
    async (javaScriptEnabled) => {
      await withPage(browser, { javaScriptEnabled }, async (page) => {
        await page.goto(`${styled.origin}/guide/markdown/`);
        expect(await colorOf(page, '.plain')).toBe('rgb(255, 0, 0)');
        expect(await colorOf(page, '.strong')).toBe('rgb(255, 0, 0)');
        expect(await page.getByText('Hidden').isVisible()).toBe(false);
        expect(await page.locator('.plain').evaluate((text) => getComputedStyle(text).textDecorationLine)).toBe(
          'underline',
        );
        expect(await page.locator('.drawn').evaluate((path) => getComputedStyle(path).fill)).toBe('rgb(255, 0, 0)');
        await page.goto(`${styled.origin}/guide/jsx/`);
        for (const name of ['written', 'boxed', 'meter', 'inside'])
          expect(await colorOf(page, `.${name}`), name).toBe('rgb(255, 0, 0)');
        expect(await page.locator('.written').evaluate((text) => getComputedStyle(text).marginTop)).toBe('7px');
      });
    },
  );

  it('inline styles are applied after client-side navigation', async () => {
    await withPage(browser, {}, async (page) => {
      await page.goto(`${styled.origin}/guide/markdown/`);
      await page.getByRole('link', { name: 'Other' }).click();
      await page.locator('.written').waitFor();
      expect(await colorOf(page, '.written')).toBe('rgb(255, 0, 0)');
    });
  });

  it('a hydrated island has the inline styles of its component', async () => {
    await withPage(browser, {}, async (page) => {
      await page.goto(`${styled.origin}/guide/jsx/`);
      const meter = page.locator('.meter[data-alive=true]');
      await meter.waitFor();
      expect(await meter.getAttribute('style')).toBe('inline-size: 10px; color: red;');
      await page.locator('.grow').click();
      await expect.poll(() => meter.getAttribute('style')).toBe('inline-size: 30px;');
      expect(await colorOf(page, '.meter')).not.toBe('rgb(255, 0, 0)');
      expect(await colorOf(page, '.inside')).toBe('rgb(255, 0, 0)');
    });
  });
});
