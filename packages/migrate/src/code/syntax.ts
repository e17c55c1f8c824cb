// Traverses syntax trees of JavaScript in the ESTree format, as returned by acorn and Babel.
import { nodeIn, nodesIn, type Syntax } from 'docsgen/internals';

export interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Calls `enter` for a node and all nodes inside it, in preorder. If the function returns `false`, the children of the
 * node are skipped.
 */
export function visit(
  node: Syntax | undefined,
  enter: (node: Syntax, parent: Syntax | undefined) => unknown,
  parent?: Syntax,
): void {
  if (node !== undefined && enter(node, parent) !== false)
    for (const child of childrenOf(node)) visit(child, enter, node);
}

export function findAll(node: Syntax | undefined, type: string): readonly Syntax[] {
  const found: Syntax[] = [];
  visit(node, (each) => {
    if (each.type === type) found.push(each);
  });
  return found;
}

function childrenOf(node: Syntax, skippedField?: string): readonly Syntax[] {
  return Object.entries(node).flatMap(([field, value]) =>
    field === skippedField || field === 'comments' ? [] : (nodeIn(value) ?? nodesIn(value)),
  );
}

interface Word {
  readonly name: string;
  readonly node: Syntax;
}

/** Returns identifiers that may refer to a value, including identifiers in JSX. */
export function wordsIn(node: Syntax | undefined): readonly Word[] {
  if (node === undefined) return [];
  const { type } = node;
  if (type === 'Identifier' || type === 'JSXIdentifier') return [{ name: String(node.name), node }];
  const isMember = type.endsWith('MemberExpression') && node.computed !== true;
  const label = isMember ? 'property' : type === 'Property' ? 'key' : type === 'JSXAttribute' ? 'name' : undefined;
  return childrenOf(node, label).flatMap(wordsIn);
}

/** Returns the names of variables, or of a function or class. */
export function declaredBy(declaration: Syntax | undefined): readonly string[] {
  const variables = nodesIn(declaration?.declarations);
  const ids = variables.length > 0 ? variables.map(({ id }) => nodeIn(id)) : [nodeIn(declaration?.id)];
  return ids.flatMap((id) => (typeof id?.name === 'string' ? [id.name] : []));
}

/** Returns the name, with a number if the name is already used. */
export function freeName(base: string, taken: ReadonlySet<string>): string {
  let name = base;
  for (let count = 2; taken.has(name); count += 1) name = `${base}${count}`;
  return name;
}
