const pattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Returns a date or a time in ISO 8601, or `undefined` if the string is not valid. The default time zone is UTC. */
export function readDate(written: string): string | undefined {
  const [, day, time, seconds = '00', zone = 'Z'] = pattern.exec(written.trim()) ?? [];
  if (day === undefined || !isDay(day)) return undefined;
  if (time === undefined) return day;
  const instant = new Date(`${day}T${time}:${seconds}${zone}`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString().replace('.000Z', 'Z');
}

/** Whether a day exists. Rejects February 30, which `Date` accepts. */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** Returns a hint for an invalid date, or `undefined` if there is none. */
export function dateHint(written: string): string | undefined {
  const [, germanDay = '', germanMonth = '', germanYear] =
    /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/.exec(written.trim()) ?? [];
  const meant = germanYear && `${germanYear}-${germanMonth.padStart(2, '0')}-${germanDay.padStart(2, '0')}`;
  if (meant && isDay(meant)) return `Did you mean ${meant}?`;
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(meant ?? written.trim()) ?? [];
  const name = months[Number(month) - 1];
  if (!name || isDay(`${year}-${month}-${day}`)) return undefined;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(day) <= days) return undefined;
  return `${name}${name === 'February' ? ` ${year}` : ''} has ${days} days`;
}

/** The names are listed here, because `Intl` would load the formats of all languages. */
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

export function dayOf(date: string): string {
  return date.slice(0, 10);
}
