// The date of a post: a day or an instant, out of its front matter or of its file's name.

const pattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

/** In ISO 8601, UTC where no other zone is written; `undefined`: this is no date. */
export function readDate(written: string): string | undefined {
  const [, day, time, seconds = '00', zone = 'Z'] = pattern.exec(written.trim()) ?? [];
  if (day === undefined || !isDay(day)) return undefined;
  if (time === undefined) return day;
  const instant = new Date(`${day}T${time}:${seconds}${zone}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString().replace('.000Z', 'Z');
}

/** February has no 30th day, though `Date` has one. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

export function dayOf(date: string): string {
  return date.slice(0, 10);
}
