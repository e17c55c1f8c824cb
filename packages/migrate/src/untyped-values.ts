// Converts untyped values of configurations and front matter to the expected types.

/** A mapping as exported by a configuration. Functions are represented by `ForeignFunction`. */
export type LooseMap = Readonly<Record<string, unknown>>;

/** The source code of a function in a configuration. */
interface ForeignFunction {
  readonly $function: string;
}

/** Represents a value of a package that is not available: `prism-react-renderer.themes.github`. */
interface ForeignStandIn {
  readonly $standIn: string;
}

export function isMap(value: unknown): value is LooseMap {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

export function mapIn(value: unknown): LooseMap {
  return isMap(value) ? value : {};
}

export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Numbers are considered strings, because authors write `id: 2.0`. */
export function textIn(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : undefined;
}

export function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Accepts a string or an array of strings. */
export function textsIn(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((each) => textIn(each) ?? []);
}

export function isFunction(value: unknown): value is ForeignFunction {
  return isMap(value) && typeof value.$function === 'string';
}

export function isStandIn(value: unknown): value is ForeignStandIn {
  return isMap(value) && typeof value.$standIn === 'string';
}
