// Reads YAML without losing where things stand, so that every mistake in it can be named by line and column.
import { type Document, isMap, isNode, isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Diagnostic, DiagnosticCode, Position } from '../model/diagnostic.ts';
import { readFlatYaml } from './flat-yaml.ts';

export type KeyPath = readonly PropertyKey[];

export interface YamlSource {
  readonly value: unknown;
  /** Where the value at this path begins, or its nearest ancestor that is written. */
  readonly positionOf: (path: KeyPath) => Position;
  /** Where a key itself is written. */
  readonly positionOfKey: (path: KeyPath) => Position;
  /** A single value as it is written: `1.10`, where the value is the number 1.1. */
  readonly writtenAt: (path: KeyPath) => string | undefined;
  /** Every key and list item in it, by dotted path. */
  readonly positions: () => ReadonlyMap<string, Position>;
  readonly diagnostics: readonly Diagnostic[];
}

interface YamlOrigin {
  readonly file: string;
  /** The line of the file on which the text begins, from 1. */
  readonly firstLine: number;
  readonly code: DiagnosticCode;
}

export function parseYaml(text: string, origin: YamlOrigin): YamlSource {
  const flat = readFlatYaml(text, origin.firstLine);
  if (flat === undefined) return parseWhole(text, origin);
  // Rarely asked of a text nothing is wrong with.
  const whole = (): YamlSource => parseWhole(text, origin);
  return {
    value: flat.value,
    positionOf: (path) => whole().positionOf(path),
    positionOfKey: (path) => whole().positionOfKey(path),
    writtenAt: (path) => whole().writtenAt(path),
    positions: () => flat.positions,
    diagnostics: [],
  };
}

function parseWhole(text: string, origin: YamlOrigin): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const place = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: line + origin.firstLine - 1, column: Math.max(col, 1) };
  };
  const found = mistakesOf(document);
  const { value, mistakes } = found.length > 0 ? { value: undefined, mistakes: found } : resolvedValue(document);
  return {
    value,
    positionOf: (path) => place(offsetOf(document, path, 'value')),
    positionOfKey: (path) => place(offsetOf(document, path, 'key')),
    writtenAt: (path) => {
      const node: unknown = document.getIn(path, true);
      return isScalar(node) ? node.source : undefined;
    },
    positions: () => {
      const found = new Map<string, Position>();
      collect(document.contents, '', (path, offset) => found.set(path, place(offset)));
      return found;
    },
    diagnostics: mistakes.map(({ message, offset, hint }) => ({
      code: origin.code,
      severity: 'error',
      message: `This is not valid YAML: ${message}`,
      file: origin.file,
      position: place(offset),
      hint,
      related: [],
    })),
  };
}

interface Mistake {
  readonly message: string;
  readonly offset: number;
  readonly hint: string | undefined;
}

/** A few lines of anchors within anchors can stand for gigabytes; the library gives up, and so do we. */
function resolvedValue(document: Document): { readonly value: unknown; readonly mistakes: readonly Mistake[] } {
  try {
    return { value: document.toJS(), mistakes: [] };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    return { value: undefined, mistakes: [{ message: firstSentence(error.message), offset: 0, hint: undefined }] };
  }
}

/** What the parser finds; and words that begin with an asterisk, which it only notices when it is too late. */
function mistakesOf(document: Document): readonly Mistake[] {
  const found = document.errors.map((error): Mistake => {
    return { message: firstSentence(error.message), offset: error.pos[0], hint: undefined };
  });
  if (found.length > 0) return found;
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document) !== undefined) return;
      const message = `*${alias.source} refers to an anchor that is not there`;
      found.push({ message, offset: alias.range?.[0] ?? 0, hint: 'A text that begins with * belongs in quotes' });
    },
  });
  return found;
}

/** How far the path can be followed decides: a missing key is reported at the map that lacks it. */
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
