// The second half of all histories; see edit-histories.long.test.ts.
import { describe, it } from 'vitest';
import { liveThrough } from './edit-histories.ts';
import { allSeeds } from './history-seeds.ts';

describe('an incremental build is the same as a fresh one', () => {
  it.each(allSeeds.slice(100))('incremental builds are the same as fresh ones (seed %i)', async (seed) => {
    await liveThrough(seed);
  });
});
