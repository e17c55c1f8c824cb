/** Invalid usage of the command line. The message is printed without a stack trace, and the exit code is 2. */
export class UsageError extends Error {}

/** Formats a list for messages: `a, b or c`. */
export function oneOf(values: readonly string[]): string {
  return values.length < 2 ? values.join() : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}
