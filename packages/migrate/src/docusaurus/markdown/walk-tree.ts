// Walks a page's syntax tree, visiting nodes of every type.

import { type Step, walk } from 'docsgen/internals';
import type { Nodes, Root } from 'mdast';

/** Visits parents before their children. */
export function walkTree(tree: Root, visitor: (node: Nodes) => Step): void {
  walk<Nodes>(tree as { readonly type: string; readonly children: Nodes[] }, (node) => visitor(node));
}
