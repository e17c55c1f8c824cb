// Kills a hundred builds, half of them while they publish: first and later builds, with search, shards and merges. The
// step is chosen by a seed, which is part of the test's name.
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createRandom } from '../../random.js';
import { type KilledBuilds, killedWorks, openKilledBuilds } from './killed-builds.ts';

let builds: KilledBuilds;

beforeAll(async () => {
  builds = await openKilledBuilds();
});

afterAll(() => builds.close());

const kills = Array.from({ length: 100 }, (_, seed) => ({
  seed,
  work: killedWorks[seed % killedWorks.length] ?? 'again',
  when: seed % 2 === 0 ? ('publishing' as const) : ('life' as const),
}));

describe('a build that is killed leaves a working site', () => {
  it.each(kills)('the site works after a killed $work, in its $when (seed $seed)', async ({ seed, work, when }) => {
    await builds.kill(work, when, createRandom(seed).next());
  });
});
