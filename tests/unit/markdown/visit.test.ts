// Compares the function that replaces unist-util-visit in the compiled code with the original: visited nodes, their
// order and parents, for any return values of visitors and any changes of the tree.
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { visitFast } from '../../../packages/generator/src/markdown/tree/visit.ts';

interface TestNode extends Node {
  readonly name: string;
  children?: TestNode[] | null;
}

/** Small pseudo-random numbers, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed * 7919 + 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

const types = ['root', 'element', 'text', 'paragraph'];

function tree(next: (below: number) => number, depth = 0, name = '0'): TestNode {
  const type = types[next(types.length)] ?? 'root';
  // Text nodes never have children in unist.
  if (type === 'text') return { type, name };
  if (depth === 4 || (depth > 0 && next(5) === 0))
    return next(3) === 0 ? { type, name, children: null } : { type, name };
  const children = Array.from({ length: next(5) }, (_, index) => tree(next, depth + 1, `${name}.${index}`));
  return { type, name, children };
}

const answers = [null, true, 'skip', [], ['skip'], [true], false, [false]] as const;

type Visit = (tree: TestNode, ...asked: readonly unknown[]) => unknown;

/**
 * Records all visitor calls. The visitor sometimes returns where to continue, or changes nodes that are visited later.
 */
function seen(walk: Visit, seed: number, type: string | undefined): readonly string[] {
  const next = numbers(seed);
  const root = tree(next);
  const calls: string[] = [];
  const visitor = (node: TestNode, index: number | undefined, parent: TestNode | undefined): unknown => {
    calls.push(`${node.name} ${index} ${parent?.name}`);
    if (calls.length > 200) return false;
    const chance = next(40);
    if (chance === 0 && node.type !== 'text') node.children = [{ type: 'element', name: `${node.name}+` }];
    if (chance === 1 && index !== undefined) parent?.children?.splice(index, 1);
    if (chance === 2 && index !== undefined) return index + next(3);
    if (chance === 3 && index !== undefined) return ['skip', index + 2];
    if (chance === 4) return -1;
    return answers[next(answers.length * 6)];
  };
  walk(root, ...(type === undefined ? [] : [type]), visitor);
  return [...calls, JSON.stringify(root)];
}

describe('the simple traversal', () => {
  it('the simple traversal visits the same nodes as unist-util-visit, for any visitor', () => {
    let calls = 0;
    for (let seed = 1; seed <= 1_000; seed += 1) {
      for (const type of [undefined, ...types]) {
        const reference = seen(visit as unknown as Visit, seed, type);
        calls += reference.length;
        expect(seen(visitFast, seed, type), `seed ${seed}, type ${type}`).toEqual(reference);
      }
    }
    expect(calls).toBeGreaterThan(15_000);
  });

  it('the simple traversal passes other signatures to the library without visiting a node', () => {
    const root: Parent = { type: 'root', children: [{ type: 'text' }] };
    const called: unknown[] = [];
    const note = (node: unknown): void => void called.push(node);
    const others: readonly (readonly unknown[])[] = [
      [root, { enter: note }],
      [root, 'text', { enter: note, exit: note }],
      [root, note, true],
      [root, 'text', note, true],
      [root, note, note],
      [root, ['text'], note],
      [root, { type: 'text' }, note],
      [root, null, note],
      [root, undefined, note],
      [undefined, note],
      [root],
    ];
    for (const [node, ...asked] of others) expect(visitFast(node, ...asked)).toBe(false);
    expect(called).toEqual([]);
  });
});
