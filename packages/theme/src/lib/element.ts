// Makes elements: any, with attributes and content, and the decorative icons (styles/icons/icon.tsx).

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...content);
  return made;
}

export function icon(name: string): HTMLElement {
  return element('span', { class: 'icon', 'data-icon': name, 'aria-hidden': 'true' });
}
