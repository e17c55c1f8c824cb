// Converts the profile of a build to Chrome's Trace Event Format, which Perfetto, Speedscope and Chrome can open. There
// is one span for each stage, and one for each article and page that a worker processes.
import type { Span } from '../../pages/open/build-log.ts';
import type { BuildProfile } from './build-profile.ts';

/** The JSON object format. Viewers ignore `otherData`, which is meant for scripts. */
export interface Trace {
  readonly traceEvents: readonly TraceEvent[];
  readonly displayTimeUnit: 'ms';
  readonly otherData: Omit<BuildProfile, 'stages' | 'articles' | 'pages'>;
}

/**
 * `X` is a span, `C` is the value of a counter, and `M` is the name of a process or thread. Times are in microseconds.
 */
export interface TraceEvent {
  readonly ph: 'X' | 'C' | 'M';
  readonly name: string;
  readonly pid: 1;
  readonly tid: number;
  readonly cat?: 'stage' | 'article' | 'page';
  readonly ts?: number;
  readonly dur?: number;
  readonly args?: Readonly<Record<string, string | number | boolean>>;
}

interface TrackSpan extends Span {
  readonly track: string;
  readonly name: string;
  readonly cat: 'stage' | 'article' | 'page';
  readonly args?: TraceEvent['args'];
}

export function traceOf(profile: BuildProfile): Trace {
  const { stages: _, articles: __, pages: ___, ...otherData } = profile;
  const title = `${profile.generator}: ${profile.site}`;
  const process: TraceEvent = { ph: 'M', name: 'process_name', pid: 1, tid: 1, args: { name: title } };
  return {
    traceEvents: [process, ...eventsOf(spansOf(profile)), ...pageCounts(profile)],
    displayTimeUnit: 'ms',
    otherData,
  };
}

function spansOf({ stages, articles, pages }: BuildProfile): readonly TrackSpan[] {
  const compiled = articles.map(({ source, worker, isFromCache, start, end }): TrackSpan => {
    return { track: worker, name: source, cat: 'article', start, end, args: { isFromCache } };
  });
  const rendered = pages.flatMap(({ path, source, size, articleSize, rendered }): readonly TrackSpan[] => {
    if (!rendered) return [];
    const args = { ...(source && { source }), size, articleSize };
    return [{ track: rendered.worker, name: path, cat: 'page', start: rendered.start, end: rendered.end, args }];
  });
  const workers = [...compiled, ...rendered].sort(
    (a, b) => a.track.localeCompare(b.track, 'en', { numeric: true }) || a.start - b.start,
  );
  return [...stages.map((stage): TrackSpan => ({ ...stage, track: 'stages', cat: 'stage' })), ...workers];
}

/**
 * In this format, the spans of a thread must not overlap. Overlapping spans, such as work that waits for a plugin, are
 * moved to additional threads with the same name. `spans` must be sorted by track and start.
 */
function eventsOf(spans: readonly TrackSpan[]): readonly TraceEvent[] {
  const threads: { readonly name: string; end: number }[] = [];
  const events = spans.map(({ track, name, cat, start, end, args }): TraceEvent => {
    const free = threads.find((thread) => thread.name === track && thread.end <= start);
    const thread = free ?? { name: track, end };
    if (!free) threads.push(thread);
    thread.end = end;
    const ts = microseconds(start);
    const tid = threads.indexOf(thread) + 1;
    return { ph: 'X', name, cat, pid: 1, tid, ts, dur: microseconds(end) - ts, ...(args && { args }) };
  });
  const names = threads.map(({ name }, index): TraceEvent => {
    return { ph: 'M', name: 'thread_name', pid: 1, tid: index + 1, args: { name } };
  });
  return [...names, ...events];
}

/** Maximum number of points in the chart of rendered pages. */
const mostCounts = 200;

function pageCounts({ pages }: BuildProfile): readonly TraceEvent[] {
  const ends = pages.flatMap(({ rendered }) => rendered?.end ?? []).sort((a, b) => a - b);
  const step = Math.max(1, Math.ceil(ends.length / mostCounts));
  return ends.flatMap((end, index): readonly TraceEvent[] => {
    const count = index + 1;
    if (count % step > 0 && count < ends.length) return [];
    return [{ ph: 'C', name: 'pages', pid: 1, tid: 1, ts: microseconds(end), args: { rendered: count } }];
  });
}

const microseconds = (milliseconds: number): number => Math.round(milliseconds * 1000);
