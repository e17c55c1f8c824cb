// Measures `docsgen serve --watch`: time until the first page, time until a saved change is visible, and memory. Run
// `npm run compile`, then `node tests/bench/author-loop.js FOLDER`, where FOLDER contains a large amount of Markdown.
// The folder is copied, and only the copy is changed. Prints a table, and never fails.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { provideChromium } from '../browser/find-chromium.js';
import { median } from './median.js';
import { copyCorpus, saveOnScreen, startServer } from './serving.js';

const [corpus] = process.argv.slice(2);
if (corpus === undefined) throw new Error('Name a folder of Markdown.');

/** Milliseconds from the start of the command until the first page is received. */
async function firstPage(root, path) {
  const server = await startServer(root);
  const response = await fetch(server.origin + path);
  await response.text();
  const time = performance.now() - server.startedAt;
  const memory = server.memory();
  await server.close();
  if (!response.ok) throw new Error(`${path} gave ${response.status}`);
  return { time, memory };
}

function pagesBelow(root) {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
}

const address = (name) => `/${name.replace(/(index)?\.md$/, '')}`;

const small = copyCorpus(corpus);
const names = pagesBelow(small.root);
const chosen = names.find((name) => !name.endsWith('index.md') && name.split('/').length > 2) ?? names[0];
const starts = [];
for (let run = 0; run < 5; run += 1) starts.push(await firstPage(small.root, address(chosen)));

const server = await startServer(small.root);
const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
await page.goto(server.origin + address(chosen), { waitUntil: 'networkidle' });
const file = join(small.root, chosen);
const original = readFileSync(file, 'utf8');
const bodies = [];
for (let run = 0; run < 20; run += 1) {
  const mark = `Saved for the ${run}th time`;
  bodies.push(await saveOnScreen(page, { file, text: `${original}\n\n${mark}.\n`, mark, where: 'article' }));
  await page.waitForTimeout(250);
}
const titles = [];
for (let run = 0; run < 10; run += 1) {
  const mark = `Title number ${run}`;
  const text = original.replace(/^title:.*$/m, `title: ${mark}`);
  titles.push(await saveOnScreen(page, { file, text, mark, where: '.sidebar [aria-current]' }));
  await page.waitForTimeout(250);
}
writeFileSync(file, original);

const visit = async (from, to) => {
  for (const name of names.slice(from, to)) await (await fetch(server.origin + address(name))).text();
};
const saveOften = async (count) => {
  for (let run = 0; run < count; run += 1) {
    writeFileSync(file, `${original}\n\nAnother text, ${run}.\n`);
    await (await fetch(server.origin + address(chosen))).text();
    await page.waitForTimeout(60);
  }
};
await visit(0, 200);
await saveOften(200);
const memory = server.memory();
await visit(200, 400);
await saveOften(200);
const later = server.memory();
await server.close();

const large = copyCorpus(corpus, 10);
const largeStarts = [];
for (let run = 0; run < 3; run += 1) largeStarts.push(await firstPage(large.root, address(join('copy-1', chosen))));

const row = (figures, unit = 'ms') => ({
  median: `${Math.round(median(figures))} ${unit}`,
  least: `${Math.round(Math.min(...figures))} ${unit}`,
  most: `${Math.round(Math.max(...figures))} ${unit}`,
});
console.table({
  [`${names.length} pages, start to first page`]: row(starts.map(({ time }) => time)),
  [`${names.length * 10} pages, start to first page`]: row(largeStarts.map(({ time }) => time)),
  'save to screen, body': row(bodies),
  'save to screen, title': row(titles),
  'memory after the first page': row(
    starts.map((each) => each.memory),
    'MB',
  ),
  'memory after 200 saves and 200 pages': row([memory], 'MB'),
  'memory after 400 saves and 400 pages': row([later], 'MB'),
  [`memory, ${names.length * 10} pages, after the first`]: row(
    largeStarts.map((each) => each.memory),
    'MB',
  ),
});
await browser.close();
small.remove();
large.remove();
