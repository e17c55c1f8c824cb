// What people do wrong at the command line.

/** Wrong usage: one clear sentence, exit code 2. */
export class UsageError extends Error {}
