// Properties that hold for random inputs. The seed is part of each test's name; set DOCSGEN_SEED to try another one. A
// failure reports the smallest input that fails.
import { describe, it } from 'vitest';
import { holds, properties } from './properties.ts';

const seed = Number(process.env.DOCSGEN_SEED ?? 14);

describe(`with the seed ${seed}`, () => {
  for (const each of properties) it(each.name, () => holds(each, { seed, cases: 300 }));
});
