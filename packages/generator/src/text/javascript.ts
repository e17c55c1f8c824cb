// Loads the JavaScript parser on demand.

export type { ImportDeclaration, ModuleDeclaration, Pattern, Program, Statement } from 'acorn';

/** An acorn node of any type. */
export interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  /** Set if the parser was called with `locations`. Line numbers start at 1, and column numbers start at 0. */
  readonly loc?: { readonly start: { readonly line: number; readonly column: number } } | null;
  readonly [field: string]: unknown;
}

export function loadAcorn(): Promise<typeof import('acorn')> {
  return import('acorn');
}

export function nodeIn(value: unknown): Syntax | undefined {
  const isNode = value !== null && typeof value === 'object' && 'type' in value && typeof value.type === 'string';
  return isNode ? (value as Syntax) : undefined;
}

export function nodesIn(values: unknown): readonly Syntax[] & Syntax[] {
  return Array.isArray(values) ? values.flatMap((each) => nodeIn(each) ?? []) : [];
}
