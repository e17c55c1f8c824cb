// Runs axe-core on a page, in its current state or in every color mode and size.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { variantsOf } from '../long.ts';

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
/**
 * Each screen and each color mode once. `npm run test:long` adds the other combinations, which take the same time
 * again.
 */
const looks = variantsOf(
  [
    { screen: 'desk', mode: 'light' },
    { screen: 'phone', mode: 'dark' },
    { screen: 'desk', mode: 'dark' },
    { screen: 'phone', mode: 'light' },
  ],
  2,
);

/**
 * Tests a page on a desktop in light mode, and on a phone in dark mode. Use reduced motion: colors in transition are
 * neither. With `part`, the first run tests the structure of the whole page, and the second run tests that part.
 */
export async function violationsInEveryLook(page: Page, part?: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [index, { screen, mode }] of looks.entries()) {
    await page.setViewportSize(screens[screen]);
    await showIn(page, mode);
    const questions: readonly Question[] =
      part !== undefined && index === 0
        ? [{ unchecked: ['color-contrast'] }, { only: ['color-contrast'], within: part }]
        : [{ within: part }];
    for (const question of questions)
      for (const objection of await violations(page, question)) found.push(`${screen}, ${mode} mode: ${objection}`);
  }
  return found;
}

/** Changes the color mode as another browser tab would, so that nothing is clicked and the focus is not lost. */
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
