// Chromium with Playwright, as in tests/browser: the reference that shows the expected behavior.
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumOptions } from '../browser/chromium.ts';
import type { RunningProgram } from './run-program.ts';
import type { Tab, TestBrowser } from './tab.ts';

/** `connectChromium` takes its URL. */
export async function startChromium(): Promise<RunningProgram> {
  const server = await chromium.launchServer(chromiumOptions());
  return { address: server.wsEndpoint(), stop: () => server.close() };
}

export async function connectChromium(address: string): Promise<TestBrowser> {
  const browser = await chromium.connect(address);
  return {
    open: async ({ width, height, hasScript }) => {
      const context = await browser.newContext({ viewport: { width, height }, javaScriptEnabled: hasScript });
      return openTab(context);
    },
    close: () => browser.close(),
  };
}

async function openTab(context: BrowserContext): Promise<Tab> {
  const page: Page = await context.newPage();
  const said: string[] = [];
  // The text does not contain the URL that failed to load, but the location does.
  page.on('console', (message) => said.push(`${message.text()} ${message.location().url}`));
  page.on('pageerror', (error) => said.push(String(error)));
  return {
    goto: async (address) => {
      await page.goto(address);
    },
    begin: async (address) => {
      await page.goto(address, { waitUntil: 'commit' });
    },
    reload: async () => {
      await page.reload();
    },
    // Later, because a full load can destroy the page before it has answered.
    back: () => page.evaluate('void setTimeout(() => history.back())'),
    forward: () => page.evaluate('void setTimeout(() => history.forward())'),
    evaluate: (expression) => page.evaluate(expression),
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    clickAt: (x, y) => page.mouse.click(x, y),
    beside: () => openTab(context),
    said: async () => said,
    close: () => context.close(),
  };
}
