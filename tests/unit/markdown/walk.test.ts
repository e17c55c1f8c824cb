// The function with which all plugins walk trees: visited nodes, their order, and the effect of return values.
import type { Root, RootContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import { EXIT, SKIP, type Step, walk } from '../../../packages/generator/src/markdown/tree/visit.ts';

const text = (value: string): RootContent => ({ type: 'text', value });
const tree = (): Root => ({
  type: 'root',
  children: [
    { type: 'paragraph', children: [{ type: 'text', value: 'a' }] },
    { type: 'blockquote', children: [{ type: 'paragraph', children: [{ type: 'text', value: 'b' }] }] },
    { type: 'thematicBreak' },
  ],
});

/** Returns the types of the visited nodes, each with its parent's type. `answer` is called for each node. */
function seen(root: Root, answer: (node: RootContent, index: number) => Step = () => undefined): readonly string[] {
  const types: string[] = [];
  walk(root, (node, index, parent) => {
    types.push(`${parent.type} ${index} ${node.type}`);
    return answer(node, index);
  });
  return types;
}

describe('a walk', () => {
  it('walk visits parents before their children, and not the root', () => {
    expect(seen(tree())).toEqual([
      'root 0 paragraph',
      'paragraph 0 text',
      'root 1 blockquote',
      'blockquote 0 paragraph',
      'paragraph 0 text',
      'root 2 thematicBreak',
    ]);
  });

  it('SKIP skips the children of a node', () => {
    expect(seen(tree(), (node) => (node.type === 'blockquote' ? SKIP : undefined))).toEqual([
      'root 0 paragraph',
      'paragraph 0 text',
      'root 1 blockquote',
      'root 2 thematicBreak',
    ]);
  });

  it('EXIT ends the traversal at any depth', () => {
    expect(seen(tree(), (node) => (node.type === 'text' ? EXIT : undefined))).toEqual([
      'root 0 paragraph',
      'paragraph 0 text',
    ]);
  });

  it('a returned index continues at that sibling, with the current children', () => {
    const root = tree();
    const types = seen(root, (node, index) => {
      if (node.type !== 'blockquote') return undefined;
      root.children.splice(index, 1, text('c'), text('d'));
      return [SKIP, index];
    });
    expect(types).toEqual([
      'root 0 paragraph',
      'paragraph 0 text',
      'root 1 blockquote',
      'root 1 text',
      'root 2 text',
      'root 3 thematicBreak',
    ]);
  });

  it('a walk visits children that the visitor added to the node', () => {
    const types = seen(tree(), (node) => {
      if (node.type === 'blockquote') node.children = [{ type: 'thematicBreak' }];
      return undefined;
    });
    expect(types.slice(2)).toEqual(['root 1 blockquote', 'blockquote 0 thematicBreak', 'root 2 thematicBreak']);
  });
});
