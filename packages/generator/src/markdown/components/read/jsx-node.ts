// The JSX nodes of mdast-util-mdx-jsx, reduced to the properties that docsgen uses.
import type { Node as MdastNode, RootContent } from 'mdast';

export interface JsxElement extends Pick<MdastNode, 'position'> {
  readonly type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  /** Name of the element, or `null` for a fragment. */
  readonly name: string | null;
  readonly attributes: readonly (JsxAttribute | JsxSpread)[];
  children: RootContent[];
}

interface JsxAttribute extends Pick<MdastNode, 'position'> {
  readonly type: 'mdxJsxAttribute';
  readonly name: string;
  /** `null` if the attribute has no value, which means `true`. */
  readonly value?: string | { readonly type: 'mdxJsxAttributeValueExpression'; readonly value: string } | null;
}

interface JsxSpread {
  readonly type: 'mdxJsxExpressionAttribute';
}

export function isJsx<Node extends { readonly type: string }>(node: Node): node is Node & JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
