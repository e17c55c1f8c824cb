// JSX in the Markdown tree, as far as docsgen looks at it: what mdast-util-mdx-jsx makes.
import type { Node as MdastNode, RootContent } from 'mdast';

export interface JsxElement extends Pick<MdastNode, 'position'> {
  readonly type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  /** `null`: a fragment. */
  readonly name: string | null;
  readonly attributes: readonly (JsxAttribute | JsxSpread)[];
  children: RootContent[];
}

interface JsxAttribute extends Pick<MdastNode, 'position'> {
  readonly type: 'mdxJsxAttribute';
  readonly name: string;
  /** `null`: the bare name, which means `true`. */
  readonly value?: string | { readonly type: 'mdxJsxAttributeValueExpression'; readonly value: string } | null;
}

interface JsxSpread {
  readonly type: 'mdxJsxExpressionAttribute';
}

export function isJsx<Node extends { readonly type: string }>(node: Node): node is Node & JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
