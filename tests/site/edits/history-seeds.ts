// Seeds of the random edit histories: every test run includes some of them, `npm run test:long` all.

/** Together they contain every kind of edit and disturbance; two of them build a search index. */
const everyKind = [20, 21, 28, 36, 44, 60, 96, 110, 133, 162, 170, 181, 183];

/** Seeds whose histories once found a bug. If a seed fails in a long run, add it here together with the fix. */
const failedOnce: readonly number[] = [];

export const seedsOfEveryRun = [...new Set([...everyKind, ...failedOnce])].sort((a, b) => a - b);

export const allSeeds = Array.from({ length: 200 }, (_, index) => index + 1);
