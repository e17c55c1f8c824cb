// What a test does on a page, whichever browser shows it: functions that run there, and what takes several steps.
import { setTimeout as wait } from 'node:timers/promises';
import type { Tab } from './tab.ts';

type Json = string | number | boolean | null | readonly Json[];

/** Runs a function in the page. It knows nothing of where it was written, its arguments alone. */
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

/** Waits until the function, run in the page, gives something that is true. While a page comes, it may fail. */
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

/** What can be seen and has this text, if one is given: how many there are. */
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

/** With the mouse, on the first that can be seen. The page is scrolled only where a reader would have to. */
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

/** Waits for the page at this path, whichever way it comes. */
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

/** Marks the document: the mark is gone after a full load. */
export function markDocument(tab: Tab): Promise<void> {
  return run(tab, () => document.documentElement.setAttribute('data-mark', ''));
}

export function isMarked(tab: Tab): Promise<boolean> {
  return run(tab, () => document.documentElement.hasAttribute('data-mark'));
}

/** What the keyboard goes to: the element's id, class or name. */
export function focused(tab: Tab): Promise<string> {
  return run(tab, () => {
    const { id = '', className = '', localName = '' } = document.activeElement ?? {};
    return id || className || localName;
  });
}
