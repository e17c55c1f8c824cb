// Where the reader was on each page of this tab's history, so that going back leads there again.

import { readSession, writeSession } from '../../lib/preferences.ts';

interface ScrollMemory {
  /** Gives the present entry of the history a name, if it has none. */
  readonly begin: () => void;
  /** Notes where the reader is, before the page is left. */
  readonly save: () => void;
  /** A new entry was pushed: its name. */
  readonly enter: (key: string) => void;
  /** The reader went back or forward; `undefined`: still the same entry, as when a menu took itself off the history. */
  readonly arrive: () => { readonly top: number | undefined } | undefined;
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
      current = keyOfEntry();
    },
    save,
    enter: (key) => {
      current = key;
    },
    arrive: () => {
      const key = keyOfEntry();
      if (key === current) return undefined;
      save();
      current = key;
      return { top: tops.get(key) };
    },
  };
}

export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('-');
}

/** Name of the entry that the reader is at. One that has none, such as another script's, is given one. */
function keyOfEntry(): string {
  const known: unknown = history.state?.key;
  if (typeof known === 'string') return known;
  const key = newKey();
  history.replaceState({ ...history.state, key }, '');
  return key;
}

function parse(text: string | undefined): [string, number][] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((entry) => Array.isArray(entry) && typeof entry[1] === 'number') : [];
  } catch {
    return [];
  }
}
