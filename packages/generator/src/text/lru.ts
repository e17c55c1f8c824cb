// An LRU cache: of many values, it keeps those that were asked for or set last.

export type Lru<Key, Value> = Pick<Map<Key, Value>, 'get' | 'delete' | 'clear'> & {
  readonly set: (key: Key, value: Value) => void;
};

/** `limit`: how many values are kept. */
export function createLru<Key, Value>(limit: number): Lru<Key, Value> {
  // A Map keeps its keys in the order in which they were set: the first one is the least recently used.
  const values = new Map<Key, Value>();
  const set = (key: Key, value: Value): void => {
    values.delete(key);
    values.set(key, value);
    if (values.size <= limit) return;
    const oldest = values.keys().next();
    if (!oldest.done) values.delete(oldest.value);
  };
  return {
    set,
    get: (key) => {
      const value = values.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    delete: (key) => values.delete(key),
    clear: () => values.clear(),
  };
}
