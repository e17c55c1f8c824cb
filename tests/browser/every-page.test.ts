// What holds for every page of the reference site. To open them all takes long, so each is opened once: the visit
// takes notes, and the tests read them.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { openBrowser, openReferenceSite, untilAdopted, withPage } from './browser.ts';
import { repository } from './built-site.ts';

const widths = [320, 390, 768, 996, 997, 1280, 1920];

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

/** In a frame, because a frame changes its width many times faster than a window; unseen, it need not be painted. */
async function visitAll(page: Page): Promise<void> {
  await page.goto(site.origin);
  await page.setContent('<iframe width="1280" height="800" name="visit"></iframe>');
  await page.locator('iframe').evaluate((frame) => {
    frame.style.opacity = '0';
  });
  const frame = page.frame('visit');
  if (!frame) throw new Error('There is no frame to open pages in.');
  page.on('console', (message) => notes.said.push(`${frame.url()}: ${message.text()}`));
  page.on('pageerror', (error) => notes.said.push(`${frame.url()}: ${error}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(site.origin) && !request.url().startsWith('data:')) notes.foreign.push(request.url());
  });
  for (const path of site.paths) {
    const response = await frame.goto(site.origin + path);
    if (!(await keepsArticle(frame))) notes.redrawn.push(path);
    notes.tooWide.push(...(await overflows(frame)).map((place) => `${path} ${place}`));
    if (response?.ok()) notes.visited.push(path);
  }
}

/** React adopts the page when the reader first touches a link; waits for that. */
async function keepsArticle(frame: Frame): Promise<boolean> {
  await frame.evaluate(() => {
    Object.assign(window, { article: document.querySelector('article') });
    document.querySelector('a')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  await untilAdopted(frame);
  return frame.evaluate(() => document.querySelector('article') === Reflect.get(window, 'article'));
}

/** Like `at 320 px by 12 px`. */
function overflows(frame: Frame): Promise<readonly string[]> {
  return frame.evaluate(async (all) => {
    const found: string[] = [];
    for (const width of all) {
      window.frameElement?.setAttribute('width', String(width));
      // Scripts hear of the new width with the next frame.
      await new Promise(requestAnimationFrame);
      const overflow = document.documentElement.scrollWidth - innerWidth;
      if (innerWidth !== width) found.push(`could not be shown at ${width} px`);
      if (overflow > 0) found.push(`at ${width} px by ${overflow} px`);
    }
    return found;
  }, widths);
}

it('was visited', () => {
  expect(notes.visited).toEqual(site.paths);
});

it('is never wider than the screen, from 320 to 1920 px', () => {
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
