// Write permission is lost at every step of publishing, for the output folder or for its parent.
import { describe, expect, it } from 'vitest';
import { loseAt } from './lost-permission.ts';
import { canLosePermission } from './without-power.ts';

describe.skipIf(!canLosePermission)('a build without write permission', () => {
  it.each(['dist', '.'] as const)(
    'losing write permission in %s at any step leaves a working site',
    { timeout: 1_200_000 },
    async (lost) => {
      let step = 0;
      while (await loseAt(lost, step)) step += 1;
      expect(step).toBeGreaterThan(50);
    },
  );
});
