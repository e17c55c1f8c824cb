// Prints values as idiomatic YAML: short mappings on one line, long strings folded, and comments above keys.
import { Document, isMap, isPair, isScalar, isSeq, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';

export type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | Remarked
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/** A value with a comment above its key. */
export class Remarked {
  readonly comment: string;
  readonly value: Plain;
  constructor(comment: string, value: Plain) {
    this.comment = comment;
    this.value = value;
  }
}

/** Maximum line length. */
const lineWidth = 110;
/** Maximum length of a mapping or list on one line. */
const flowWidth = 100;
/** Maximum length of a value on the line of a top-level key. */
const keyWidth = 72;

/** `before` and `after` are comments, one string per line. */
export function yamlOf(value: Plain, { before = [], after = [] }: Comments = {}): string {
  const document = new Document();
  const root = nodeOf(value);
  document.contents = root;
  if (isMap(root) || isSeq(root)) root.flow = false;
  if (isMap(root)) for (const { value: below } of root.items) if (isMap(below) && isTable(below)) below.flow = false;
  document.commentBefore = before.length > 0 ? asComment(before) : null;
  document.comment = after.length > 0 ? asComment(after) : null;
  const text = document.toString({ lineWidth, singleQuote: true, commentString });
  return text.replace(/(?<![ \t])[ \t]+$/gm, '');
}

interface Comments {
  readonly before?: readonly string[];
  readonly after?: readonly string[];
}

function asComment(lines: readonly string[]): string {
  return lines.map((line) => (line === '' ? '' : ` ${line}`)).join('\n');
}

function commentString(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `#${line}`))
    .join('\n');
}

/** Prints lists on one line without spaces inside the brackets. */
class TightList extends YAMLSeq {
  override toString(...[context, ...others]: Parameters<YAMLSeq['toString']>): string {
    return super.toString(context && this.flow ? { ...context, flowCollectionPadding: '' } : context, ...others);
  }
}

/** Whether a mapping is easier to read with one key per line. */
function isTable(map: YAMLMap): boolean {
  const hasMaps = map.items.some((pair) => isMap(pair.value) && pair.value.items.length > 0);
  return hasMaps || JSON.stringify(map.toJSON()).length > keyWidth;
}

type Node = Scalar | YAMLMap | YAMLSeq;

function nodeOf(value: Plain): Node {
  if (value instanceof Remarked) return withComment(nodeOf(value.value), value.comment);
  if (isList(value)) {
    const list = new TightList();
    for (const each of value) if (each !== undefined) list.items.push(nodeOf(each));
    list.flow = fits(list) && list.items.every(isScalar);
    return list;
  }
  if (value !== null && typeof value === 'object') return mapOf(value);
  const scalar = new Scalar(value);
  const isLong = typeof value === 'string' && value.length > lineWidth - 20 && !/\n|^\s|\s$| {2}/.test(value);
  if (isLong && value.includes(' ')) scalar.type = Scalar.BLOCK_FOLDED;
  return scalar;
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

function mapOf(value: { readonly [key: string]: Plain }): YAMLMap {
  const map = new YAMLMap();
  for (const [name, each] of Object.entries(value)) {
    if (each === undefined) continue;
    const key = new Scalar(name);
    if (each instanceof Remarked) withComment(key, each.comment);
    map.items.push(new Pair(key, nodeOf(each instanceof Remarked ? each.value : each)));
  }
  const items = map.get('items', true);
  if (isSeq(items)) items.flow = false;
  map.flow = !isSeq(items) && fits(map);
  return map;
}

function withComment<T extends Node>(node: T, comment: string): T {
  node.commentBefore = asComment(comment.split('\n'));
  return node;
}

/** Whether a mapping or list fits on one line: it is short, and has no comments or nested mappings. */
function fits(node: YAMLMap | YAMLSeq): boolean {
  return isPlainInside(node, 2) && JSON.stringify(node.toJSON()).length <= flowWidth;
}

function isPlainInside(node: unknown, depth: number): boolean {
  if (isPair(node)) return isPlainInside(node.key, depth) && isPlainInside(node.value, depth);
  if (isMap(node) || isSeq(node))
    return depth > 0 && !node.commentBefore && node.items.every((each) => isPlainInside(each, depth - 1));
  return isScalar(node) && !node.commentBefore && node.type !== Scalar.BLOCK_FOLDED;
}
