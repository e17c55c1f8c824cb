// A small site in a temporary folder, served by the real `docsgen serve --watch`, and the actions of an author.
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openForTests } from '../../open-for-tests.ts';
import { replaceFiles } from '../../serve/replace-files.ts';
import { ask, type Served, startServe } from '../../serve/serving.ts';
import { readFolder, type SiteLiteral, writeFiles } from '../../site/site-files.ts';
import { type TestBrowser, withPage } from '../browser.ts';

/** Two locales, one section. */
export const liveConfig = `title: Manual
locales:
  - { code: en, label: English }
  - { code: es, label: Español }
`;

const smallest: SiteLiteral = {
  'site.config.yaml': liveConfig,
  'content/en/index.md': '# Home\n\nWelcome.\n',
  'content/es/index.md': '# Inicio\n\nBienvenida.\n',
  'content/en/guide/start.md': '# Start\n\nThe start.\n',
  'content/es/guide/start.md': '# Comienzo\n\nEl comienzo.\n',
};

/** Console messages of error responses, and of a server that is temporarily gone. */
export const lostServer = [/status of 404/, /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection/];

export interface LiveOptions {
  readonly args?: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
  /** Replaces the small site instead of adding to it. */
  readonly isWhole?: boolean;
}

export interface LiveSite {
  readonly root: string;
  /** `http://localhost:1234`. */
  readonly origin: string;
  /** The same with the path of the landing page, as printed by the command. */
  readonly address: string;
  readonly pid: number;
  /** Adds or overwrites files. */
  readonly write: (files: SiteLiteral) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
  readonly rename: (from: string, to: string) => Promise<void>;
  /** Terminal output, since `forgetTerminal` if it was called. */
  readonly terminal: () => string;
  readonly forgetTerminal: () => void;
  /** Restores all files and waits until the server has noticed. */
  readonly restore: () => Promise<void>;
  /** Returns the exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Also removes the folder. */
  readonly close: () => Promise<void>;
}

/** Must be called at the top of a test file. */
export function openLiveSite(files: SiteLiteral, options?: LiveOptions): LiveSite {
  return openForTests(() => startLive(files, options));
}

export async function startLive(files: SiteLiteral, options: LiveOptions = {}): Promise<LiveSite> {
  const root = await mkdtemp(join(tmpdir(), 'docsgen-live-'));
  await writeFiles(root, options.isWhole ? files : { ...smallest, ...files });
  const running = await startServer(root, options);
  const first = await readFolder(root);
  const { address, pid, printed, forgetPrinted, stop } = running;
  const { origin } = new URL(address);
  return {
    root,
    origin,
    address,
    pid,
    terminal: printed,
    forgetTerminal: forgetPrinted,
    stop,
    write: (more) => replaceFiles(root, more),
    remove: (path) => rm(join(root, path), { recursive: true }),
    rename: async (from, to) => {
      await mkdir(dirname(join(root, to)), { recursive: true });
      await rename(join(root, from), join(root, to));
    },
    restore: () => restore(root, first, address),
    close: async () => {
      await stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** Does not open the editor of the user who runs the tests. */
const noEditor = { EDITOR: undefined, VISUAL: undefined, LAUNCH_EDITOR: undefined, TERM_PROGRAM: undefined };

function startServer(root: string, { args = [], environment }: LiveOptions): Promise<Served> {
  const all = args.includes('--port') ? args : [...args, '--port', '0'];
  return startServe([root, '--watch', ...all], root, { ...noEditor, ...environment });
}

/**
 * Changes are processed in order: when the last change is visible, all changes are visible. The last change adds a new
 * file, because the content of existing files is read from disk regardless of what the server has noticed.
 */
async function restore(root: string, first: ReadonlyMap<string, Buffer>, address: string): Promise<void> {
  const now = await readFolder(root);
  for (const path of now.keys()) if (!first.has(path)) await rm(join(root, path));
  for (const [path, content] of first) {
    if (now.get(path)?.equals(content) !== true) await replaceFiles(root, { [path]: content });
  }
  const turn = `turn-${process.hrtime.bigint()}.txt`;
  await replaceFiles(root, { [`static/${turn}`]: turn });
  await expect.poll(() => textAt(address, turn), patience).toBe(turn);
}

/** Timeout for slow machines. */
export const patience = { timeout: 30_000, interval: 25 };

/** Returns the current response for a path relative to the landing page. */
export async function textAt(address: string, path: string): Promise<string> {
  const { origin, pathname } = new URL(address);
  return (await ask(origin, pathname + path)).text;
}

/** Opens a page of the site in a new window, as soon as it exists. */
export async function onPage(
  { browser, site, path, options = {}, expected }: PageRequest,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  await expect.poll(async () => (await ask(site.origin, path)).status, patience).toBe(200);
  await withPage(
    browser,
    { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options },
    async (page) => {
      page.setDefaultTimeout(patience.timeout);
      await openLive(page, site.origin + path);
      await use(page);
    },
    expected,
  );
}

export interface PageRequest {
  readonly browser: TestBrowser;
  readonly site: LiveSite;
  readonly path: string;
  readonly options?: BrowserContextOptions;
  readonly expected?: readonly RegExp[];
}

/**
 * Waits until the page has requested its state, so that it receives the next change. The window is marked until the
 * next full load.
 */
export async function openLive(page: Page, address: string): Promise<void> {
  const looked = page.waitForResponse((response) => response.url().includes('/__docsgen/state'));
  await page.goto(address);
  await looked;
  await page.evaluate(() => Object.assign(window, { mark: 'not loaded again' }));
}

export async function isSameWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => 'mark' in window);
}

/** Waits until the text is on the page. */
export async function shows(page: Page, text: string | RegExp): Promise<void> {
  await page.locator('#docsgen').getByText(text).first().waitFor();
}
