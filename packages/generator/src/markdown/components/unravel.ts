// JSX that a line has to itself stands in a paragraph where there is text between its tags. Components of docsgen's own
// that are blocks come out of it, and the text gets a paragraph inside, as in a directive.
import type { PhrasingContent, Root, RootContent } from 'mdast';
import { SKIP, walk } from '../visit.ts';
import { isJsx, type JsxElement } from './jsx-node.ts';
import { isAdmonition } from './recognize.ts';
import { formsOf } from './registry.ts';

export function unravelParagraphs(tree: Root, shadowed: ReadonlySet<string>): void {
  const isBlock = (node: RootContent): node is RootContent & JsxElement =>
    isJsx(node) && node.name !== null && !shadowed.has(node.name) && canBeBlock(node.name);
  walk<RootContent>(tree, (node, index, parent) => {
    if (node.type !== 'paragraph') return undefined;
    const children: readonly RootContent[] = node.children;
    const blocks = children.filter(isBlock);
    if (blocks.length === 0 || children.some((child) => !isBlock(child) && !isBlank(child))) return undefined;
    for (const each of blocks) makeBlock(each);
    parent.children.splice(index, 1, ...blocks);
    return [SKIP, index];
  });
}

function canBeBlock(name: string): boolean {
  return isAdmonition(name) || formsOf(name).some((form) => form !== 'text');
}

function isBlank(node: RootContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

function makeBlock(node: JsxElement): void {
  const children = node.children as PhrasingContent[];
  const paragraph: RootContent = { type: 'paragraph', children };
  Object.assign(node, { type: 'mdxJsxFlowElement', children: children.every(isBlank) ? [] : [paragraph] });
}
