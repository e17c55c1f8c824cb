// The parser of JavaScript, for code that authors write: loaded where there is some.

export type { ImportDeclaration, ModuleDeclaration, Pattern, Program, Statement } from 'acorn';

/** A node as any other: fields by name. */
export interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  /** Where the parser was asked for it. Lines count from 1, columns from 0. */
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
