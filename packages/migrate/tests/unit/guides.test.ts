import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root, sources } from '../../../../tests/sources.ts';

it('all guides that the sources mention exist', () => {
  const named = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\bdocs\/(?:guide|migrate|reference)\/[\w/-]+\.md\b/g)].map(([guide]) => ({ path, guide })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ guide }) => !existsSync(join(root, guide)))).toEqual([]);
});
