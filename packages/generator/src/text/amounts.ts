// Formats sizes, durations and counts for people.

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

/** Uses the unit with the fewest digits. */
export function byteCount(bytes: number): string {
  if (bytes >= 1_000_000_000) return `${(bytes / 1_000_000_000).toFixed(2)} GB`;
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Uses the unit that gives two or three digits, such as milliseconds for a page or minutes for a long build. */
export function duration(milliseconds: number): string {
  if (milliseconds > 0 && milliseconds < 0.05) return '< 0.1 ms';
  if (milliseconds > 0 && milliseconds < 9.95) return `${milliseconds.toFixed(1)} ms`;
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 59_995) return seconds(milliseconds);
  const whole = Math.round(milliseconds / 1000);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

/**
 * Returns, for example, `50,000`. `Intl` is not used because loading its data for all languages takes 7 MB of memory.
 */
export function count(amount: number): string {
  return String(Math.round(amount)).replace(/\B(?=(?:\d{3}){1,9}$)/g, ',');
}

/** `1 page`, `2 pages`, `3 addresses`. */
export function countOf(amount: number, noun: string): string {
  const ending = amount === 1 ? '' : noun.endsWith('s') ? 'es' : 's';
  return `${count(amount)} ${noun}${ending}`;
}
