// Mistakes in the use of the command line.

/** Wrong usage: one clear sentence, exit code 2. */
export class UsageError extends Error {}
