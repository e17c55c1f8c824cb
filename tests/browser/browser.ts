// What browser tests share: a Chromium for each process that runs them, and sites served over HTTP. A test file names
// at its top what it needs: `openBrowser()`, and `openReferenceSite()` or `openSmallSite(files)`; both sites are closed
// when its tests are done. A run builds the reference site once, in whichever file asks first, and every file serves
// the same folder by itself: no test may write into it. What holds for every page of the reference site belongs in
// `every-page.test.ts`, which opens each page once; axe-core is asked through `axe.ts`.
import { rmSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openForTests } from '../open-for-tests.ts';
import { type BuiltSite, buildFolder, referenceFolder, type SiteRequest } from './built-site.ts';
import { chromiumOptions } from './chromium.ts';
import { provideHeadlessChromium } from './find-chromium.js';
import { serveFolder } from './static-server.ts';

/** What tests take of a browser: windows that know nothing of each other. */
export type TestBrowser = Pick<Browser, 'newContext'>;

/** For the tests of a file. The browser is that of this process: the next file has it, too. */
export function openBrowser(): TestBrowser {
  browserOfProcess ??= chromium.launch({ ...chromiumOptions(), executablePath: provideHeadlessChromium() });
  const browser = browserOfProcess;
  return { newContext: async (options) => (await browser).newContext(options) };
}

/** It ends with the process. */
let browserOfProcess: Promise<Browser> | undefined;

/** A browser of the file's own, the whole Chromium: for what hangs on its fonts, or on how it treats frames. */
export function openWholeBrowser(): TestBrowser {
  return openedBy(() => chromium.launch(chromiumOptions()));
}

/** The same, with scroll bars as on most desks: they take room, where others lie above the page. */
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

/** For the tests of a file. */
export function openReferenceSite(): ServedSite {
  return openForTests(serveReferenceSite);
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

/**
 * Until React has adopted the page, which it does when the reader first touches something. The page itself waits:
 * Playwright would bring a large script of its own for that.
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

/** A page of its own context, listened to from the beginning. */
export interface HeardPage {
  readonly page: Page;
  /** What the page has said on its console or thrown since it was asked last, but for what is expected. */
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
      // A handler that is still at work would fail with the page, outside of all tests.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    },
  };
}

/**
 * Headless Chromium says now and then that a pointer is in the corner of a new window, which has none: the page would
 * take that for the reader's first touch.
 */
function ignoreCorner(): void {
  const ignore = (event: MouseEvent): void => {
    if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  for (const type of ['pointerover', 'mouseover'] as const) addEventListener(type, ignore, { capture: true });
}

/** What pages say where an address is not there, as tests ask for on purpose. */
export const missing: readonly RegExp[] = [/status of 404/];

/**
 * Runs with a page of its own context; fails on anything the page says on its console or throws, unless it is expected.
 */
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
