// Round numbers along an axis.
import { count, shareOf } from '../amounts.ts';
import { type Markup, markup } from './markup.ts';
import { at } from './picture.ts';

const secondsAndMinutes = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600].map((step) => step * 1000);

export interface Axis {
  readonly ticks: readonly { readonly value: number; readonly label: string }[];
  /** `milliseconds`, or how else the labels are to be read. */
  readonly unit: string;
}

/** At most `most` steps of milliseconds, seconds or minutes, from 0 up to and not beyond `end`. */
export function timeAxis(end: number, most: number): Axis {
  const least = end / most;
  const step = least < 1000 ? roundStep(least) : (secondsAndMinutes.find((each) => each >= least) ?? roundStep(least));
  const values = multiples(step, end);
  const last = values.at(-1) ?? 0;
  if (last >= 120_000)
    return { ticks: values.map((value) => ({ value, label: clock(value) })), unit: 'minutes:seconds' };
  if (end < 1000)
    return { ticks: values.map((value) => ({ value, label: `${trimmed(value)} ms` })), unit: 'milliseconds' };
  return { ticks: values.map((value) => ({ value, label: `${trimmed(value / 1000)} s` })), unit: 'seconds' };
}

/** Whole numbers above 0, for the side of a histogram. */
export function countAxis(end: number, most: number): Axis {
  const step = Math.max(1, roundStep(end / most));
  const values = multiples(step, end).slice(1);
  return { ticks: values.map((value) => ({ value, label: count(value) })), unit: 'pages' };
}

/** The labels below a row that ends at `end`. On phones every other one is left out where they stand close. */
export function tickLabels({ ticks }: Axis, end: number): readonly Markup[] {
  const isCrowded = shareOf((ticks[1]?.value ?? end) - (ticks[0]?.value ?? 0), end) < 0.24;
  return ticks.map(({ value, label }, index) => {
    const share = shareOf(value, end);
    const anchor = share < 0.03 ? 'start' : share > 0.95 ? 'end' : 'middle';
    const when = isCrowded && index % 2 === 1 ? ' from-560' : '';
    return markup`<text class="tick${when}" x="${at(share)}" y="15" text-anchor="${anchor}">${label}</text>`;
  });
}

/** The next of 1, 2, 5, 10, 20 … and their fractions. */
export function roundStep(least: number): number {
  if (!(least > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((each) => each * power >= least * 0.999_999) ?? 10;
  return factor * power;
}

function multiples(step: number, end: number): readonly number[] {
  return Array.from({ length: Math.floor(end / step + 1e-9) + 1 }, (_, index) => index * step);
}

function clock(milliseconds: number): string {
  const whole = Math.round(milliseconds / 1000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Without the digits that counting in binary adds. */
function trimmed(value: number): string {
  return String(Number(value.toPrecision(6)));
}
