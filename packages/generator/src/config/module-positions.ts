// Finds the source positions of configuration values in the code of a module. Follows the keys of a path through object
// and array literals in the module and its imports, as far as values are written as literals.
import type { KeyPath, Position } from '../model/diagnostic.ts';
import { loadAcorn, nodeIn, nodesIn, type Syntax } from '../text/javascript.ts';

/** Returns the positions of the value at a path and of its ancestors, innermost first. */
type FindPlaces = (path: KeyPath, part: 'key' | 'value') => readonly Position[];

interface Found {
  readonly key: Syntax;
  readonly value: Syntax;
}

/** Maximum number of names, calls and conditions to follow, because they can be circular. */
const steps = 40;

export async function findPlaces(code: string): Promise<FindPlaces> {
  const { parse } = await loadAcorn();
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  const named = valuesByName(program);
  const [exported] = exportedValues(program);
  const whole = named.get(String(exported?.name))?.[0] ?? exported;
  return (path, part) => {
    if (whole === undefined) return [];
    const found: Found[] = [{ key: whole, value: whole }];
    for (const key of path) {
      const next = memberOf(found[0]?.value, key, { named, steps });
      if (!next) break;
      found.unshift(next);
    }
    // If such a value is a string, it has no keys.
    const isWhole = found.length === path.length + 1 || writtenValues(found[0]?.value, { named, steps }).length === 0;
    return found.flatMap((each, index) => startOf(index === 0 && isWhole ? each[part] : each.key));
  };
}

function startOf({ loc }: Syntax): readonly Position[] {
  return loc ? [{ line: loc.start.line, column: loc.start.column + 1 }] : [];
}

interface Search {
  /** Initial values of all variables and functions, by name. */
  readonly named: ReadonlyMap<string, readonly Syntax[]>;
  readonly steps: number;
}

function memberOf(node: Syntax | undefined, key: PropertyKey, search: Search): Found | undefined {
  for (const written of writtenValues(node, search)) {
    const found = Array.isArray(written.elements) ? itemOf(written, key, search) : propertyOf(written, key, search);
    if (found) return found;
  }
  return undefined;
}

/** Searches from the end, because the last of several equal keys takes precedence at run time. */
function propertyOf({ properties }: Syntax, key: PropertyKey, search: Search): Found | undefined {
  for (const each of nodesIn(properties).reverse()) {
    if (each.type === 'SpreadElement') {
      const found = memberOf(nodeIn(each.argument), key, { ...search, steps: search.steps - 1 });
      if (found) return found;
    }
    const [name, value] = [nodeIn(each.key), nodeIn(each.value)];
    const written = each.computed ? undefined : (name?.name ?? name?.value);
    if (name && value && written !== undefined && String(written) === String(key)) return { key: name, value };
  }
  return undefined;
}

function itemOf({ elements }: Syntax, index: PropertyKey, search: Search): Found | undefined {
  const items = nodesIn(elements).flatMap((each) => {
    if (each.type !== 'SpreadElement') return [each];
    const [list] = writtenValues(nodeIn(each.argument), search);
    return list && Array.isArray(list.elements) ? nodesIn(list.elements) : [undefined];
  });
  // The index of items after a spread of unknown length cannot be determined.
  const known = items.includes(undefined) ? items.slice(0, items.indexOf(undefined)) : items;
  const item = known[Number(index)];
  return item && { key: item, value: item };
}

/** Returns the object and array literals that may be the value of an expression. */
function writtenValues(node: Syntax | undefined, search: Search): readonly Syntax[] {
  if (!node || search.steps === 0) return [];
  if (node.type === 'ObjectExpression' || node.type === 'ArrayExpression') return [node];
  const inner = { ...search, steps: search.steps - 1 };
  return sourcesOf(node, inner).flatMap((each) => writtenValues(each, inner));
}

/** Returns the expressions that an expression may evaluate to. */
function sourcesOf(node: Syntax, search: Search): readonly Syntax[] {
  switch (node.type) {
    case 'Identifier':
      return search.named.get(String(node.name)) ?? [];
    case 'CallExpression':
      return [...nodesIn(node.arguments).reverse(), ...calledValues(nodeIn(node.callee), search)];
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return returnedValues(node);
    case 'ConditionalExpression':
      return nodesIn([node.consequent, node.alternate]);
    case 'LogicalExpression':
      return nodesIn([node.left, node.right]);
    case 'AwaitExpression':
      return nodesIn([node.argument]);
    case 'MemberExpression': {
      const key = nodeIn(node.property);
      const found = memberOf(nodeIn(node.object), String(key?.name ?? key?.value), search);
      return found ? [found.value] : [];
    }
    default:
      return [];
  }
}

/** Returns the values that a function may return, or the exports of a bundled CommonJS module. */
function calledValues(callee: Syntax | undefined, { named }: Search): readonly Syntax[] {
  if (callee?.type !== 'Identifier') return [];
  return (named.get(String(callee.name)) ?? []).flatMap((called) =>
    called.type === 'CallExpression' ? assignedExports(called) : returnedValues(called),
  );
}

function returnedValues({ body }: Syntax): readonly Syntax[] {
  const written = nodeIn(body);
  if (written?.type !== 'BlockStatement') return nodesIn([written]);
  const returns = nodesBelow(written).filter(({ type }) => type === 'ReturnStatement');
  return nodesIn(returns.map(({ argument }) => argument)).reverse();
}

function assignedExports(call: Syntax): readonly Syntax[] {
  const assigned = nodesBelow(call).filter(({ type, left }) => {
    const target = nodeIn(left);
    return type === 'AssignmentExpression' && nodeIn(target?.property)?.name === 'exports';
  });
  return nodesIn(assigned.map(({ right }) => right));
}

function valuesByName(program: unknown): ReadonlyMap<string, readonly Syntax[]> {
  const values = new Map<string, Syntax[]>();
  for (const node of nodesBelow(program)) {
    const [name, value] = [nodeIn(node.id)?.name, node.type === 'FunctionDeclaration' ? node : nodeIn(node.init)];
    if (typeof name === 'string' && value) values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
}

/**
 * Returns the default export. The bundler writes the default export as `export { value as default }` or, in a CommonJS
 * module, as `export default`.
 */
function exportedValues(program: unknown): readonly Syntax[] {
  return nodesBelow(program).flatMap((node) => {
    if (node.type === 'ExportDefaultDeclaration') return nodesIn([node.declaration]);
    const isDefault = node.type === 'ExportSpecifier' && nodeIn(node.exported)?.name === 'default';
    return isDefault ? nodesIn([node.local]) : [];
  });
}

function nodesBelow(node: unknown): readonly Syntax[] {
  if (Array.isArray(node)) return node.flatMap(nodesBelow);
  const found = nodeIn(node);
  return found ? [found, ...Object.values(found).flatMap(nodesBelow)] : [];
}
