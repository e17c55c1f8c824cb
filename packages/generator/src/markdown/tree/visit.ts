// The one walk through a tree, parents before their children. Every plugin walks through every article, so it is a
// plain loop: unist-util-visit makes a function for each node it passes. The libraries that make an article's tree ask
// here, too.

/** The children of the node are passed over. */
export const SKIP = 'skip';
/** The walk is at its end. */
export const EXIT = false;

/**
 * A visitor's answer, as unist-util-visit reads it. `undefined` goes on to the node's children, as they are by then;
 * a number goes there, too, and says which child of the parent is next.
 */
export type Step = undefined | typeof SKIP | typeof EXIT | number | readonly [action: typeof SKIP, next: number];

interface TreeNode {
  readonly type: string;
}

interface Branch<Node extends TreeNode> extends TreeNode {
  readonly children: Node[];
}

/** Visits all nodes below the tree's root. */
export function walk<Node extends TreeNode>(
  tree: Branch<Node>,
  visitor: (node: Node, index: number, parent: Branch<Node>) => Step,
): void {
  // The loop passes what it finds in the tree: nodes of the tree's kind.
  visitBelow(tree as AnyNode, { type: undefined, visitor: visitor as unknown as Visitor });
}

interface AnyNode extends TreeNode {
  /** Nodes that plugins make may have the property and nothing in it. */
  readonly children?: readonly AnyNode[] | null;
}

type Visitor = (node: AnyNode, index: number | undefined, parent: AnyNode | undefined) => unknown;

interface Visit {
  /** `undefined`: every node. */
  readonly type: string | undefined;
  readonly visitor: Visitor;
}

/**
 * What unist-util-visit does for `visit(tree, visitor)` and `visit(tree, type, visitor)`, the root included.
 * `false`: something else is asked, and nothing was done.
 */
export function visitPlainly(tree: unknown, ...asked: readonly unknown[]): boolean {
  const [type, visitor] = asked.length === 1 ? [undefined, asked[0]] : asked;
  if (asked.length > 2 || typeof visitor !== 'function' || !isNode(tree)) return false;
  if (asked.length === 2 && typeof type !== 'string') return false;
  const visit: Visit = { type: type as string | undefined, visitor: visitor as Visitor };
  const answer =
    visit.type === undefined || tree.type === visit.type ? visit.visitor(tree, undefined, undefined) : true;
  const { isEnd, isPassed } = meaningOf(answer);
  if (!isEnd && !isPassed) visitBelow(tree, visit);
  return true;
}

function isNode(tree: unknown): tree is AnyNode {
  return typeof tree === 'object' && tree !== null && 'type' in tree;
}

/** `false`: the visit is at its end. */
function visitBelow(parent: AnyNode, visit: Visit): boolean {
  const { type, visitor } = visit;
  let index = 0;
  // Visitors may exchange the children, and say at which the visit goes on.
  for (let node = parent.children?.[0]; node !== undefined; node = parent.children?.[index]) {
    const answer = type === undefined || node.type === type ? visitor(node, index, parent) : undefined;
    index += 1;
    if (answer === undefined) {
      // Half of all nodes are texts, and looking for children that they do not have takes longest.
      if (node.type !== 'text' && !visitBelow(node, visit)) return false;
      continue;
    }
    const { isEnd, isPassed, next } = meaningOf(answer);
    if (isEnd || (!isPassed && !visitBelow(node, visit))) return false;
    index = next ?? index;
  }
  return true;
}

interface Meaning {
  readonly isEnd: boolean;
  /** The children are passed over. */
  readonly isPassed: boolean;
  readonly next: number | undefined;
}

function meaningOf(answer: unknown): Meaning {
  const [action, next] = Array.isArray(answer) ? answer : typeof answer === 'number' ? [true, answer] : [answer];
  return { isEnd: action === false, isPassed: action === 'skip', next: typeof next === 'number' ? next : undefined };
}
