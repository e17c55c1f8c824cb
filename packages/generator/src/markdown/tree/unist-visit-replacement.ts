// Stands in for the package of this name where docsgen is compiled (`scripts/compile.js`): the libraries that make an
// article's tree nearly always ask for all nodes, or for those of one type, and a plain loop answers that many times
// faster.
import { visitParents } from 'unist-util-visit-parents';
import { visitPlainly } from './visit.ts';

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

/** `visit(tree, visitor, reverse?)` and `visit(tree, test, visitor, reverse?)`, as the package has them. */
export function visit(tree: TreeNode, ...asked: readonly unknown[]): void {
  if (visitPlainly(tree, ...asked)) return;
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
