// Helpers for creating and inspecting the elements of components.
import type { Element, ElementContent, Properties } from 'hast';

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
export function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

export function classesOf({ properties }: Element): readonly string[] {
  const { className } = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** Returns a copy of the element with the class prepended. */
export function withClass(node: Element, name: string): Element {
  return { ...node, properties: { ...node.properties, className: [name, ...classesOf(node)] } };
}

export function hasClass(node: ElementContent, name: string): boolean {
  return node.type === 'element' && classesOf(node).includes(name);
}
