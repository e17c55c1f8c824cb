export interface Random {
  /** From 0 to 1, which it never is. */
  readonly next: () => number;
  /** A whole number. */
  readonly below: (limit: number) => number;
  /** `undefined` for an empty list. */
  readonly pick: {
    <T>(list: readonly [T, ...T[]]): T;
    <T>(list: readonly T[]): T | undefined;
  };
  readonly sentence: () => string;
  readonly chance: (likelihood: number) => boolean;
}
export function createRandom(seed: number): Random;
export const words: readonly [string, ...string[]];
