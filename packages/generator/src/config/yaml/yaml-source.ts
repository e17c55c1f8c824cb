// Parses YAML and records positions, so that every error can be reported with line and column.

import { type Document, isCollection, isMap, isNode, isPair, isScalar, parseDocument, visit, type YAMLMap } from 'yaml';
import { type Diagnostic, type DiagnosticCode, error, type KeyPath, type Position } from '../../model/diagnostic.ts';
import { replaceControlCharacters } from '../../text/html/control-characters.ts';
import { readFlatYaml } from './flat-yaml.ts';
import { lineFinder } from './line-finder.ts';
import { tooDeepAt } from './nesting.ts';
import { colorBefore, quoteHint } from './unquoted-colors.ts';

export interface YamlSource {
  readonly value: unknown;
  /** Returns the position of the value at a path, or of its nearest ancestor that exists. */
  readonly positionOf: (path: KeyPath) => Position;
  /** Returns the position of the key at a path. */
  readonly positionOfKey: (path: KeyPath) => Position;
  /** Returns the source text of a scalar: `1.10` if the value is the number 1.1. */
  readonly writtenAt: (path: KeyPath) => string | undefined;
  /** Returns the comment after a key without a value, without its `#`. */
  readonly commentAt: (path: KeyPath) => string | undefined;
  /** Positions of all keys and list items, by dotted path. */
  readonly positions: () => ReadonlyMap<string, Position>;
  readonly diagnostics: readonly Diagnostic[];
}

interface YamlOrigin {
  readonly file: string;
  /** 1-based line of the file on which the text starts. */
  readonly firstLine: number;
  readonly code: DiagnosticCode;
}

export function parseYaml(text: string, origin: YamlOrigin): YamlSource {
  const flat = readFlatYaml(text, origin.firstLine);
  if (flat === undefined) return parseWhole(text, origin);
  // Positions are only needed for errors, so the text is parsed again only if there are errors.
  const whole = (): YamlSource => parseWhole(text, origin);
  return {
    value: flat.value,
    positionOf: (path) => whole().positionOf(path),
    positionOfKey: (path) => whole().positionOfKey(path),
    writtenAt: (path) => whole().writtenAt(path),
    commentAt: (path) => whole().commentAt(path),
    positions: () => flat.positions,
    diagnostics: [],
  };
}

function parseWhole(text: string, origin: YamlOrigin): YamlSource {
  // The `uniqueKeys` check of the library takes quadratic time; `wrongKeys` is linear.
  const options = { prettyErrors: false, uniqueKeys: false, logLevel: 'error' } as const;
  const deepAt = tooDeepAt(text);
  const document = parseDocument(deepAt === undefined ? replaceControlCharacters(text) : '', options);
  const lineAndColumn = lineFinder(text);
  const positionAt = (offset: number): Position => {
    const { line, column } = lineAndColumn(offset);
    return { line: line + origin.firstLine - 1, column };
  };
  const found = deepAt === undefined ? problemsOf(document, text) : [{ ...tooDeep, offset: deepAt }];
  const { value, problems } = found.length > 0 ? { value: undefined, problems: found } : resolvedValue(document);
  return {
    value,
    positionOf: (path) => positionAt(offsetOf(document, path, 'value')),
    positionOfKey: (path) => positionAt(offsetOf(document, path, 'key')),
    writtenAt: (path) => {
      const node: unknown = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
    commentAt: (path) => {
      const node: unknown = document.getIn(path, true);
      return isScalar(node) && node.value === null ? (node.comment ?? undefined) : undefined;
    },
    positions: () => {
      const found = new Map<string, Position>();
      collect(document.contents, '', (path, offset) => found.set(path, positionAt(offset)));
      return found;
    },
    diagnostics: problems.map(({ message, offset, hint }) =>
      error({
        code: origin.code,
        message: `Invalid YAML: ${message.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`,
        file: origin.file,
        position: positionAt(offset),
        hint,
      }),
    ),
  };
}

interface YamlProblem {
  readonly message: string;
  readonly offset: number;
  readonly hint: string | undefined;
}

/** Reports nested aliases that the library rejects because their value would be huge ("billion laughs" attack). */
function resolvedValue(document: Document): { readonly value: unknown; readonly problems: readonly YamlProblem[] } {
  try {
    return { value: document.toJS(), problems: [] };
  } catch (error) {
    if (error instanceof RangeError) return { value: undefined, problems: [{ ...tooDeep, offset: 0 }] };
    if (!(error instanceof ReferenceError)) throw error;
    let offset = 0;
    visit(document, {
      Alias: (_, { range }) => {
        offset = range?.[0] ?? offset;
      },
    });
    return { value: undefined, problems: [{ ...tooMany, offset }] };
  }
}

const mostAliases = 1000;
const tooMany = {
  message: 'aliases expand to too many values',
  hint: 'Replace the aliases with the values they refer to',
};
const tooDeep = { message: 'lists or mappings are nested too deeply', hint: undefined };

/**
 * Returns parser errors, and aliases that are undefined or circular. The library reports invalid aliases only later,
 * without a position, or not at all.
 */
function problemsOf(document: Document, text: string): readonly YamlProblem[] {
  const isDeep = document.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
  if (isDeep) return [{ ...tooDeep, offset: isDeep.pos[0] }];
  const found = document.errors.map(({ code, message, pos: [offset] }): YamlProblem => {
    const hint = code === 'MULTIPLE_DOCS' ? 'Remove the line --- or ... that ends the first document' : undefined;
    const color = colorBefore(text.slice(0, offset));
    if (color !== undefined) return { message: firstSentence(message), offset, hint: quoteHint(color) };
    return { message: hint ? 'the file contains more than one document' : firstSentence(message), offset, hint };
  });
  if (found.length > 0) return found;
  let aliases = 0;
  // The library's `alias.resolve` would search the whole document for each alias.
  const anchors = new Map<string | undefined, unknown>();
  visit(document, {
    Alias: (_, alias, path) => {
      aliases += 1;
      if (aliases > mostAliases) {
        found.push({ ...tooMany, offset: alias.range?.[0] ?? 0 });
        return visit.BREAK;
      }
      const target = anchors.get(alias.source);
      const offset = alias.range?.[0] ?? 0;
      if (target === undefined) {
        const message = `the anchor of the alias *${alias.source} is not defined`;
        found.push({ message, offset, hint: 'Quote strings that start with *' });
      } else if (path.some((above) => above === target)) {
        const message = `the alias *${alias.source} refers to a value that contains it`;
        found.push({ message, offset, hint: undefined });
      }
      return undefined;
    },
    Seq: (_, list) => void anchors.set(list.anchor, list),
    Map: (_, map) => {
      anchors.set(map.anchor, map);
      found.push(...wrongKeys(map));
    },
    // Control characters are also replaced here, because escapes such as "\x01" can produce them.
    Scalar: (_, scalar) => {
      anchors.set(scalar.anchor, scalar);
      if (typeof scalar.value === 'string') scalar.value = replaceControlCharacters(scalar.value);
    },
  });
  return found;
}

/** Returns duplicate keys, and keys that are lists or mappings. */
function wrongKeys({ items }: YAMLMap): readonly YamlProblem[] {
  const before = new Set<unknown>();
  return items.flatMap(({ key }) => {
    const value = isScalar(key) ? key.value : key;
    const isRepeated = before.has(value);
    before.add(value);
    if (!isRepeated && !isCollection(key)) return [];
    const message = isRepeated ? `duplicate key '${keyName(key)}'` : 'a key must be a string, not a list or a mapping';
    return [{ message, offset: (isNode(key) && key.range?.[0]) || 0, hint: undefined }];
  });
}

/** Returns the offset of the last part of the path that exists, so a missing key is reported at its parent mapping. */
function offsetOf(document: Document, path: KeyPath, part: 'key' | 'value'): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent: unknown = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const last = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isPair(item) && keyName(item.key) === String(last));
      const target = part === 'key' || !isNode(pair?.value) ? pair?.key : pair?.value;
      if (isNode(target) && target.range) return target.range[0];
    } else {
      const node: unknown = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return node.range[0];
    }
  }
  return isNode(document.contents) && document.contents.range ? document.contents.range[0] : 0;
}

function collect(node: unknown, path: string, add: (path: string, offset: number) => void): void {
  if (!isNode(node)) return;
  if (node.range && path !== '') add(path, node.range[0]);
  if (!('items' in node) || !Array.isArray(node.items)) return;
  for (const [index, item] of node.items.entries()) {
    const name = isPair(item) ? keyName(item.key) : String(index);
    collect(isPair(item) ? (item.value ?? item.key) : item, path === '' ? name : `${path}.${name}`, add);
  }
}

function keyName(key: unknown): string {
  return isScalar(key) ? String(key.value) : String(key);
}

function firstSentence(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/[.:]$/, '');
}
