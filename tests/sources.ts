// The sources of docsgen as texts and as syntax trees, for the tests that hold them to the house rules.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface SourceText {
  readonly path: string;
  readonly text: string;
  /** Specifiers of its imports, types included; relative ones as paths from the root. */
  readonly imports: readonly string[];
}

export const sources: readonly SourceText[] = filesIn(
  'packages/contract/src',
  'packages/generator/src',
  'packages/theme/src',
);
/** Code outside the packages that runs or compiles them. */
export const programs: readonly SourceText[] = filesIn('bin', 'scripts');
/** What may import from them. */
export const users: readonly SourceText[] = [...sources, ...filesIn('tests', 'scripts')];

function filesIn(...folders: readonly string[]): readonly SourceText[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|js)$/.test(name))
      .map((name) => {
        const path = `${folder}/${name.replaceAll('\\', '/')}`;
        const text = readFileSync(join(root, path), 'utf8');
        return { path, text, imports: importsOf(path, text) };
      }),
  );
}

function importsOf(path: string, text: string): readonly string[] {
  const found = [
    ...text.matchAll(/(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+'([^']+)'|\bimport\(\s*['"`]([^'"`]+)['"`]\s*\)/g),
  ];
  return found
    .map((match) => match[1] ?? match[2] ?? '')
    .map((name) => (name.startsWith('.') ? normalize(join(dirname(path), name)).replaceAll('\\', '/') : name));
}

/** A node of the tree as the parser makes it: fields by name, some of them nodes. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** All nodes of a file, each with the name that stands nearest above it. */
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
