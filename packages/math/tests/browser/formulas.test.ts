// Formulas in a browser: under the strict policy, in light and dark mode, on a phone, and after navigation.
import { expect, it } from 'vitest';
import { violationsInEveryLook } from '../../../../tests/browser/axe.ts';
import { openBrowser, withPage } from '../../../../tests/browser/browser.ts';
import { openSmallSite, smallConfig } from '../../../../tests/browser/small-site.ts';

const wide = Array.from({ length: 40 }, (_, index) => `x_{${index}}`).join(' + ');
const formulas = String.raw`# Formulas

Energy is $E = mc^2$, for $5.

$$
\begin{align} a &= \color{red} b + \frac{1}{2} \\ &= \cancel{d} \end{align}
$$

$$
${wide}
$$
`;
const browser = openBrowser();
const site = openSmallSite(
  {
    'site.config.yaml': `${smallConfig}plugins: ['@docsgen/math']\n`,
    'content/es/index.md': '# Inicio\n\n[Formulas](formulas.md)\n',
    'content/es/formulas.md': formulas,
  },
  { packages: ['@docsgen/math'] },
);
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

it('formulas are rendered by the browser, scroll on a phone, and have distinct accessible names', async () => {
  await withPage(browser, phone, async (page) => {
    await page.goto(`${site.origin}/formulas/`);
    const drawn = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.math-display')].map((box) => box.scrollWidth - box.clientWidth);
      const root = document.documentElement;
      const half = document.querySelector('mfrac')?.getBoundingClientRect();
      const letter = document.querySelector('.math-display mi')?.getBoundingClientRect();
      return {
        boxes,
        page: root.scrollWidth - root.clientWidth,
        isStacked: (half?.height ?? 0) > 1.5 * (letter?.height ?? 0),
        red: getComputedStyle(document.querySelector('[mathcolor]') as Element).color,
        numbers: [...document.querySelectorAll('.tml-eqn')].map((each) => getComputedStyle(each, '::before').content),
      };
    });
    expect(drawn.boxes[0]).toBe(0);
    expect(drawn.boxes[1]).toBeGreaterThan(100);
    expect(drawn).toMatchObject({ page: 0, isStacked: true, red: 'rgb(255, 0, 0)' });
    expect(drawn.numbers).toHaveLength(2);
    expect(await violationsInEveryLook(page, 'article')).toEqual([]);
  });
});

it('formulas are styled after client-side navigation', async () => {
  await withPage(browser, {}, async (page) => {
    await page.goto(`${site.origin}/`);
    await page.getByRole('link', { name: 'Formulas' }).first().click();
    await page.waitForURL('**/formulas/');
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.querySelector('.math-display') as Element).overflowX))
      .toBe('auto');
  });
});
