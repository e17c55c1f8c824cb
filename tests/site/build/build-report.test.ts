// `build --report`: the written file describes its build correctly.
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Trace, TraceEvent } from '../../../packages/generator/src/cli/report/trace.ts';
import { type CommandResult, runCommand } from '../run-command.ts';
import { withSite } from '../site.ts';
import { firstDifference, readFolder, type SiteLiteral } from '../site-files.ts';

const site: SiteLiteral = {
  'site.config.yaml': 'title: Manual\nurl: https://docs.example.com\nlocales: [{ code: es }, { code: en }]\n',
  'content/es/index.md': '# Inicio\n',
  'content/en/index.md': '# Start\n',
  'content/es/guide/one.md': '# Uno\n',
  'content/en/guide/one.md': '# One\n',
  'content/es/guide/two.md': '# Dos\n',
};
const broken = { ...site, 'content/es/index.md': '# Inicio\n\n[Perdido](lost.md)\n' };

async function traceIn(file: string): Promise<Trace> {
  return JSON.parse(await readFile(file, 'utf8')) as Trace;
}

const spansOf = ({ traceEvents }: Trace, category: TraceEvent['cat']): readonly TraceEvent[] =>
  traceEvents.filter(({ ph, cat }) => ph === 'X' && cat === category);

/** Viewers refuse or misread spans of one thread that overlap, and events without a name, a thread or a time. */
function expectValid({ traceEvents }: Trace): void {
  const ends = new Map<number, number>();
  for (const { ph, name, pid, tid, ts = 0, dur = 0 } of traceEvents) {
    expect(name).not.toBe('');
    expect([pid, Number.isInteger(tid), Number.isInteger(ts), Number.isInteger(dur)]).toEqual([1, true, true, true]);
    if (ph !== 'X') continue;
    expect(ts, name).toBeGreaterThanOrEqual(ends.get(tid) ?? 0);
    expect(dur, name).toBeGreaterThanOrEqual(0);
    ends.set(tid, ts + dur);
  }
}

describe('the report of a build', () => {
  it('the report lists every compiled article and rendered page, with totals', () =>
    withSite(site, async ({ root }) => {
      const run = (): Promise<CommandResult> => runCommand(['build', '--report', 'reports/first.json'], root);
      const { code, stdout } = await run();
      expect([code, stdout.split('\n').at(-2)]).toEqual([
        0,
        expect.stringMatching(/^Trace written to reports\/first.json\. /),
      ]);
      expect(stdout).toMatch(/^Slowest pages +compile +render\n\S*index.html +\d/m);
      const first = await traceIn(join(root, 'reports/first.json'));
      expectValid(first);
      const files = [...(await readFolder(join(root, 'dist')))].filter(([path]) => path !== '.docsgen-manifest.json');
      const pages = files.filter(([path]) => path.endsWith('index.html'));
      const rendered = spansOf(first, 'page');
      expect(rendered.map(({ name }) => name).toSorted()).toEqual(pages.map(([path]) => path).toSorted());
      expect(rendered.find(({ name }) => name === 'index.html')?.args).toMatchObject({
        source: 'content/es/index.md',
        size: pages.find(([path]) => path === 'index.html')?.[1].length,
      });
      expect(
        spansOf(first, 'article')
          .map(({ name }) => name)
          .toSorted(),
      ).toEqual(
        Object.keys(site)
          .filter((path) => path.endsWith('.md'))
          .toSorted(),
      );
      expect(spansOf(first, 'stage').map(({ name }) => name)).toEqual(
        expect.arrayContaining(['Start', 'Scan content', 'Render pages', 'Publish']),
      );
      const { files: kinds, cache } = first.otherData;
      expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(files.length);
      expect(cache).toEqual({ files: { hits: 0, all: 5 }, articles: { hits: 0, all: 5 }, pages: { hits: 0, all: 6 } });

      expect((await run()).code).toBe(0);
      const second = await traceIn(join(root, 'reports/first.json'));
      expect(second.otherData.cache).toMatchObject({ articles: { hits: 5, all: 5 }, pages: { hits: 6, all: 6 } });
      expect([spansOf(second, 'article'), spansOf(second, 'page')]).toEqual([[], []]);
      expect(second.otherData.files).toEqual(first.otherData.files);
    }));

  it('the report counts cached articles, whose warnings are repeated', () =>
    withSite({ ...site, 'content/es/guide/one.md': '# Uno\n\n<Nota>No</Nota>\n' }, async ({ root }) => {
      const run = (): Promise<CommandResult> => runCommand(['build', '--report', 'report.json'], root);
      const first = await run();
      expect(first.stderr).toContain('content/es/guide/one.md:3:1 warning Looks like MDX');
      const second = await run();
      expect(second.stderr).toBe(first.stderr);
      const { cache } = (await traceIn(join(root, 'report.json'))).otherData;
      expect(cache).toMatchObject({ articles: { hits: 5, all: 5 }, pages: { hits: 6, all: 6 } });
    }));

  it('the report lists articles that were compiled for search only', () =>
    withSite(site, async ({ root, write }) => {
      await runCommand(['build'], root);
      await rm(join(root, '.docsgen/cache/articles'), { recursive: true });
      await write({ 'content/es/guide/two.md': '# Dos\n\nMás.\n' });
      await runCommand(['build', '--report', 'report.json'], root);
      const { otherData } = await traceIn(join(root, 'report.json'));
      expect(otherData.cache).toMatchObject({ articles: { hits: 0, all: 5 }, pages: { hits: 4, all: 6 } });
    }));

  it('the report has a thread for each worker, which together rendered all pages', () =>
    withSite(site, async ({ root }) => {
      await runCommand(['build', '--jobs', '2', '--report', 'report.json'], root);
      const trace = await traceIn(join(root, 'report.json'));
      expectValid(trace);
      expect(spansOf(trace, 'page')).toHaveLength(6);
      const workers = trace.traceEvents
        .filter(({ name }) => name === 'thread_name')
        .map(({ args }) => String(args?.name));
      for (const name of workers) expect(name).toMatch(/^(stages|main|thread 1)$/);
    }));

  it('a failed build that rendered pages has a report', () =>
    withSite(broken, async ({ root }) => {
      expect((await runCommand(['build', '--report', 'report.json'], root)).code).toBe(1);
      const trace = await traceIn(join(root, 'report.json'));
      expectValid(trace);
      expect(spansOf(trace, 'page')).toHaveLength(6);
      expect(trace.otherData.files).toEqual([]);
      expect(await readFolder(join(root, 'dist'))).toEqual(new Map());
    }));

  it('a build that fails before rendering has no report', () =>
    withSite({ ...site, 'site.config.yaml': 'titel: Manual\n' }, async ({ root }) => {
      expect((await runCommand(['build', '--report', 'report.json'], root)).code).toBe(1);
      await expect(stat(join(root, 'report.json'))).rejects.toThrow('ENOENT');
    }));

  it.each([
    ['a folder', 'content', 'content is a folder'],
    ['a file without the extension .json', 'content/es/index.md', 'must be a .json file'],
    ['a file in the output folder', 'dist/report.json', 'is inside the output folder and would be published'],
  ])('a report path that is %s is rejected with exit code 2 before the build', (_what, file, words) =>
    withSite(site, async ({ root }) => {
      const before = await readFolder(root);
      const { code, stderr } = await runCommand(['build', '--report', file], root);
      expect(stderr).toContain(words);
      expect(code).toBe(2);
      expect(firstDifference(await readFolder(root), before)).toBeUndefined();
    }),
  );

  it('a report that cannot be written is an error in one sentence, with exit code 2', () =>
    withSite(site, async ({ root }) => {
      const { code, stderr } = await runCommand(['build', '--report', 'site.config.yaml/report.json'], root);
      expect(stderr).toMatch(/^Could not write the report: .*site\.config\.yaml.*\n$/);
      expect(code).toBe(2);
    }));

  it('--report and --watch cannot be used together', () =>
    withSite(site, async ({ root }) => {
      const { code, stderr } = await runCommand(['build', '--watch', '--report', 'report.json'], root);
      expect(stderr).toContain('--watch cannot be used together');
      expect(code).toBe(2);
    }));
});
