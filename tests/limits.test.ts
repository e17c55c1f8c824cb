// Limits on the length of files, functions and lines, and on signatures.
import { describe, expect, it } from 'vitest';
import themePackage from '../packages/theme/package.json' with { type: 'json' };
import { isNode, nodesOf, programs, type SyntaxNode, sources, users } from './sources.ts';

/** Tables and types, which are as long as the data they list. */
const longFiles: readonly RegExp[] = [
  /^packages\/generator\/src\/model\/config\.ts$/,
  /^packages\/theme\/src\/i18n\//,
  /^packages\/contract\/src\/views\.ts$/,
];
/** Files with strings and SVG paths on a single line. */
const longLines: readonly RegExp[] = [
  /^packages\/theme\/src\/i18n\//,
  /^packages\/theme\/src\/styles\/icons\//,
  /\/model\/schema\/[a-z-]*schema\.ts$/,
];

/** Exports for programs and configurations outside of this repository. */
const entryPoints = [
  'generator/src/api.ts',
  'generator/src/define-config.ts',
  'generator/src/builtin-components.ts',
  'generator/src/plugin.ts',
  'live-code/src/code-blocks.ts',
  'live-code/src/plugin.ts',
  'mermaid/src/code-blocks.ts',
  'mermaid/src/plugin.ts',
  'math/src/formulas.ts',
  'math/src/plugin.ts',
  'math/src/syntax.ts',
  'migrate/src/cli.ts',
  'migrate/src/compat/docusaurus.ts',
  'theme/src/server/islands/client.ts',
  'theme/src/parts.ts',
].map((path) => `packages/${path}`);

/** Imported by `scripts/compile.js` from the compiled files. */
const usedByScripts: readonly string[] = [
  'packages/generator/src/bundle/client/bundle-client.ts bundleClient',
  'packages/generator/src/bundle/client/load-client.ts packBundle',
  // Bundled with the site's overrides.
  'packages/theme/src/server/overrides/page-language.tsx Shell',
  'packages/theme/src/server/overrides/site-renderer.tsx createSiteRenderer',
];

/** Exports of the theme's package. */
const themeFiles = new Map(
  Object.entries(themePackage.exports).flatMap(([name, file]) =>
    typeof file === 'string'
      ? []
      : [[name.replace('.', '@docsgen/theme'), file.types.replace('.', 'packages/theme')] as const],
  ),
);

/** The packages, and the programs around them. */
const code = [...sources, ...programs];

const trees = new Map(sources.map((source) => [source, nodesOf(source)] as const));

function isFunction({ type }: SyntaxNode): boolean {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type);
}

function linesOf(text: string): number {
  return text.trimEnd().split('\n').length;
}

describe('limits', () => {
  it('a file has at most 220 lines', () => {
    const long = code.filter(
      ({ path, text }) => linesOf(text) > 220 && !longFiles.some((pattern) => pattern.test(path)),
    );
    expect(long.map(({ path, text }) => `${path} ${linesOf(text)}`)).toEqual([]);
  });

  it('a function has at most 60 lines', () => {
    const long = [...trees].flatMap(([{ path, text }, nodes]) =>
      nodes
        .filter(([node]) => isFunction(node) && linesOf(text.slice(node.start, node.end)) > 60)
        .map(([, name]) => `${path} ${name}`),
    );
    expect(long).toEqual([]);
  });

  it('a line has at most 120 columns, including comments', () => {
    const long = code
      .filter(({ path }) => !longLines.some((pattern) => pattern.test(path)))
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((line, index) => (line.length > 120 ? [`${path}:${index + 1}`] : [])),
      );
    expect(long).toEqual([]);
  });

  it('boolean parameters occur only as the single parameter of a setter', () => {
    const wrong = [...trees].flatMap(([{ path }, nodes]) =>
      nodes
        .filter(
          ([node, name]) => hasBooleanParameter(node) && !(parametersOf(node).length === 1 && /^set[A-Z]/.test(name)),
        )
        .map(([, name]) => `${path} ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('every export is imported somewhere', () => {
    const imported = wordsOfImporters();
    const wrong = [...trees].flatMap(([{ path }, nodes]) =>
      nodes
        .flatMap(([node]) => exportedNames(node))
        .filter((name) => !imported.get(path)?.has(name))
        .map((name) => `${path} ${name}`),
    );
    const isForOthers = (name: string): boolean => entryPoints.includes(name.split(' ')[0] ?? '');
    expect(wrong.filter((name) => !usedByScripts.includes(name) && !isForOthers(name))).toEqual([]);
  });
});

function parametersOf({ type, params }: SyntaxNode): readonly SyntaxNode[] {
  const isSignature = /^(TSFunctionType|TSMethodSignature|FunctionDeclaration|FunctionExpression|Arrow)/.test(type);
  return isSignature && Array.isArray(params) ? params.filter(isNode) : [];
}

function hasBooleanParameter(node: SyntaxNode): boolean {
  return parametersOf(node).some(({ left, typeAnnotation }) => {
    const written = typeAnnotation ?? (isNode(left) ? left.typeAnnotation : undefined);
    return isNode(written) && isNode(written.typeAnnotation) && written.typeAnnotation.type === 'TSBooleanKeyword';
  });
}

/** Returns the names in one `export` statement. */
function exportedNames({ type, declaration }: SyntaxNode): readonly string[] {
  if (type !== 'ExportNamedDeclaration' || !isNode(declaration)) return [];
  const declared = Array.isArray(declaration.declarations) ? declaration.declarations : [declaration];
  return declared.flatMap((each) => (isNode(each) && isNode(each.id) ? String(each.id.name) : []));
}

/** Returns all words in the files that import each file. */
function wordsOfImporters(): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map<string, Set<string>>();
  for (const { text, imports } of users) {
    for (const file of imports.map(fileOf)) {
      const known = words.get(file) ?? new Set();
      for (const word of text.match(/[A-Za-z_$][\w$]*/g) ?? []) known.add(word);
      words.set(file, known);
    }
  }
  return words;
}

/** Files of the contract are exported by name, files of the theme by the entries in its package.json. */
function fileOf(name: string): string {
  const path = name.replace('@docsgen/theme/src/', 'packages/theme/src/');
  if (name === 'docsgen/internals') return 'packages/generator/src/internals.ts';
  return themeFiles.get(name) ?? path.replace(/^@docsgen\/contract\/(.*)$/, 'packages/contract/src/$1.ts');
}
