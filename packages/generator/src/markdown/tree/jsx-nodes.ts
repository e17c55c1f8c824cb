// The MDX nodes in a hast tree, which remark-rehype does not change, and their positions.

import type { Nodes } from 'hast';
import type {
  MdxFlowExpressionHast as FlowExpression,
  MdxTextExpressionHast as TextExpression,
} from 'mdast-util-mdx-expression';
import type {
  MdxJsxFlowElementHast as FlowElement,
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxTextElementHast as TextElement,
} from 'mdast-util-mdx-jsx';
import type { Position } from '../../model/diagnostic.ts';

export type JsxElement = FlowElement | TextElement;
type JsxExpression = FlowExpression | TextExpression;
export type MdxNode = JsxElement | JsxExpression;
type JsxAttribute = MdxJsxAttribute | MdxJsxExpressionAttribute;

/** Types of nodes that remark-rehype passes through. */
export const mdxTypes = ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxFlowExpression', 'mdxTextExpression'] as const;

export function isJsxElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function isExpression(node: Nodes): node is JsxExpression {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

export function isMdxNode(node: Nodes): node is MdxNode {
  return isJsxElement(node) || isExpression(node);
}

/** Whether the name refers to a component, as in `<Card>` and `<charts.Bar>`, rather than to an HTML element. */
export function isComponentName(name: string): boolean {
  return /^[A-Z_$]/.test(name) || name.includes('.');
}

export function startOf({ position }: Pick<Nodes, 'position'>): Position | undefined {
  return position && { line: position.start.line, column: position.start.column };
}

/** Determines the position of an attribute, which parsers do not report. `source` is the parsed text. */
export function attributePosition(node: JsxElement, attribute: JsxAttribute, source: string): Position | undefined {
  const start = node.position?.start;
  if (start?.offset === undefined) return startOf(node);
  const written = attribute.type === 'mdxJsxAttribute' ? attribute.name : attribute.value;
  const tag = source.slice(start.offset, node.position?.end.offset);
  const before = tag.slice(0, Math.max(0, tag.indexOf(written, (node.name ?? '').length + 1)));
  const lines = before.split('\n');
  const last = lines.at(-1) ?? '';
  return {
    line: start.line + lines.length - 1,
    column: (lines.length === 1 ? start.column : 1) + last.length,
  };
}
