// Placeholders for packages that are not available, and serialization of the result. Users can migrate a site without
// installing its packages.

/** Creates placeholder values that support calls, `new`, destructuring, iteration and conversion to strings. */
export function createPlaceholders() {
  const names = new WeakMap<object, string>();
  const used = new Set<string>();
  const make = (name: string, isModule: 'module' | 'value'): object => {
    const value = isModule === 'module' ? make(name, 'value') : undefined;
    const target = function standIn() {};
    const proxy: object = new Proxy(target, {
      get: (_, key) => {
        if (key === 'then' || key === '__esModule' || key === 'toJSON') return undefined;
        if (key === Symbol.iterator) return [][Symbol.iterator];
        if (key === Symbol.toPrimitive || key === 'toString' || key === 'valueOf') return () => '';
        if (key === 'prototype') return target.prototype;
        if (typeof key === 'symbol') return undefined;
        return key === 'default' ? make(name, 'value') : make(`${name}.${key}`, 'value');
      },
      apply: () => make(`${name}()`, 'value'),
      construct: () => make(`${name}()`, 'value'),
      set: () => true,
      // esbuild copies the exports of a module to a new object, which keeps only the prototype.
      getPrototypeOf: () => value ?? Function.prototype,
    });
    names.set(proxy, name);
    return proxy;
  };
  return {
    used,
    nameOf: (value: object): string | undefined => names.get(value),
    of: (name: string): object => {
      used.add(name);
      return make(name, 'module');
    },
  };
}

/** Converts any value to a value that can be sent to another process. */
export function makePlain(nameOf: (value: object) => string | undefined) {
  let left = 200_000;
  const plain = (value: unknown, above: readonly unknown[]): unknown => {
    left -= 1;
    if (left < 0) throw new Error('its value is too large');
    if (typeof value === 'bigint') return String(value);
    if (typeof value === 'symbol' || value === undefined) return undefined;
    if (typeof value === 'number' && !Number.isFinite(value)) return undefined;
    if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return value;
    // The exports of a placeholder module are a copy whose prototype is the placeholder.
    const standIn = nameOf(value) ?? nameOf(Object(Object.getPrototypeOf(value)));
    if (standIn !== undefined) return { $standIn: standIn };
    if (typeof value === 'function') return { $function: String(value) };
    if (above.includes(value)) return { $circle: true };
    const inside = [...above, value];
    if (Array.isArray(value)) return value.map((each) => plain(each, inside) ?? null);
    if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString();
    if (value instanceof RegExp || value instanceof URL) return String(value);
    if (value instanceof Set) return [...value].map((each) => plain(each, inside) ?? null);
    const entries: [unknown, unknown][] = value instanceof Map ? [...value] : Object.entries(value);
    const copied = entries.map(([key, each]) => [String(key), plain(each, inside)] as const);
    return Object.fromEntries(copied.filter(([, each]) => each !== undefined));
  };
  return (value: unknown): unknown => plain(value, []);
}
