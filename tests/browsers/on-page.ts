// Actions of tests on a page, independent of the browser: functions that run in the page, and sequences of steps.
import { setTimeout as wait } from 'node:timers/promises';
import type { Tab } from './tab.ts';

type Json = string | number | boolean | null | readonly Json[];

/** Runs a function in the page. It can use only its arguments. */
export async function run<Result, Args extends readonly Json[]>(
  tab: Tab,
  use: (...args: Args) => Result,
  ...args: Args
): Promise<Awaited<Result>> {
  return (await tab.evaluate(call(use, args))) as Awaited<Result>;
}

function call(use: (...args: never[]) => unknown, args: readonly Json[]): string {
  return `(${use})(...${JSON.stringify(args)})`;
}

const patience = 15_000;

/** Waits until the function returns a truthy value in the page. Errors are ignored while the page is loading. */
export async function until<Args extends readonly Json[]>(
  tab: Tab,
  use: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  const end = Date.now() + patience;
  let last: unknown;
  while (Date.now() < end) {
    last = await tab.evaluate(`Boolean(${call(use, args)})`).catch((error: unknown) => error);
    if (last === true) return;
    await wait(30);
  }
  throw new Error(`Waited in vain for ${use} with ${JSON.stringify(args)}; it was ${last}.`);
}

/** Returns the number of visible elements, with this text if given. */
export function visible(tab: Tab, selector: string, text = ''): Promise<number> {
  return run(
    tab,
    (wanted, label) =>
      Array.from(document.querySelectorAll(wanted)).filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) && (label === '' || one.textContent?.trim() === label),
      ).length,
    selector,
    text,
  );
}

export async function see(tab: Tab, selector: string, text = ''): Promise<void> {
  const end = Date.now() + patience;
  while ((await visible(tab, selector, text).catch(() => 0)) === 0) {
    if (Date.now() > end) throw new Error(`Nothing to be seen: ${selector} ${text}`);
    await wait(30);
  }
}

/** Clicks the first visible element with the mouse. Scrolls the page only if a reader would have to. */
export async function click(tab: Tab, selector: string, text = ''): Promise<void> {
  await see(tab, selector, text);
  const [x, y] = await run(
    tab,
    (wanted, label) => {
      const found = Array.from(document.querySelectorAll(wanted)).find(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) && (label === '' || one.textContent?.trim() === label),
      );
      const centre = (): [number, number] => {
        const { left = 0, top = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
        return [left + width / 2, top + height / 2];
      };
      const isInSight = found?.contains(document.elementFromPoint(...centre()));
      if (!isInSight) found?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return centre();
    },
    selector,
    text,
  );
  await tab.clickAt(x, y);
}

/** Waits for the page at this path. */
export async function arrive(tab: Tab, path: string, heading: string): Promise<void> {
  await until(
    tab,
    (wanted, title) =>
      location.pathname + location.search + location.hash === wanted &&
      document.querySelector('h1')?.textContent === title,
    path,
    heading,
  );
}

/** Marks the document. The mark is removed by a full load. */
export function markDocument(tab: Tab): Promise<void> {
  return run(tab, () => document.documentElement.setAttribute('data-mark', ''));
}

export function isMarked(tab: Tab): Promise<boolean> {
  return run(tab, () => document.documentElement.hasAttribute('data-mark'));
}

/** Returns id, class or name of the focused element. */
export function focused(tab: Tab): Promise<string> {
  return run(tab, () => {
    const { id = '', className = '', localName = '' } = document.activeElement ?? {};
    return id || className || localName;
  });
}
