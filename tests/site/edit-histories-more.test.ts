// Incremental builds against fresh ones, second half of the histories: see edit-histories.test.ts.
import { describe, it } from 'vitest';
import { liveThrough } from './edit-histories.ts';

const seeds = Array.from({ length: 100 }, (_, index) => index + 101);

describe('an incremental build makes what a fresh one makes', () => {
  it.each(seeds)('seed %i', async (seed) => {
    await liveThrough(seed);
  });
});
