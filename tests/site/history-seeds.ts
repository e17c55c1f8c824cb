// Which random histories of edits are lived through: some in every run, all by `npm run test:long`.

/** Together they have every kind of edit and misfortune at least twice, and two of them a search index. */
const everyKind = [5, 19, 20, 25, 30, 31, 36, 38, 46, 53, 60, 73, 79, 86, 89, 116, 121, 127, 128, 153, 162, 176];

/** Seeds whose histories once found a fault of docsgen's. Whichever fails in a long run comes here with its mending. */
const failedOnce: readonly number[] = [];

export const seedsOfEveryRun = [...new Set([...everyKind, ...failedOnce])].sort((a, b) => a - b);

export const allSeeds = Array.from({ length: 200 }, (_, index) => index + 1);
