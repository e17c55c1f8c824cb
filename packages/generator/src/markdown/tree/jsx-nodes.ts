// The MDX nodes in mdast and hast trees. remark-rehype does not change them.

import type { Nodes } from 'hast';
import type { Nodes as MarkdownNodes } from 'mdast';
import type {
  MdxFlowExpressionHast as FlowExpression,
  MdxTextExpressionHast as TextExpression,
} from 'mdast-util-mdx-expression';
import type {
  MdxJsxFlowElementHast as FlowElement,
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxJsxTextElementHast as TextElement,
} from 'mdast-util-mdx-jsx';

export type JsxElement = FlowElement | TextElement;
type JsxExpression = FlowExpression | TextExpression;
export type MdxNode = JsxElement | JsxExpression;
export type JsxAttribute = MdxJsxAttribute | MdxJsxExpressionAttribute;

/** Types of nodes that remark-rehype passes through. */
export const mdxTypes = ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxFlowExpression', 'mdxTextExpression'] as const;

export type MarkdownJsx = MdxJsxFlowElement | MdxJsxTextElement;

export function isMarkdownJsx(node: MarkdownNodes): node is MarkdownJsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

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
