// The module that replaces unist-util-visit in the compiled docsgen behaves like the package in every call.
import type { Node } from 'unist';
import { CONTINUE, EXIT, visit as packaged, SKIP } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import * as ours from '../../../packages/generator/src/markdown/tree/unist-visit-replacement.ts';

const text = (value: string): Node => ({ type: 'text', value }) as Node;
const parent = (type: string, ...children: Node[]): Node => ({ type, children }) as Node;
const tree = parent(
  'root',
  parent('heading', text('a'), text('b')),
  text('c'),
  parent('list', parent('item', text('d'))),
);

type Visit = (tree: Node, ...asked: readonly unknown[]) => void;

/** Arguments of a visitor call. */
function calls(visit: Visit, ...asked: readonly unknown[]): readonly string[] {
  const seen: string[] = [];
  const visitor = (node: Node & { value?: string }, index: number | undefined, above: Node | undefined): void => {
    seen.push(`${node.type} ${node.value} ${index} ${above?.type}`);
  };
  visit(tree, ...asked.map((each) => (each === 'visitor' ? visitor : each)));
  return seen;
}

describe('the replacement of unist-util-visit', () => {
  it.each<[string, readonly unknown[]]>([
    ['every node', ['visitor']],
    ['every node, backwards', ['visitor', true]],
    ['nodes of a type', ['text', 'visitor']],
    ['nodes of a type, backwards', ['text', 'visitor', true]],
    ['nodes of several types', [['text', 'item'], 'visitor']],
    ['nodes that match an object', [{ value: 'c' }, 'visitor']],
    ['nodes selected by a function', [(node: Node) => node.type.startsWith('h'), 'visitor']],
    ['every node, with an undefined test', [undefined, 'visitor']],
  ])('the replacement of unist-util-visit visits %s like the package', (_name, asked) => {
    const expected = calls(packaged as unknown as Visit, ...asked);
    expect(expected.length).toBeGreaterThan(0);
    expect(calls(ours.visit as unknown as Visit, ...asked)).toEqual(expected);
  });

  it('the replacement of unist-util-visit exports the same constants as the package', () => {
    expect([ours.CONTINUE, ours.EXIT, ours.SKIP]).toEqual([CONTINUE, EXIT, SKIP]);
  });
});
