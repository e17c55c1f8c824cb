// What axe-core has against a page: as it stands, or in every look a reader may see it in.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** Evaluated, because the policy of the pages lets no script element in. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Not the style sheets, which no rule reads that is asked about. */
const preload = { assets: ['media'] };

interface Question {
  /** Rules to leave out. */
  readonly unchecked?: readonly string[];
  /** The only rules to ask about. Default: all. */
  readonly only?: readonly string[];
  /** Selector of the part that is asked about; rules about whole pages are left out then. */
  readonly within?: string | undefined;
}

/** Only the objections come back from the browser: to list all that was passed would take as long as the checks. */
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

/** Rules that colours decide. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/**
 * On a desk and on a phone, in light and in dark colours. All in one visit, for the first run on a page takes longer
 * than the other three together. Begin with reduced motion: colours on their way to others are neither.
 *
 * Dark colours are asked about by the rules of colours alone where nothing else has changed with them: all elements
 * are the same, just as visible and in the same place, so the other rules would answer as they did in light colours.
 *
 * Where only `part` of the page is in question, the whole page is asked about in the first look alone: what stands in
 * it and in which order is the same in all of them. Its colours are not: of the rest of the page they are those that
 * `accessibility.test.ts` asks about, and they take longest.
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
 * All that rules know of a page beside its colours: the markup, and where each element is, if it can be seen. Without
 * what the switch between the colours tells of itself: whether it is pressed, and its icon, which has no name.
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

/** The colours are changed as by another tab of the site, so that nothing on the page is clicked or loses the focus. */
export async function showIn(page: Page, mode: string): Promise<void> {
  const shown = await page.evaluate(async (newValue) => {
    localStorage.setItem('docsgen.theme', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'docsgen.theme', newValue }));
    // Scripts hear of a new width with the next frame.
    await new Promise(requestAnimationFrame);
    return document.documentElement.dataset.theme;
  }, mode);
  if (shown !== mode) throw new Error(`The page is in ${shown} colours, not in ${mode} ones.`);
}
