// The figures that `build --report` prints.
import { expect, it } from 'vitest';
import type { BuildProfile, PageProfile } from '../../../../packages/generator/src/cli/report/build-profile.ts';
import { summaryOf } from '../../../../packages/generator/src/cli/report/summary.ts';
import type { OutputPath, SourcePath } from '../../../../packages/generator/src/model/paths.ts';

const source = 'one.md' as SourcePath;

function page(path: string, milliseconds: number | undefined, size: number): PageProfile {
  const rendered = milliseconds === undefined ? undefined : { worker: 'main', start: 0, end: milliseconds };
  return { path: path as OutputPath, source, size, articleSize: size / 2, rendered };
}

const profile: BuildProfile = {
  site: 'Harbour',
  generator: 'docsgen 0.1.0',
  total: 900,
  peakMemory: 1,
  stages: [],
  articles: [{ worker: 'main', source, isFromCache: false, start: 5, end: 25 }],
  pages: [page('one.html', 3, 8000), page('en/one.html', 12.34, 9000), page('two.html', undefined, 40_000)],
  files: [
    { kind: 'scripts', count: 9, size: 270_000 },
    { kind: 'pages', count: 1200, size: 57_000_000 },
  ],
  cache: { files: { hits: 3, all: 4 }, articles: { hits: 0, all: 1 }, pages: { hits: 1, all: 3 } },
};

it('lists the slowest and largest pages, output by kind, and what was reused', () => {
  expect(summaryOf(profile)).toBe(`Slowest pages  compile  render
one.html         20 ms  3.0 ms
en/one.html       0 ms   12 ms

Largest pages   size  article
two.html       40 kB    20 kB
en/one.html     9 kB     5 kB
one.html        8 kB     4 kB

Output   files     size
pages    1,200  57.0 MB
scripts      9   270 kB

Reused from earlier builds
source files                3 of 4
articles                    0 of 1
pages                       1 of 3`);
});

it('lists at most five pages in each table', () => {
  const pages = Array.from({ length: 20 }, (_, index) => page(`${index}.html`, index, index));
  expect(summaryOf({ ...profile, pages }).match(/\.html/g)).toHaveLength(10);
});

it('leaves out empty tables', () => {
  const nothing = summaryOf({ ...profile, pages: [page('one.html', undefined, 8000)], files: [] });
  expect(nothing).not.toContain('Slowest');
  expect(nothing).not.toContain('Output');
});
