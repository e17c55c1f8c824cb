// Changes to the theme of a site are shown immediately, without a full load.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { isSameWindow, liveConfig, onPage, openLiveSite, patience } from './live-site.ts';

const browser = openBrowser();
const site = openLiveSite({
  'site.config.yaml': `${liveConfig}css: [./look/site.css]\n`,
  'look/site.css': '@import "./more.css";\n',
  'look/more.css': 'h1 { color: rgb(1, 2, 3) }\n',
  'content/en/guide/start.md': `# Start\n\n[Home](/)\n\n${'The start.\n\n'.repeat(80)}`,
});
afterEach(() => site.restore());

const onStart = (use: (page: Page) => Promise<void>) => onPage({ browser, site, path: '/guide/start/' }, use);
const colorOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).color);

const inlineStyles = (page: Page) => page.locator('head style').first().textContent();

it('shows changes of a theme key and of an imported style sheet', () =>
  onStart(async (page) => {
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => colorOf(page, 'h1'), patience).toBe('rgb(1, 2, 3)');
    await site.write({ 'look/more.css': 'h1 { color: rgb(4, 5, 6) }\n' });
    await expect.poll(() => colorOf(page, 'h1'), patience).toBe('rgb(4, 5, 6)');
    await site.write({ 'site.config.yaml': `${liveConfig}css: [./look/site.css]\ntheme: { accent: '#7a1f5c' }\n` });
    await expect.poll(() => colorOf(page, 'article p a'), patience).toBe('rgb(122, 31, 92)');
    expect(await inlineStyles(page)).toContain('#7a1f5c');
    expect(await page.locator('link[rel="stylesheet"]').count()).toBe(1);
    await site.write({ 'site.config.yaml': liveConfig });
    await expect.poll(() => colorOf(page, 'article p a'), patience).toBe('rgb(29, 74, 156)');
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
    expect(await isSameWindow(page)).toBe(true);
  }));

it('reports an error in a style sheet at its position, until it is fixed', () =>
  onStart(async (page) => {
    await site.write({ 'look/more.css': '@import "./gone.css";\nh1 { color: rgb(7, 8, 9) }\n' });
    await expect.poll(() => site.terminal(), patience).toContain('look/more.css:1:9 error');
    // Waits for the update without the style sheet, because a style sheet that is replaced while it is loading returns
    // 404.
    await expect.poll(() => colorOf(page, 'h1'), patience).not.toBe('rgb(1, 2, 3)');
    await site.write({ 'look/gone.css': 'h2 { color: teal }\n' });
    await expect.poll(() => colorOf(page, 'h1'), patience).toBe('rgb(7, 8, 9)');
    expect(await isSameWindow(page)).toBe(true);
  }));

it('shows changes of the logo, the icon and a font', { tags: ['long'] }, () =>
  onStart(async (page) => {
    const named = `${liveConfig}theme:\n  logo: /logo.svg\n  favicon: /icon.svg\n  font: { body: ./fonts/text.woff2 }\n`;
    await site.write({
      'static/logo.svg': drawing('M1 1h2z'),
      'static/icon.svg': drawing('M0 0h8z'),
      'fonts/text.woff2': fontFile('public-sans'),
      'site.config.yaml': named,
    });
    const logo = page.locator('.logo path');
    const icon = page.locator('link[rel="icon"][type="image/svg+xml"]');
    await expect.poll(() => logo.count(), patience).toBe(1);
    const fontOf = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).fontFamily);
    await expect.poll(fontOf, patience).toContain('Public Sans Thin Fallback');
    const before = await icon.getAttribute('href');
    expect(before).toMatch(/^\/icon\.svg\?\w{8}$/);
    await site.write({
      'static/logo.svg': drawing('M2 2h4z'),
      'static/icon.svg': drawing('M0 0h7z'),
      'fonts/text.woff2': fontFile('source-serif-4'),
    });
    await expect.poll(() => logo.getAttribute('d'), patience).toBe('M2 2h4z');
    await expect.poll(fontOf, patience).toContain('"Source Serif 4 Fallback"');
    await expect.poll(() => icon.getAttribute('href'), patience).not.toBe(before);
    expect(await isSameWindow(page)).toBe(true);
  }),
);

const drawing = (path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="${path}"/></svg>`;

function fontFile(font: string): Uint8Array {
  const path = `../../../node_modules/@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`;
  return readFileSync(fileURLToPath(new URL(path, import.meta.url)));
}
