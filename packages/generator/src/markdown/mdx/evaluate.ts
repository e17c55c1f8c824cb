// Evaluates the components and expressions of a tree. Errors are reported at their position in the page.

import type { Position } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import { didYouMean } from '../../text/wording.ts';
import { type Expression, numberOf } from './page/expressions.ts';

/** An error that prevents a part of the page from being rendered. */
export class PageError extends Error {
  readonly place: ErrorLocation;
  readonly hint: string | undefined;

  constructor(message: string, place: ErrorLocation, hint?: string) {
    super(message);
    this.name = 'PageError';
    this.place = place;
    this.hint = hint;
  }
}

/** A problem that does not prevent rendering, although the result is probably not what the author intended. */
export class PageWarning extends PageError {}

/** Thrown if the page cannot be rendered and the reason has already been reported. */
export class AlreadyReported extends Error {}

/** A location in a page or in one of its partials. */
export interface ErrorLocation {
  readonly file: SourcePath;
  readonly position: Position | undefined;
}

export interface Scope {
  /** Path of the source of the tree. */
  readonly file: SourcePath;
  readonly expressions: readonly Expression[];
  /** Functions that evaluate the expressions, in the same order. */
  readonly values: readonly (() => unknown)[];
  /** Components that the tree can use, by name. */
  readonly names: Readonly<Record<string, unknown>>;
}

interface EstreeNode {
  readonly type: string;
  readonly name?: unknown;
  readonly object?: EstreeNode;
  readonly property?: EstreeNode;
}

/** Creates evaluators for hast-util-to-jsx-runtime. They throw `PageError`. */
export function createEvaluator(scope: Scope) {
  const { names } = scope;
  const valueFor = (node: EstreeNode): unknown => {
    const index = numberOf(node);
    if (index !== undefined) return evaluate(index, scope);
    if (node.type === 'MemberExpression' && node.object && node.property)
      return Object(valueFor(node.object))[String(node.property.name)];
    return Object.hasOwn(names, String(node.name)) ? names[String(node.name)] : undefined;
  };
  return () => ({
    evaluateExpression: (node: object) => valueFor(node as EstreeNode),
    // Imports and exports have already been removed.
    evaluateProgram: () => undefined,
  });
}

/** Returns the value of the expression with this index. Throws a `PageError`. */
export function evaluate(index: number, { file, expressions, values, names }: Scope): unknown {
  try {
    return values[index]?.();
  } catch (thrown) {
    const reason = reasonOf(thrown);
    const place = { file, position: expressions[index]?.position };
    throw new PageError(`Cannot evaluate this expression: ${reason}`, place, hintFor(reason, names));
  }
}

function hintFor(reason: string, names: Scope['names']): string | undefined {
  const [, missing] = /^([\w$]+) is not defined$/.exec(reason) ?? [];
  if (missing === undefined) return undefined;
  if (Object.hasOwn(remedies, missing)) return remedies[missing];
  const meant = didYouMean(missing, [...Object.keys(names), 'frontMatter', 'props']);
  return meant ?? 'Import it, or declare it with export const; for a literal brace, write \\{';
}

/** Hints for names that are available to MDX pages in other tools. */
const remedies: Readonly<Record<string, string>> = {
  toc: 'docsgen has no toc: the table of contents is shown next to the page',
  metadata: 'docsgen has no metadata: use frontMatter for the fields of the front matter',
};

/** Returns the message of a thrown value. Errors from another realm are not instances of this realm's `Error`. */
export function reasonOf(thrown: unknown): string {
  const { message } = Object(thrown);
  return typeof message === 'string' ? message : String(thrown);
}
