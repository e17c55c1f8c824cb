// What holds for every page of the reference site. To open them all takes long, so each is opened once: the visit
// takes notes, and the tests read them.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openBrowser, openReferenceSite, withPage } from './browser.ts';
import { repository } from './built-site.ts';
import { emptyWindow, keepsArticle, openInFrame, overflows } from './page-frame.ts';

/** The narrowest screen of each layout: with the contents, where pages are opened; with the sidebar; of a phone. */
const widths = [1240, 997, 320] as const;

/** Every so many pages are seen in these widths, too; all of them in every-page.long.test.ts. */
const otherWidths = [390, 640, 768, 996, 1280, 1920];
const stride = 10;

interface Notes {
  readonly visited: string[];
  readonly tooWide: string[];
  /** Requests to other origins. */
  readonly foreign: string[];
  /** Pages whose article React did not leave as it was. */
  readonly redrawn: string[];
  /** What pages wrote to the console or threw. */
  readonly said: string[];
}

const notes: Notes = { visited: [], tooWide: [], foreign: [], redrawn: [], said: [] };
const browser = openBrowser();
const site = openReferenceSite();

beforeAll(async () => {
  await withPage(browser, { viewport: { width: 2000, height: 900 } }, visitAll, [/./]);
}, 600_000);

async function visitAll(page: Page): Promise<void> {
  let visiting = '';
  page.on('console', (message) => notes.said.push(`${visiting}: ${message.text()}`));
  page.on('pageerror', (error) => notes.said.push(`${visiting}: ${error}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(site.origin) && !request.url().startsWith('data:')) notes.foreign.push(request.url());
  });
  await emptyWindow(page, site.origin);
  for (const [index, path] of site.paths.entries()) {
    visiting = path;
    const status = await openInFrame(page, path, widths[0]);
    if (!(await keepsArticle(page))) notes.redrawn.push(path);
    const seen = index % stride === 0 ? [...widths, ...otherWidths] : widths;
    notes.tooWide.push(...(await overflows(page, seen)).map((place) => `${path} ${place}`));
    if (status === 200) notes.visited.push(path);
  }
}

it('was visited', () => {
  expect(notes.visited).toEqual(site.paths);
});

it('is never wider than the screen', () => {
  expect(notes.tooWide).toEqual([]);
});

it('asks nothing of another origin', () => {
  expect(notes.foreign).toEqual([]);
});

it('is adopted by React without a word', () => {
  expect(notes.redrawn).toEqual([]);
  expect(notes.said).toEqual([]);
});

it('tells nothing of the machine that built it', () => {
  const paths = readdirSync(site.folder, { recursive: true, encoding: 'utf8' });
  const files = paths.map((path) => join(site.folder, path)).filter((path) => statSync(path).isFile());
  const tales = [repository, site.folder, 'file:///'];
  const telling = files.filter((path) => tales.some((tale) => readFileSync(path, 'latin1').includes(tale)));
  expect(telling).toEqual([]);
});
