// The sources of docsgen as text and as syntax trees, for tests of the codebase's rules.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import rootPackage from '../package.json' with { type: 'json' };
import themePackage from '../packages/theme/package.json' with { type: 'json' };

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface SourceText {
  readonly path: string;
  readonly text: string;
  /** Specifiers of its imports, including types. Relative specifiers are resolved to paths from the root. */
  readonly imports: readonly string[];
  /** Files of the repository that it imports, by relative paths or through subpaths of packages. */
  readonly files: readonly string[];
}

/** Source files by package subpath, such as `@docsgen/theme/messages`. */
const subpaths = new Map([
  ...subpathsOf('@docsgen/theme', themePackage.exports, (types) => types.replace(/^\.\//, 'packages/theme/')),
  ...subpathsOf('docsgen', rootPackage.exports, (types) =>
    types.replace(/^\.\/types\//, 'packages/').replace(/\.d\.ts$/, '.ts'),
  ),
  // Not in package.json with a declaration of the same path.
  ['docsgen/internals', 'packages/generator/src/internals.ts'],
  ['@docsgen/math/syntax', 'packages/math/src/syntax.ts'],
  ['@docsgen/migrate/docusaurus', 'packages/migrate/src/compat/docusaurus.ts'],
]);

export const sources: readonly SourceText[] = filesIn(
  'packages/contract/src',
  'packages/generator/src',
  'packages/live-code/src',
  'packages/math/src',
  'packages/mermaid/src',
  'packages/migrate/src',
  'packages/theme/src',
);
/** Code outside the packages that runs or compiles them. */
export const programs: readonly SourceText[] = filesIn('bin', 'packages/migrate/bin', 'scripts');
/** The theme's style sheets, which count as files of their folders. */
export const styles: readonly { readonly path: string }[] = readdirSync(join(root, 'packages/theme/src'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ path: `packages/theme/src/${name.replaceAll('\\', '/')}` }));
/** Files that may import from them. */
export const users: readonly SourceText[] = [
  ...sources,
  ...filesIn(
    'tests',
    'packages/live-code/tests',
    'packages/math/tests',
    'packages/mermaid/tests',
    'packages/migrate/tests',
    'scripts',
  ),
];

function filesIn(...folders: readonly string[]): readonly SourceText[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|js)$/.test(name))
      .map((name) => {
        const path = `${folder}/${name.replaceAll('\\', '/')}`;
        const text = readFileSync(join(root, path), 'utf8');
        const imports = importsOf(path, text);
        return { path, text, imports, files: imports.map(fileOf).filter((file) => file !== undefined) };
      }),
  );
}

function subpathsOf(
  name: string,
  exported: Readonly<Record<string, string | { readonly types: string }>>,
  sourceOf: (types: string) => string,
): readonly (readonly [string, string])[] {
  return Object.entries(exported).flatMap(([key, value]) =>
    typeof value === 'string' ? [] : [[key.replace('.', name), sourceOf(value.types)] as const],
  );
}

/** Returns the repository file of a specifier, or `undefined` for modules of other packages. */
function fileOf(specifier: string): string | undefined {
  if (/^(packages|bin|scripts|tests)\//.test(specifier)) return specifier;
  const [, name, path] = /^@docsgen\/(\w+)\/(.+)$/.exec(specifier) ?? [];
  if (path?.startsWith('src/')) return `packages/${name}/${path}`;
  if (name === 'contract') return `packages/contract/src/${path}.ts`;
  return subpaths.get(specifier);
}

function importsOf(path: string, text: string): readonly string[] {
  const found = [
    ...text.matchAll(/(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+'([^']+)'|\bimport\(\s*['"`]([^'"`]+)['"`]\s*\)/g),
  ];
  return found
    .map((match) => match[1] ?? match[2] ?? '')
    .map((name) => (name.startsWith('.') ? normalize(join(dirname(path), name)).replaceAll('\\', '/') : name));
}

/** A node of the syntax tree: fields by name, some of which are nodes. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** Returns all nodes of a file, each with the name of its nearest named ancestor. */
export function nodesOf({ path, text }: SourceText): readonly (readonly [node: SyntaxNode, name: string])[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const found: (readonly [SyntaxNode, string])[] = [];
  const visit = (value: unknown, above: string): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, above);
    if (!isNode(value)) return;
    const name = nameOf(value.id) ?? nameOf(value.key) ?? above;
    found.push([value, name]);
    for (const field of Object.values(value)) visit(field, name);
  };
  visit(program, '');
  return found;
}

function nameOf(value: unknown): string | undefined {
  return isNode(value) && typeof value.name === 'string' ? value.name : undefined;
}

export function isNode(value: unknown): value is SyntaxNode {
  return value !== null && typeof value === 'object' && 'type' in value && typeof value.type === 'string';
}
