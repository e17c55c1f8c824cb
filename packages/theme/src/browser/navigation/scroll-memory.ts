// Stores the scroll position of each history entry, and restores it on back and forward navigation.

import { readSession, writeSession } from '../../lib/preferences.ts';

interface ScrollMemory {
  /** Assigns a key to the current history entry if it has none. */
  readonly begin: () => void;
  /** Must be called before the page changes. */
  readonly save: () => void;
  /** Must be called after a history entry with this key has been pushed. */
  readonly enter: (key: string) => void;
  /**
   * Must be called after back or forward navigation. Returns `undefined` if the entry is still the same, for example
   * after the phone menu removed its own entry.
   */
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

/**
 * Returns the key of the current history entry, and assigns one if it has none, for example because another script
 * created it.
 */
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
