// What browser tests share: a Chromium, and sites served over HTTP.
// A test of the reference site takes `serveReferenceSite()`: a run builds that site once, in whichever file asks first,
// and every file serves the same folder by itself, so nobody may write into it. `buildAndServe({ root })` and
// `serveSmallSite(files)` build a site for one file alone. What holds for every page of the reference site belongs in
// `every-page.test.ts`, which opens each page once; axe-core is asked through `axe.ts`. Test files share worker
// processes: whatever one starts, it closes.
import { rmSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { type BuiltSite, buildFolder, referenceFolder, type SiteRequest } from './built-site.ts';
import { findChromium } from './find-chromium.js';
import { serveFolder } from './static-server.ts';

/** `hasScrollBars`: as on most desks, instead of those that lie above the page and take no room. */
export async function startBrowser({ hasScrollBars = false } = {}): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium: run `node tests/browser/find-chromium.js`.');
  return chromium.launch({
    executablePath,
    ignoreDefaultArgs: hasScrollBars ? ['--hide-scrollbars'] : [],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface ServedSite extends BuiltSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export async function serveReferenceSite(): Promise<ServedSite> {
  const site = await referenceFolder();
  return { ...site, ...(await serveFolder(site.folder, site.baseUrl)) };
}

/** The folder is gone when the site is closed. */
export async function buildAndServe(request: SiteRequest): Promise<ServedSite> {
  const site = await buildFolder(request);
  const server = await serveFolder(site.folder, site.baseUrl);
  return {
    ...site,
    origin: server.origin,
    close: async () => {
      await server.close();
      rmSync(site.folder, { recursive: true, force: true });
    },
  };
}

/** Runs with a page of its own context; fails on anything the page says on its console or throws, unless it is expected. */
export async function withPage(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<void>,
  expected: readonly RegExp[] = [/status of 404/],
): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  try {
    await use(page);
  } finally {
    await context.close();
  }
  const unexpected = said.filter((text) => !expected.some((pattern) => pattern.test(text)));
  if (unexpected.length > 0) throw new Error(`The page said: ${unexpected.join('\n')}`);
}
