// What the tests ask of a browser, whichever it is and over whichever protocol it is driven: `firefox.ts`, `webkit.ts`
// and `chromium.ts` each give these two interfaces, so that a test is written once. Kept narrow: what can be done by a
// function that runs in the page (`on-page.ts`) is not asked of a browser.

export interface TestBrowser {
  /** A tab in a profile of its own, which nothing is stored in. */
  readonly open: (options: TabOptions) => Promise<Tab>;
  readonly close: () => Promise<void>;
}

export interface TabOptions {
  /** Size of what the page is drawn on, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly hasScript: boolean;
}

export interface Tab {
  /** Comes back when the page and all that it needs are loaded. */
  readonly goto: (address: string) => Promise<void>;
  /** Comes back at once. */
  readonly begin: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** One step through the history; comes back at once. */
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /** What an expression gives in the page, or promises; without scripts there are no promises, but this still works. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** One key, with those held meanwhile before it: `Control+k`. */
  readonly press: (keys: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly clickAt: (x: number, y: number) => Promise<void>;
  /** Another tab of the same profile. */
  readonly beside: () => Promise<Tab>;
  /** What the page said on its console, and errors that nothing caught. */
  readonly said: () => Promise<readonly string[]>;
  /** With the whole profile, where it is the tab that was opened first. */
  readonly close: () => Promise<void>;
}

/**
 * How an expression is put to a driver, so that its value comes back as JSON. Without scripts, promises wait for ever.
 */
export function evaluator({ hasScript }: Pick<TabOptions, 'hasScript'>): (expression: string) => string {
  return hasScript
    ? (expression) => `(async () => JSON.stringify(await (${expression})))()`
    : (expression) => `JSON.stringify(${expression})`;
}
