// Parts of sentences that several diagnostics share.
import { expect, it } from 'vitest';
import {
  circular,
  didYouMean,
  missingPackageIn,
  mustBe,
  oneOf,
  packageNotInstalled,
  useOneOf,
} from '../../../packages/generator/src/text/wording.ts';

it('the name of a missing package is found in its message only', () => {
  expect(missingPackageIn(packageNotInstalled('@scope/name'))).toBe('@scope/name');
  expect(missingPackageIn("The package 'a' is not installed here")).toBeUndefined();
});

it.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b or c'],
])('the list of %j is %j', (values, text) => expect(oneOf(values)).toBe(text));

it('values, expectations and circles are written out', () => {
  expect(useOneOf(['a', 'b'])).toBe('Use one of: a, b');
  expect(mustBe('a.b', 'a list')).toBe("'a.b' must be a list");
  expect(mustBe('a.b', 'a list', 'x')).toBe("'a.b' must be a list, not 'x'");
  expect(circular('include', ['a', 'b', 'a'])).toBe('Circular include: a → b → a');
});

it('a suggestion is formatted as authors write it', () => {
  expect(didYouMean('tabz', ['Tabs'], (name) => `<${name}>`)).toBe('Did you mean <Tabs>?');
  expect(didYouMean('other', ['Tabs'])).toBeUndefined();
});
