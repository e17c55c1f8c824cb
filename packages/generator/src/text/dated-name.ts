// File names that begin with a date, such as those of posts.

interface DatedName {
  /** The date as written, which may not exist in the calendar. `undefined` if the name does not begin with a date. */
  readonly day: string | undefined;
  readonly rest: string;
}

/** Splits `2025-03-14-name` into the date and `name`. */
export function datedName(name: string): DatedName {
  const [, day, rest = ''] = /^(\d{4}-\d{2}-\d{2})(?:[-_. ]+([^-_. ].*)|$)/s.exec(name) ?? [];
  return day === undefined ? { day, rest: name } : { day, rest: rest || day };
}
