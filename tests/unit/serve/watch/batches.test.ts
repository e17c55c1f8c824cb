// Changes are reported in batches, followed by a notification when no more changes occur.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Batches } from '../../../../packages/generator/src/serve/watch/batches.ts';

let events: string[];
let batches: Batches;

beforeEach(() => {
  vi.useFakeTimers();
  events = [];
  batches = new Batches({
    onBatch: (paths) => events.push([...paths].join(' ')),
    onIdle: () => events.push('idle'),
  });
});

afterEach(() => {
  vi.useRealTimers();
});

it('reports changes in quick succession as one batch, with each path once', () => {
  for (const path of ['a', 'b', 'a']) {
    batches.add(path);
    vi.advanceTimersByTime(5);
  }
  vi.advanceTimersByTime(20);
  expect(events).toEqual(['a b']);
});

it('reports a batch after a maximum time, even if changes continue', () => {
  for (let change = 0; change < 50; change += 1) {
    batches.add(`${change}`);
    vi.advanceTimersByTime(5);
  }
  expect(events).toHaveLength(2);
});

it('reports once after each batch that there are no more changes', () => {
  batches.add('a');
  vi.advanceTimersByTime(1000);
  batches.add('b');
  vi.advanceTimersByTime(1000);
  expect(events).toEqual(['a', 'idle', 'b', 'idle']);
});

it('reports nothing after it has been stopped', () => {
  batches.add('a');
  batches.stop();
  vi.advanceTimersByTime(1000);
  expect(events).toEqual([]);
});
