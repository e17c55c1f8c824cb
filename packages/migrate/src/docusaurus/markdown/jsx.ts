// JSX tags and attributes of a page: their ranges and literal values.

import { literalIn, nodeIn, nodesIn, type Syntax } from 'docsgen/internals';
import type { Nodes } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Range } from '../../code/syntax.ts';

import { rangeOf, replace, type Work } from './work.ts';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

export function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** `open` is `<Name …>`, or the whole element `<Name … />`. */
export function tagsOf(work: Work, node: Element) {
  const { text } = work.page;
  const { start, end } = rangeOf(work, node);
  const last = node.attributes.at(-1);
  const behind = last?.position
    ? rangeOf(work, last as Pick<Nodes, 'position'>).end
    : start + 1 + (node.name?.length ?? 0);
  const openEnd = text.indexOf('>', behind) + 1;
  const open = { start, end: openEnd };
  if (text[openEnd - 2] === '/' || openEnd >= end) return { open, close: undefined, inside: { start: end, end } };
  const closeStart = text.lastIndexOf('</', end - 1);
  return { open, close: { start: closeStart, end }, inside: { start: openEnd, end: closeStart } };
}

/** Renames an element and preserves its attributes. */
export function rename(work: Work, node: Element, name: string): void {
  const { open, close } = tagsOf(work, node);
  const { length } = node.name ?? '';
  replace(work, { start: open.start + 1, end: open.start + 1 + length }, name);
  if (!close) return;
  const at = work.page.text.indexOf(node.name ?? '', close.start);
  replace(work, { start: at, end: at + length }, name);
}

/** Returns `undefined` if the element has spread attributes. */
export function attributesOf({ attributes }: Element): ReadonlyMap<string, MdxJsxAttribute> | undefined {
  const named = attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [each] : []));
  return named.length === attributes.length ? new Map(named.map((each) => [each.name, each])) : undefined;
}

/** Returns the parsed code of a node. */
function programOf(node: object): Syntax | undefined {
  return nodeIn(Object(Object(node).data).estree);
}

/** Returns the code in a node: statements, an expression, or the attributes of an element. */
export function codeIn(node: Nodes): readonly Syntax[] {
  if (node.type === 'mdxjsEsm') return nodesIn(programOf(node)?.body);
  const parts = isElement(node)
    ? node.attributes.map((each) => (each.type === 'mdxJsxExpressionAttribute' ? each : Object(each.value)))
    : [node];
  return parts.flatMap((part) => programOf(part) ?? []);
}

export function expressionOf(node: object): Syntax | undefined {
  const [statement] = nodesIn(programOf(node)?.body);
  return nodeIn(statement?.expression);
}

export function expressionIn({ value }: MdxJsxAttribute): Syntax | undefined {
  return typeof value === 'object' && value !== null ? expressionOf(value) : undefined;
}

/** Returns `undefined` if the value is computed. An attribute without a value is `true`. */
export function literalOf(attribute: MdxJsxAttribute | undefined): ReturnType<typeof literalIn> {
  if (attribute === undefined) return undefined;
  const { value } = attribute;
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? true : literalIn(expressionIn(attribute));
}

export function textOf(attribute: MdxJsxAttribute | undefined): string | undefined {
  const value = literalOf(attribute);
  return typeof value === 'string' ? value : undefined;
}

/** Returns `name="value"`, with quotes that do not occur in the value. */
export function attributeText(name: string, value: string): string {
  if (!value.includes('"')) return `${name}="${value}"`;
  return value.includes("'") ? `${name}="${value.replaceAll('"', '&quot;')}"` : `${name}='${value}'`;
}

/** Returns the indentation of an element if nothing else is on its lines. */
export function indentOf({ page }: Work, { start, end }: Range): string | undefined {
  const line = page.text.lastIndexOf('\n', start - 1) + 1;
  const before = page.text.slice(line, start);
  const rest = /^[^\n]*/.exec(page.text.slice(end))?.[0] ?? '';
  return before.trim() === '' && rest.trim() === '' ? before : undefined;
}
