// Measures search quality: types each query in `queries/` into the search dialog of a built site in a browser, and
// counts how often a correct page is among the first three results. Run `npm run build` and `npm run docs`, then
// `npm run bench:search`. Options: --queries NAME… (default: all except redux), --site FOLDER (another build),
// --failures (lists failed queries). Prints a table, and never fails. The queries in redux.txt are for the
// documentation of Redux after `docsgen migrate docusaurus`: --queries redux --site FOLDER.
//
// In a query file, a line such as `# short` or `# typed 2` starts a kind of query. A line is `query => page page`, and
// each of the pages is correct. Short and typed queries on odd lines were used to tune the ranking. Queries on even
// lines are for validation: do not use them for tuning. Mixed queries (questions, identifiers, typos, terms of other
// products) were written from the sources of the site before anything was searched. Sets 2 and 3 were written from the
// sources by two other writers, and were not used while the search was tuned. Reported queries are from readers.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { provideHeadlessChromium } from '../browser/find-chromium.js';
import { hostFolder } from './static-host.js';

const sets = {
  'reference-en': { folder: 'dist', prefix: '/en' },
  'reference-es': { folder: 'dist', prefix: '' },
  docsgen: { folder: 'docs/dist', prefix: '' },
  redux: { folder: undefined, prefix: '' },
};
const { values } = parseArgs({
  options: {
    queries: { type: 'string', multiple: true, default: ['reference-en', 'reference-es', 'docsgen'] },
    site: { type: 'string' },
    failures: { type: 'boolean', default: false },
  },
});

/** Returns all queries of a file, with their kind and whether they are for validation. */
function readQueries(name) {
  const text = readFileSync(new URL(`queries/${name}.txt`, import.meta.url), 'utf8');
  let kind = '';
  let line = 0;
  return text.split('\n').flatMap((row) => {
    if (row.startsWith('# ')) {
      kind = row.slice(2);
      line = 0;
      return [];
    }
    if (!row.includes(' => ')) return [];
    line += 1;
    const [typed, pages] = row.split(' => ');
    return [{ typed, pages: pages.split(' '), kind, isHeldOut: line % 2 === 0 }];
  });
}

/** Runs in the page. Returns the pages that the dialog lists for a query, in order and without duplicates. */
async function listedPages(typed) {
  document.querySelector('[data-search]').click();
  const dialog = document.querySelector('dialog.search[open]');
  const input = dialog.querySelector('.search-input');
  const isSettled = () => dialog.querySelector('[role=status]')?.textContent || isShown('.search-note');
  const isShown = (selector) => dialog.querySelector(selector)?.checkVisibility() ?? false;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (!dialog.querySelector('[role=status]')) await frame();
  input.value = typed;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  const until = performance.now() + 10_000;
  while (!isSettled() && performance.now() < until) await frame();
  const options = [...dialog.querySelectorAll('[role=option]')];
  dialog.close();
  return [...new Set(options.map(({ pathname }) => pathname))];
}

async function measure(browser, name) {
  const { folder = '', prefix } = sets[name];
  const server = await hostFolder(values.site ?? folder);
  const page = await browser.newPage();
  await page.goto(`${server.origin}${prefix}/`);
  const asked = [];
  for (const query of readQueries(name)) {
    const listed = await page.evaluate(listedPages, query.typed);
    const place = listed.findIndex((path) => query.pages.some((right) => path === prefix + right));
    asked.push({ ...query, listed, place });
  }
  await page.close();
  server.close();
  return asked;
}

function shareOf(asked) {
  const found = asked.filter(({ place }) => place >= 0 && place < 3).length;
  return `${found}/${asked.length} (${Math.round((100 * found) / asked.length)} %)`;
}

const browser = await chromium.launch({
  executablePath: provideHeadlessChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const table = {};
for (const name of values.queries) {
  const asked = await measure(browser, name);
  for (const kind of new Set(asked.map((one) => one.kind))) {
    const ofKind = asked.filter((one) => one.kind === kind);
    table[`${name}, ${kind}`] = {
      'among the first three': shareOf(ofKind),
      tuned: shareOf(ofKind.filter((one) => !one.isHeldOut)),
      'held out': shareOf(ofKind.filter((one) => one.isHeldOut)),
      first: ofKind.filter(({ place }) => place === 0).length,
    };
  }
  if (!values.failures) continue;
  for (const { typed, kind, listed, place, isHeldOut } of asked.filter((one) => one.place < 0 || one.place > 2))
    console.log(
      `${name}, ${kind}${isHeldOut ? ' (held out)' : ''}: ${typed} [${place}] ${listed.slice(0, 4).join(' ')}`,
    );
}
console.table(table);
await browser.close();
