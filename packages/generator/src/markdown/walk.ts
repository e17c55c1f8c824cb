// Goes through a tree, parents before their children. Every plugin does that with every article, so it is a plain loop:
// unist-util-visit makes a function for each node it passes.

/** Passes over the children of the node. */
export const SKIP = 'skip';
/** Ends the walk. */
export const EXIT = 'exit';

/** A number: the node's children are passed over, and its parent's child of that index is next. */
export type Step = typeof SKIP | typeof EXIT | number | undefined;

interface TreeNode {
  readonly type: string;
}

export interface Branch<Node extends TreeNode> extends TreeNode {
  readonly children: Node[];
}

/** All below the tree's root, itself not. `undefined` goes on to the node's children, as they are by then. */
export function walk<Node extends TreeNode>(
  tree: Branch<Node>,
  enter: (node: Node, index: number, parent: Branch<Node>) => Step,
): void {
  walkBelow(tree, enter);
}

function walkBelow<Node extends TreeNode>(
  parent: Branch<Node>,
  enter: (node: Node, index: number, parent: Branch<Node>) => Step,
): boolean {
  const { children } = parent;
  let index = 0;
  while (index < children.length) {
    const node = children[index] as Node;
    const step = enter(node, index, parent);
    if (step === EXIT) return false;
    if (step === undefined && hasChildren(node) && !walkBelow(node, enter)) return false;
    index = typeof step === 'number' ? step : index + 1;
  }
  return true;
}

/**
 * Nodes that plugins make may have the property and nothing in it. Half of all nodes are texts, and to look for what a node
 * does not have takes longest.
 */
function hasChildren<Node extends TreeNode>(node: Node & Partial<Branch<Node>>): node is Node & Branch<Node> {
  return node.type !== 'text' && node.children !== undefined && node.children !== null;
}
