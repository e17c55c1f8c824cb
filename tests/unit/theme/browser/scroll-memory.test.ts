// Scroll positions of history entries.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScrollMemory, newKey } from '../../../../packages/theme/src/browser/navigation/scroll-memory.ts';

let stored: Record<string, string>;
let history: { state: unknown; replaceState: (state: unknown) => void };

const scrollTo = (top: number) => vi.stubGlobal('scrollY', top);

beforeEach(() => {
  stored = {};
  history = {
    state: null,
    replaceState: (state) => {
      history.state = state;
    },
  };
  const storage = new Proxy(stored, {
    get: (values, name: string) =>
      name === 'setItem' ? (key: string, value: string) => Object.assign(values, { [key]: value }) : values[name],
  });
  vi.stubGlobal('window', { sessionStorage: storage });
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('history', history);
  scrollTo(0);
});
afterEach(() => vi.unstubAllGlobals());

/** Goes back or forward to an entry. */
function goTo(key: string | undefined): void {
  history.state = key === undefined ? { other: 1 } : { key };
}

describe('a history entry', () => {
  it('gets a key that preserves the rest of its state, and keeps the key', () => {
    history.state = { other: 1 };
    createScrollMemory().begin();
    expect(history.state).toEqual({ other: 1, key: expect.stringMatching(/^\d+-\d+$/) });
    const { state } = history;
    createScrollMemory().begin();
    expect(history.state).toBe(state);
  });

  it('has its position again after going back and forward', () => {
    goTo('first');
    const memory = createScrollMemory();
    memory.begin();
    scrollTo(100);
    memory.save();
    memory.enter('second');
    scrollTo(200);
    goTo('first');
    expect(memory.arrive()).toEqual({ top: 100 });
    scrollTo(150);
    goTo('second');
    expect(memory.arrive()).toEqual({ top: 200 });
    goTo('first');
    expect(memory.arrive()).toEqual({ top: 150 });
  });

  it('has no position if it was not visited', () => {
    goTo('first');
    const memory = createScrollMemory();
    memory.begin();
    goTo(undefined);
    expect(memory.arrive()).toEqual({ top: undefined });
  });

  it('that is still the same was not left', () => {
    goTo('first');
    const memory = createScrollMemory();
    memory.begin();
    expect(memory.arrive()).toBeUndefined();
  });
});

describe('after a full load', () => {
  it('positions are known, of the last 50 entries', () => {
    goTo('0');
    const before = createScrollMemory();
    before.begin();
    for (let entry = 0; entry < 51; entry += 1) {
      scrollTo(entry);
      before.enter(`${entry}`);
      before.save();
    }
    const after = createScrollMemory();
    after.begin();
    goTo('50');
    expect(after.arrive()).toEqual({ top: 50 });
    goTo('1');
    expect(after.arrive()).toEqual({ top: 1 });
    expect(JSON.parse(stored['docsgen.scroll'] ?? '').length).toBe(50);
  });

  it.each(['[', '{}', '1', '[1]', '[["first"]]', '[["first","1"]]'])('invalid data is ignored: %s', (text) => {
    stored['docsgen.scroll'] = text;
    goTo('other');
    const memory = createScrollMemory();
    memory.begin();
    goTo('first');
    expect(memory.arrive()).toEqual({ top: undefined });
  });
});

it('keys differ', () => {
  expect(newKey()).not.toBe(newKey());
});
