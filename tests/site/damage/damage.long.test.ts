// Two hundred random bit flips, truncations, and files of other versions.
import { expect, it } from 'vitest';
import { damageRounds } from './damage.ts';

it.each([1, 2, 3, 4])(
  'a damaged cache does not change the output or abort a build (seed %i)',
  { timeout: 900_000 },
  async (seed) => {
    const kinds = Array.from({ length: 65 }, (_, round) =>
      round % 13 === 11 ? 'cut' : round % 13 === 12 ? 'version' : 'flip',
    );
    expect(kinds.filter((kind) => kind === 'flip').length).toBeGreaterThanOrEqual(50);
    await damageRounds(kinds as Parameters<typeof damageRounds>[0], seed);
  },
);
