// Edits individual values in a YAML text, and preserves the comments, order and formatting of everything else.
import { isMap, isPair, isScalar, isSeq, parseDocument, type Scalar, visit } from 'yaml';
import { applyEdits, type TextEdit } from '../../text/edits.ts';

export interface YamlString {
  /** Keys and list indexes, starting at the root. */
  readonly path: readonly (string | number)[];
  readonly value: string;
  /** Offset of the value in the text, including its quotes. */
  readonly start: number;
  readonly end: number;
  /** Returns the edit that replaces the value, with the same kind of quotes. */
  readonly edit: (value: string) => TextEdit;
}

/** Returns all string values in a YAML text. */
export function textsIn(yaml: string): readonly YamlString[] {
  const found: YamlString[] = [];
  const document = parseDocument(yaml, { logLevel: 'silent' });
  visit(document, {
    Scalar: (key, node, above) => {
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return;
      const [start, end] = node.range;
      const { type } = node;
      const edit = (value: string): TextEdit => ({ start, end, text: printed(value, type) });
      found.push({ path: pathTo([...above, node]), value: node.value, start, end, edit });
    },
  });
  return found;
}

function pathTo(nodes: readonly unknown[]): readonly (string | number)[] {
  return nodes.flatMap((node, index): readonly (string | number)[] => {
    const next = nodes[index + 1];
    if (isPair(node)) return [isScalar(node.key) ? String(node.key.value) : String(node.key)];
    return isSeq(node) ? [node.items.indexOf(next)] : [];
  });
}

function printed(value: string, type: Scalar['type']): string {
  if (type === 'QUOTE_SINGLE' && !/['\n]/.test(value)) return `'${value}'`;
  return type === 'PLAIN' && /^[\p{L}\p{N}/.][\p{L}\p{N}/._~+%#?=&-]*$/u.test(value) && !/\s#/.test(value)
    ? value
    : JSON.stringify(value);
}

/**
 * Converts a string to a YAML value, with quotes if necessary. The result is also valid in flow collections (`[…]`,
 * `{…}`).
 */
export function yamlString(value: string): string {
  const isPlain = /^[\p{L}/.][\p{L}\p{N} ().!/_~+%=-]*$/u.test(value) && !/\s$|^\.|\s\s/.test(value);
  return isPlain && !/^(true|false|yes|no|on|off|null)$/i.test(value) ? value : JSON.stringify(value);
}

/** Appends an item to a top-level list, which is created if it does not exist. */
export function withItem(yaml: string, key: string, item: Readonly<Record<string, string>>): string {
  const fields = Object.entries(item).map(([name, value]) => `${name}: ${printed(value, 'PLAIN')}`);
  const line = `{ ${fields.join(', ')} }`;
  const document = parseDocument(yaml, { logLevel: 'silent' });
  const list = document.get(key, true);
  const last = isSeq(list) ? list.items.at(-1) : undefined;
  if (list === undefined && isMap(document.contents) && !document.contents.flow)
    return `${yaml.replace(/(?<!\n)\n*$/, '\n')}${key}:\n  - ${line}\n`;
  if (isSeq(list) && !list.flow && (isMap(last) || isScalar(last)) && last.range) {
    const at = yaml.lastIndexOf('\n', yaml.lastIndexOf('-', last.range[0])) + 1;
    const indent = /^\s*/.exec(yaml.slice(at))?.[0] ?? '';
    const end = yaml.slice(0, last.range[1]).trimEnd().length;
    const lineEnd = yaml.indexOf('\n', end);
    const before = lineEnd < 0 ? `${yaml}\n` : yaml.slice(0, lineEnd + 1);
    return `${before}${indent}- ${line}\n${yaml.slice(before.length)}`;
  }
  if (isSeq(list) && list.flow && list.range) {
    const end = list.range[1] - 1;
    const comma = list.items.length > 0 ? ', ' : '';
    const inner = yaml.slice(0, end).trimEnd().replace(/,$/, '');
    return applyEdits(yaml, [{ start: inner.length, end, text: `${comma}${line}` }]);
  }
  document.setIn([key], [item]);
  return document.toString({ lineWidth: 0 });
}

/**
 * Removes from a list of mappings the items whose `field` (a string or a list of strings) has an unwanted value. If
 * only some strings in a list are unwanted, the item is preserved without these strings.
 */
export function withoutItems(
  yaml: string,
  { list: key, field, isUnwanted }: { list: string; field: string; isUnwanted: (value: string) => boolean },
): string {
  const document = parseDocument(yaml, { logLevel: 'silent' });
  const list = document.get(key, true);
  if (!isSeq(list)) return yaml;
  const wanted = (node: unknown): boolean => !(isScalar(node) && isUnwanted(String(node.value)));
  let changed = false;
  const items = list.items.filter((item) => {
    const value = isMap(item) ? item.get(field, true) : undefined;
    const count = isSeq(value) ? value.items.length : 0;
    if (isSeq(value)) value.items = value.items.filter(wanted);
    const stays = isSeq(value) ? value.items.length > 0 : wanted(value);
    changed ||= !stays || (isSeq(value) && value.items.length < count);
    return stays;
  });
  if (!changed) return yaml;
  list.items = items;
  if (items.length === 0) document.delete(key);
  return document.toString({ lineWidth: 0 });
}
