export type Lru<Key, Value> = Pick<Map<Key, Value>, 'get' | 'delete' | 'clear'> & {
  readonly set: (key: Key, value: Value) => void;
};

/** An LRU cache that holds at most `limit` values. */
export function createLru<Key, Value>(limit: number): Lru<Key, Value> {
  // A Map preserves insertion order: the first key is the least recently used.
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
