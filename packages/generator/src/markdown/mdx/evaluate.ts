// Values for what stands in a tree: components by their names, expressions by their numbers. A mistake in either is
// told at its place in the page.

import type { Position } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import { didYouMean } from '../../text/suggest.ts';
import { type Expression, numberOf } from './page/expressions.ts';

/** A mistake of the page that keeps a part of it from being drawn. */
export class PageMistake extends Error {
  readonly place: MistakePlace;
  readonly hint: string | undefined;

  constructor(message: string, place: MistakePlace, hint?: string) {
    super(message);
    this.name = 'PageMistake';
    this.place = place;
    this.hint = hint;
  }
}

/** Everything is drawn, and something is not as its author meant it. */
export class PageWarning extends PageMistake {}

/** What keeps a page from being drawn is told already. */
export class CannotDraw extends Error {}

/** A place in a page or in one of its partials. */
export interface MistakePlace {
  readonly file: SourcePath;
  readonly position: Position | undefined;
}

export interface Scope {
  /** Path of the text that the tree was made of. */
  readonly file: SourcePath;
  readonly expressions: readonly Expression[];
  /** Evaluate the expressions, in the same order. */
  readonly values: readonly (() => unknown)[];
  /** Names that the tree's components can have. */
  readonly names: Readonly<Record<string, unknown>>;
}

interface Named {
  readonly type: string;
  readonly name?: unknown;
  readonly object?: Named;
  readonly property?: Named;
}

/** As hast-util-to-jsx-runtime asks for it. Throws a `PageMistake`. */
export function createEvaluater(scope: Scope) {
  const { names } = scope;
  const valueFor = (node: Named): unknown => {
    const index = numberOf(node);
    if (index !== undefined) return evaluate(index, scope);
    if (node.type === 'MemberExpression' && node.object && node.property)
      return Object(valueFor(node.object))[String(node.property.name)];
    return Object.hasOwn(names, String(node.name)) ? names[String(node.name)] : undefined;
  };
  return () => ({
    evaluateExpression: (node: object) => valueFor(node as Named),
    // The page's imports and exports are taken out before.
    evaluateProgram: () => undefined,
  });
}

/** Value of the expression with this number. Throws a `PageMistake`. */
export function evaluate(index: number, { file, expressions, values, names }: Scope): unknown {
  try {
    return values[index]?.();
  } catch (thrown) {
    const reason = reasonOf(thrown);
    const place = { file, position: expressions[index]?.position };
    throw new PageMistake(`This expression cannot be evaluated: ${reason}`, place, hintFor(reason, names));
  }
}

function hintFor(reason: string, names: Scope['names']): string | undefined {
  const [, missing] = /^([\w$]+) is not defined$/.exec(reason) ?? [];
  if (missing === undefined) return undefined;
  if (Object.hasOwn(remedies, missing)) return remedies[missing];
  const meant = didYouMean(missing, [...Object.keys(names), 'frontMatter', 'props']);
  return meant ?? 'Import it, or write export const in front of its value; \\{ is the character';
}

/** Names that pages in MDX have elsewhere. */
const remedies: Readonly<Record<string, string>> = {
  toc: 'docsgen has no toc: the table of contents stands beside the page',
  metadata: 'docsgen has no metadata: frontMatter has the fields of the front matter',
};

/** What code says of its failure. */
export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error || isErrorLike(thrown) ? thrown.message : String(thrown);
}

/** Errors of another realm are no `Error` of this one. */
function isErrorLike(thrown: unknown): thrown is { readonly message: string } {
  return typeof thrown === 'object' && thrown !== null && typeof Object(thrown).message === 'string';
}
