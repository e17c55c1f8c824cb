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

export async function findPlaces(code: string): Promise<FindPlaces> {
  const { parse } = await loadAcorn();
  const program = { ...parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true }) };
  const named = valuesByName(program);
  const [exported] = exportedValues(program);
  const whole = named.get(String(exported?.name))?.[0] ?? exported;
  return (path, part) => {
    if (whole === undefined) return [];
    const found: Found[] = [{ key: whole, value: whole }];
    for (const key of path) {
      const next = memberOf(found[0]?.value, key, newSearch(named));
      if (!next) break;
      found.unshift(next);
    }
    // If such a value is a string, it has no keys.
    const isWhole = found.length === path.length + 1 || writtenValues(found[0]?.value, newSearch(named)).next().done;
    return found.flatMap((each, index) => startOf(index === 0 && isWhole ? each[part] : each.key));
  };
}

function startOf({ loc }: Syntax): readonly Position[] {
  return loc ? [{ line: loc.start.line, column: loc.start.column + 1 }] : [];
}

/** Initial values of all variables and functions, by name. */
type Named = ReadonlyMap<string, readonly Syntax[]>;

interface Search {
  readonly named: Named;
  /** Expressions that were already searched. Variables and functions can refer to each other. */
  readonly seen: Set<Syntax>;
}

function newSearch(named: Named): Search {
  return { named, seen: new Set() };
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
      const found = memberOf(nodeIn(each.argument), key, search);
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

/**
 * Yields the object and array literals in an expression, in the functions that it calls, and in the variables that it
 * refers to. The last literal is yielded first, because it is usually the result of a function or its argument.
 */
function* writtenValues(node: Syntax | undefined, search: Search): Generator<Syntax> {
  if (!node || search.seen.has(node)) return;
  search.seen.add(node);
  if (node.type === 'ObjectExpression' || node.type === 'ArrayExpression') yield node;
  else for (const each of sourcesOf(node, search)) yield* writtenValues(each, search);
}

function sourcesOf(node: Syntax, search: Search): readonly Syntax[] {
  if (node.type === 'Identifier') return search.named.get(String(node.name)) ?? [];
  if (node.type !== 'MemberExpression') return childrenOf(node).reverse();
  const key = nodeIn(node.property);
  const found = memberOf(nodeIn(node.object), String(key?.name ?? key?.value), newSearch(search.named));
  return found ? [found.value] : [];
}

function valuesByName(program: Syntax): Named {
  const values = new Map<string, Syntax[]>();
  for (const node of nodesBelow(program)) {
    const [name, value] = [nodeIn(node.id)?.name, node.type === 'FunctionDeclaration' ? node : nodeIn(node.init)];
    if (typeof name === 'string' && value) values.set(name, [...(values.get(name) ?? []), ...exportsOf(value)]);
  }
  return values;
}

/** Returns the exports of a CommonJS module in the bundle (`__commonJS`), or any other value itself. */
function exportsOf(value: Syntax): readonly Syntax[] {
  if (!String(nodeIn(value.callee)?.name).startsWith('__commonJS')) return [value];
  return nodesBelow(value).flatMap(({ type, left, right }) => {
    const isExport = type === 'AssignmentExpression' && nodeIn(nodeIn(left)?.property)?.name === 'exports';
    return isExport ? nodesIn([right]) : [];
  });
}

/**
 * Returns the default export. The bundler writes the default export as `export { value as default }` or, in a CommonJS
 * module, as `export default`.
 */
function exportedValues(program: Syntax): readonly Syntax[] {
  return nodesBelow(program).flatMap((node) => {
    if (node.type === 'ExportDefaultDeclaration') return nodesIn([node.declaration]);
    const isDefault = node.type === 'ExportSpecifier' && nodeIn(node.exported)?.name === 'default';
    return isDefault ? nodesIn([node.local]) : [];
  });
}

function childrenOf(node: Syntax): Syntax[] {
  return Object.values(node).flatMap((value) => [...nodesIn([value].flat())]);
}

function nodesBelow(node: Syntax): readonly Syntax[] {
  return [node, ...childrenOf(node).flatMap(nodesBelow)];
}
