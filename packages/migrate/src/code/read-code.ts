// Parses modules, including TypeScript and JSX, and finds their imports, JSX tags and names.
import { parse } from '@babel/parser';
import { nodeIn, nodesIn, type Syntax } from 'docsgen/internals';
import { type Import, readImport } from './imports.ts';
import { type Range, visit } from './syntax.ts';

/** A call of `require` or `import`, including `.default` after it. */
export interface ModuleCall extends Range {
  /** `undefined` if it is computed. */
  readonly specifier: string | undefined;
  /** Range of the argument. */
  readonly source: Range;
  /** Whether it is `require(…).default`. */
  readonly isDefaultRequire: boolean;
}

interface JsxTag extends Range {
  /** `div`, `Layout`, `Foo.Bar`, or `''` for a fragment. */
  readonly name: string;
  /** Values by name, which are `undefined` for attributes without a value. Spread attributes are left out. */
  readonly attributes: ReadonlyMap<string, Syntax | undefined>;
}

export interface Code {
  readonly text: string;
  /** Statements of the module. */
  readonly body: readonly Syntax[];
  /** Offset of the first import, or of the first statement after directives. */
  readonly start: number;
  readonly imports: readonly Import[];
  readonly calls: readonly ModuleCall[];
  readonly tags: readonly JsxTag[];
  /** All identifiers in the code, except for those in types. */
  readonly names: ReadonlySet<string>;
}

/** Returns `undefined` if the code has syntax errors. */
export function readCode(text: string): Code | undefined {
  // `<A>value` and `<A>() => {}` are only valid without JSX.
  const program = parseCode(text, ['jsx']) ?? parseCode(text, []);
  if (program === undefined) return undefined;
  const body = nodesIn(program.body);
  const calls: ModuleCall[] = [];
  const tags: JsxTag[] = [];
  const names = new Set<string>();
  visit(program, (node, parent) => {
    const { type, name, expression } = node;
    if (type.startsWith('TS') && expression === undefined) return false;
    if (type === 'Identifier') names.add(String(name));
    if (type === 'JSXOpeningElement' || type === 'JSXOpeningFragment') tags.push(tagOf(node, text));
    const call = callOf(node, parent);
    if (call) calls.push(call);
    return true;
  });
  const first = body.find(({ type }) => type === 'ImportDeclaration') ?? body.find((each) => !each.directive);
  const imports = body.flatMap((statement) => readImport(statement) ?? []);
  return { text, body, start: first?.start ?? 0, imports, calls, tags, names };
}

function parseCode(text: string, plugins: readonly 'jsx'[]): Syntax | undefined {
  try {
    const { program } = parse(text, {
      sourceType: 'module',
      plugins: ['estree', 'typescript', 'decorators', ...plugins],
      // Bundlers report errors such as duplicate names.
      errorRecovery: true,
      attachComment: false,
    });
    return nodeIn(program);
  } catch {
    return undefined;
  }
}

function callOf(node: Syntax, parent: Syntax | undefined): ModuleCall | undefined {
  const isRequire = node.type === 'CallExpression' && nodeIn(node.callee)?.name === 'require';
  const source = node.type === 'ImportExpression' ? nodeIn(node.source) : nodesIn(node.arguments)[0];
  if (source === undefined || !(isRequire || node.type === 'ImportExpression')) return undefined;
  const isDefault = parent?.object === node && nodeIn(parent.property)?.name === 'default';
  const { start, end } = isDefault ? parent : node;
  const specifier = typeof source.value === 'string' ? source.value : undefined;
  return { start, end, specifier, source, isDefaultRequire: isRequire && isDefault };
}

function tagOf({ start, end, name, attributes }: Syntax, text: string): JsxTag {
  const textOf = (node: Syntax | undefined): string => text.slice(node?.start, node?.end ?? 0);
  const named = nodesIn(attributes).filter(({ type }) => type === 'JSXAttribute');
  const values = named.map((each) => [textOf(nodeIn(each.name)), nodeIn(each.value)] as const);
  return { start, end, name: textOf(nodeIn(name)), attributes: new Map(values) };
}
