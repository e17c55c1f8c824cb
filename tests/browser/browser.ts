// Shared by browser tests: one Chromium per process, and sites served over HTTP. Test files declare at the top what
// they need: `openBrowser()`, and `openReferenceSite()` or `openSmallSite(files)`; sites are closed after the tests.
// The reference site is built once per run, by the first file that needs it. All files serve the same folder, so tests
// must not write to it. Checks of every page of the reference site belong in `every-page.test.ts`, which opens each
// page once. Use `axe.ts` to run axe-core.
import { rmSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openForTests } from '../open-for-tests.ts';
import { type BuiltSite, buildFolder, referenceFolder, type SiteRequest } from './built-site.ts';
import { chromiumOptions } from './chromium.ts';
import { provideHeadlessChromium } from './find-chromium.js';
import { serveFolder } from './static-server.ts';

/** Browser contexts are isolated from each other. */
export type TestBrowser = Pick<Browser, 'newContext'>;

/** Must be called at the top of a test file. The browser is shared by all files of the process. */
export function openBrowser(): TestBrowser {
  browserOfProcess ??= chromium.launch({ ...chromiumOptions(), executablePath: provideHeadlessChromium() });
  const browser = browserOfProcess;
  return { newContext: async (options) => (await browser).newContext(options) };
}

/** Closed when the process exits. */
let browserOfProcess: Promise<Browser> | undefined;

/** Starts a separate, full Chromium, for tests that depend on fonts or frames. */
export function openWholeBrowser(): TestBrowser {
  return openedBy(() => chromium.launch(chromiumOptions()));
}

/**
 * The same with classic scroll bars, as on most desktops. They take up space, while other scroll bars overlay the page.
 */
export function openBrowserWithScrollBars(): TestBrowser {
  return openedBy(() => chromium.launch({ ...chromiumOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] }));
}

function openedBy(open: () => Promise<Browser>): TestBrowser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await open();
  });
  afterAll(() => browser?.close());
  return {
    newContext: (options) => {
      if (browser === undefined) throw new Error('The browser is there as soon as the tests run, not before.');
      return browser.newContext(options);
    },
  };
}

export interface ServedSite extends BuiltSite {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export async function serveReferenceSite(): Promise<ServedSite> {
  const site = await referenceFolder();
  return { ...site, ...(await serveFolder(site.folder, site.baseUrl)) };
}

/** Must be called at the top of a test file. */
export function openReferenceSite(): ServedSite {
  return openForTests(serveReferenceSite);
}

/** The folder is removed when the site is closed. */
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

/**
 * Waits until React has hydrated the page after the first interaction. Waits inside the page, because Playwright would
 * inject a large script.
 */
export async function untilAdopted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isAdopted = (): boolean =>
      Object.keys(document.getElementById('docsgen')?.firstElementChild ?? {}).some((key) => key.startsWith('__react'));
    const lastMoment = performance.now() + 30_000;
    while (!isAdopted()) {
      if (performance.now() > lastMoment) throw new Error(`React did not adopt ${location}`);
      await new Promise((next) => setTimeout(next, 10));
    }
  });
}

/** A page in its own context, with listeners from the start. */
export interface HeardPage {
  readonly page: Page;
  /** Returns unexpected console messages and errors since the last call. */
  readonly unexpected: (expected: readonly RegExp[]) => readonly string[];
  readonly close: () => Promise<void>;
}

export async function openPage(browser: TestBrowser, options: BrowserContextOptions): Promise<HeardPage> {
  const context = await browser.newContext(options);
  await context.addInitScript(ignoreCorner);
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  return {
    page,
    unexpected: (expected) => said.splice(0).filter((text) => !expected.some((pattern) => pattern.test(text))),
    close: async () => {
      // A running handler would fail after the page is closed, outside of any test.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    },
  };
}

/**
 * Headless Chromium sometimes reports a pointer in the corner of a new window, which the page would treat as the first
 * interaction.
 */
function ignoreCorner(): void {
  const ignore = (event: MouseEvent): void => {
    if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  for (const type of ['pointerover', 'mouseover'] as const) addEventListener(type, ignore, { capture: true });
}

/** Console message of a 404 response, which some tests cause. */
export const missing: readonly RegExp[] = [/status of 404/];

/** Runs with a new page. Fails on unexpected console messages and errors. */
export async function withPage(
  browser: TestBrowser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<void>,
  expected: readonly RegExp[] = missing,
): Promise<void> {
  const { page, unexpected, close } = await openPage(browser, options);
  try {
    await use(page);
  } finally {
    await close();
  }
  failOn(unexpected(expected));
}

export function failOn(said: readonly string[]): void {
  if (said.length > 0) throw new Error(`The page said: ${said.join('\n')}`);
}
