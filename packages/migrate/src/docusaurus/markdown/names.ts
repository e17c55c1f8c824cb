// Names that a page imports, and all references to them in tags and expressions.

import { nodeIn, nodesIn, type Syntax } from 'docsgen/internals';
import type { Root } from 'mdast';
import { isElement, programOf } from './jsx.ts';
import type { OpenPage, Range } from './open-page.ts';
import { walkTree } from './walk-tree.ts';

export interface ImportedName {
  /** `default`, `*`, or the export name. */
  readonly imported: string;
  readonly local: string;
}

export interface Import {
  readonly specifier: string;
  readonly names: readonly ImportedName[];
  readonly range: Range;
  /** The specifier with its quotes. */
  readonly source: Range;
}

interface Reference {
  readonly name: string;
  readonly range: Range;
}

export interface PageNames {
  readonly imports: readonly Import[];
  readonly references: readonly Reference[];
  /** Names that the page declares. */
  readonly declared: ReadonlySet<string>;
}

export function namesIn(tree: Root, page: Pick<OpenPage, 'offsetOf'>): PageNames {
  const imports: Import[] = [];
  const references: Reference[] = [];
  const declared = new Set<string>();
  const rangeOf = ({ start, end }: Range): Range => ({ start: page.offsetOf(start), end: page.offsetOf(end) });
  const see = (code: unknown): void => {
    for (const { name, node } of wordsIn(nodeIn(code))) references.push({ name, range: rangeOf(node) });
  };
  walkTree(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      for (const statement of nodesIn(programOf(node)?.body)) {
        if (statement.type === 'ImportDeclaration') imports.push(readImport(statement, rangeOf));
        else {
          for (const name of declaredBy(nodeIn(statement.declaration))) declared.add(name);
          see(statement);
        }
      }
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') see(programOf(node));
    if (!isElement(node)) return undefined;
    const start = page.offsetOf(node.position?.start.offset ?? 0) + 1;
    const [root = ''] = (node.name ?? '').split('.');
    if (root !== '') references.push({ name: root, range: { start, end: start + root.length } });
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') see(programOf(attribute));
      else if (typeof attribute.value === 'object' && attribute.value !== null) see(programOf(attribute.value));
    }
    return undefined;
  });
  return { imports, references, declared };
}

function readImport(statement: Syntax, rangeOf: (node: Range) => Range): Import {
  const source = nodeIn(statement.source);
  const names = nodesIn(statement.specifiers).map((each) => ({
    imported: importedBy(each),
    local: String(nodeIn(each.local)?.name),
  }));
  const none = { start: statement.start, end: statement.start };
  return {
    specifier: String(source?.value),
    names,
    range: rangeOf(statement),
    source: rangeOf(source ?? none),
  };
}

function importedBy({ type, imported }: Syntax): string {
  if (type === 'ImportDefaultSpecifier') return 'default';
  if (type === 'ImportNamespaceSpecifier') return '*';
  const name = nodeIn(imported);
  return String(name?.name ?? name?.value);
}

export function declaredBy(declaration: Syntax | undefined): readonly string[] {
  const inner = nodesIn(declaration?.declarations);
  const ids = inner.length > 0 ? inner.map(({ id }) => nodeIn(id)) : [nodeIn(declaration?.id)];
  return ids.flatMap((id) => (typeof id?.name === 'string' ? [id.name] : []));
}

interface Word {
  readonly name: string;
  readonly node: Syntax;
}

/** Returns identifiers that may refer to a value, including those in JSX. */
export function wordsIn(node: Syntax | undefined): readonly Word[] {
  if (node === undefined) return [];
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return [{ name: String(node.name), node }];
  const isMember = node.type === 'MemberExpression' || node.type === 'JSXMemberExpression';
  const passed = isMember && node.computed !== true ? 'property' : node.type === 'Property' ? 'key' : '';
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === passed || key === 'loc' || key === 'comments') return [];
    if (node.type === 'JSXAttribute' && key === 'name') return [];
    return Array.isArray(value) ? nodesIn(value).flatMap(wordsIn) : wordsIn(nodeIn(value));
  });
}

/** Returns all names that the code binds, such as declarations and parameters, at any depth. */
export function boundBy(node: Syntax): ReadonlySet<string> {
  const bound = [...nodesIn(node.params), ...(node.type === 'VariableDeclarator' ? nodesIn([node.id]) : [])];
  const names = bound.flatMap((each) => wordsIn(each).map(({ name }) => name));
  const inner = Object.entries(node).flatMap(([key, value]) => {
    if (key === 'loc' || key === 'comments') return [];
    const one = nodeIn(value);
    return (one ? [one] : nodesIn(value)).flatMap((each) => [...boundBy(each)]);
  });
  return new Set([...names, ...inner]);
}

/** Returns the import of a name, or `undefined` if the page does not import it. */
export function importOf(
  { imports }: PageNames,
  local: string,
): (ImportedName & { readonly from: Import }) | undefined {
  for (const from of imports) {
    const name = from.names.find((each) => each.local === local);
    if (name) return { ...name, from };
  }
  return undefined;
}
