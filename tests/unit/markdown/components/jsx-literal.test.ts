// Literal values in JSX: read without running code, and distinguished from computed values.
import { expect, it } from 'vitest';
import { literalValue } from '../../../../packages/generator/src/markdown/components/read/jsx-literal.ts';

it.each<[string, unknown]>([
  ['3', 3],
  [' -2.5 ', -2.5],
  ['true', true],
  ['null', null],
  ['"x"', 'x'],
  ["'it\\'s'", "it's"],
  ['`plain`', 'plain'],
  ['["a", 1]', ['a', 1]],
  ["['a', ['b']]", ['a', ['b']]],
  ["{ a: 1, 'b-c': [true], 2: 'x' }", { a: 1, 'b-c': [true], 2: 'x' }],
  ['"x" /* said so */', 'x'],
  ['1e3', 1000],
])('%s is a literal value', async (code, value) => {
  expect(await literalValue(code)).toEqual(value);
});

it.each([
  'name',
  'a.b',
  'f()',
  '`a ${b}`',
  '[a]',
  '[, 1]',
  '{ ...a }',
  '{ [a]: 1 }',
  '{ a() {} }',
  '{ get a() { return 1 } }',
  '1 + 1',
  '() => 1',
  '/x/',
  '1n',
  '<b />',
  'undefined',
  '"a" "b"',
  '',
])('%s is not a literal value', async (code) => {
  expect(await literalValue(code)).toBeUndefined();
});
