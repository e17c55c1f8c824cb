// Incremental builds against fresh ones, in the histories that every run lives through. `edit-histories.ts` says how
// one goes, `history-seeds.ts` which they are; `npm run test:long` has all. One of them alone: -t 'seed 17'.
import { describe, expect, it } from 'vitest';
import { deeds } from '../damage/disk-deeds.ts';
import { liveThrough, putsAnOldPageBack } from './edit-histories.ts';
import { seedsOfEveryRun } from './history-seeds.ts';
import { edits } from './random-edits.ts';

describe('an incremental build makes what a fresh one makes', () => {
  const kinds = new Set<string>();

  it.each(seedsOfEveryRun)('seed %i', async (seed) => {
    for (const kind of await liveThrough(seed)) kinds.add(kind);
  });

  it('through every kind of edit and misfortune', () => {
    expect([...Object.keys(edits), ...Object.keys(deeds), 'engine'].filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

describe('a history', () => {
  it('fails on a page that was not made again, and says how to see that', async () => {
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
