// The walk through the tree of a page, with nodes of all kinds in it.
import type { Nodes, Root } from 'mdast';
import { type Step, walk } from '../../../markdown/tree/visit.ts';

/** Parents before their children. */
export function walkTree(tree: Root, visitor: (node: Nodes) => Step): void {
  walk<Nodes>(tree as { readonly type: string; readonly children: Nodes[] }, (node) => visitor(node));
}
