// Diagrams rendered in the browser, under the policy of the host. A small package replaces Mermaid: like Mermaid, it
// measures text and adds style attributes. It rejects settings with which images lack labels or pages are not safe.
import { expect, it } from 'vitest';
import { violationsInEveryLook } from '../../../../tests/browser/axe.ts';
import { openBrowser, withPage } from '../../../../tests/browser/browser.ts';
import { openSmallSite, smallConfig } from '../../../../tests/browser/small-site.ts';

const mermaid = `globalThis.mermaid = {
  initialize(config) {
    const { htmlLabels, flowchart, securityLevel, startOnLoad, suppressErrorRendering } = config;
    if (htmlLabels !== false || flowchart.htmlLabels !== false) throw new Error('images cannot contain HTML');
    if (securityLevel !== 'strict' || startOnLoad || !suppressErrorRendering) throw new Error('this is not safe');
    this.colors = config.themeVariables;
  },
  async render(id, source) {
    if (source.includes('wrong')) throw new Error('line 2 is wrong\\nand more');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><desc>' + JSON.stringify(this.colors) +
      '</desc><style>rect { fill: ' + this.colors.pie2 + '; }</style>' +
      '<rect width="200" height="100" style="stroke-width: 4px" /></svg>';
    const box = document.createElement('div');
    box.innerHTML = svg;
    document.body.append(box);
    const isStyled = getComputedStyle(box.querySelector('rect')).strokeWidth === '4px';
    box.remove();
    if (!isStyled) throw new Error('styles are refused');
    return { svg };
  },
};
`;
/** Variables for the parts of charts that have the accent color. */
const marks = ['activeTaskBorderColor', 'quadrantPointFill', 'todayLineColor'];
const far = 'Text.\n\n'.repeat(200);
const pie = (text: string): string => `\`\`\`mermaid\npie title Pets\n  ${text}\n\`\`\`\n\n`;

const browser = openBrowser();
const files = {
  'site.config.yaml': `${smallConfig}baseUrl: /docs/\nplugins: ['@docsgen/mermaid']\n`,
  'content/es/index.md': '# Inicio\n\n[Drawings](drawings.md)\n',
  'content/es/drawings.md': `# Drawings\n\n${pie('"a" : 1')}${pie('wrong')}${far}${pie('"b" : 2')}`,
  'node_modules/mermaid/package.json': '{ "name": "mermaid", "version": "1.0.0" }',
  'node_modules/mermaid/dist/mermaid.min.js': mermaid,
};
const site = openSmallSite(files, { packages: ['@docsgen/mermaid'] });

it('without JavaScript, diagrams show their source', async () => {
  await withPage(browser, { javaScriptEnabled: false }, async (page) => {
    await page.goto(`${site.origin}/docs/drawings/`);
    expect(await page.locator('docsgen-diagram code').first().isVisible()).toBe(true);
    expect(await page.locator('docsgen-diagram code').first().innerText()).toContain('"a" : 1');
  });
});

it('diagrams are rendered in a frame when they are close to the viewport, and shown as light and dark images', async () => {
  await withPage(browser, { reducedMotion: 'reduce' }, async (page) => {
    await page.goto(`${site.origin}/docs/`);
    await page.locator('article a').click();
    const diagrams = page.locator('docsgen-diagram');
    await page.locator('docsgen-diagram[data-outcome="drawn"]').waitFor();
    const shown = diagrams.first().getByRole('img', { name: 'Pets' });
    expect(await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
      200, 100,
    ]);
    const widthOf = (): Promise<number> => shown.evaluate((image) => image.getBoundingClientRect().width);
    expect(await widthOf()).toBe(200);
    await page.setViewportSize({ width: 150, height: 800 });
    expect(await widthOf()).toBe(160);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await diagrams.first().locator('details').getAttribute('open')).toBeNull();
    const addresses = await diagrams
      .first()
      .locator('img')
      .evaluateAll((all) => all.map((each) => each.getAttribute('src')));
    expect(new Set(addresses).size).toBe(2);
    expect(addresses.every((address) => /fill%3A%20%23[0-9a-f]{6}/.test(address ?? ''))).toBe(true);
    for (const address of addresses) {
      const [, described = ''] = /<desc>(.*)<\/desc>/.exec(decodeURIComponent(address ?? '')) ?? [];
      const colors = new Map(Object.entries<unknown>(JSON.parse(described)));
      const namesOf = (color: unknown) => [...colors.keys()].filter((name) => colors.get(name) === color).sort();
      expect(namesOf(colors.get('todayLineColor'))).toEqual(marks);
      const texts = [...colors.keys()].filter((name) => /Text|titleColor|Label(?:Color|\d)/.test(name));
      const inks = [colors.get('textColor'), colors.get('lineColor')];
      expect(texts.filter((name) => !inks.includes(colors.get(name)))).toEqual([]);
    }
    await diagrams.nth(1).getByText('Este diagrama no se pudo generar: line 2 is wrong').waitFor();
    expect(await diagrams.nth(1).locator('code').isVisible()).toBe(true);
    expect(await diagrams.nth(2).getAttribute('data-outcome')).toBeNull();
    expect(await page.locator('iframe').count()).toBe(1);
    expect(await violationsInEveryLook(page, 'article')).toEqual([]);
    await diagrams.nth(2).scrollIntoViewIfNeeded();
    await diagrams.nth(2).getByRole('img').waitFor();
    await page.goBack();
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
  });
});
