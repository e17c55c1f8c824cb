// The work of one thread along the time of a build. Some hundred batches are drawn one by one. More of them are
// counted into columns: a column is a piece of time, and its height the share of it that was spent.
import type { BatchSpan } from '../../model/profile.ts';
import { countOf, duration, shareOf, sum } from '../amounts.ts';
import { type Markup, markup } from './markup.ts';
import { at, bar } from './picture.ts';

export const laneHeight = 30;
const inset = 3;
const height = laneHeight - 2 * inset;

export interface Lane {
  readonly spans: readonly BatchSpan[];
  /** Milliseconds of the whole build. */
  readonly total: number;
  /** How many shapes may be drawn. */
  readonly most: number;
  /** How many columns, where there would be more. */
  readonly slots: number;
}

export interface DrawnLane {
  readonly shapes: readonly Markup[];
  readonly isColumns: boolean;
}

/** What is narrower could not be seen. */
const leastShare = 0.0015;

export function drawLane(lane: Lane): DrawnLane {
  const { spans, total, most } = lane;
  const joined = joinNeighbours(spans, total * 0.001);
  if (joined.length > most) return { shapes: columns(lane), isColumns: true };
  return { shapes: joined.map((span) => batch(span, total)), isColumns: false };
}

/** Batches of the same kind that follow each other without a gap one could see, nor one that many of them would hide. */
function joinNeighbours(spans: readonly BatchSpan[], leastGap: number): readonly BatchSpan[] {
  const joined: BatchSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    const gap = span.start - (last?.end ?? 0);
    const follows = gap <= leastGap && last?.kind === span.kind && gap <= (span.end - last.start) * 0.05;
    if (last && follows) {
      joined[joined.length - 1] = { ...last, end: Math.max(last.end, span.end), pages: last.pages + span.pages };
    } else joined.push(span);
  }
  return joined;
}

function batch({ start, end, kind, pages }: BatchSpan, total: number): Markup {
  const verb = kind === 'compile' ? 'compiled' : 'rendered';
  return bar({
    start: shareOf(start, total),
    width: Math.max(leastShare, shareOf(end - start, total)),
    y: inset,
    height,
    className: kind,
    title: `${countOf(pages, 'page')} ${verb} in ${duration(end - start)}, from ${duration(start)} on`,
  });
}

/** One path for each kind, in a picture of its own that is as wide as there are columns. */
function columns({ spans, total, slots }: Lane): readonly Markup[] {
  const spent = {
    compile: spend(spans, 'compile', total / slots, slots),
    render: spend(spans, 'render', total / slots, slots),
  };
  const heightOf = (share = 0): number => Math.round(Math.min(1, share) * height * 10) / 10;
  const paths = { compile: '', render: '' };
  for (let slot = 0; slot < slots; slot++) {
    const low = heightOf(spent.compile[slot]);
    const high = Math.min(heightOf(spent.render[slot]), height - low);
    if (low > 0) paths.compile += `M${slot} ${height}v-${low}h1v${low}z`;
    if (high > 0) paths.render += `M${slot} ${round(height - low)}v-${round(high)}h1v${round(high)}z`;
  }
  return [
    markup`<svg x="0" y="${inset}" width="${at(1)}" height="${height}" viewBox="0 0 ${slots} ${height}" preserveAspectRatio="none"><path class="compile plain" d="${paths.compile}"/><path class="render" d="${paths.render}"/></svg>`,
  ];
}

/** The share of each slot that went into one kind of work. */
function spend(spans: readonly BatchSpan[], kind: BatchSpan['kind'], slot: number, slots: number): readonly number[] {
  const spent = Array.from({ length: slots }, () => 0);
  for (const span of spans) {
    if (span.kind !== kind) continue;
    const last = Math.min(slots - 1, Math.floor(span.end / slot));
    for (let index = Math.max(0, Math.floor(span.start / slot)); index <= last; index++) {
      const part = Math.min(span.end, (index + 1) * slot) - Math.max(span.start, index * slot);
      spent[index] = (spent[index] ?? 0) + Math.max(0, part) / slot;
    }
  }
  return spent;
}

export interface Work {
  readonly compile: number;
  readonly render: number;
  /** Rendered ones. */
  readonly pages: number;
}

export function workOf(spans: readonly BatchSpan[]): Work {
  const time = (kind: BatchSpan['kind']): number =>
    sum(spans.filter((span) => span.kind === kind).map(({ start, end }) => end - start));
  const pages = sum(spans.filter(({ kind }) => kind === 'render').map((span) => span.pages));
  return { compile: time('compile'), render: time('render'), pages };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
