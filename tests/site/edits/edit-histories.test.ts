// Compares incremental builds with fresh ones, in the edit histories that every test run includes. `edit-histories.ts`
// defines the steps of a history, `history-seeds.ts` the seeds; `npm run test:long` runs all of them. Use -t 'seed 17'
// to run a single one.
import { describe, expect, it } from 'vitest';
import { deeds } from '../damage/disk-deeds.ts';
import { liveThrough, putsAnOldPageBack } from './edit-histories.ts';
import { seedsOfEveryRun } from './history-seeds.ts';
import { edits } from './random-edits.ts';

describe('an incremental build is the same as a fresh one', () => {
  const kinds = new Set<string>();

  it.each(seedsOfEveryRun)('incremental builds are the same as fresh ones (seed %i)', async (seed) => {
    for (const kind of await liveThrough(seed)) kinds.add(kind);
  });

  it('the histories include every kind of edit and failure', () => {
    expect([...Object.keys(edits), ...Object.keys(deeds), 'engine'].filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

describe('a history', () => {
  it('a history with an outdated page fails, with a command to reproduce it', async () => {
    let failure = '';
    for (const seed of seedsOfEveryRun) {
      failure = await liveThrough(seed, putsAnOldPageBack).then(() => '', String);
      if (failure !== '') break;
    }
    expect(failure).toMatch(
      /^Error: Seed \d+: \S+\.html differs\n {2}is: .+\n {2}should be: .+\nThe history:\n {2}1\. BUILT\n/,
    );
  });
});
