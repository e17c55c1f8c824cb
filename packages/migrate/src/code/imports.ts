// Imports and re-exports of a module.
import { nodeIn, nodesIn, type Syntax } from 'docsgen/internals';
import type { Range } from './syntax.ts';

export interface ImportedName {
  /** `default`, `*`, or the export name. */
  readonly imported: string;
  readonly local: string;
  readonly isType: boolean;
}

/** `import … from 'x'`, `import 'x'` or `export … from 'x'`. */
export interface Import {
  readonly keyword: 'import' | 'export';
  readonly specifier: string;
  readonly names: readonly ImportedName[];
  readonly range: Range;
  /** The specifier with its quotes. */
  readonly source: Range;
}

/** Returns `undefined` if the statement is not an import or re-export. */
export function readImport(statement: Syntax): Import | undefined {
  const { type, importKind, exportKind } = statement;
  const source = nodeIn(statement.source);
  if (source === undefined || !/^(Import|ExportNamed|ExportAll)Declaration$/.test(type)) return undefined;
  const isType = importKind === 'type' || exportKind === 'type';
  const names = type === 'ExportAllDeclaration' ? [allOf(statement)] : nodesIn(statement.specifiers).map(readName);
  return {
    keyword: type === 'ImportDeclaration' ? 'import' : 'export',
    specifier: String(source.value),
    names: names.map((name) => ({ ...name, isType: isType || name.isType })),
    range: statement,
    source,
  };
}

function allOf({ exported }: Syntax): ImportedName {
  return { imported: '*', local: String(nodeIn(exported)?.name ?? '*'), isType: false };
}

function readName({ type, imported, local, exported, importKind, exportKind }: Syntax): ImportedName {
  const nameOf = (value: unknown): string => String(nodeIn(value)?.name ?? nodeIn(value)?.value);
  const isType = importKind === 'type' || exportKind === 'type';
  if (type === 'ExportSpecifier') return { imported: nameOf(local), local: nameOf(exported), isType };
  const single = type === 'ImportDefaultSpecifier' ? 'default' : type === 'ImportNamespaceSpecifier' ? '*' : undefined;
  return { imported: single ?? nameOf(imported), local: nameOf(local), isType };
}
