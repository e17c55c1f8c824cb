// A right-to-left language with six plural forms: pages, articles, search and client-side rendering use it. English
// fallback strings are marked as English.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openForTests } from '../../open-for-tests.ts';
import { openBrowser, withPage } from '../browser.ts';
import { serveFolder } from '../static-server.ts';

const command = fileURLToPath(new URL('../../../bin/docsgen.js', import.meta.url));

/** A category for each plural form, with its number of pages and the expected string. */
const categories: Readonly<Record<string, { readonly count: number; readonly words: string }>> = {
  one: { count: 1, words: 'صفحة واحدة' },
  two: { count: 2, words: 'صفحتان' },
  few: { count: 3, words: '{count} صفحات' },
  many: { count: 11, words: '{count} صفحة' },
};

function files(): Readonly<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const [name, { count }] of Object.entries(categories)) {
    pages[`content/ar/all/${name}/_category_.yml`] = 'link: { type: generated-index }\n';
    for (let page = 1; page <= count; page += 1)
      pages[`content/ar/all/${name}/p${page}.md`] = `# Page ${name} ${page}\n`;
  }
  return {
    'site.config.yaml': 'title: Manual\nlocales:\n  - { code: ar }\n  - { code: tlh }\n  - { code: en }\n',
    'strings/tlh.yaml': 'shell:\n  onThisPage: naDev\n',
    'content/ar/index.md': '# Start\n\n> [!NOTE]\n> Text.\n\n```sh\nls\n```\n',
    'content/ar/all/_category_.yml': 'link: { type: generated-index }\n',
    'content/en/only.md': '# Only\n\n```sh title="a/title"\nls\n```\n',
    'content/tlh/index.md': '# nuqneH\n',
    ...pages,
  };
}

const browser = openBrowser();
const site = openForTests(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docsgen-language-'));
  const root = join(folder, 'site');
  for (const [path, text] of Object.entries(files())) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const args = [command, 'build', root, '--no-search', '--out', join(folder, 'out')];
  execFileSync(process.execPath, args, { stdio: 'pipe' });
  const server = await serveFolder(join(folder, 'out'));
  return {
    origin: server.origin,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});

describe('a right-to-left language', () => {
  it('sets the language and direction of the page and its article', () =>
    withPage(browser, {}, async (page) => {
      await page.goto(site.origin);
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      expect(await page.locator('html').getAttribute('lang')).toBe('ar');
      expect(await page.locator('.skip-link').textContent()).toBe('الانتقال إلى المحتوى');
      expect(await page.locator('.admonition-title').textContent()).toBe('ملاحظة');
      const copy = page.locator('[data-code="copy"]');
      await copy.waitFor({ state: 'attached' });
      expect(await copy.getAttribute('aria-label')).toBe('نسخ الشيفرة');
    }));

  it('uses the plural forms of the language', () =>
    withPage(browser, {}, async (page) => {
      await page.goto(`${site.origin}/category/all/`);
      const digits = new Intl.NumberFormat('ar');
      for (const [form, { count, words }] of Object.entries(categories)) {
        const card = page.locator('.card').filter({ hasText: new RegExp(`^${form}`) });
        expect(await card.locator('p').textContent()).toBe(words.replace('{count}', digits.format(count)));
      }
    }));

  it('the browser hydrates and renders the page as the server did', () =>
    withPage(browser, {}, async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(`${site.origin}/all/few/p1/`);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page.locator('.pagination a[rel=next]').click();
      await page.locator('h1').getByText('Page few 2').waitFor();
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
      expect(await page.locator('.pagination a[rel=prev] .pagination-hint').textContent()).toBe('السابق');
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      expect(asked.filter((path) => /\/assets\/(ar|tlh|en|es)\./.test(path))).toEqual([
        expect.stringMatching(/^\/assets\/ar\.\w+\.js$/),
      ]);
    }));

  it('an article in the other direction has its buttons next to the code titles', () =>
    withPage(browser, {}, async (page) => {
      await page.goto(`${site.origin}/only/`);
      expect(await page.locator('article').getAttribute('dir')).toBe('ltr');
      const copy = page.locator('[data-code="copy"]');
      await copy.waitFor({ state: 'attached' });
      const [button, title] = [await copy.boundingBox(), await page.locator('.code-title').boundingBox()];
      expect(button?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0));
    }));

  it('the search is in the language of the page', () =>
    withPage(browser, {}, async (page) => {
      await page.goto(site.origin);
      await page.locator('.search-box').click();
      await page.locator('.search-start').getByText('للانتقال مباشرةً إلى صفحة').waitFor();
      await page.locator('.search-input').fill('few');
      await page.getByRole('status').getByText('نتائج', { exact: false }).waitFor();
    }));
});

it('English fallback strings have their own lang attribute', () =>
  withPage(browser, {}, async (page) => {
    await page.goto(`${site.origin}/tlh/`);
    expect(await page.locator('html').getAttribute('lang')).toBe('tlh');
    expect(await page.locator('.skip-link').getAttribute('lang')).toBe('en');
    await page.locator('.brand').hover();
    await page.locator('.skip-link[lang=en][dir=ltr]').waitFor({ state: 'attached' });
    expect(await page.locator('.brand-name').getAttribute('lang')).toBe(null);
  }));
