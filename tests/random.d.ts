export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number;
  /** Returns an integer. */
  readonly below: (limit: number) => number;
  /** Returns `undefined` for an empty list. */
  readonly pick: {
    <T>(list: readonly [T, ...T[]]): T;
    <T>(list: readonly T[]): T | undefined;
  };
  readonly sentence: () => string;
  readonly chance: (likelihood: number) => boolean;
}
export function createRandom(seed: number): Random;
export const words: readonly [string, ...string[]];
