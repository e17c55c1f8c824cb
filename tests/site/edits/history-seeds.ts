// Seeds of the random edit histories: every test run includes some of them, `npm run test:long` all.

/** Together they contain every kind of edit and disturbance; two of them build a search index. */
const everyKind = [5, 9, 10, 17, 20, 28, 33, 36, 60, 94, 95, 103, 106, 127];

/** Seeds whose histories once found a bug. If a seed fails in a long run, add it here together with the fix. */
const failedOnce: readonly number[] = [];

export const seedsOfEveryRun = [...new Set([...everyKind, ...failedOnce])].sort((a, b) => a - b);

export const allSeeds = Array.from({ length: 200 }, (_, index) => index + 1);
