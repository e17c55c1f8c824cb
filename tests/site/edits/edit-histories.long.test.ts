// All histories of edits, the first half of them; the second half has a file of its own, so that two workers share
// them. A seed that failed is replayed by its name: npm run test:long -- -t 'seed 17'. It then belongs in
// history-seeds.ts.
import { describe, it } from 'vitest';
import { liveThrough } from './edit-histories.ts';
import { allSeeds } from './history-seeds.ts';

describe('an incremental build makes what a fresh one makes', () => {
  it.each(allSeeds.slice(0, 100))('seed %i', async (seed) => {
    await liveThrough(seed);
  });
});
