// Measures the time and memory of builds, alternating with Hugo on the same pages and the same machine. Run `npm run
// bench -- --corpus FOLDER`, where FOLDER contains Markdown without a configuration: about 1,000 pages in a few top
// folders, with an index.md in each folder, a title in each front matter, and no Hugo shortcodes. The folder is copied,
// and only the copies are changed. Options: --runs N (default: 5), --large (also 10,000 and 50,000 pages), --only NAME…
// (only these builds), --json FILE (figures of every run). Prints a table, and never fails. See also build-works.js.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sites, works } from './build-works.js';
import { checkPages, hugoVersion, settle, timeBuild } from './builders.js';
import { median } from './median.js';
import { copyReference, copySite, pagesIn, temporaryFolder } from './sites.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    corpus: { type: 'string' },
    runs: { type: 'string', default: '5' },
    large: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    json: { type: 'string' },
  },
});
const only = values.only.length > 0 ? [...values.only, ...positionals] : [];
const runs = Number(values.runs);
if (values.corpus === undefined) throw new Error('Name a folder of Markdown: --corpus FOLDER.');
if (!(runs >= 1)) throw new Error('--runs wants a number, 1 or more.');
const unknown = only.find((name) => !(name in works));
if (unknown) throw new Error(`There is no work ${unknown}. There are: ${Object.keys(works).join(', ')}.`);
if (values.only.length === 0 && positionals.length > 0) throw new Error(`What is ${positionals[0]}?`);

const hugo = hugoVersion();
if (hugo === undefined)
  console.log('There is no Hugo: docsgen is measured alone. On Debian and Ubuntu `apt-get install hugo` installs it.');
execFileSync(process.execPath, [fileURLToPath(new URL('../../scripts/compile.js', import.meta.url))]);

const isWanted = (name) => (only.length > 0 ? only.includes(name) : values.large || !sites[works[name].site].isLarge);
const wanted = Object.keys(works).filter(isWanted);
const root = temporaryFolder();
const rows = [];
for (const [place, { times, hasHugo }] of Object.entries(sites)) {
  const names = wanted.filter((name) => works[name].site === place);
  if (names.length === 0) continue;
  const folder = join(root, place);
  mkdirSync(folder);
  const request = { corpus: values.corpus, folder, times, hasHugo: hasHugo && hugo !== undefined };
  if (times > 1) console.log(`Copying the corpus ${times} times.`);
  const site = times === undefined ? copyReference(request) : copySite(request);
  const state = { isBuilt: false };
  for (const name of names) rows.push(...(await measure(name, site, state)));
  rmSync(folder, { recursive: true });
}
// The sites are built one after the other, but the table is in the order of the builds.
rows.sort((a, b) => wanted.indexOf(a.name) - wanted.indexOf(b.name));
console.table(Object.fromEntries(rows.map((row) => [row.label, shown(row)])));
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(record(), null, 2)}\n`);

/** Rows with the figures of docsgen and Hugo, one for each run. */
async function measure(name, site, state) {
  const work = works[name];
  if (work.isAgain && !state.isBuilt) {
    await settle();
    for (const builder of site.builders) await timeBuild(builder);
    check(site, state);
  }
  const measured = new Map();
  const count = Math.min(runs, work.mostRuns ?? runs);
  for (let run = 0; run < count; run += 1) {
    work.before?.(site, run);
    for (const builder of site.builders) {
      await settle();
      for (const { figure, unit, of, note } of await work.take(builder)) {
        const label = [work.label, pageCount(site), of].filter(Boolean).join(', ');
        const row = measured.get(label) ?? { name, label, unit, docsgen: [], hugo: [], notes: [] };
        row[builder.key].push(figure);
        if (note) row.notes.push(`${builder.name}: ${note}`);
        measured.set(label, row);
        const told = `${builder.name} ${withUnit(figure, unit)}${note ? ` (${note})` : ''}`;
        console.log(`${name}, run ${run + 1} of ${count}: ${told}`);
      }
      work.after?.(builder, run);
    }
    check(site, state);
  }
  for (const row of measured.values()) tell(row);
  return [...measured.values()];
}

/** Called once for each site, after its first build. */
function check({ builders, pages }, state) {
  if (!state.isBuilt && pages !== undefined) for (const builder of builders) checkPages(builder, pages.length);
  state.isBuilt = true;
}

function tell({ label, unit, docsgen, hugo: hugos }) {
  const line = (name, figures) => {
    const { median: middle, min, max } = summary(figures);
    return `${name} ${withUnit(middle, unit)} (${withUnit(min, unit)} to ${withUnit(max, unit)})`;
  };
  console.log(`${label}: ${line('docsgen', docsgen)}${hugos.length > 0 ? `, ${line('Hugo', hugos)}` : ''}\n`);
}

function shown(row) {
  const { reach, want, isRatio } = works[row.name];
  const ratio = ratioOf(row);
  const goal = (figure) => (isRatio ? `${figure} × Hugo` : withUnit(figure, row.unit));
  return {
    docsgen: withUnit(median(row.docsgen), row.unit),
    Hugo: row.hugo.length > 0 ? withUnit(median(row.hugo), row.unit) : '–',
    ratio: ratio?.toFixed(2) ?? '–',
    'to reach': goal(reach),
    'we want': want === undefined ? '–' : goal(want),
    reached: verdict(row),
  };
}

/** `✓✓` also meets the desired figure. */
function verdict(row) {
  const { reach, want, isRatio } = works[row.name];
  const figure = isRatio ? ratioOf(row) : median(row.docsgen);
  if (figure === undefined) return 'not compared';
  if (want !== undefined && figure <= want) return '✓✓';
  return figure <= reach ? '✓' : 'no';
}

function ratioOf({ docsgen, hugo: hugos }) {
  return hugos.length > 0 ? median(docsgen) / median(hugos) : undefined;
}

function summary(figures) {
  return { median: median(figures), min: Math.min(...figures), max: Math.max(...figures) };
}

function pageCount({ pages }) {
  return pages ? `${pages.length.toLocaleString('en')} pages` : 'reference site';
}

function withUnit(figure, unit) {
  if (unit === 's') return `${figure.toFixed(2)} s`;
  return `${Math.round(figure).toLocaleString('en')} ${unit}`;
}

function record() {
  return {
    date: new Date().toISOString(),
    machine: {
      cpus: cpus().length,
      model: cpus()[0]?.model,
      memory: totalmem(),
      node: process.version,
      hugo,
    },
    corpus: { pages: pagesIn(values.corpus).length },
    works: rows.map((row) => {
      const { reach, want, isRatio } = works[row.name];
      const series = (figures) => (figures.length > 0 ? { ...summary(figures), runs: figures } : undefined);
      return {
        name: row.name,
        label: row.label,
        unit: row.unit,
        docsgen: series(row.docsgen),
        hugo: series(row.hugo),
        notes: row.notes,
        ratio: ratioOf(row),
        toReach: reach,
        wanted: want,
        isOfRatio: isRatio === true,
        reached: verdict(row),
      };
    }),
  };
}
