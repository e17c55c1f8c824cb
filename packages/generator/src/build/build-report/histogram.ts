// How the times of pages are spread: few slow pages among many quick ones look different from many that are a bit slow.
import { count, countOf, percent, shareOf } from '../amounts.ts';
import { countAxis, roundStep, tickLabels, timeAxis } from './axis.ts';
import { type Markup, markup } from './markup.ts';
import { at, bar, picture } from './picture.ts';
import { table } from './section.ts';

const height = 190;
/** Above the bars: the words at the marks. */
const head = 36;

export interface Bin {
  readonly from: number;
  /** `undefined`: and whatever is longer. */
  readonly to: number | undefined;
  readonly count: number;
}

/** Equal steps up to where nearly all pages are; the few that are slower share the last bin. */
export function binsOf(sorted: readonly number[]): readonly Bin[] {
  const slowest = sorted.at(-1) ?? 0;
  const nearlyAll = quantile(sorted, 0.985);
  const step = roundStep(Math.max(nearlyAll, slowest / 1000, 0.1) / 30);
  const isWhole = slowest < step * 36;
  const size = Math.floor((isWhole ? slowest : nearlyAll) / step) + 1;
  const counts = Array.from({ length: isWhole ? size : size + 1 }, () => 0);
  for (const time of sorted) {
    const index = Math.min(counts.length - 1, Math.floor(time / step));
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts.map((pages, index) => ({
    from: index * step,
    to: !isWhole && index === counts.length - 1 ? undefined : (index + 1) * step,
    count: pages,
  }));
}

/** The value that this share of the sorted values does not exceed. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function histogram(sorted: readonly number[]): Markup {
  const bins = binsOf(sorted);
  const highest = Math.max(1, ...bins.map((bin) => bin.count));
  const axis = countAxis(highest, 4);
  const yOf = (pages: number): number => Math.round(height - shareOf(pages, highest) * (height - head));
  const lines = axis.ticks.map(({ value }) => yOf(value));
  const bars = bins.map((bin, index) => {
    const y = Math.min(yOf(bin.count), bin.count > 0 ? height - 2 : height);
    const shape = { start: index / bins.length, width: 1 / bins.length, y, height: height - y };
    const title = `${rangeOf(bin)}: ${countOf(bin.count, 'page')}`;
    return bar({ ...shape, className: bin.to === undefined ? 'bin rest' : 'bin', title });
  });
  const area = picture(height, `Pages by the time they took. ${told(sorted)}`, [
    markup`${lines.map((y) => markup`<line class="grid" x1="0" x2="${at(1)}" y1="${y}" y2="${y}"/>`)}`,
    ...bars,
    markup`<line class="base" x1="0" x2="${at(1)}" y1="${height - 0.5}" y2="${height - 0.5}"/>`,
    ...marks(sorted, bins),
  ]);
  const sides = axis.ticks.map(({ value, label }) => {
    return markup`<text class="tick" x="100%" y="${yOf(value) + 4}" text-anchor="end">${label}</text>`;
  });
  const side = markup`<svg class="side" width="44" height="${height}" aria-hidden="true">${sides}</svg>`;
  return markup`<div class="plot">${side}<div class="track">${area}${scale(bins)}</div></div>\n`;
}

function told(sorted: readonly number[]): string {
  return `Half took at most ${shortTime(quantile(sorted, 0.5))}, the slowest ${shortTime(sorted.at(-1) ?? 0)}.`;
}

function marks(sorted: readonly number[], bins: readonly Bin[]): readonly Markup[] {
  const step = bins[0]?.to ?? 1;
  const named = [
    { name: 'median', time: quantile(sorted, 0.5), y: 12 },
    { name: '95%', time: quantile(sorted, 0.95), y: 28 },
  ];
  return named.map(({ name, time, y }) => {
    const share = Math.min(1, time / step / bins.length);
    const isLeft = share > 0.6;
    const place = markup`x="${at(share)}" dx="${isLeft ? -6 : 6}" y="${y}" text-anchor="${isLeft ? 'end' : 'start'}"`;
    return markup`<line class="mark" x1="${at(share)}" x2="${at(share)}" y1="${y - 10}" y2="${height}"/><text class="mark-name" ${place}>${name} ${shortTime(time)}</text>`;
  });
}

function scale(bins: readonly Bin[]): Markup {
  const step = bins[0]?.to ?? 1;
  const isWhole = bins.at(-1)?.to !== undefined;
  const axis = timeAxis(step * bins.length, 6);
  // Room for the word at the end, on a phone too.
  const end = step * bins.length * (isWhole ? 1 : 0.72);
  const ticks = axis.ticks.filter(({ value }) => value <= end);
  const rest = isWhole ? undefined : markup`<text class="tick" x="${at(1)}" y="15" text-anchor="end">longer</text>`;
  return markup`<svg class="picture" height="22" aria-hidden="true">${tickLabels({ ...axis, ticks }, step * bins.length)}${rest}</svg>`;
}

export function binTable(sorted: readonly number[]): Markup {
  const rows = binsOf(sorted).map((bin) => [
    rangeOf(bin),
    count(bin.count),
    percent(shareOf(bin.count, sorted.length)),
  ]);
  return table({ caption: 'Pages by time', head: ['Time', 'Pages', 'Share'], rows });
}

function rangeOf({ from, to }: Bin): string {
  if (to === undefined) return `${shortTime(from)} and longer`;
  return `${shortTime(from)} to ${shortTime(to)}`;
}

function shortTime(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Number(milliseconds.toPrecision(3))} ms`
    : `${Number((milliseconds / 1000).toPrecision(3))} s`;
}
