// The trace that `build --report` writes: fields that viewers of Chrome's Trace Event Format require, and the content
// for a build.
import { describe, expect, it } from 'vitest';
import type {
  ArticleProfile,
  BuildProfile,
  PageProfile,
} from '../../../../packages/generator/src/cli/report/build-profile.ts';
import { type TraceEvent, traceOf } from '../../../../packages/generator/src/cli/report/trace.ts';
import type { OutputPath, SourcePath } from '../../../../packages/generator/src/model/paths.ts';

const empty: BuildProfile = {
  site: 'Harbour',
  generator: 'docsgen 0.1.0',
  total: 900,
  peakMemory: 310_000_000,
  stages: [
    { name: 'Start', start: 0, end: 40 },
    { name: 'Render pages', start: 40, end: 100 },
  ],
  articles: [],
  pages: [],
  files: [{ kind: 'pages', count: 2, size: 1700 }],
  cache: { files: { hits: 0, all: 2 }, articles: { hits: 0, all: 2 }, pages: { hits: 0, all: 2 } },
};

const article = (worker: string, start: number, end: number): ArticleProfile => {
  return { worker, source: `${start}.md` as SourcePath, isFromCache: false, start, end };
};

const page = (worker: string, start: number, end: number): PageProfile => {
  const path = `${start}/index.html` as OutputPath;
  return { path, source: `${start}.md` as SourcePath, size: 900, articleSize: 300, rendered: { worker, start, end } };
};

const traced = (more: Partial<BuildProfile>): readonly TraceEvent[] => traceOf({ ...empty, ...more }).traceEvents;

const spansOf = (events: readonly TraceEvent[]): readonly TraceEvent[] => events.filter(({ ph }) => ph === 'X');

/** Names of the threads with spans, in the order of the trace. */
function threadsOf(events: readonly TraceEvent[]): readonly unknown[] {
  return events.filter(({ name }) => name === 'thread_name').map(({ args }) => args?.name);
}

describe('the trace of a build', () => {
  it('has a thread for the stages and one for each worker, sorted by number', () => {
    const events = traced({ articles: ['thread 10', 'thread 9', 'main'].map((worker) => article(worker, 50, 60)) });
    expect(events[0]).toMatchObject({ ph: 'M', name: 'process_name', args: { name: 'docsgen 0.1.0: Harbour' } });
    expect(threadsOf(events)).toEqual(['stages', 'main', 'thread 9', 'thread 10']);
  });

  it('has a span in microseconds for each stage, article and page, with details', () => {
    const spans = spansOf(traced({ articles: [article('main', 50, 60.5)], pages: [page('main', 61, 62)] }));
    expect(spans).toEqual([
      { ph: 'X', name: 'Start', cat: 'stage', pid: 1, tid: 1, ts: 0, dur: 40_000 },
      { ph: 'X', name: 'Render pages', cat: 'stage', pid: 1, tid: 1, ts: 40_000, dur: 60_000 },
      { ph: 'X', name: '50.md', cat: 'article', pid: 1, tid: 2, ts: 50_000, dur: 10_500, args: { isFromCache: false } },
      {
        ph: 'X',
        name: '61/index.html',
        cat: 'page',
        pid: 1,
        tid: 2,
        ts: 61_000,
        dur: 1000,
        args: { source: '61.md', size: 900, articleSize: 300 },
      },
    ]);
  });

  it('has no span for a page that was not rendered', () => {
    const unchanged = { ...page('main', 50, 60), rendered: undefined };
    expect(spansOf(traced({ pages: [unchanged] })).map(({ cat }) => cat)).toEqual(['stage', 'stage']);
  });

  it('moves overlapping spans of a worker to a second thread of the same name', () => {
    const events = traced({ articles: [article('main', 50, 60), article('main', 55, 70), article('main', 60, 65)] });
    expect(threadsOf(events)).toEqual(['stages', 'main', 'main']);
    expect(spansOf(events).map(({ tid, ts }) => [tid, ts])).toEqual([
      [1, 0],
      [1, 40_000],
      [2, 50_000],
      [3, 55_000],
      [2, 60_000],
    ]);
  });

  it('counts rendered pages in at most 200 steps, including the last page', () => {
    const pages = Array.from({ length: 1001 }, (_, index) => page('main', index, index + 1));
    const counts = traced({ pages }).filter(({ ph }) => ph === 'C');
    expect(counts.length).toBeLessThanOrEqual(200);
    expect(counts[0]).toMatchObject({ name: 'pages', ts: 6_000, args: { rendered: 6 } });
    expect(counts.at(-1)).toMatchObject({ ts: 1_001_000, args: { rendered: 1001 } });
  });

  it('includes the figures of the whole build for scripts', () => {
    const { stages: _, articles: __, pages: ___, ...figures } = empty;
    expect(traceOf(empty)).toMatchObject({ displayTimeUnit: 'ms', otherData: figures });
  });
});
