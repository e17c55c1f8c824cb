// Parsers treat JSX on a single line as inline: `<Cards><Card title="A">Text.</Card></Cards>`. This step converts
// built-in block components on such lines to blocks and wraps their text in paragraphs, as in directives.
import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { phrasing } from 'mdast-util-phrasing';
import { isMarkdownJsx, type MarkdownJsx } from '../../tree/jsx-nodes.ts';
import { SKIP, walk } from '../../tree/visit.ts';
import { isBlank } from '../shared/hast.ts';
import { canBeBlock } from './recognize.ts';

export function unravel(tree: Root, shadowed: ReadonlySet<string>): void {
  const isBlock = (node: RootContent): node is MarkdownJsx =>
    isMarkdownJsx(node) && node.name !== null && !shadowed.has(node.name) && canBeBlock(node.name);
  walk<RootContent>(tree, (node, index, parent) => {
    if (node.type === 'paragraph') {
      const blocks = blocksIn(node.children, isBlock);
      if (blocks === undefined) return undefined;
      parent.children.splice(index, 1, ...blocks.map(asFlow));
      return [SKIP, index];
    }
    if (isBlock(node) && node.type === 'mdxJsxFlowElement') normalizeChildren(node, isBlock);
    return undefined;
  });
}

/** Returns the blocks if there is only whitespace between them, or `undefined` if there is other content. */
function blocksIn(
  children: readonly RootContent[],
  isBlock: (node: RootContent) => node is MarkdownJsx,
): readonly MarkdownJsx[] | undefined {
  const blocks = children.filter(isBlock);
  const areAlone = blocks.length > 0 && children.every((child) => isBlock(child) || isBlank(child));
  return areAlone ? blocks : undefined;
}

function normalizeChildren(node: MarkdownJsx, isBlock: (node: RootContent) => node is MarkdownJsx): void {
  const blocks = blocksIn(node.children, isBlock);
  if (blocks) node.children = blocks.map(asFlow);
  else if (node.children.every(isBlank)) node.children = [];
  else if (node.children.every(isPhrasing)) node.children = [{ type: 'paragraph', children: node.children }];
}

function asFlow(node: MarkdownJsx): MdxJsxFlowElement {
  return Object.assign(node, { type: 'mdxJsxFlowElement' }) as MdxJsxFlowElement;
}

function isPhrasing(node: RootContent): node is PhrasingContent {
  return node.type === 'html' || phrasing(node);
}
