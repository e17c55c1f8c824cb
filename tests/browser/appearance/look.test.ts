// Theme options: a site without sidebars and tables of contents, and one with all other options.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openBrowser, withPage } from '../browser.ts';
import { openSmallSite } from '../small-site.ts';

const browser = openBrowser();

const article = `# Nets

:::tip[Dry them]
In the [shade](/docs/other), not in the \`sun\`.
:::

## Knots

\`\`\`js {2} title="knot.js"
const knot = tie('bowline'); // a comment
knot.pull(2); // another comment, on a highlighted line
\`\`\`

| a | b |
| --- | --- |
| 1 | 2 |
`;
const files = {
  'content/en/index.md': '---\nhero: { actions: [{ label: Begin, to: /docs/nets }] }\n---\n# Nets\n',
  'content/en/docs/nets.md': article,
  'content/en/docs/other.md': '# Other\n\n## One\n\nText.\n',
};
const config = (theme: string): string =>
  `title: Nets\nlocales: [{ code: en }]\nsections: [{ id: docs }]\nsidebar: { collapsed: false }\ntheme: ${theme}\n`;

const bare = openSmallSite({
  ...files,
  'site.config.yaml': config("{ accent: '#c8ff00', neutral: grey, sidebar: none, toc: none, radius: none }"),
});
const full = openSmallSite({
  ...files,
  'site.config.yaml': config("{ accent: '#ff5ca8', neutral: cool, codeTheme: night, density: compact, width: wide }"),
});

const at = (width: number, use: (page: Page) => Promise<void>) =>
  withPage(browser, { viewport: { width, height: 900 }, reducedMotion: 'reduce' }, use);

/** Space to the left and right of an element, in pixels. */
const margins = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [Math.round(left), Math.round(document.documentElement.clientWidth - right)] as const;
  });

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('a site without sidebars and tables of contents', () => {
  it('without sidebars the article is centered, and the phone menu lists the pages', () =>
    at(1280, async (page) => {
      await page.goto(`${bare.origin}/docs/nets/`);
      const [left, right] = await margins(page, 'article');
      expect(Math.abs(left - right)).toBeLessThan(3);
      expect(await page.locator('.sidebar').isVisible()).toBe(false);
      await page.setViewportSize({ width: 768, height: 900 });
      const narrow = await margins(page, 'article');
      expect(Math.abs(narrow[0] - narrow[1])).toBeLessThan(3);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await overflows(page)).toBe(false);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Other', exact: true }).click();
      await page.getByRole('heading', { name: 'Other' }).waitFor();
      expect(await page.locator('.contents').count()).toBe(0);
    }));
});

describe('a site with all other theme options', () => {
  it('nothing is wider than the screen; code is dark in light mode and black on white in print', () =>
    at(390, async (page) => {
      await page.goto(`${full.origin}/docs/nets/`);
      for (const width of [320, 390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflows(page), `${width} pixels`).toBe(false);
      }
      const groundOf = () => page.locator('figure.code').evaluate((code) => getComputedStyle(code).backgroundColor);
      expect(await groundOf()).toBe('rgb(18, 27, 44)');
      await page.emulateMedia({ media: 'print' });
      expect(await groundOf()).toBe('rgb(255, 255, 255)');
    }));
});
