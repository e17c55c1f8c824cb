// A thousand cases of input by chance. The seed is part of each test's name; DOCSGEN_SEED=… tries another one, and the
// report of a failure has the smallest input that fails.
import { describe, it } from 'vitest';
import { holds, properties } from './properties.ts';

const seed = Number(process.env.DOCSGEN_SEED ?? 14);

describe(`with the seed ${seed}`, () => {
  for (const each of properties) it(each.name, () => holds(each, { seed, cases: 1000 }));
});
