// Lists the nodes of a page's syntax tree.
import { walk } from 'docsgen/internals';
import type { Nodes, Root } from 'mdast';

/** Returns all nodes except the root, parents before their children. */
export function nodesOf(tree: Root): readonly Nodes[] {
  const nodes: Nodes[] = [];
  walk<Nodes>(tree as { readonly type: string; readonly children: Nodes[] }, (node) => {
    nodes.push(node);
    return undefined;
  });
  return nodes;
}
