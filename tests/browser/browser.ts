// What browser tests share: a Chromium, and the reference site built once and served over HTTP.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { buildSite } from '../../packages/generator/src/build/build-site.ts';
import { hashOf } from '../../packages/generator/src/io/hash.ts';
import { openOutput, openSite, readAbsolute } from '../../packages/generator/src/io/node-files.ts';
import { findChromium } from './find-chromium.js';
import { serveFolder } from './static-server.ts';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

export async function startBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium: run `node tests/browser/find-chromium.js`.');
  return chromium.launch({
    executablePath,
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

export interface ServedSite {
  readonly origin: string;
  readonly folder: string;
  /** The paths of all its pages, from the origin. */
  readonly paths: readonly string[];
  readonly close: () => Promise<void>;
}

export interface SiteRequest {
  /** The site's folder. Default: the reference site. */
  readonly root?: string;
  /** Default: `site.config.yaml` there. */
  readonly configFile?: string;
}

export async function buildAndServe({ root = repository, configFile }: SiteRequest = {}): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'docsgen-site-'));
  const output = openOutput(folder);
  const report = await buildSite({
    files: openSite(root),
    configFile,
    folderName: 'site',
    ignored: [],
    output,
    locales: [],
    generator: 'docsgen test',
    hashOf,
    readAbsolute,
    log: { stage: async (_name, work) => work(), progress: () => {} },
  });
  await output.close();
  if (!report.published || !report.graph) throw new Error(JSON.stringify(report.diagnostics, null, 1));
  const { graph } = report;
  const server = await serveFolder(folder, graph.config.baseUrl);
  return {
    origin: server.origin,
    folder,
    paths: [...graph.pages.values()].map((page) => encodeURI(graph.config.baseUrl + page.url.slice(1))),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
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
