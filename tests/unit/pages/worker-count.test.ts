import { describe, expect, it } from 'vitest';
import type { Machine } from '../../../packages/generator/src/model/adapters/ports.ts';
import { workersFor } from '../../../packages/generator/src/pages/workers/worker-count.ts';

const machine = (cores: number, megabytes = 16_000): Machine => ({ cores, memory: megabytes * 1_000_000 });

describe('the number of workers', () => {
  it('uses one worker for a small site on any machine', () => {
    for (const texts of [0, 1, 149]) expect(workersFor(texts, machine(64), undefined)).toBe(1);
  });

  it('uses more workers for larger sites, up to the number of cores', () => {
    const sizes = [0, 150, 300, 600, 1200, 5000, 50_000];
    const threads = sizes.map((texts) => workersFor(texts, machine(8), undefined));
    expect(threads).toEqual(threads.toSorted((a, b) => a - b));
    expect(threads.slice(1, 3)).toEqual([2, 3]);
    expect(threads.at(-1)).toBe(8);
  });

  it('limits workers by the available memory, but uses at least one', () => {
    const threads = [1600, 800, 399, 100, 0].map((memory) => workersFor(50_000, machine(8, memory), undefined));
    expect(threads).toEqual([8, 4, 1, 1, 1]);
  });

  it('uses the number of workers set by --jobs', () => {
    expect(workersFor(1, machine(1, 0), 5)).toBe(5);
    expect(workersFor(50_000, machine(64), 1)).toBe(1);
  });
});
