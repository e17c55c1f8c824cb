// `npm test` tests each behavior once. `npm run test:long` also runs the tests with the tag `long` and all variants.

export const isLong = process.env['LONG'] !== undefined;

/** Returns the first variants of a test in `npm test`, and all of them in `npm run test:long`. */
export function variantsOf<const T>(all: readonly T[], count = 1): readonly T[] {
  return isLong ? all : all.slice(0, count);
}
