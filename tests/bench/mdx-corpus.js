// Measures MDX: builds of real Docusaurus pages as MDX and without it, builds of pages with docsgen's built-in
// components and in plain Markdown, and the time until a saved change is visible with `serve --watch`. Run `npm run
// compile`, then `node tests/bench/mdx-corpus.js SITE…`, where SITE is a folder or a .tar.gz file of a Docusaurus 3
// site. Options: --runs N (default: 5), --only NAME… (builds, generated, saves). Prints tables, and never fails.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { provideChromium } from '../browser/find-chromium.js';
import { docsgenOf, forget, settle, timeBuild } from './builders.js';
import { plantGenerated } from './mdx-generated.js';
import { plantSites, settleSites } from './mdx-sites.js';
import { median } from './median.js';
import { saveOnScreen, startServer } from './serving.js';
import { temporaryFolder } from './sites.js';

const { values, positionals: sources } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true, default: ['builds', 'generated', 'saves'] },
  },
});
if (sources.length === 0) throw new Error('Name folders or archives of sites of Docusaurus.');
const runs = Number(values.runs);
const isWanted = (name) => values.only.includes(name);
const root = temporaryFolder();

const sites = isWanted('builds') || isWanted('saves') ? sources.map(plant) : [];
if (sites.length > 0) console.table(Object.fromEntries(sites.map((site) => [site.name, contents(site)])));
for (const site of sites) tell(site);
if (isWanted('builds')) {
  const all = sites.map(({ builders }) => builders);
  console.table(await compare(all, { label: 'all sites', coldLimit: 2 }));
  for (const { name, builders } of sites)
    console.table(await compare([builders], { label: name, coldLimit: 2, times: Math.min(runs, 3) }));
}
if (isWanted('generated')) {
  const generated = plantGenerated(join(root, 'generated'));
  const builders = {
    mdx: docsgenOf(generated.mdx, join(root, 'own')),
    plain: docsgenOf(generated.plain, join(root, 'as')),
  };
  console.table(await compare([builders], { label: `${generated.count} generated pages`, coldLimit: 1.2 }));
}
if (isWanted('saves')) console.table(await measureSaves());

function plant(source, index) {
  const folder = join(root, String(index));
  mkdirSync(folder);
  return settleSites(plantSites(source, folder));
}

function contents({ pages, ignoredReadme, made }) {
  const own = [...made.own.keys()];
  const partials = own.filter((name) => /\.mdx?$/.test(name));
  return {
    pages: pages.length,
    'left out': ignoredReadme.length,
    'own components': own.filter((name) => /\.[jt]sx?$/.test(name)).length,
    partials: partials.length,
    'other files': own.filter((name) => !/\.(?:mdx?|[jt]sx?)$/.test(name)).length,
    'stand-ins': made.standIns.size,
  };
}

function tell({ name, ignoredReadme, made, changed }) {
  const counted = (map) => [...map].map(([what, count]) => `${what} (${count})`).join(', ') || 'none';
  const spellings = new Map([...changed].map(([what, pages]) => [what, pages.size]));
  console.log(`${name}, with the number of pages:`);
  console.log(`  their own: ${counted(made.own)}`);
  console.log(`  stand-ins: ${counted(made.standIns)}`);
  console.log(`  written as MDX has it: ${counted(spellings)}`);
  for (const { page, reason } of ignoredReadme) console.log(`  left out: ${page}, ${reason}`);
}

/** Builds all sites one after the other, alternating between MDX and plain Markdown. Figures are sums. */
async function compare(pairs, { label, coldLimit, times = runs }) {
  const taken = { cold: { mdx: [], plain: [] }, nothing: { mdx: [], plain: [] } };
  const turn = async (kind) => {
    for (const side of ['mdx', 'plain']) {
      let sum = 0;
      for (const builders of pairs) {
        if (kind === 'cold') forget(builders[side]);
        await settle();
        sum += await timeBuild(builders[side]);
      }
      taken[kind][side].push(sum);
    }
  };
  for (let run = 0; run < times; run += 1) {
    await turn('cold');
    await turn('nothing');
  }
  return {
    [`${label}, cold`]: ratioRow(taken.cold, coldLimit),
    [`${label}, nothing changed`]: ratioRow(taken.nothing, 1.1),
  };
}

function ratioRow({ mdx, plain }, limit) {
  const seconds = (list) => `${median(list).toFixed(2)} s`;
  const ratio = median(mdx) / median(plain);
  return {
    components: seconds(mdx),
    'without them': seconds(plain),
    ratio: ratio.toFixed(2),
    'to reach': limit,
    reached: ratio <= limit ? '✓' : 'no',
  };
}

async function measureSaves() {
  const { site, component, path, server, address } = await measuredPage();
  const browser = await chromium.launch({ executablePath: provideChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const file = join(site.mdx, path);
  const original = readFileSync(file, 'utf8');
  const bodies = [];
  for (let run = 0; run < 20; run += 1) {
    const mark = `Saved for the ${run}th time`;
    bodies.push(await saveOnScreen(page, { file, text: `${original}\n\n${mark}.\n`, mark, where: 'article' }));
    await page.waitForTimeout(250);
  }
  writeFileSync(file, original);
  const wrapped = wrap(join(site.mdx, component.file), component.names);
  const saves = [];
  for (let run = 0; run < 20; run += 1) {
    const mark = `Drawn for the ${run}th time`;
    saves.push(await saveOnScreen(page, { file: wrapped.file, text: wrapped.showing(mark), mark, where: 'article' }));
    await page.waitForTimeout(250);
  }
  await browser.close();
  await server.close();
  const row = (figures, limit) => ({
    median: `${Math.round(median(figures))} ms`,
    least: `${Math.round(Math.min(...figures))} ms`,
    most: `${Math.round(Math.max(...figures))} ms`,
    'to reach': `${limit} ms`,
    reached: median(figures) <= limit ? '✓' : 'no',
  });
  return {
    [`save of a page, ${path}`]: row(bodies, 80),
    [`save of a component, ${component.file}`]: row(saves, 300),
  };
}

/** Uses the site with the most pages that use one component, if the path of the page is its URL. */
async function measuredPage() {
  for (const found of builtinReactComponents().sort((one, other) => other.count - one.count)) {
    const server = await startServer(found.site.mdx);
    for (const path of found.paths) {
      const address = server.origin + path.slice('content/en'.length).replace(/(?:index)?\.mdx?$/, '');
      if ((await fetch(address)).ok) return { ...found, server, path, address };
    }
    await server.close();
  }
  throw new Error('No page of these sites imports a component of its site.');
}

/** Modules that pages import directly, with these pages. */
function builtinReactComponents() {
  return sites.flatMap((site) =>
    [...site.made.uses].flatMap(([file, { users, names }]) => {
      const paths = site.pages.filter((each) => users.has(each));
      return /\.[jt]sx?$/.test(file) && paths.length > 0
        ? [{ site, paths, count: users.size, component: { file, names: [...names] } }]
        : [];
    }),
  );
}

/** Replaces a module by one of the same name whose components have an additional line above their output. */
function wrap(file, names) {
  const inner = join(dirname(file), `inner-${names.length}${extname(file)}`);
  renameSync(file, inner);
  const drawn = (name, mark) => {
    const value = `(props) => <><p>${mark}</p><inner.${name} {...props} /></>`;
    return name === 'default' ? `export default ${value};` : `export const ${name} = ${value};`;
  };
  const showing = (mark) =>
    `import * as inner from './${inner.split('/').at(-1)}';\n\n${names.map((name) => drawn(name, mark)).join('\n')}\n`;
  writeFileSync(file, showing('Wrapped'));
  return { file, showing };
}
