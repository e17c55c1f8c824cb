// Measures how a page of the built site loads: size, first paint, blocking time, layout shift, and navigation to the
// next page. Run `npm run build`, then `node tests/bench/page-load.js [folder] [path…]`. Prints a table, and never
// fails.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { provideChromium } from '../browser/find-chromium.js';
import { median } from './median.js';
import { hostFolder } from './static-host.js';

const [folder = 'dist', ...given] = process.argv.slice(2);
const paths =
  given.length > 0
    ? given
    : ['/', '/api/manager/documents/create/', '/en/api/manager/document/', '/api/webhooks/introduction/'];
const runs = 5;
/** 1.6 Mbit/s, a round-trip time of 150 ms, a processor four times slower. */
const slow = { throughput: (1.6 * 1024 * 1024) / 8, latency: 150, slowdown: 4 };

function sizes(origin) {
  const html = readFileSync(join(folder, 'api/intro/index.html'), 'utf8');
  const assets = (pattern) => [...new Set([...html.matchAll(pattern)].map((match) => match[1]))];
  const bytes = (names, compress) =>
    names.reduce(
      (sum, name) =>
        sum + (compress ? gzipSync(readFileSync(join(folder, name))).length : readFileSync(join(folder, name)).length),
      0,
    );
  const scripts = assets(/[" ](\/assets\/[^" ]+\.js)/g);
  const styles = assets(/href="(\/assets\/[^"]+\.css)"/g);
  const fonts = readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `/assets/${name}`);
  const inline = [...html.matchAll(/<script(?: type="module")?>([\s\S]*?)<\/script>/g)].reduce(
    (sum, match) => sum + match[1].length,
    0,
  );
  const [, firstStyles = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const article = /<article[\s\S]*?<\/article>/.exec(html)?.[0].length ?? 0;
  return {
    'script, gzipped kB': (bytes(scripts, true) / 1000).toFixed(1),
    'styles, gzipped kB': (bytes(styles, true) / 1000).toFixed(1),
    'styles in the page, gzipped kB': (gzipSync(firstStyles).length / 1000).toFixed(1),
    [`fonts (${fonts.length}), kB`]: (bytes(fonts, false) / 1000).toFixed(1),
    'inline script, bytes': inline,
    'HTML around the article, kB': ((html.length - article) / 1000).toFixed(1),
    origin,
  };
}

/** Loads the page once in a new context with the settings of a slow phone. Times are in milliseconds. */
async function load(browser, address) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latency,
    downloadThroughput: slow.throughput,
    uploadThroughput: slow.throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.slowdown });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(3000);
  // Read afterwards, because a script that is injected before the page loads would also be measured.
  const result = await page.evaluate(async () => {
    const seen = (type) =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 200);
      });
    const [tasks, shifts] = await Promise.all([seen('longtask'), seen('layout-shift')]);
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      blocking: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
      shift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
      origins: new Set(performance.getEntriesByType('resource').map((entry) => new URL(entry.name).origin)).size,
    };
  });
  await context.close();
  return result;
}

/** Time from a click to the frame in which the fetched page is painted, without throttling. */
async function navigate(browser, origin) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${origin}/api/intro/`, { waitUntil: 'networkidle' });
  await page.mouse.move(100, 300);
  await page.waitForTimeout(1500);
  const times = [];
  for (const path of ['/api/environment/', '/api/', '/api/intro/', '/api/environment/', '/api/intro/']) {
    times.push(
      await page.evaluate(
        (wanted) =>
          new Promise((resolve) => {
            const link = document.querySelector(`.sidebar a[href="${wanted}"]`);
            const start = performance.now();
            const poll = () =>
              location.pathname === wanted
                ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
                : setTimeout(poll, 1);
            link.click();
            poll();
          }),
        path,
      ),
    );
    await page.waitForTimeout(300);
  }
  await context.close();
  return median(times);
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
console.table(sizes(server.origin));
const rows = {};
for (const path of paths) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await load(browser, server.origin + path));
  rows[path] = {
    'first paint, ms': Math.round(median(results.map((result) => result.paint))),
    'blocking time, ms': Math.round(median(results.map((result) => result.blocking))),
    'layout shift': median(results.map((result) => result.shift)).toFixed(4),
    origins: results[0].origins,
  };
}
console.table(rows);
console.log(`From click to painted article, fetched ahead: ${Math.round(await navigate(browser, server.origin))} ms`);
await browser.close();
server.close();
