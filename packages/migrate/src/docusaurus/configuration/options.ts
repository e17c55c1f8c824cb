// Reads the options of another generator's configuration key by key. Keys that no rule has read are reported as losses,
// so that nothing is lost without a message.
import { isMap } from '../../untyped-values.ts';

export type KeyPath = readonly (string | number)[];

export interface Options {
  /** Path from the root: `navbar`, `items`, `2`. */
  readonly path: KeyPath;
  /** `undefined` if the mapping does not exist. */
  readonly value: unknown;
  readonly keys: readonly string[];
  /** A string that is not empty. Other values are considered unread and are reported. */
  readonly text: (key: string) => string | undefined;
  readonly flag: (key: string) => boolean | undefined;
  readonly number: (key: string) => number | undefined;
  /** Any value, read as a whole. */
  readonly raw: (key: string) => unknown;
  /** A nested mapping, or an empty one. */
  readonly map: (key: string) => Options;
  /** The mappings of a list; a single mapping is a list of one. */
  readonly list: (key: string) => readonly Options[];
  /** Marks keys as read if they have no effect on pages, or are read in another module. */
  readonly skip: (...keys: readonly string[]) => void;
}

/** `unread` returns the paths of the topmost keys with a value that no rule has read. */
export function readOptions(value: unknown) {
  const read = new Set<string>();
  const opened = new Set<string>();
  const at = (path: KeyPath, own: unknown): Options => {
    opened.add(JSON.stringify(path));
    const map = isMap(own) ? own : {};
    const take = (key: string): unknown => {
      read.add(JSON.stringify([...path, key]));
      return map[key];
    };
    const only = <T>(key: string, is: (found: unknown) => found is T): T | undefined => {
      const found = map[key];
      if (!is(found)) return undefined;
      take(key);
      return found;
    };
    return {
      path,
      value: own,
      keys: Object.keys(map),
      text: (key) => only(key, (found) => typeof found === 'string') || undefined,
      flag: (key) => only(key, (found) => typeof found === 'boolean'),
      number: (key) => only(key, (found) => typeof found === 'number'),
      raw: take,
      map: (key) => at([...path, key], map[key]),
      list: (key) => {
        const found = map[key];
        if (isMap(found)) return [at([...path, key], found)];
        if (!Array.isArray(found)) return [];
        opened.add(JSON.stringify([...path, key]));
        return found.map((each, index) => at([...path, key, index], each));
      },
      skip: (...keys) => {
        for (const key of keys) take(key);
      },
    };
  };
  const unreadIn = (own: unknown, path: KeyPath): readonly KeyPath[] => {
    const name = JSON.stringify(path);
    if (read.has(name) || isNothing(own)) return [];
    if (!opened.has(name)) return [path];
    if (Array.isArray(own)) return own.flatMap((each, index) => unreadIn(each, [...path, index]));
    if (!isMap(own)) return [path];
    return Object.entries(own).flatMap(([key, each]) => unreadIn(each, [...path, key]));
  };
  return { options: at([], value), unread: () => unreadIn(value, []) };
}

/** Whether the value has the same effect as omitting the key. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return true;
  return Array.isArray(value) ? value.length === 0 : isMap(value) && Object.keys(value).length === 0;
}
