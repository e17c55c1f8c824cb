// Measures the search of the built site: time until the dialog and the first results are shown, without throttling and
// on a slow connection with an empty cache, and the bytes transferred for a first search. Run `npm run build`, then
// `node tests/bench/search.js [folder] [path] [query]`. Prints a table, and never fails.
import { chromium } from 'playwright-core';
import { provideChromium } from '../browser/find-chromium.js';
import { median } from './median.js';
import { hostFolder } from './static-host.js';

// The query must match titles and text.
const [folder = 'dist', path = '/api/manager/documents/create/', query = 'firmas'] = process.argv.slice(2);
const runs = 5;
/** 1.6 Mbit/s, a round-trip time of 560 ms. */
const slow = { throughput: (1.6 * 1024 * 1024) / 8, latency: 560 };

/** Runs in the page. Returns the time from `act` until each selector matches, and the frame is painted. */
function timeUntil([act, value, selectors]) {
  return new Promise((resolve) => {
    const seen = {};
    const start = performance.now();
    const look = () => {
      for (const [name, selector] of Object.entries(selectors))
        if (seen[name] === undefined && document.querySelector(selector)) seen[name] = performance.now() - start;
      if (Object.keys(seen).length === Object.keys(selectors).length) resolve(seen);
      else requestAnimationFrame(look);
    };
    if (act === 'open') document.querySelector('[data-search]').click();
    const input = document.querySelector('.search-input');
    if (value) {
      input.value = value;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    look();
  });
}

const titleResult = '.search-part:first-child [role=option]';
const textResult = '.search-part:last-child:not([inert]) [role=option]';

/** Opens the search and types a query on a slow connection. Returns the times and the transferred bytes. */
async function firstSearch(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latency,
    downloadThroughput: slow.throughput,
    uploadThroughput: slow.throughput,
  });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const times = await page.evaluate(timeUntil, ['open', query, { titles: titleResult, texts: textResult }]);
  await page.waitForLoadState('networkidle');
  await context.close();
  return { ...times, bytes };
}

/** Everything is cached: time from opening to the field, and from a letter to results. */
async function laterSearches(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.evaluate(timeUntil, ['open', query, { texts: textResult }]);
  await page.keyboard.press('Escape');
  const opening = await page.evaluate(timeUntil, ['open', '', { open: 'dialog.search[open]', ready: '.search-start' }]);
  const letters = [];
  // A single letter is searched only in titles.
  for (let length = 2; length <= query.length; length += 1) {
    const typed = query.slice(0, length);
    letters.push(await page.evaluate(timeUntil, ['type', typed, { texts: textResult }]));
  }
  await context.close();
  return { ...opening, letters: letters.map(({ texts }) => texts) };
}

const server = await hostFolder(folder);
const browser = await chromium.launch({
  executablePath: provideChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const first = [];
const later = [];
for (let run = 0; run < runs; run += 1) {
  first.push(await firstSearch(browser, server.origin));
  later.push(await laterSearches(browser, server.origin));
}
const letters = later.flatMap((one) => one.letters);
console.table({
  'dialog open, its code there, ms': Math.round(median(later.map((one) => one.open))),
  'and ready to find, ms': Math.round(median(later.map((one) => one.ready))),
  'results in the text after a letter, median, ms': Math.round(median(letters)),
  'the slowest letter, ms': Math.round(Math.max(...letters)),
  'slow line: results by title, ms': Math.round(median(first.map((one) => one.titles))),
  'slow line: results in the text, ms': Math.round(median(first.map((one) => one.texts))),
  'first search, kB transferred': (median(first.map((one) => one.bytes)) / 1000).toFixed(1),
});
await browser.close();
server.close();
