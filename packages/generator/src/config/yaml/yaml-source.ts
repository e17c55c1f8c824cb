// Parses YAML and keeps positions, so that every mistake in it can be reported with line and column.

import { type Document, isCollection, isMap, isNode, isPair, isScalar, parseDocument, visit, type YAMLMap } from 'yaml';
import { error } from '../../diagnostics/create.ts';
import type { Diagnostic, DiagnosticCode, Position } from '../../model/diagnostic.ts';
import { withoutControls } from '../../text/html/control-characters.ts';
import { readFlatYaml } from './flat-yaml.ts';
import { lineFinder } from './line-finder.ts';
import { asText, colorBefore } from './lost-colors.ts';
import { tooDeepAt } from './nesting.ts';

export type KeyPath = readonly PropertyKey[];

export interface YamlSource {
  readonly value: unknown;
  /** Position of the value at a path, or of its nearest ancestor that is written. */
  readonly positionOf: (path: KeyPath) => Position;
  /** Position of the key itself. */
  readonly positionOfKey: (path: KeyPath) => Position;
  /** A scalar as it is written: `1.10`, where the value is the number 1.1. */
  readonly writtenAt: (path: KeyPath) => string | undefined;
  /** The comment that stands in the place of a value, without its `#`. */
  readonly commentAt: (path: KeyPath) => string | undefined;
  /** Positions of all keys and list items, by dotted path. */
  readonly positions: () => ReadonlyMap<string, Position>;
  readonly diagnostics: readonly Diagnostic[];
}

interface YamlOrigin {
  readonly file: string;
  /** Line of the file on which the text begins, from 1. */
  readonly firstLine: number;
  readonly code: DiagnosticCode;
}

export function parseYaml(text: string, origin: YamlOrigin): YamlSource {
  const flat = readFlatYaml(text, origin.firstLine);
  if (flat === undefined) return parseWhole(text, origin);
  // Needed for mistakes only, so it is parsed again then.
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
  // The library compares each key with all before it; `repeatedKeys` takes one look at each.
  const options = { prettyErrors: false, uniqueKeys: false, logLevel: 'error' } as const;
  const deepAt = tooDeepAt(text);
  const document = parseDocument(deepAt === undefined ? withoutControls(text) : '', options);
  const placeOf = lineFinder(text);
  const positionAt = (offset: number): Position => {
    const { line, column } = placeOf(offset);
    return { line: line + origin.firstLine - 1, column };
  };
  const found = deepAt === undefined ? mistakesOf(document, text) : [{ ...tooDeep, offset: deepAt }];
  const { value, mistakes } = found.length > 0 ? { value: undefined, mistakes: found } : resolvedValue(document);
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
    diagnostics: mistakes.map(({ message, offset, hint }) =>
      error({
        code: origin.code,
        message: `This is not valid YAML: ${message}`,
        file: origin.file,
        position: positionAt(offset),
        hint,
      }),
    ),
  };
}

interface Mistake {
  readonly message: string;
  readonly offset: number;
  readonly hint: string | undefined;
}

/**
 * The value. A few lines of nested anchors can stand for gigabytes: the library refuses them, and they are a mistake.
 */
function resolvedValue(document: Document): { readonly value: unknown; readonly mistakes: readonly Mistake[] } {
  try {
    return { value: document.toJS(), mistakes: [] };
  } catch (error) {
    if (error instanceof RangeError) return { value: undefined, mistakes: [{ ...tooDeep, offset: 0 }] };
    if (!(error instanceof ReferenceError)) throw error;
    let offset = 0;
    visit(document, {
      Alias: (_, { range }) => {
        offset = range?.[0] ?? offset;
      },
    });
    return { value: undefined, mistakes: [{ ...tooMany, offset }] };
  }
}

const mostAliases = 1000;
const tooMany = {
  message: 'its aliases stand for more values than a file can mean',
  hint: 'Write out what is meant',
};
const tooDeep = { message: 'it is nested too deeply', hint: undefined };

/**
 * Mistakes found by the parser, and aliases that lead nowhere or to what they stand in: those the library reports only
 * later, without a position, or not at all.
 */
function mistakesOf(document: Document, text: string): readonly Mistake[] {
  const isDeep = document.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
  if (isDeep) return [{ ...tooDeep, offset: isDeep.pos[0] }];
  const found = document.errors.map(({ code, message, pos: [offset] }): Mistake => {
    const hint = code === 'MULTIPLE_DOCS' ? 'Remove the line that ends the first one' : undefined;
    const color = colorBefore(text.slice(0, offset));
    if (color !== undefined) return { message: firstSentence(message), offset, hint: asText(color) };
    return { message: hint ? 'it has more than one document' : firstSentence(message), offset, hint };
  });
  if (found.length > 0) return found;
  let aliases = 0;
  // The library would look through the whole document for each alias.
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
        const message = `*${alias.source} refers to an anchor that is not there`;
        found.push({ message, offset, hint: 'A text that begins with * belongs in quotes' });
      } else if (path.some((above) => above === target)) {
        const message = `*${alias.source} stands in the value that it refers to, which has no end`;
        found.push({ message, offset, hint: undefined });
      }
      return undefined;
    },
    Seq: (_, list) => void anchors.set(list.anchor, list),
    Map: (_, map) => {
      anchors.set(map.anchor, map);
      found.push(...wrongKeys(map));
    },
    // Escapes can name what a text must not contain: "\x01".
    Scalar: (_, scalar) => {
      anchors.set(scalar.anchor, scalar);
      if (typeof scalar.value === 'string') scalar.value = withoutControls(scalar.value);
    },
  });
  return found;
}

/** Keys that stand there twice, and those that are no text: a list as a key means nothing here. */
function wrongKeys({ items }: YAMLMap): readonly Mistake[] {
  const before = new Set<unknown>();
  return items.flatMap(({ key }) => {
    const value = isScalar(key) ? key.value : key;
    const isRepeated = before.has(value);
    before.add(value);
    if (!isRepeated && !isCollection(key)) return [];
    const message = isRepeated ? 'Map keys must be unique' : 'A key must be a text, not a list or a map';
    return [{ message, offset: (isNode(key) && key.range?.[0]) || 0, hint: undefined }];
  });
}

/** Offset of the last part of the path that exists: a missing key is reported at the map that lacks it. */
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
