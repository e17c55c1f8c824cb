import { expect, it } from 'vitest';
import { countOf, duration, megabytes, percent } from '../../../packages/generator/src/build/amounts.ts';

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
  [0, '0%'],
  [0.0004, '< 0.1%'],
  [0.042, '4.2%'],
  [0.424, '42%'],
  [0.9996, '> 99.9%'],
  [0.996, '99.6%'],
  [1, '100%'],
])('a share of %d is %s', (share, text) => expect(percent(share)).toBe(text));

it.each([
  [1, '1 kB'],
  [999_999, '1000 kB'],
  [1_250_000, '1.3 MB'],
  [2_870_000_000, '2.87 GB'],
])('%d bytes are %s', (bytes, text) => expect(megabytes(bytes)).toBe(text));

it('counts one thing and many', () => {
  expect([countOf(1, 'page'), countOf(0, 'page'), countOf(50_000, 'page')]).toEqual([
    '1 page',
    '0 pages',
    '50,000 pages',
  ]);
});
