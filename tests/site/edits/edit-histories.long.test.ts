// The first half of all edit histories. The second half is in a separate file, so that two workers run them. To replay
// a failed seed, run `npm run test:long -- -t 'seed 17'`. Then add it to history-seeds.ts.
import { describe, it } from 'vitest';
import { liveThrough } from './edit-histories.ts';
import { allSeeds } from './history-seeds.ts';

describe('an incremental build is the same as a fresh one', () => {
  it.each(allSeeds.slice(0, 100))('incremental builds are the same as fresh ones (seed %i)', async (seed) => {
    await liveThrough(seed);
  });
});
