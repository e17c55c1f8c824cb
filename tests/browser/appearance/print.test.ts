// Printed pages: everything is open, and only URLs of links are added.
import { expect, it } from 'vitest';
import { openBrowser, withPage } from '../browser.ts';
import { openSmallSite } from '../small-site.ts';

const browser = openBrowser();
const site = openSmallSite({
  'content/es/index.md': `# Inicio

<details>
<summary>Más</summary>

Texto cerrado.
</details>

:::accordion[Pregunta]
Respuesta.
:::

:::figure{zoom}
![Sello](/seal.svg)
:::

[Fuera](https://example.com/)
`,
  'static/seal.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
  'content/en/index.md': '# Home\n',
});

it('prints closed content, and no URLs of images, without JavaScript', () =>
  withPage(browser, { javaScriptEnabled: false }, async (page) => {
    await page.goto(site.origin);
    expect(await page.getByText('Texto cerrado').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Texto cerrado').isVisible()).toBe(true);
    expect(await page.getByText('Respuesta').isVisible()).toBe(true);
    const printed = (selector: string): Promise<string> =>
      page.locator(selector).evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await printed('a.figure-zoom')).toBe('none');
    expect(await printed('article a[href="https://example.com/"]')).toContain('https://example.com/');
  }));

it('opens closed details while printing in browsers that cannot style them, and closes them again', () =>
  withPage(browser, {}, async (page) => {
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await page.goto(site.origin);
    const open = (): Promise<boolean> =>
      page
        .locator('article details')
        .first()
        .evaluate((one) => one.matches('[open]'));
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await open()).toBe(true);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await open()).toBe(false);
  }));
