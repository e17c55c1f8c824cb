// Reproducible random numbers: the same seed creates the same sites and edits. Plain JavaScript, because the scripts in
// bench/ run without compilation.

/** Mulberry32. */
export function createRandom(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit) => Math.floor(next() * limit);
  const pick = (list) => list[below(list.length)];
  const sentence = () => `${Array.from({ length: 6 + below(8) }, () => pick(words)).join(' ')}.`;
  return { next, below, pick, sentence, chance: (likelihood) => next() < likelihood };
}

export const words = 'alfa bravo carta delta eco firma grado hotel india julio kilo lima mapa norte oscar papel'.split(
  ' ',
);
