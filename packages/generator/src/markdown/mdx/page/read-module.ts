// Reads the imports and exports of an MDX page: the names that its components and expressions can use, and the code
// that defines them.

import type { Root } from 'mdast';
import type { Position } from '../../../model/diagnostic.ts';
import type { ImportDeclaration, ModuleDeclaration, Pattern, Program, Statement } from '../../../text/javascript.ts';
import { MdxSyntaxError } from '../../parse/mdx-syntax-error.ts';
import { CodeSyntaxError, type CodeTools } from './compile-code.ts';

export interface ImportedName {
  readonly specifier: string;
  /** Imported name, or `*` for the whole module. */
  readonly imported: string;
  /** Local name, or `undefined` if the import is only for side effects or is re-exported. */
  readonly local: string | undefined;
  /** Position of the import in the text. */
  readonly position: Position;
}

export interface PageModule {
  readonly imports: readonly ImportedName[];
  /** Declarations without the keyword `export`. */
  readonly declarations: string;
  /** All names that the page's components and expressions can use. */
  readonly names: ReadonlySet<string>;
}

export const emptyModule: PageModule = { imports: [], declarations: '', names: new Set() };

/** Name of the default export, which is the layout of the page, in `declarations` and `names`. */
export const layoutName = '$layout';

/** Removes the imports and exports from the tree. Throws an `MdxSyntaxError`. */
export function takeModule(tree: Root, tools: CodeTools): PageModule {
  const nodes = tree.children.filter((node) => node.type === 'mdxjsEsm');
  tree.children = tree.children.filter((node) => node.type !== 'mdxjsEsm');
  const read = nodes.map(({ value, position }) => readBlock({ code: value, line: position?.start.line ?? 1 }, tools));
  const imports = read.flatMap((each) => each.imports);
  const declared = read.flatMap((each) => each.names);
  const named = imports.flatMap(({ local, position }) => (local === undefined ? [] : [{ name: local, position }]));
  const declarations = read.map((each) => each.declarations).join('\n');
  return { imports, declarations, names: uniqueNames([...named, ...declared]) };
}

interface PlacedName {
  readonly name: string;
  readonly position: Position;
}

function uniqueNames(written: readonly PlacedName[]): ReadonlySet<string> {
  const names = new Map<string, Position>();
  for (const { name, position } of [...written].sort((one, other) => one.position.line - other.position.line)) {
    const first = names.get(name);
    if (first !== undefined) {
      const message =
        name === layoutName
          ? `This page already has a default export (line ${first.line})`
          : `'${name}' is already declared (line ${first.line})`;
      throw new MdxSyntaxError({ message, hint: 'Remove one of them', ...position });
    }
    names.set(name, position);
  }
  return new Set(names.keys());
}

interface Block {
  readonly code: string;
  /** Line in the text on which the code starts. */
  readonly line: number;
}

interface ReadBlock {
  readonly imports: readonly ImportedName[];
  readonly declarations: string;
  readonly names: readonly PlacedName[];
}

function readBlock(block: Block, tools: CodeTools): ReadBlock {
  const imports: ImportedName[] = [];
  const declarations: string[] = [];
  const names: PlacedName[] = [];
  for (const statement of parseBlock(block, tools).body) {
    const position = { line: block.line + (statement.loc?.start.line ?? 1) - 1, column: 1 };
    if (statement.type === 'ImportDeclaration') imports.push(...importedNames(statement, position));
    else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
      declarations.push(`${block.code.slice(statement.declaration.start, statement.declaration.end)};`);
      names.push(...declaredNames(statement.declaration).map((name) => ({ name, position })));
    } else if (statement.type === 'ExportNamedDeclaration' && statement.source) {
      const specifier = String(statement.source.value);
      for (const each of statement.specifiers)
        imports.push({ specifier, imported: nameOf(each.local), local: nameOf(each.exported), position });
    } else if (statement.type === 'ExportDefaultDeclaration') {
      declarations.push(
        `const ${layoutName} = (${block.code.slice(statement.declaration.start, statement.declaration.end)});`,
      );
      names.push({ name: layoutName, position });
    } else if (statement.type !== 'ExportNamedDeclaration' && statement.type !== 'ExportAllDeclaration') {
      throw new MdxSyntaxError({
        message: 'This line directly follows an import or export, but is neither',
        hint: 'Add a blank line before it',
        ...position,
      });
    }
  }
  return { imports, declarations: declarations.join('\n'), names };
}

function parseBlock({ code, line }: Block, { parse }: CodeTools): Program {
  try {
    return parse(code);
  } catch (thrown) {
    if (!(thrown instanceof CodeSyntaxError)) throw thrown;
    throw new MdxSyntaxError({
      message: `Invalid import or export: ${thrown.message.replace(/^./, (first) => first.toLowerCase())}`,
      hint: 'If text follows, add a blank line in between',
      line: line + thrown.position.line - 1,
      column: thrown.position.column,
    });
  }
}

function importedNames({ source, specifiers }: ImportDeclaration, position: Position): readonly ImportedName[] {
  const specifier = String(source.value);
  if (specifiers.length === 0) return [{ specifier, imported: '*', local: undefined, position }];
  return specifiers.map((each) => {
    if (each.type === 'ImportSpecifier')
      return { specifier, imported: nameOf(each.imported), local: each.local.name, position };
    return {
      specifier,
      imported: each.type === 'ImportDefaultSpecifier' ? 'default' : '*',
      local: each.local.name,
      position,
    };
  });
}

type ExportedName = Extract<ModuleDeclaration, { type: 'ExportNamedDeclaration' }>['specifiers'][number]['local'];

function nameOf(name: ExportedName): string {
  return name.type === 'Literal' ? String(name.value) : name.name;
}

function declaredNames(declaration: Statement): readonly string[] {
  if (declaration.type === 'VariableDeclaration') return declaration.declarations.flatMap(({ id }) => namesIn(id));
  const isNamed = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
  return isNamed && declaration.id ? [declaration.id.name] : [];
}

function namesIn(pattern: Pattern): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) => namesIn(each.type === 'Property' ? each.value : each.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) => (each ? namesIn(each) : []));
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    default:
      return [];
  }
}
