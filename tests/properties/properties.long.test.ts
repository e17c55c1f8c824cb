// 100,000 random cases with a new seed in every run.
import { describe, it } from 'vitest';
import { holds, properties } from './properties.ts';

const seed = Number(process.env.DOCSGEN_SEED ?? Math.floor(Math.random() * 2 ** 31));
const cases = Number(process.env.DOCSGEN_CASES ?? 100_000);

describe(`with the seed ${seed}`, () => {
  for (const each of properties) it(each.name, () => holds(each, { seed, cases }), 3_600_000);
});
