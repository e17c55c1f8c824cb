// Incremental builds against fresh ones, first half of the histories; the other half has a file of its own, so that two
// workers share them. `edit-histories.ts` says how a history goes. A seed that failed is replayed by its name: -t 'seed 17'.
import { describe, expect, it } from 'vitest';
import { deeds } from './disk-deeds.ts';
import { liveThrough, putsAnOldPageBack } from './edit-histories.ts';
import { edits } from './random-edits.ts';

const seeds = Array.from({ length: 100 }, (_, index) => index + 1);

describe('an incremental build makes what a fresh one makes', () => {
  const kinds = new Set<string>();

  it.each(seeds)('seed %i', async (seed) => {
    for (const kind of await liveThrough(seed)) kinds.add(kind);
  });

  it('through every kind of edit and misfortune', () => {
    expect([...Object.keys(edits), ...Object.keys(deeds), 'engine'].filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

describe('a history', () => {
  it('fails on a page that was not made again, and says how to see that', async () => {
    let failure = '';
    for (const seed of seeds) {
      failure = await liveThrough(seed, putsAnOldPageBack).then(() => '', String);
      if (failure !== '') break;
    }
    expect(failure).toMatch(
      /^Error: Seed \d+: \S+\.html differs\n {2}is: .+\n {2}should be: .+\nThe history:\n {2}1\. BUILT\n/,
    );
  });
});
