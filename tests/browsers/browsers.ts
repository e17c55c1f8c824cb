// Shared by the tests in other browsers. A test file declares its site at the top and gets tabs of the project's
// browser: `const { withTab } = browse(serveReferenceSite)`.
import { inject } from 'vitest';
import type { ServedSite } from '../browser/browser.ts';
import { openForTests } from '../open-for-tests.ts';
import { connectChromium } from './chromium.ts';
import { connectFirefox } from './firefox.ts';
import { type SlowSite, serveSlowly } from './slow-site.ts';
import { type BrowserName, starts } from './start-browser.ts';
import type { Tab, TabOptions, TestBrowser } from './tab.ts';
import { connectWebkit } from './webkit.ts';

const connections: Readonly<Record<BrowserName, (address: string) => Promise<TestBrowser>>> = {
  chromium: connectChromium,
  firefox: connectFirefox,
  webkit: connectWebkit,
};

/** Narrow enough for the phone menu; windows of WebKit cannot be as narrow as a phone. */
export const phone = { width: 480, height: 800 };

interface Visit extends Partial<TabOptions> {
  /** Expected console messages. */
  readonly expected?: RegExp;
}

export interface Browsing {
  readonly browserName: BrowserName;
  /** The site, whose files can be delayed. */
  readonly site: Pick<SlowSite, 'hold'>;
  /** Runs with a new tab. Fails on unexpected console messages and errors. */
  readonly withTab: (use: (tab: Tab, origin: string) => Promise<void>, visit?: Visit) => Promise<void>;
}

interface BrowseOptions {
  /** Starts a new browser instead of using the shared one. */
  readonly isNew?: boolean;
}

export function browse(serve: () => Promise<ServedSite>, { isNew = false }: BrowseOptions = {}): Browsing {
  const browserName = inject('browserName');
  const browser = openForTests(() =>
    // WebKit's driver starts a browser for each tab anyway.
    isNew && browserName !== 'webkit' ? startAnother(browserName) : connections[browserName](inject('browserAddress')),
  );
  const site = openForTests(async () => {
    const served = await serve();
    const slow = await serveSlowly(served.origin);
    return { ...slow, close: () => Promise.all([slow.close(), served.close()]) };
  });
  return {
    browserName,
    site,
    withTab: async (use, { expected, ...options } = {}) => {
      const tab = await browser.open({ width: 1280, height: 900, hasScript: true, ...options });
      let said: readonly string[];
      try {
        await use(tab, site.origin);
        said = await tab.said();
      } finally {
        site.releaseAll();
        await tab.close();
      }
      const unexpected = said.filter((text) => !expected?.test(text));
      if (unexpected.length > 0) throw new Error(`The page said: ${unexpected.join('\n')}`);
    },
  };
}

async function startAnother(name: BrowserName): Promise<TestBrowser> {
  const running = await starts[name]();
  const browser = await connections[name](running.address);
  return {
    ...browser,
    close: async () => {
      await browser.close();
      await running.stop();
    },
  };
}
