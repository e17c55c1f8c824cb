// Which random histories of edits are lived through: some in every run, all by `npm run test:long`.

/** Together they contain every kind of edit and misfortune; two of them build a search index. */
const everyKind = [5, 9, 10, 17, 20, 28, 33, 36, 60, 94, 95, 103, 106, 127];

/** Seeds whose histories once found a fault of docsgen's. Whichever fails in a long run comes here with its mending. */
const failedOnce: readonly number[] = [];

export const seedsOfEveryRun = [...new Set([...everyKind, ...failedOnce])].sort((a, b) => a - b);

export const allSeeds = Array.from({ length: 200 }, (_, index) => index + 1);
