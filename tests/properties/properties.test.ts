// 1,000 random cases. The seed is part of the test names; DOCSGEN_SEED=… sets another one. A failure reports the
// smallest failing input.
import { describe, it } from 'vitest';
import { holds, properties } from './properties.ts';

const seed = Number(process.env.DOCSGEN_SEED ?? 14);

describe(`with the seed ${seed}`, () => {
  for (const each of properties) it(each.name, () => holds(each, { seed, cases: 1000 }));
});
