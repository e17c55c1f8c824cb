// What the dialog shows while a full-text search waits, runs and fails.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FoundPage } from '../../../../packages/theme/src/search/engine/found-page.ts';
import type { TextHits } from '../../../../packages/theme/src/search/engine/text-search.ts';
import { startTextSearch, type TextState } from '../../../../packages/theme/src/search/text-schedule.ts';

const page = (href: string): FoundPage => ({ href, title: [], trail: [], excerpt: [], sections: [] });
const hitsOf = (...hrefs: readonly string[]): TextHits => ({
  count: hrefs.length,
  missing: [],
  load: async (from, to) => hrefs.slice(from, to).map(page),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const shown: string[] = [];
  const show = (state: TextState) =>
    shown.push(state.kind === 'found' ? `found ${state.pages.map(({ href }) => href).join()}` : state.kind);
  return { search: startTextSearch(show), shown };
}

const later = (hits: TextHits, wait: number) => () =>
  new Promise<TextHits>((resolve) => setTimeout(() => resolve(hits), wait));

/** Fails the first time. */
function flaky(hits: TextHits): () => Promise<TextHits> {
  let count = 0;
  return async () => {
    count += 1;
    if (count === 1) throw new Error('offline');
    return hits;
  };
}

describe('a search', () => {
  it('starts 60 milliseconds after the last change', async () => {
    const { search, shown } = open();
    const first = vi.fn(async () => hitsOf('a'));
    search.look(first);
    await vi.advanceTimersByTimeAsync(59);
    search.look(async () => hitsOf('b'));
    await vi.advanceTimersByTimeAsync(59);
    expect(shown).toEqual(['begun', 'begun']);
    await vi.advanceTimersByTimeAsync(1);
    expect([first.mock.calls, shown]).toEqual([[], ['begun', 'begun', 'found b']]);
  });

  it('shows that it is loading after 200 milliseconds, and only then', async () => {
    const slow = open();
    slow.search.look(later(hitsOf('a'), 300));
    await vi.advanceTimersByTimeAsync(259);
    expect(slow.shown).toEqual(['begun']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(slow.shown).toEqual(['begun', 'waiting', 'found a']);
    const fast = open();
    fast.search.look(later(hitsOf('a'), 100));
    await vi.advanceTimersByTimeAsync(1000);
    expect(fast.shown).toEqual(['begun', 'found a']);
  });

  it('is ignored if another one has started', async () => {
    const { search, shown } = open();
    search.look(later(hitsOf('old'), 500));
    await vi.advanceTimersByTimeAsync(100);
    search.look(async () => hitsOf('new'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual(['begun', 'begun', 'found new']);
  });

  it('that fails is ignored if another one has started', async () => {
    const { search, shown } = open();
    const failing = () => new Promise<TextHits>((_, reject) => setTimeout(reject, 500));
    search.look(failing);
    await vi.advanceTimersByTimeAsync(100);
    search.look(later(hitsOf('new'), 600));
    await vi.advanceTimersByTimeAsync(2000);
    expect(shown).toEqual(['begun', 'begun', 'waiting', 'found new']);
  });

  it('for nothing ends the previous one', async () => {
    const { search, shown } = open();
    search.look(later(hitsOf('old'), 500));
    await vi.advanceTimersByTimeAsync(100);
    search.look(undefined);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual(['begun', 'idle']);
  });
});

describe('a failed search', () => {
  it('can be repeated immediately', async () => {
    const { search, shown } = open();
    search.look(flaky(hitsOf('a')));
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual(['begun', 'failed']);
    search.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(['begun', 'failed', 'begun', 'found a']);
  });
});

describe('more results', () => {
  const hits = hitsOf('1', '2', '3', '4', '5', '6');

  it('are listed after the first five, without another search', async () => {
    const { search, shown } = open();
    const find = vi.fn(async () => hits);
    search.look(find);
    await vi.advanceTimersByTimeAsync(1000);
    search.more();
    await vi.advanceTimersByTimeAsync(0);
    expect([find.mock.calls.length, shown]).toEqual([1, ['begun', 'found 1,2,3,4,5', 'found 1,2,3,4,5,6']]);
  });

  it('do not exist before the first ones', async () => {
    const { search, shown } = open();
    search.more();
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual([]);
  });

  it('start with the first ones again in a new search', async () => {
    const { search, shown } = open();
    search.look(async () => hits);
    await vi.advanceTimersByTimeAsync(1000);
    search.more();
    await vi.advanceTimersByTimeAsync(1000);
    search.look(async () => hits);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown.at(-1)).toBe('found 1,2,3,4,5');
  });
});
