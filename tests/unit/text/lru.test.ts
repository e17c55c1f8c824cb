// The cache limits its memory by keeping only recently used values.
import { describe, expect, it } from 'vitest';
import { createLru } from '../../../packages/generator/src/text/lru.ts';

describe('an LRU cache', () => {
  it('removes the least recently used value', () => {
    const cache = createLru<string, number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([1, undefined, 3]);
  });

  it('does not remove a value if an existing key is set again', () => {
    const cache = createLru<string, number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.set('a', 3);
    expect([cache.get('a'), cache.get('b')]).toEqual([3, 2]);
  });
});
