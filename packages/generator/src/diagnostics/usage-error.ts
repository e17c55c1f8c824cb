/** Invalid usage of the command line. The message is printed without a stack trace, and the exit code is 2. */
export class UsageError extends Error {}
