// Replaces the package unist-util-visit in the compiled docsgen (`scripts/compile.js`). The libraries that process an
// article's tree nearly always visit all nodes, or all nodes of one type. A plain loop does this many times faster.
import { visitParents } from 'unist-util-visit-parents';
import { visitFast } from './visit.ts';

interface TreeNode {
  readonly type: string;
}

interface TreeParent extends TreeNode {
  readonly children: readonly TreeNode[];
}

type Visitor = (node: TreeNode, index: number | undefined, parent: TreeNode | undefined) => unknown;
type Visit = (
  tree: TreeNode,
  test: unknown,
  visitor: (node: TreeNode, parents: TreeParent[]) => unknown,
  reverse: unknown,
) => void;

/** `visit(tree, visitor, reverse?)` and `visit(tree, test, visitor, reverse?)`, as in the package. */
export function visit(tree: TreeNode, ...asked: readonly unknown[]): void {
  if (visitFast(tree, ...asked)) return;
  const [test, visitor, reverse] = typeof asked[1] === 'function' ? asked : [undefined, ...asked];
  const enter = (node: TreeNode, parents: readonly TreeParent[]): unknown => {
    const parent = parents.at(-1);
    return (visitor as Visitor)(node, parent?.children.indexOf(node), parent);
  };
  (visitParents as Visit)(tree, test, enter, reverse);
}

export const CONTINUE = true;
export const EXIT = false;
export const SKIP = 'skip';
