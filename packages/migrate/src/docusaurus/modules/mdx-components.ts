// Converts `src/theme/MDXComponents`, which exports an object with global components, to named exports in
// `components/index.tsx`.
import { nodeIn, nodesIn, type Syntax } from 'docsgen/internals';
import type { ImportedName } from '../../code/imports.ts';
import type { Code } from '../../code/read-code.ts';
import { wordsIn } from '../../code/syntax.ts';
import { lose } from '../conversion.ts';
import type { ModuleWork } from './convert-module.ts';
import { resolveImport } from './imports.ts';
import { movedFile } from './module-imports.ts';

/** Returns the properties of the module's default export, or `undefined` if the export is not an object literal. */
export function exportedComponents({ body }: Code): readonly Syntax[] | undefined {
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  const value = withoutType(nodeIn(exported?.declaration));
  const object = value?.type === 'Identifier' ? withoutType(declaredAs(body, value.name)) : value;
  return object?.type === 'ObjectExpression' ? nodesIn(object.properties) : undefined;
}

function declaredAs(body: readonly Syntax[], name: unknown): Syntax | undefined {
  const variables = body.flatMap(({ declarations }) => nodesIn(declarations));
  return nodeIn(variables.find(({ id }) => nodeIn(id)?.name === name)?.init);
}

/** Returns `x` for `x as T` and `x satisfies T`. */
function withoutType(node: Syntax | undefined): Syntax | undefined {
  return node?.type.startsWith('TS') ? withoutType(nodeIn(node.expression)) : node;
}

/** Rewrites the module after its imports. `unlisted`: its default export is not a literal. `none`: it is empty. */
export function exportComponents(work: ModuleWork): 'listed' | 'unlisted' | 'none' {
  const { code, edited, text } = work;
  const entries = exportedComponents(code);
  const exported = code.body.find(({ type }) => type === 'ExportDefaultDeclaration');
  if (entries === undefined || exported === undefined) return 'unlisted';
  const lines = [
    ...entries.filter(({ type }) => type !== 'SpreadElement').flatMap((entry) => lineFor(work, entry)),
    ...entries.filter(({ type }) => type === 'SpreadElement').flatMap((entry) => allOf(work, entry)),
  ];
  if (lines.length === 0 && code.imports.every(({ names }) => names.length > 0)) return 'none';
  const others = code.body.filter(({ type }) => type !== 'ImportDeclaration' && type !== exported.type);
  const needed = new Set(others.flatMap(wordsIn).map(({ name }) => name));
  const isNeeded = ({ local }: ImportedName): boolean => needed.has(local) || wordOf(local).test(lines.join(' '));
  for (const { names, range } of code.imports) {
    if (names.length === 0 || names.some(isNeeded)) continue;
    edited.remove(range.start, range.end + (text[range.end] === '\n' ? 1 : 0));
  }
  edited.update(exported.start, exported.end, lines.join('\n') || 'export {};');
  return 'listed';
}

const wordOf = (name: string): RegExp => new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`);

function lineFor(work: ModuleWork, { key, value, method, start, end }: Syntax): readonly string[] {
  const label = nodeIn(key);
  const component = nodeIn(value);
  const name = String(label?.name ?? label?.value);
  if (!/^[A-Z]/.test(name)) {
    const message = `The component that replaces <${name}> is not migrated: docsgen renders <${name}> itself`;
    const hint = 'Style it with css in the configuration, or use the component under another name';
    lose(work, { message, hint, at: start });
    return [];
  }
  if (method === true) return [`export const { ${name} } = { ${work.edited.slice(start, end)} };`];
  if (component === undefined) return [];
  if (component.type !== 'Identifier')
    return [`export const ${name} = ${work.edited.slice(component.start, component.end)};`];
  const local = String(component.name);
  // Pages use docsgen's components instead. Other components may remain in pages if their attributes are computed.
  if (/^(Tabs|TabItem|Details)$/.test(name) && isOfDocusaurus(work, local)) return [];
  return [`export { ${local === name ? name : `${local} as ${name}`} };`];
}

/** Returns all exports of a module that is imported as a namespace and spread into the object. */
function allOf(work: ModuleWork, { argument }: Syntax): readonly string[] {
  const local = nodeIn(argument)?.name;
  const isWhole = (name: ImportedName): boolean => name.imported === '*' && name.local === local;
  const found = work.code.imports.find(({ names }) => names.some(isWhole));
  const target = found && resolveImport(found.specifier, '*');
  const moved = target?.kind === 'file' ? movedFile(work, target.path) : undefined;
  return typeof moved === 'string' ? [`export * from '${moved}';`] : [];
}

function isOfDocusaurus({ code, placement }: ModuleWork, local: string): boolean {
  return code.imports.some(({ specifier, names }) => {
    const binding = names.find((each) => each.local === local);
    const isOwn = placement.site.swizzled.some(({ component }) => specifier === `@theme/${component}`);
    return binding !== undefined && !isOwn && resolveImport(specifier, binding.imported).kind === 'compat';
  });
}
