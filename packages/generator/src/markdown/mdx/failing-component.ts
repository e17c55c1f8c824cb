// Finds the component that failed. React reports only that a tree cannot be rendered. To find the cause, the nodes are
// rendered one by one, until a failing node contains no other failing node.

import type { Nodes, Root } from 'hast';
import { isJsxElement, isMdxNode, type MdxNode } from '../tree/jsx-nodes.ts';
import { SKIP, walk } from '../tree/visit.ts';
import { reasonOf, type Scope } from './evaluate.ts';
import { type OpenUnit, partialOf } from './page/mdx-document.ts';

/** A node and its context. */
export interface RenderableNode {
  readonly node: MdxNode;
  readonly open: OpenUnit;
  readonly scope: Scope;
}

export interface Failure extends RenderableNode {
  readonly thrown: unknown;
}

export function innermostFailure(failure: Failure, render: (renderable: RenderableNode) => unknown): Failure {
  for (const part of partsOf(failure)) {
    try {
      render(part);
    } catch (thrown) {
      if (reasonOf(thrown) === reasonOf(failure.thrown)) return innermostFailure({ ...part, thrown }, render);
      // The node may fail only because its context is missing. In this case, the cause may still be one of its
      // children.
      const inner = innermostFailure({ ...part, thrown: failure.thrown }, render);
      if (inner.node !== part.node) return inner;
    }
  }
  return failure;
}

/** Returns the nested nodes, including those in the partial that the node represents. */
function partsOf({ node, open, scope }: Failure): readonly RenderableNode[] {
  const parts = outermost(node as Nodes as Root).map((each) => ({ node: each, open, scope }));
  const partial = isJsxElement(node) ? partialOf(scope.names[node.name ?? '']) : undefined;
  if (partial === undefined) return parts;
  const inner = partial.scopeFor(propsIn(open.elements({ type: 'root', children: [node] } as Nodes, scope)));
  return [...parts, ...outermost(partial.unit.tree).map((each) => ({ node: each, open: partial, scope: inner }))];
}

function outermost(tree: Root): readonly MdxNode[] {
  const found: MdxNode[] = [];
  if ('children' in tree)
    walk(tree as Nodes & Root, (node) => {
      if (!isMdxNode(node)) return undefined;
      found.push(node);
      return SKIP;
    });
  return found;
}

/** Returns the props of the only element in a fragment. */
function propsIn(fragment: unknown): object {
  const { children } = Object(Object(fragment).props);
  return Object(Object(Array.isArray(children) ? children[0] : children).props);
}
