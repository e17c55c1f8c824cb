// Checks of the pages of the reference site. Opening pages takes a long time, so each page is opened once, and the
// tests check the recorded results.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { isLong } from '../long.ts';
import { openBrowser, openReferenceSite, withPage } from './browser.ts';
import { repository } from './built-site.ts';
import { emptyWindow, keepsArticle, openInFrame, overflows } from './page-frame.ts';

/** The narrowest width of each layout: with table of contents (used to open pages), with sidebar, and phone. */
const widths = [1240, 997, 320] as const;

/** Every tenth page is also checked at these widths; every-page.long.test.ts checks all pages. */
const otherWidths = [390, 640, 768, 996, 1280, 1920];
const stride = 10;

/** `npm test` opens every third page. */
const visited = (): readonly string[] => site.paths.filter((_path, index) => isLong || index % 3 === 0);

interface Notes {
  readonly visited: string[];
  readonly tooWide: string[];
  /** Requests to other origins. */
  readonly foreign: string[];
  /** Pages whose article was replaced by React. */
  readonly redrawn: string[];
  /** Console messages and errors. */
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
  for (const [index, path] of visited().entries()) {
    visiting = path;
    const status = await openInFrame(page, path, widths[0]);
    if (!(await keepsArticle(page))) notes.redrawn.push(path);
    const seen = index % stride === 0 ? [...widths, ...otherWidths] : widths;
    notes.tooWide.push(...(await overflows(page, seen)).map((place) => `${path} ${place}`));
    if (status === 200) notes.visited.push(path);
  }
}

it('every page was visited', () => {
  expect(notes.visited).toEqual(visited());
});

it('no page is wider than the screen', () => {
  expect(notes.tooWide).toEqual([]);
});

it('no page requests another origin', () => {
  expect(notes.foreign).toEqual([]);
});

it('React hydrates every page without warnings', () => {
  expect(notes.redrawn).toEqual([]);
  expect(notes.said).toEqual([]);
});

it('no page reveals anything about the machine that built it', () => {
  const paths = readdirSync(site.folder, { recursive: true, encoding: 'utf8' });
  const files = paths.map((path) => join(site.folder, path)).filter((path) => statSync(path).isFile());
  const tales = [repository, site.folder, 'file:///'];
  const telling = files.filter((path) => tales.some((tale) => readFileSync(path, 'latin1').includes(tale)));
  expect(telling).toEqual([]);
});
