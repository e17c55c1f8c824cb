// Amounts as people read them, the same in the terminal and in the report of a build.

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

export function megabytes(bytes: number): string {
  if (bytes >= 1_000_000_000) return `${(bytes / 1_000_000_000).toFixed(2)} GB`;
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** In the unit that leaves two or three digits: a page takes milliseconds, a build may take minutes. */
export function duration(milliseconds: number): string {
  if (milliseconds > 0 && milliseconds < 0.05) return '< 0.1 ms';
  if (milliseconds > 0 && milliseconds < 9.95) return `${milliseconds.toFixed(1)} ms`;
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 59_995) return seconds(milliseconds);
  const whole = Math.round(milliseconds / 1000);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

export function count(amount: number): string {
  return amount.toLocaleString('en', { maximumFractionDigits: 0 });
}

/** `1 page`, `2 pages`. */
export function countOf(amount: number, noun: string): string {
  return `${count(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}

/** Never says that all is what is not, nor that nothing is what is a little. */
export function percent(share: number): string {
  const value = share * 100;
  if (value > 0 && value < 0.1) return '< 0.1%';
  if (value < 100 && value > 99.9) return '> 99.9%';
  const digits = (value > 0 && value < 9.95) || (value > 99 && value < 100) ? 1 : 0;
  return `${value.toFixed(digits)}%`;
}

/** A part of a whole, from 0 to 1; a part of nothing is 0. */
export function shareOf(part: number, whole: number): number {
  return whole > 0 ? Math.min(1, Math.max(0, part / whole)) : 0;
}

export function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
