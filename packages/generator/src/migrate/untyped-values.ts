// Values of a foreign configuration or front matter, which can be anything, as what they should have been.

/** Values as a configuration exports them; a function is there as a `ForeignFunction`. */
export type LooseMap = Readonly<Record<string, unknown>>;

/** A function in a configuration, of which only its text is known. */
interface ForeignFunction {
  readonly $function: string;
}

/** What stands for a value of a package that is not installed: `prism-react-renderer.themes.github`. */
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

/** Numbers count as texts: YAML has `id: 2.0`. */
export function textIn(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' ? value : undefined;
}

export function numberIn(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** A text, or a list of texts. */
export function textsIn(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((each) => textIn(each) ?? []);
}

export function isFunction(value: unknown): value is ForeignFunction {
  return isMap(value) && typeof value.$function === 'string';
}

export function isStandIn(value: unknown): value is ForeignStandIn {
  return isMap(value) && typeof value.$standIn === 'string';
}
