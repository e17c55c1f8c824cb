// Short ways to write the elements that components draw, and to look at those they are given.
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

export function isElement(node: ElementContent, ...tagNames: readonly string[]): node is Element {
  return node.type === 'element' && (tagNames.length === 0 || tagNames.includes(node.tagName));
}

/** Spaces and line ends between elements. */
export function isBlank(node: ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}

export function classesOf({ properties }: Element): readonly string[] {
  const { className } = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** The element with one class more, in front of its own. */
export function withClass(node: Element, name: string): Element {
  return { ...node, properties: { ...node.properties, className: [name, ...classesOf(node)] } };
}
