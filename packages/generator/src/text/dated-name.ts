// Names that begin with a day, as those of posts do.

interface DatedName {
  /** What looks like a day at the beginning of a name; `undefined`: nothing does. */
  readonly day: string | undefined;
  readonly rest: string;
}

/** `2025-03-14-name` is `name` of that day. */
export function datedName(name: string): DatedName {
  const [, day, rest = ''] = /^(\d{4}-\d{2}-\d{2})(?:[-_. ]+([^-_. ].*)|$)/s.exec(name) ?? [];
  return day === undefined ? { day, rest: name } : { day, rest: rest || day };
}
