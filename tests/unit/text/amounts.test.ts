import { expect, it } from 'vitest';
import { byteCount, countOf, duration } from '../../../packages/generator/src/text/amounts.ts';

it.each([
  [0, '0 ms'],
  [0.01, '< 0.1 ms'],
  [4.25, '4.3 ms'],
  [9.96, '10 ms'],
  [999.4, '999 ms'],
  [999.6, '1.00 s'],
  [59_990, '59.99 s'],
  [59_999, '1 min 00 s'],
  [125_000, '2 min 05 s'],
])('%d ms are %s', (milliseconds, text) => expect(duration(milliseconds)).toBe(text));

it.each([
  [1, '1 kB'],
  [999_999, '1000 kB'],
  [1_250_000, '1.3 MB'],
  [2_870_000_000, '2.87 GB'],
])('%d bytes are %s', (bytes, text) => expect(byteCount(bytes)).toBe(text));

it('counts one thing and many', () => {
  expect([1, 0, 999, 50_000, 1_234_567].map((amount) => countOf(amount, 'page'))).toEqual([
    '1 page',
    '0 pages',
    '999 pages',
    '50,000 pages',
    '1,234,567 pages',
  ]);
});
