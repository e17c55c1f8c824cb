// Raw HTML and plugins of a site work after navigation as they do after a full load.
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowser, withPage } from '../browser.ts';
import { openSmallSite, smallConfig } from '../small-site.ts';

const inline = 'window.inline = (window.inline ?? 0) + 1;';
/** The policy of the pages allows only scripts that the site names. */
const inlineHash = createHash('sha256').update(inline).digest('base64');

const browser = openBrowser();
const site = openSmallSite({
  'site.config.yaml': `${smallConfig}baseUrl: /docs/
sections: [{ id: api }]
announcement: { id: news, content: 'See [the *news*](/api/folded).' }
markdown: { rehypePlugins: [./sign.js] }
security: { csp: { script-src: ["'sha256-${inlineHash}'"] } }
`,
  'sign.js': `export default () => (tree) => {
  tree.children.push({ type: 'element', tagName: 'p', properties: { className: ['sign'] }, children: [] });
};
`,
  'static/count.js': 'window.fromFile = (window.fromFile ?? 0) + 1;\n',
  'static/own.css': '.own { color: rgb(1, 2, 3) }\n',
  'content/es/index.md': '# Inicio\n',
  'content/es/api/plain.md':
    '# Plain\n\n[Inside](folded.md#inside), [summary](folded.md#above), [scripted](scripted.md), [headed](headed.md),\n[titled](titled.md)\n',
  'content/es/api/titled.md': `<head><title>Of its own</title><meta name="robots" content="noindex"></head>

# Titled

[Plain](plain.md)
`,
  'content/es/api/headed.md': `<head>
<script src="/count.js"></script>
</head>

# Headed

[Plain](plain.md)
`,
  'content/es/api/folded.md': `# Folded

<details><summary>More <b id="above">above</b></summary><p>One</p>
<details><summary>Still more</summary><p id="inside">Two</p></details></details>

[Plain](plain.md)
`,
  'content/es/api/scripted.md': `# Scripted

<link rel="stylesheet" href="/own.css">
<script src="/count.js"></script>
<script>${inline}</script>
<p class="own">Text</p>

[Plain](plain.md)
`,
});

const follow = async (page: Page, text: string, heading: string): Promise<void> => {
  await page.locator('article a', { hasText: text }).click();
  await page.locator('h1', { hasText: heading }).waitFor();
};

const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'isMarked' in window);

const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { isMarked: true }));

it('a link to content inside closed details opens them', () =>
  withPage(browser, {}, async (page) => {
    const open = (): Promise<readonly boolean[]> =>
      page.locator('article details').evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
    await page.goto(`${site.origin}/docs/api/plain/`);
    await mark(page);
    await follow(page, 'Inside', 'Folded');
    expect(await open()).toEqual([true, true]);
    await follow(page, 'Plain', 'Plain');
    await follow(page, 'summary', 'Folded');
    expect(await open()).toEqual([false, false]);
    expect(await isMarked(page)).toBe(true);
    // The same as after a full load.
    await page.reload();
    expect(await open()).toEqual([false, false]);
    await page.goto(`${site.origin}/docs/api/folded/?full#inside`);
    await expect.poll(open).toEqual([true, true]);
  }));

it('a page with scripts of its author is loaded in full, and so is the next one; the scripts run once', () =>
  withPage(browser, {}, async (page) => {
    const ran = (): Promise<readonly unknown[]> =>
      page.evaluate(() => {
        const { inline, fromFile } = window as { inline?: number; fromFile?: number };
        return [inline, fromFile, getComputedStyle(document.querySelector('.own') ?? document.body).color];
      });
    await page.goto(`${site.origin}/docs/api/plain/`);
    await mark(page);
    await follow(page, 'scripted', 'Scripted');
    await page.waitForLoadState();
    expect(await ran()).toEqual([1, 1, 'rgb(1, 2, 3)']);
    expect(await isMarked(page)).toBe(false);
    await follow(page, 'Plain', 'Plain');
    await page.waitForLoadState();
    expect((await ran()).slice(0, 2)).toEqual([undefined, undefined]);
  }));

it('a page with a script in its head is loaded in full; one with only a title is not', { tags: ['long'] }, () =>
  withPage(browser, {}, async (page) => {
    const robots = (): Promise<number> => page.locator('meta[name=robots]').count();
    const fromFile = (): Promise<unknown> => page.evaluate(() => (window as { fromFile?: number }).fromFile);
    await page.goto(`${site.origin}/docs/api/plain/`);
    await mark(page);
    await follow(page, 'titled', 'Titled');
    expect([await page.title(), await robots(), await isMarked(page)]).toEqual(['Of its own', 1, true]);
    await follow(page, 'Plain', 'Plain');
    expect([await page.title(), await robots(), await isMarked(page)]).toEqual(['Plain | Small site', 0, true]);
    await follow(page, 'headed', 'Headed');
    await page.waitForLoadState();
    expect([await fromFile(), await isMarked(page)]).toEqual([1, false]);
    await follow(page, 'Plain', 'Plain');
    await page.waitForLoadState();
    expect(await fromFile()).toBe(undefined);
  }),
);

it('plugins change articles but not the announcement, which is hydrated unchanged', () =>
  withPage(browser, {}, async (page) => {
    await page.goto(`${site.origin}/docs/api/plain/`);
    expect(await page.locator('article .sign').count()).toBe(1);
    expect(await page.locator('.announcement').innerText()).toBe('See the news.');
    expect(await page.locator('.announcement .sign').count()).toBe(0);
    await mark(page);
    await page.locator('.announcement a').click();
    await page.locator('h1', { hasText: 'Folded' }).waitFor();
    expect(await page.locator('.announcement').count()).toBe(1);
    expect(await isMarked(page)).toBe(true);
  }));
