// Restricts the value of a configuration module to plain data, as in YAML: strings, numbers, booleans, lists and
// mappings. Other values cannot be passed to workers or stored in the cache.
import type { KeyPath } from '../model/diagnostic.ts';
import { dotted } from './yaml/explain-issue.ts';

interface PlainValue {
  /** A copy of the value without `undefined` properties. */
  readonly value: unknown;
  readonly strange: readonly { readonly path: KeyPath; readonly message: string }[];
}

export function plainValue(value: unknown): PlainValue {
  const strange: { readonly path: KeyPath; readonly message: string }[] = [];
  const refuse = (path: KeyPath, kind: string): undefined => {
    strange.push({ path, message: `${named(path)} is ${kind}, which is not allowed in a configuration` });
  };
  const copy = (each: unknown, path: KeyPath, above: readonly unknown[]): unknown => {
    if (each === null || each === undefined || typeof each === 'string' || typeof each === 'boolean') return each;
    if (typeof each === 'number') return Number.isFinite(each) ? each : refuse(path, `the number ${each}`);
    if (typeof each !== 'object') return refuse(path, `a ${typeof each}`);
    if (above.includes(each)) return refuse(path, 'a circular reference');
    const inside = [...above, each];
    if (Array.isArray(each)) return each.map((item, index) => copy(item, [...path, index], inside));
    const prototype: unknown = Object.getPrototypeOf(each);
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return refuse(path, kindOf(each));
    const entries = Object.entries(each).filter(([, item]) => item !== undefined);
    return Object.fromEntries(entries.map(([key, item]) => [key, copy(item, [...path, key], inside)]));
  };
  return { value: copy(value, [], []), strange };
}

function kindOf(value: object): string {
  if (value instanceof Promise) return 'a promise (add await)';
  const name: unknown = value.constructor?.name;
  return typeof name === 'string' && name !== '' ? `an instance of the class ${name}` : 'an instance of a class';
}

function named(path: KeyPath): string {
  return path.length === 0 ? 'The configuration' : `'${dotted(path)}'`;
}
