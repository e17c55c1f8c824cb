// Numbers the expressions in a tree and stores the numbers in its nodes, so that hast-util-to-jsx-runtime requests the
// values by number instead of evaluating a syntax tree.

import type { Nodes, Root } from 'hast';
import type { Position } from '../../../model/diagnostic.ts';
import { isExpression, isJsxElement, type JsxElement } from '../../tree/jsx-nodes.ts';
import { attributePosition, startOf } from '../../tree/positions.ts';
import { walk } from '../../tree/visit.ts';

export interface Expression {
  readonly code: string;
  readonly position: Position | undefined;
}

/** Replaces the syntax tree of an expression. */
interface Numbered {
  readonly type: 'docsgenExpression';
  readonly index: number;
}

/** Numbers the expressions of a tree. `source` is the text of the tree. */
export function numberExpressions(tree: Root, source: string): readonly Expression[] {
  const found: Expression[] = [];
  const number = (code: string, position: Position | undefined): Numbered => ({
    type: 'docsgenExpression',
    index: found.push({ code, position }) - 1,
  });
  walk(tree as Nodes & Root, (node) => {
    if (isExpression(node)) node.data = { ...node.data, estree: programOf(number(node.value, startOf(node))) };
    if (isJsxElement(node)) numberAttributes(node, { source, number });
    return undefined;
  });
  return found;
}

interface Numbering {
  readonly source: string;
  readonly number: (code: string, position: Position | undefined) => Numbered;
}

function numberAttributes(node: JsxElement, { source, number }: Numbering): void {
  for (const attribute of node.attributes) {
    const positionOf = (): Position | undefined => attributePosition(node, attribute, source);
    if (attribute.type === 'mdxJsxExpressionAttribute')
      attribute.data = { ...attribute.data, estree: spreadOf(number(`{${attribute.value}}`, positionOf())) };
    else if (attribute.value && typeof attribute.value === 'object')
      attribute.value.data = {
        ...attribute.value.data,
        estree: programOf(number(attribute.value.value, positionOf())),
      };
  }
}

/** Returns the index of a numbered expression, or `undefined` for other nodes. */
export function numberOf(expression: { readonly type: string }): number | undefined {
  return expression.type === 'docsgenExpression' ? (expression as unknown as Numbered).index : undefined;
}

type Estree = NonNullable<NonNullable<JsxElement['data']>>['estree' & keyof JsxElement['data']];

function programOf(expression: unknown): Estree {
  return {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{ type: 'ExpressionStatement', expression }],
  } as Estree;
}

function spreadOf(argument: Numbered): Estree {
  return programOf({ type: 'ObjectExpression', properties: [{ type: 'SpreadElement', argument }] });
}
