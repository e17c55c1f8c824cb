// The builds to measure, by name: the site, what happens before and after each run, and the target figures.
import { bytesAround, forget, pagesWith, timeBuild, weighBuild } from './builders.js';
import { median } from './median.js';
import { changePage, middleOfPart, middlePages } from './sites.js';

/** Number of copies of the corpus in the site. */
export const sites = {
  once: { times: 1, hasHugo: true },
  ten: { times: 10, hasHugo: true, isLarge: true },
  // Measures whether docsgen's memory grows with the site.
  fifty: { times: 50, hasHugo: false, isLarge: true },
  reference: { times: undefined, hasHugo: false },
};

/**
 * `take` returns the figures of one run, one for each row of the table. `reach` and `want` are multiples of Hugo's
 * figure if `isRatio` is set, otherwise of docsgen's own. `isAgain`: the site has been built before.
 */
export const works = {
  cold: { label: 'cold', site: 'once', before: forgetAll, take: seconds, isRatio: true, reach: 1, want: 0.8 },
  'cold-10000': { label: 'cold', site: 'ten', before: forgetAll, take: seconds, isRatio: true, reach: 0.8, want: 0.6 },
  nothing: {
    label: 'nothing changed',
    site: 'once',
    isAgain: true,
    take: seconds,
    isRatio: true,
    reach: 0.25,
    want: 0.15,
  },
  body: {
    label: 'one body changed',
    site: 'once',
    isAgain: true,
    before: appendToPage,
    take: seconds,
    after: (builder, run) => mustShow(builder, bodyMark(run), 1),
    isRatio: true,
    reach: 0.3,
    want: 0.2,
  },
  title: {
    label: 'one title changed in a part of about 200',
    site: 'once',
    isAgain: true,
    before: renamePage,
    take: seconds,
    // The page itself, and the pages whose sidebars contain it.
    after: (builder, run) => mustShow(builder, titleMark(run), 2),
    isRatio: true,
    reach: 0.5,
    want: 0.3,
  },
  memory: { label: 'peak memory', site: 'once', before: forgetAll, take: memory, reach: 450 },
  'memory-10000': { label: 'peak memory', site: 'ten', before: forgetAll, take: memory, reach: 700, mostRuns: 3 },
  'memory-50000': { label: 'peak memory', site: 'fifty', before: forgetAll, take: memory, reach: 700, mostRuns: 1 },
  reference: { label: 'cold, with search', site: 'reference', before: forgetAll, take: seconds, reach: 2 },
  'reference-nothing': {
    label: 'nothing changed, with search',
    site: 'reference',
    isAgain: true,
    take: seconds,
    reach: 0.5,
  },
  around: { label: 'HTML around an article', site: 'once', isAgain: true, take: around, reach: 16_000, mostRuns: 1 },
};

function forgetAll({ builders }) {
  for (const builder of builders) forget(builder);
}

async function seconds(builder) {
  return [{ figure: await timeBuild(builder), unit: 's' }];
}

/** Converts bytes to megabytes. */
async function memory(builder) {
  const { together, atMost } = await weighBuild(builder);
  const note = `each process's most, added up: ${Math.round(atMost / 1e6)} MB`;
  return [{ figure: together / 1e6, unit: 'MB', note }];
}

function around(builder) {
  const bytes = bytesAround(builder);
  return [
    { figure: median(bytes), unit: 'bytes', of: 'median' },
    { figure: Math.max(...bytes), unit: 'bytes', of: 'largest' },
  ];
}

const bodyMark = (run) => `appendedinrun${run}x`;
const titleMark = (run) => `Renamedinrun${run}x`;

function appendToPage(site, run) {
  const pages = middlePages(site);
  changePage(site, pages[run % pages.length], (text) => `${text}\n\nA paragraph ${bodyMark(run)}.\n`);
}

function renamePage(site, run) {
  const pages = middleOfPart(site, 200);
  changePage(site, pages[run % pages.length], (text) => text.replace(/^title:.*$/m, `title: ${titleMark(run)}`));
}

/** A build that skips the changed page would also be fast. */
function mustShow(builder, mark, least) {
  const count = pagesWith(builder, mark);
  if (count < least) throw new Error(`${builder.name} wrote ${mark} into ${count} pages, not into ${least}.`);
}
