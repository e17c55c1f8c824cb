// Interface that tests use for any browser and protocol, implemented in `firefox.ts`, `webkit.ts` and `chromium.ts`.
// The interface is small on purpose: everything that a function in the page can do is in `on-page.ts`.

export interface TestBrowser {
  /** Opens a tab in a new, empty profile. */
  readonly open: (options: TabOptions) => Promise<Tab>;
  readonly close: () => Promise<void>;
}

export interface TabOptions {
  /** Viewport size in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly hasScript: boolean;
}

export interface Tab {
  /** Resolves when the page has loaded completely. */
  readonly goto: (address: string) => Promise<void>;
  /** Resolves immediately. */
  readonly begin: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Moves one history entry. Resolves immediately. */
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /**
   * Returns the value of an expression in the page, awaited if it is a promise. Without JavaScript there are no
   * promises, but expressions still work.
   */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Presses a key, preceded by its modifiers: `Control+k`. */
  readonly press: (keys: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly clickAt: (x: number, y: number) => Promise<void>;
  /** Opens another tab in the same profile. */
  readonly beside: () => Promise<Tab>;
  /** Returns console messages and uncaught errors. */
  readonly said: () => Promise<readonly string[]>;
  /** Also removes the profile if the tab was the first one in it. */
  readonly close: () => Promise<void>;
}

/**
 * Wraps an expression so that the driver returns its value as JSON. Without JavaScript, promises would never resolve.
 */
export function evaluator({ hasScript }: Pick<TabOptions, 'hasScript'>): (expression: string) => string {
  return hasScript
    ? (expression) => `(async () => JSON.stringify(await (${expression})))()`
    : (expression) => `JSON.stringify(${expression})`;
}
