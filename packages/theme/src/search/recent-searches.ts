// The reader's recent searches, newest first, stored only in this browser.

import type { PreferenceStore } from './open-dialog.ts';

export interface RecentSearches {
  readonly read: () => readonly string[];
  readonly add: (query: string) => void;
  readonly forget: (query: string) => void;
  readonly forgetAll: () => void;
}

const maxStored = 5;

export function recentSearches({ read, write, forget }: PreferenceStore): RecentSearches {
  const list = (): readonly string[] => parse(read('searches'));
  const without = (query: string): readonly string[] =>
    list().filter((one) => one.toLowerCase() !== query.toLowerCase());
  const save = (queries: readonly string[]): void => {
    if (queries.length === 0) forget('searches');
    else write('searches', JSON.stringify(queries.slice(0, maxStored)));
  };
  return {
    read: list,
    add: (query) => {
      if (query !== '') save([query, ...without(query)]);
    },
    forget: (query) => save(without(query)),
    forgetAll: () => save([]),
  };
}

/** Another version of docsgen, or the reader, may have stored data in another format. */
function parse(text: string | undefined): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value)
      ? value.filter((one): one is string => typeof one === 'string').slice(0, maxStored)
      : [];
  } catch {
    return [];
  }
}
