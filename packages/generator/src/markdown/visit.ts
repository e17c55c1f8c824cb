// What unist-util-visit does when it is asked for every node, or for those of a type, as a plain loop. The libraries that
// make an article's tree visit all of it so, and `packages/compile.js` has them ask here first.

interface TreeNode {
  readonly type: string;
  readonly children?: readonly TreeNode[] | null;
}

type Visitor = (node: TreeNode, index: number | undefined, parent: TreeNode | undefined) => unknown;

interface Visit {
  /** `undefined`: every node. */
  readonly type: string | undefined;
  readonly visitor: Visitor;
}

/** `visit(tree, visitor)` and `visit(tree, type, visitor)`; `false`: something else is asked, and nothing was done. */
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

function isNode(tree: unknown): tree is TreeNode {
  return typeof tree === 'object' && tree !== null && 'type' in tree;
}

/** `false`: the visit is at its end. */
function visitBelow(parent: TreeNode, visit: Visit): boolean {
  const { type, visitor } = visit;
  let index = 0;
  // Visitors may exchange the children, and say at which the visit goes on.
  for (let node = parent.children?.[0]; node !== undefined; node = parent.children?.[index]) {
    const answer = type === undefined || node.type === type ? visitor(node, index, parent) : undefined;
    index += 1;
    if (answer === undefined) {
      if (!visitBelow(node, visit)) return false;
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
