// Every plugin walks: what it sees, in which order, and what its answers do.
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

/** The types of the nodes that are seen, each with its parent's; `answer` is asked for each. */
function seen(root: Root, answer: (node: RootContent, index: number) => Step = () => undefined): readonly string[] {
  const types: string[] = [];
  walk(root, (node, index, parent) => {
    types.push(`${parent.type} ${index} ${node.type}`);
    return answer(node, index);
  });
  return types;
}

describe('a walk', () => {
  it('comes to parents before their children, and not to the root', () => {
    expect(seen(tree())).toEqual([
      'root 0 paragraph',
      'paragraph 0 text',
      'root 1 blockquote',
      'blockquote 0 paragraph',
      'paragraph 0 text',
      'root 2 thematicBreak',
    ]);
  });

  it('passes over what stands in a node', () => {
    expect(seen(tree(), (node) => (node.type === 'blockquote' ? SKIP : undefined))).toEqual([
      'root 0 paragraph',
      'paragraph 0 text',
      'root 1 blockquote',
      'root 2 thematicBreak',
    ]);
  });

  it('ends wherever it is', () => {
    expect(seen(tree(), (node) => (node.type === 'text' ? EXIT : undefined))).toEqual([
      'root 0 paragraph',
      'paragraph 0 text',
    ]);
  });

  it('goes on where it is told, with the nodes that are there by then', () => {
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

  it('goes into the children that a node has got', () => {
    const types = seen(tree(), (node) => {
      if (node.type === 'blockquote') node.children = [{ type: 'thematicBreak' }];
      return undefined;
    });
    expect(types.slice(2)).toEqual(['root 1 blockquote', 'blockquote 0 thematicBreak', 'root 2 thematicBreak']);
  });
});
