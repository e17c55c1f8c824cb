// Where the reader was on each page of this tab's history, so that going back leads there again.

import { readSession, writeSession } from '../client/preferences.ts';

interface ScrollMemory {
  /** Gives the present entry of the history a name, if it has none. */
  readonly begin: () => void;
  /** Notes where the reader is, before the page is left. */
  readonly save: () => void;
  /** A new entry was pushed: its name. */
  readonly enter: (key: string) => void;
  /** The reader went back or forward; `undefined`: still the same entry, as when a menu took itself off the history. */
  readonly arrive: (state: unknown) => { readonly top: number | undefined } | undefined;
}

export function createScrollMemory(): ScrollMemory {
  const tops = new Map<string, number>(parse(readSession('scroll')));
  let current = '';
  const save = (): void => {
    tops.set(current, scrollY);
    writeSession('scroll', JSON.stringify([...tops].slice(-50)));
  };
  return {
    begin: () => {
      current = keyOf(history.state) ?? newKey();
      history.replaceState({ ...history.state, key: current }, '');
    },
    save,
    enter: (key) => {
      current = key;
    },
    arrive: (state) => {
      const key = keyOf(state) ?? newKey();
      if (key === current) return undefined;
      save();
      current = key;
      if (keyOf(state) === undefined) history.replaceState({ ...history.state, key }, '');
      return { top: tops.get(key) };
    },
  };
}

export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}

function keyOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('key' in state)) return undefined;
  return typeof state.key === 'string' ? state.key : undefined;
}

function parse(text: string | undefined): [string, number][] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((entry) => Array.isArray(entry) && typeof entry[1] === 'number') : [];
  } catch {
    return [];
  }
}
