// Reads `export const meta = { … }` in a module of `pages/`. The object is parsed instead of executed, so that the site
// graph can be built before any of the site's code runs.
import * as z from 'zod';
import { explainIssues, parseValidKeys } from '../config/yaml/explain-issue.ts';
import { type Diagnostic, error, type Position } from '../model/diagnostic.ts';
import type { SourcePath } from '../model/paths.ts';
import { loadAcorn, nodeIn, nodesIn, type Syntax } from '../text/javascript.ts';

const text = z.string();

const metaSchema = z.strictObject({
  title: text.optional(),
  description: text.optional(),
  layout: z.enum(['site', 'plain', 'doc']).optional(),
  image: text.optional(),
  keywords: z.array(text).optional(),
  unlisted: z.boolean().optional(),
  draft: z.boolean().optional(),
  searchable: z.boolean().optional(),
  sidebar: text.optional(),
  contents: z.boolean().optional(),
});

export type RawMeta = z.infer<typeof metaSchema>;

interface ReadMeta {
  /** Fields that are valid. */
  readonly meta: RawMeta;
  readonly keyPositions: ReadonlyMap<string, Position>;
  readonly diagnostics: readonly Diagnostic[];
}

const declaration = /^export[ \t]+(const|let|var|(?:async[ \t]+)?function)[ \t]+meta\b([^=;]*)(=?)/gm;

export async function readMeta(code: string, file: SourcePath): Promise<ReadMeta> {
  const places = openPlaces(code);
  const fail = (offset: number, message: string, hint?: string): ReadMeta => ({
    meta: {},
    keyPositions: new Map(),
    diagnostics: [error({ code: 'page', message, file, position: places.at(offset), hint })],
  });
  const found = [...code.matchAll(declaration)].find(({ index }) => !isInComment(code, index));
  if (found === undefined) return { meta: {}, keyPositions: new Map(), diagnostics: [] };
  const [whole, keyword, , sign] = found;
  if (keyword !== 'const' || sign !== '=') {
    return fail(found.index, `'meta' must be a constant`, 'Use export const meta = { title: … }');
  }
  const { parseExpressionAt } = await loadAcorn();
  try {
    const parsed = parseExpressionAt(code, found.index + whole.length, { ecmaVersion: 'latest', sourceType: 'module' });
    const node = nodeIn(parsed);
    if (node?.type !== 'ObjectExpression') return fail(parsed.start, `'meta' must be an object`, written);
    return checked(readValue(node, places.positions), places, file);
  } catch (thrown) {
    if (thrown instanceof NotWritten) return fail(thrown.offset, thrown.message, written);
    const { pos, message } = Object(thrown) as { readonly pos?: number; readonly message?: string };
    if (pos === undefined) throw thrown;
    const reason = String(message).replace(/ \(\d+:\d+\)$/, '');
    return fail(pos, `Could not parse 'meta': ${reason.replace(/^./, (first) => first.toLowerCase())}`, written);
  }
}

const written = 'meta is not executed: use only literal strings, numbers, booleans and arrays of these';

/** Whether the offset is inside a block comment. */
function isInComment(code: string, offset: number): boolean {
  const before = code.slice(0, offset);
  return before.lastIndexOf('/*') > before.lastIndexOf('*/');
}

interface Places {
  readonly at: (offset: number) => Position;
  /** Offsets of values and keys, by their paths as JSON. `readValue` adds them. */
  readonly positions: Offsets;
}

interface Offsets {
  readonly values: Map<string, number>;
  readonly keys: Map<string, number>;
}

function openPlaces(code: string): Places {
  return {
    positions: { values: new Map(), keys: new Map() },
    at: (offset) => {
      const lines = code.slice(0, offset).split('\n');
      return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
    },
  };
}

/** Thrown if the object contains an expression that would have to be evaluated. */
class NotWritten extends Error {
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

function readValue(node: Syntax, offsets: Offsets, path: readonly (string | number)[] = []): unknown {
  offsets.values.set(JSON.stringify(path), node.start);
  if (node.type === 'Literal' && !('regex' in node) && !('bigint' in node)) return node.value;
  if (node.type === 'TemplateLiteral' && nodesIn(node.expressions).length === 0) {
    const [quasi] = nodesIn(node.quasis);
    return Object(quasi?.value).cooked;
  }
  const argument = nodeIn(node.argument);
  if (node.type === 'UnaryExpression' && node.operator === '-' && typeof argument?.value === 'number')
    return -argument.value;
  if (node.type === 'ArrayExpression') {
    return nodesIn(node.elements).map((each, index) => readValue(each, offsets, [...path, index]));
  }
  if (node.type === 'ObjectExpression') {
    return Object.fromEntries(nodesIn(node.properties).map((each) => fieldOf(each, offsets, path)));
  }
  const name = path.length === 0 ? 'meta' : path.join('.');
  throw new NotWritten(`'${name}' must be a literal value, such as a string, not an expression`, node.start);
}

function fieldOf(field: Syntax, offsets: Offsets, path: readonly (string | number)[]): [string, unknown] {
  const [key, value] = [nodeIn(field.key), nodeIn(field.value)];
  if (field.type !== 'Property' || field.computed || field.method || field.kind !== 'init' || !key || !value)
    throw new NotWritten(`'meta' contains a computed property, a method or a spread`, field.start);
  const name = String(key.type === 'Identifier' ? key.name : key.value);
  offsets.keys.set(JSON.stringify([...path, name]), key.start);
  return [name, readValue(value, offsets, [...path, name])];
}

function checked(value: unknown, { at, positions }: Places, file: SourcePath): ReadMeta {
  const placeIn = (map: Offsets['keys']) => (path: readonly unknown[]) => at(map.get(JSON.stringify(path)) ?? 0);
  const keyPositions = new Map(Object.keys(value ?? {}).map((key) => [key, placeIn(positions.values)([key])]));
  const source = { value, positionOf: placeIn(positions.values), positionOfKey: placeIn(positions.keys) };
  const { data, error: issues } = parseValidKeys(metaSchema, value);
  const origin = { file, code: 'page', source, schema: metaSchema } as const;
  return { meta: data, keyPositions, diagnostics: issues ? explainIssues(issues, origin) : [] };
}
