// How many threads a site is worth.
import { describe, expect, it } from 'vitest';
import type { Machine } from '../../../packages/generator/src/model/adapters/ports.ts';
import { workersFor } from '../../../packages/generator/src/pages/workers/worker-count.ts';

const machine = (cores: number, megabytes = 16_000): Machine => ({ cores, memory: megabytes * 1_000_000 });

describe('threads', () => {
  it('are one for a small site, on however great a machine', () => {
    for (const texts of [0, 1, 149]) expect(workersFor(texts, machine(64), undefined)).toBe(1);
  });

  it('grow with the site until every core has one', () => {
    const sizes = [0, 150, 300, 600, 1200, 5000, 50_000];
    const threads = sizes.map((texts) => workersFor(texts, machine(8), undefined));
    expect(threads).toEqual(threads.toSorted((a, b) => a - b));
    expect(threads.slice(1, 3)).toEqual([2, 3]);
    expect(threads.at(-1)).toBe(8);
  });

  it('are no more than there is memory for, and never none', () => {
    const threads = [1600, 800, 399, 100, 0].map((memory) => workersFor(50_000, machine(8, memory), undefined));
    expect(threads).toEqual([8, 4, 1, 1, 1]);
  });

  it('are as many as --jobs asks for, whatever the site and the machine', () => {
    expect(workersFor(1, machine(1, 0), 5)).toBe(5);
    expect(workersFor(50_000, machine(64), 1)).toBe(1);
  });
});
