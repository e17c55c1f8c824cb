// Runs axe-core on a page, in its current state or in every color mode and size.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** Evaluated, because the policy of the pages blocks script elements. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Style sheets are not needed by the tested rules. */
const preload = { assets: ['media'] };

interface Question {
  /** Rules to exclude. */
  readonly unchecked?: readonly string[];
  /** The only rules to run. Default: all. */
  readonly only?: readonly string[];
  /** Selector of the part to test. Rules for whole pages are then excluded. */
  readonly within?: string | undefined;
}

/** Returns only violations: serializing passed checks would take as long as the checks. */
export async function violations(
  page: Page,
  { unchecked = [], only, within }: Question = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(`${axe};undefined`);
  const rules = Object.fromEntries(unchecked.map((rule) => [rule, { enabled: false }]));
  const options = JSON.stringify({ resultTypes: ['violations'], rules, preload, ...(only && { runOnly: only }) });
  const found: AxeResults['violations'] = await page.evaluate(
    `axe.run(${within === undefined ? 'document' : JSON.stringify(within)}, ${options}).then((all) => all.violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
}

const screens = { desk: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } } as const;
const looks = [
  { screen: 'desk', mode: 'light' },
  { screen: 'desk', mode: 'dark' },
  { screen: 'phone', mode: 'light' },
  { screen: 'phone', mode: 'dark' },
] as const;

/** Rules that depend on colors. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/**
 * Tests desktop and phone, in light and dark mode. All runs share one visit, because the first run on a page takes
 * longer than the other three together. Use reduced motion: colors in transition are neither.
 *
 * In dark mode, only color rules run if nothing else has changed: the elements, their visibility and their positions
 * are the same, so the other rules would have the same results.
 *
 * If only `part` of the page is of interest, the whole page is tested only in the first run, because structure and
 * order are the same in all of them. Its colors are tested only in `accessibility.test.ts`, because they take longest.
 */
export async function violationsInEveryLook(page: Page, part?: string): Promise<readonly string[]> {
  const found: string[] = [];
  let inLight = '';
  for (const [index, { screen, mode }] of looks.entries()) {
    await page.setViewportSize(screens[screen]);
    await showIn(page, mode);
    const shapes = await shapesOf(page);
    const colors = { only: ofColors, within: part };
    const questions: readonly Question[] =
      part !== undefined && index === 0
        ? [{ unchecked: ['color-contrast'] }, colors]
        : [shapes === inLight ? colors : { within: part }];
    if (mode === 'light') inLight = shapes;
    for (const question of questions)
      for (const objection of await violations(page, question))
        found.push(`on a ${screen}, in ${mode} colours: ${objection}`);
  }
  return found;
}

/**
 * Everything that the rules use except colors: the markup, and the positions of visible elements. Excludes the state of
 * the color mode toggle and its unlabeled icon.
 */
function shapesOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const shapes: string[] = [];
    const add = (root: Element | ShadowRoot): void => {
      shapes.push(root.innerHTML.replaceAll(/ aria-pressed="(?:true|false)"/g, ''));
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot !== null) add(element.shadowRoot);
        if (element.closest('[data-color-toggle] *') !== null) continue;
        const { x, y, width, height } = element.getBoundingClientRect();
        const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        shapes.push([x, y, width, height, isSeen].join());
      }
    };
    add(document.documentElement);
    return shapes.join('\n');
  });
}

/** Changes the color mode as another browser tab would, so that nothing is clicked or loses the focus. */
export async function showIn(page: Page, mode: string): Promise<void> {
  const shown = await page.evaluate(async (newValue) => {
    localStorage.setItem('docsgen.theme', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'docsgen.theme', newValue }));
    // Scripts are notified of a new width in the next frame.
    await new Promise(requestAnimationFrame);
    return document.documentElement.dataset.theme;
  }, mode);
  if (shown !== mode) throw new Error(`The page is in ${shown} colours, not in ${mode} ones.`);
}
