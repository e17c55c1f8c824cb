// Helpers for creating and inspecting the elements of components.
import type { Element, ElementContent, Properties, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

export function element(
  tagName: string,
  properties: Properties = {},
  children: readonly ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children: [...children] };
}

export function text(value: string): ElementContent {
  return { type: 'text', value };
}

export function isElement<Name extends string>(
  node: ElementContent,
  ...tagNames: readonly Name[]
): node is Element & { readonly tagName: Name } {
  return node.type === 'element' && tagNames.some((name) => name === node.tagName);
}

/** Reports whether the node is only whitespace between elements. */
export function isBlank(node: { readonly type: string; readonly value?: unknown }): boolean {
  return node.type === 'text' && String(node.value).trim() === '';
}

/** Returns the text of the nodes, without spaces at its start and end. */
export function wordsOf(nodes: readonly ElementContent[]): string {
  return textOf({ type: 'root', children: [...nodes] }).trim();
}

/** Returns the caption of a figure, or nothing if it is blank. */
export function figureCaption(content: readonly ElementContent[]): readonly Element[] {
  return content.every(isBlank) ? [] : [element('figcaption', { className: ['figure-caption'] }, content)];
}

export function classesOf({ properties }: Element): readonly string[] {
  const { className } = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** Returns a copy of the element with the class prepended. */
export function withClass(node: Element, name: string): Element {
  return { ...node, properties: { ...node.properties, className: [name, ...classesOf(node)] } };
}

/** Returns the `<code>` of a code block, or `undefined` for other nodes. */
export function codeOfBlock(node: RootContent): Element | undefined {
  const [code] = node.type === 'element' && node.tagName === 'pre' && node.children.length === 1 ? node.children : [];
  return code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

/** Returns the language of a `<code>` element, or `''`. */
export function languageOf(code: Element): string {
  const name = classesOf(code).find((each) => each.startsWith('language-')) ?? '';
  return name.slice('language-'.length);
}

export function hasClass(node: ElementContent, name: string): boolean {
  return node.type === 'element' && classesOf(node).includes(name);
}
