// Traverses a tree in preorder. Every plugin traverses every article. This module uses a plain loop, because
// unist-util-visit creates a function for each node. The libraries that process an article's tree use this module as
// well.

/** Skips the children of the node. */
export const SKIP = 'skip';
/** Ends the traversal. */
export const EXIT = false;

/**
 * Return value of a visitor, with the same meaning as in unist-util-visit: `undefined` continues with the node's
 * current children. A number also continues with the children, and sets the index of the next sibling.
 */
export type Step = undefined | typeof SKIP | typeof EXIT | number | readonly [action: typeof SKIP, next: number];

interface TreeNode {
  readonly type: string;
}

interface Branch<Node extends TreeNode> extends TreeNode {
  readonly children: Node[];
}

/** Visits all nodes except the root. */
export function walk<Node extends TreeNode>(
  tree: Branch<Node>,
  visitor: (node: Node, index: number, parent: Branch<Node>) => Step,
): void {
  // The tree contains only nodes of type `Node`.
  visitBelow(tree as AnyNode, { type: undefined, visitor: visitor as unknown as Visitor });
}

interface AnyNode extends TreeNode {
  /** In nodes created by plugins, `children` may be nullish. */
  readonly children?: readonly AnyNode[] | null;
}

type Visitor = (node: AnyNode, index: number | undefined, parent: AnyNode | undefined) => unknown;

interface Visit {
  /** Type of the nodes to visit, or `undefined` to visit every node. */
  readonly type: string | undefined;
  readonly visitor: Visitor;
}

/**
 * Implements `visit(tree, visitor)` and `visit(tree, type, visitor)` of unist-util-visit, including the root. Returns
 * `false`, without visiting any node, if the arguments do not match these signatures.
 */
export function visitFast(tree: unknown, ...asked: readonly unknown[]): boolean {
  const [type, visitor] = asked.length === 1 ? [undefined, asked[0]] : asked;
  if (asked.length > 2 || typeof visitor !== 'function' || !isNode(tree)) return false;
  if (asked.length === 2 && typeof type !== 'string') return false;
  const visit: Visit = { type: type as string | undefined, visitor: visitor as Visitor };
  const result =
    visit.type === undefined || tree.type === visit.type ? visit.visitor(tree, undefined, undefined) : true;
  const { isEnd, isSkipped } = interpret(result);
  if (!isEnd && !isSkipped) visitBelow(tree, visit);
  return true;
}

function isNode(tree: unknown): tree is AnyNode {
  return typeof tree === 'object' && tree !== null && 'type' in tree;
}

/** Returns `false` if the visitor ended the traversal. */
function visitBelow(parent: AnyNode, visit: Visit): boolean {
  const { type, visitor } = visit;
  let index = 0;
  // Visitors can replace the children, and set the index of the next child to visit.
  for (let node = parent.children?.[0]; node !== undefined; node = parent.children?.[index]) {
    const result = type === undefined || node.type === type ? visitor(node, index, parent) : undefined;
    index += 1;
    if (result === undefined) {
      // Half of all nodes are text nodes, and looking up their `children`, which do not exist, is the slowest step.
      if (node.type !== 'text' && !visitBelow(node, visit)) return false;
      continue;
    }
    const { isEnd, isSkipped, next } = interpret(result);
    if (isEnd || (!isSkipped && !visitBelow(node, visit))) return false;
    index = next ?? index;
  }
  return true;
}

interface Instruction {
  readonly isEnd: boolean;
  /** Whether the children are skipped. */
  readonly isSkipped: boolean;
  readonly next: number | undefined;
}

function interpret(result: unknown): Instruction {
  const [action, next] = Array.isArray(result) ? result : typeof result === 'number' ? [true, result] : [result];
  return { isEnd: action === false, isSkipped: action === 'skip', next: typeof next === 'number' ? next : undefined };
}
