// Style sheets of single pages: pages look the same after client-side navigation as after a full load. Global style
// sheets do not affect foreign elements.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser, untilAdopted, withPage } from '../browser.ts';
import { openSmallSite, smallConfig } from '../small-site.ts';

const code = '```js title="a.js" {1}\nconst a = 1;\n```\n';
const pages: Readonly<Record<string, string>> = {
  'components.md': `:::steps\n1. One\n2. Two\n:::\n\n${code}`,
  'live.md': `\`\`\`jsx live\n<b>1</b>\n\`\`\`\n\n${code}`,
  'own.mdx': `<Box>Uno</Box>\n\n${code}`,
};
const names = [...Object.keys(pages).map((file) => file.replace(/\.\w+$/, '')), 'drawn'];
const browser = openBrowser();
const files = {
  'site.config.yaml': `${smallConfig}plugins: ['@docsgen/live-code']\n`,
  'content/es/index.md': `# Inicio\n\n${names.map((name) => `[${name}](/${name})`).join(' ')}\n`,
  ...Object.fromEntries(
    Object.entries(pages).map(([file, text]) => [`content/es/${file}`, `# Título\n\n${text}\n\`x\` y [z](/)\n`]),
  ),
  'components/index.jsx': `import './box.css';
export const Box = ({ children }) => <p className="box">{children}</p>;`,
  'components/box.css': '@layer code { .box { padding: 7px } }\n@layer base { .box { padding: 3px } }\n',
  'pages/drawn.jsx': `export const meta = { title: 'Título' };
export default () => <><h1>Título</h1><p>Uno</p><pre><code>x</code></pre></>;`,
};
const site = openSmallSite(files, { packages: ['@docsgen/live-code'] });

it('a page looks the same after client-side navigation as after a full load', { tags: ['long'] }, () =>
  withPage(browser, { reducedMotion: 'reduce' }, async (page) => {
    for (const name of names) {
      await page.goto(`${site.origin}/${name}/`);
      const loaded = await looksOf(page);
      await page.goto(`${site.origin}/`);
      await page.mouse.click(5, 5);
      await untilAdopted(page);
      await page.evaluate(() => Object.assign(window, { stays: true }));
      await page.locator('article').getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`**/${name}/`);
      await expect.poll(() => looksOf(page), { message: name }).toEqual(loaded);
      expect(await page.evaluate(() => 'stays' in window)).toBe(true);
      expect(await page.locator('main link[data-file]').count()).toBeGreaterThan(0);
    }
  }),
);

it('style sheets of the previous article are removed after client-side navigation', () =>
  withPage(browser, {}, async (page) => {
    const filesIn = (selector: string) =>
      page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')).toSorted());
    await page.goto(`${site.origin}/`);
    await page.locator('article').getByRole('link', { name: 'components', exact: true }).click();
    await page.locator('h1', { hasText: 'Título' }).waitFor();
    const shown = await filesIn('main link[data-file]');
    expect(shown.length).toBeGreaterThan(0);
    expect(await filesIn('body > link[data-file]')).toEqual(shown);
    await page.locator('article').getByRole('link', { name: 'z', exact: true }).click();
    await page.locator('h1', { hasText: 'Inicio' }).waitFor();
    expect(await filesIn('body > link[data-file]')).toEqual([]);
  }));

it('icons of other libraries are not masked', () =>
  withPage(browser, {}, async (page) => {
    await page.goto(`${site.origin}/`);
    const looks = await page.evaluate(() =>
      ['svg', 'span'].map((name) => {
        const icon = document.createElement(name);
        icon.setAttribute('data-icon', 'moon');
        document.querySelector('article')?.append(icon);
        const { maskImage, backgroundColor, display } = getComputedStyle(icon);
        return [maskImage.slice(0, 4), backgroundColor === 'rgba(0, 0, 0, 0)', display];
      }),
    );
    expect(looks).toEqual([
      ['none', true, 'inline'],
      ['url(', false, 'inline-block'],
    ]);
  }));

/** Computed styles of each element of the article, without hover. */
async function looksOf(page: Page): Promise<readonly string[]> {
  await page.mouse.move(0, 0);
  await page.locator('h1', { hasText: 'Título' }).waitFor();
  if (page.url().endsWith('/live/')) await page.locator('.playground-open').waitFor();
  return page.locator('main article *').evaluateAll((elements) =>
    elements.map((element) => {
      const { display, color, backgroundColor, padding, margin, borderWidth, fontSize } = getComputedStyle(element);
      const look = [display, color, backgroundColor, padding, margin, borderWidth, fontSize];
      return `${element.localName}.${element.className}: ${look.join(' | ')}`;
    }),
  );
}
