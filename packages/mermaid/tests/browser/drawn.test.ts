// Diagrams in a browser: under the strict policy, in light and dark mode, on a phone, and after
// navigation.
import { expect, it } from 'vitest';
import { violationsInEveryLook } from '../../../../tests/browser/axe.ts';
import { openBrowser, withPage } from '../../../../tests/browser/browser.ts';
import { openSmallSite, smallConfig } from '../../../../tests/browser/small-site.ts';

const diagrams = `# Diagrams

\`\`\`mermaid
flowchart LR
  A[One] --> B{Two} -->|yes| C(Three) --> D[(Four)] --> E[[Five]] --> F[Six words of text] --> G[And one more]
  style C fill:#fde68a
\`\`\`

\`\`\`mermaid
sequenceDiagram
  Reader->>Site: Page, please
\`\`\`

\`\`\`mermaid
flowchart LR
  A[Write] --> B[Build] --> C[Read] --> D[End]
\`\`\`
`;

const browser = openBrowser();
const files = {
  'site.config.yaml': `${smallConfig}plugins: ['@docsgen/mermaid']\n`,
  'content/es/index.md': '# Inicio\n\n[Diagrams](diagrams.md)\n',
  'content/es/diagrams.md': diagrams,
};
const site = openSmallSite(files, { packages: ['@docsgen/mermaid'] });
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

it('diagrams have the colors of the page, scroll on a phone, and show their source', async () => {
  await withPage(browser, phone, async (page) => {
    await page.goto(`${site.origin}/diagrams/`);
    const inkOf = () =>
      page.evaluate(() => {
        const [text, node] = ['text', 'rect'].map(
          (tag) => document.querySelector(`.diagram svg g > ${tag}`) as Element,
        );
        return [text, node].map((element) => element && getComputedStyle(element).fill);
      });
    const light = await inkOf();
    expect(await violationsInEveryLook(page, 'article')).toEqual([]);
    expect(await inkOf()).not.toEqual(light);
    const widths = await page.evaluate(() => {
      const [box] = document.querySelectorAll('.diagram-drawing');
      return [(box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0), document.documentElement.scrollWidth];
    });
    expect(widths[0]).toBeGreaterThan(100);
    expect(widths[1]).toBe(390);
    await page.locator('.diagram summary').first().click();
    await expect.poll(() => page.locator('.diagram .code').first().isVisible()).toBe(true);
  });
});

it('on a phone, a diagram shrinks to 80% to fit, and a wider one shows that it scrolls', async () => {
  await withPage(browser, phone, async (page) => {
    await page.goto(`${site.origin}/diagrams/`);
    const [wide, narrow, moderate] = await page.evaluate(() =>
      [...document.querySelectorAll('.diagram-drawing')].map((box) => {
        const svg = box.querySelector('svg');
        const scale = (svg?.getBoundingClientRect().width ?? 0) / Number(svg?.getAttribute('width'));
        const { backgroundImage } = getComputedStyle(box);
        return { scale, isScrolled: box.scrollWidth > box.clientWidth, backgroundImage };
      }),
    );
    expect(wide?.scale).toBeCloseTo(0.8, 2);
    expect(wide?.isScrolled).toBe(true);
    expect(wide?.backgroundImage).toMatch(/to left, rgb\([^)]+\) 2px/);
    expect(narrow).toMatchObject({ scale: 1, isScrolled: false });
    expect(moderate?.scale).toBeLessThan(1);
    expect(moderate?.isScrolled).toBe(false);
  });
});

it('diagrams are styled after client-side navigation', async () => {
  await withPage(browser, {}, async (page) => {
    await page.goto(`${site.origin}/`);
    await page.getByRole('link', { name: 'Diagrams' }).first().click();
    await page.waitForURL('**/diagrams/');
    await expect
      .poll(() =>
        page.evaluate(() => getComputedStyle(document.querySelector('.diagram-drawing') as Element).overflowX),
      )
      .toBe('auto');
  });
});
