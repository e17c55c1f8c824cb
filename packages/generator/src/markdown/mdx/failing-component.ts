// Which component it is that fails: React says that a tree cannot be drawn, not which part of it. The parts are drawn
// by themselves until one fails that has no part which fails in the same way.

import type { Nodes, Root } from 'hast';
import { isJsxElement, isMdxNode, type MdxNode } from '../tree/jsx-nodes.ts';
import { SKIP, walk } from '../tree/visit.ts';
import { reasonOf, type Scope } from './evaluate.ts';
import { type OpenUnit, partialOf } from './page/mdx-document.ts';

/** A node, and the text that it stands in. */
export interface Drawable {
  readonly node: MdxNode;
  readonly open: OpenUnit;
  readonly scope: Scope;
}

export interface Failure extends Drawable {
  readonly thrown: unknown;
}

export function innermostFailure(failure: Failure, draw: (drawable: Drawable) => unknown): Failure {
  for (const part of partsOf(failure)) {
    try {
      draw(part);
    } catch (thrown) {
      if (reasonOf(thrown) === reasonOf(failure.thrown)) return innermostFailure({ ...part, thrown }, draw);
      // Drawn alone, it lacks what is around it and fails for that; what is in it may not.
      const inner = innermostFailure({ ...part, thrown: failure.thrown }, draw);
      if (inner.node !== part.node) return inner;
    }
  }
  return failure;
}

/** What stands in it, and what stands in the partial that it is. */
function partsOf({ node, open, scope }: Failure): readonly Drawable[] {
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

/** Props of the one element in a fragment. */
function propsIn(fragment: unknown): object {
  const { children } = Object(Object(fragment).props);
  return Object(Object(Array.isArray(children) ? children[0] : children).props);
}
