// The second half of all histories; see edit-histories.long.test.ts.
import { describe, it } from 'vitest';
import { liveThrough } from './edit-histories.ts';
import { allSeeds } from './history-seeds.ts';

describe('an incremental build makes what a fresh one makes', () => {
  it.each(allSeeds.slice(100))('seed %i', async (seed) => {
    await liveThrough(seed);
  });
});
