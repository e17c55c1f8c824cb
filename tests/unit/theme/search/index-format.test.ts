// The encoding of words in files of the full-text index.
import { describe, expect, it } from 'vitest';
import {
  bucketOf,
  decodeWords,
  encodeWords,
  levelOf,
  weightOfLevel,
} from '../../../../packages/theme/src/search/engine/index-format.ts';

describe('the bucket of a word', () => {
  it.each([
    ['the first three letters', 'signature', 'sig'],
    ['a shorter word', 'id', 'id'],
    ['characters outside of the basic plane', '𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷'],
  ])('is %s', (_name, word, bucket) => {
    expect(bucketOf(word)).toBe(bucket);
  });
});

describe('the level of a weight', () => {
  it.each([
    [0.15, 0],
    [0.15 * 1.3, 1],
    [0.15 * 1.3 ** 7, 7],
    [0.15 * 1.3 ** 15, 15],
    [0.01, 0],
    [1000, 15],
  ])('of %d is %d', (weight, level) => {
    expect(levelOf(weight)).toBe(level);
  });

  it('is the nearest one', () => {
    expect(levelOf(0.15 * 1.3 ** 3.4)).toBe(3);
    expect(levelOf(0.15 * 1.3 ** 3.6)).toBe(4);
  });

  it('returns the weight again', () => {
    expect(weightOfLevel(0)).toBeCloseTo(0.15);
    expect(weightOfLevel(2)).toBeCloseTo(0.15 * 1.69);
  });
});

describe('a word file', () => {
  it('contains the length of the word list, the list, and the postings', () => {
    // One posting: section 3, level 2. 3 × 16 + 2 = 50.
    expect([...encodeWords([{ key: 'ab', ends: [], postings: [3, 2] }])]).toEqual([2, 97, 98, 1, 50]);
  });

  it('stores differences between sections, in 7 bits per byte with the lowest bits first', () => {
    // (10 − 2) × 16 = 128, which is 0 + 1 × 128.
    const encoded = [...encodeWords([{ key: 'a', ends: [], postings: [2, 0, 10, 0] }])];
    expect(encoded).toEqual([1, 97, 2, 32, 128, 1]);
  });

  it('contains the same words after decoding', () => {
    const groups = [
      { key: 'compan', ends: ['y', 'ies'], postings: [0, 15, 1, 0, 7, 8] },
      { key: 'sign', ends: ['', 'ed'], postings: [1_000_000, 4, 1_000_127, 1] },
      { key: '文档', ends: [], postings: [127, 3] },
    ];
    expect(decodeWords(encodeWords(groups))).toEqual(groups);
  });

  it('contains the same words after decoding if the word list is long', () => {
    const groups = Array.from({ length: 300 }, (_, index) => ({
      key: `word${index}`,
      ends: [],
      postings: [index, index % 16],
    }));
    expect(decodeWords(encodeWords(groups))).toEqual(groups);
  });
});
