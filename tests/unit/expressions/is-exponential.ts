// Determines whether the run time of a regular expression can double with each character. It can if two different paths
// from a state of its automaton back to this state read the same text (Weber and Seidl, 1991).
import { type CharSet, type Concatenation, type Element, JS, NFA, type NoParent, type Quantifier } from 'refa';
import type { Expression } from './read-expressions.ts';

interface Edge {
  readonly to: number;
  readonly characters: CharSet;
}

type Edges = readonly (readonly Edge[])[];

export function isExponential(expression: Expression): boolean {
  const edges = edgesOf(expression);
  const backwards: Edge[][] = edges.map(() => []);
  for (const [from, list] of edges.entries())
    for (const { to, characters } of list) backwards[to]?.push({ to: from, characters });
  return edges.some((_, state) => {
    const after = pairsFrom(state, edges);
    const before = pairsFrom(state, backwards);
    return [...after].some(([key, isSame]) => !isSame && before.has(key));
  });
}

/**
 * Returns the pairs of states that two paths from a state can reach with the same text, and whether both states are the
 * same.
 */
function pairsFrom(start: number, edges: Edges): ReadonlyMap<number, boolean> {
  const keyOf = (a: number, b: number): number => a * edges.length + b;
  const found = new Map([[keyOf(start, start), true]]);
  const open: (readonly [number, number])[] = [[start, start]];
  for (let pair = open.pop(); pair; pair = open.pop()) {
    for (const a of edges[pair[0]] ?? []) {
      for (const b of edges[pair[1]] ?? []) {
        const key = keyOf(a.to, b.to);
        if (found.has(key) || a.characters.isDisjointWith(b.characters)) continue;
        found.set(key, a.to === b.to);
        open.push([a.to, b.to]);
      }
    }
  }
  return found;
}

/** Returns the automaton of the expression without lookarounds and backreferences, which add no paths. */
function edgesOf({ source, flags }: Expression): Edges {
  const literal = { source: source.replace(/\\[1-9]|\\k<\w+>/g, '(?:)'), flags };
  const parsed = JS.Parser.fromLiteral(literal).parse({ assertions: 'ignore' });
  for (const alternative of parsed.expression.alternatives) limitCounts(alternative);
  const nfa = NFA.fromRegex(parsed.expression, { maxCharacter: parsed.maxCharacter });
  const states = [...nfa.nodes()];
  const numbers = new Map(states.map((state, number) => [state, number]));
  return states.map((state) => [...state.out].map(([to, characters]) => ({ to: numbers.get(to) ?? 0, characters })));
}

/** `x{200}` would have 200 states; three states have the same loops. */
function limitCounts(node: NoParent<Concatenation>): void {
  for (const element of node.elements as NoParent<Element>[]) {
    if (element.type === 'Quantifier' && element.max !== Infinity) limit(element);
    if ('alternatives' in element) for (const each of element.alternatives) limitCounts(each);
  }
}

function limit(quantifier: NoParent<Quantifier>): void {
  quantifier.max = Math.min(quantifier.max, 3);
  quantifier.min = Math.min(quantifier.min, quantifier.max);
}
