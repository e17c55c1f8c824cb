// docsgen's own components in pages in MDX: in the text, in an expression, in a component of the site. An element that
// says which is meant stands for each until all JavaScript has run, and what is in it is there; then they are drawn.

import type { Element, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { notesOf } from '../article-notes.ts';
import { element, isElement } from '../components/hast.ts';
import type { Mistake, OwnComponent, Props } from '../components/read/component.ts';
import { mistakesIn } from '../components/read/prop-errors.ts';
import { readProps } from '../components/read/read-props.ts';
import { componentType, type ElementComponent, isElementComponent } from '../components/read/written-component.ts';
import { componentNames, componentOf } from '../components/registry.ts';
import { drawComponents } from '../components/render/render-components.ts';
import { startOf } from '../tree/jsx-nodes.ts';
import { walk } from '../tree/visit.ts';

const meant = 'docsgen-meant';
const labelName = 'docsgen-label';

type CreateElement = (type: string, props: object, ...children: readonly unknown[]) => unknown;

type Component = (props: Readonly<Record<string, unknown>>) => unknown;

/** All of them as components of React. */
export function ownComponents(createElement: unknown): Readonly<Record<string, Component>> {
  return Object.fromEntries(
    componentNames.map((name) => [name, named(name, meaning(name, createElement as CreateElement))]),
  );
}

function named(name: string, component: Component): Component {
  return Object.defineProperty(component, 'name', { value: name });
}

function meaning(name: string, createElement: CreateElement): Component {
  return ({ children, 'data-position': position, ...props }) => {
    const attributes = { 'data-component': name, 'data-props': JSON.stringify(props), 'data-position': position };
    return createElement(meant, attributes, children);
  };
}

/** Those that the text itself has, their props checked. */
export function markComponents(tree: Root): void {
  walk<RootContent | ElementComponent>(tree, (node, index, parent) => {
    if (!isElementComponent(node)) return undefined;
    const { component, props, label, children, isInline, position } = node as ElementComponent &
      Pick<Element, 'position'>;
    const properties = {
      dataComponent: component.name,
      dataProps: JSON.stringify(props),
      dataForm: isInline ? 'text' : 'block',
    };
    const marked = element(meant, properties, [...(label ? [element(labelName, {}, label)] : []), ...children]);
    if (position) marked.position = position;
    parent.children[index] = marked;
    return index;
  });
}

/** Draws all of them. */
export function drawMarked(surroundings: Parameters<typeof drawComponents>[0]) {
  const draw = drawComponents(surroundings);
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!notesOf(file).mdx?.isDrawn) return;
    const found: Element[] = [];
    walk(tree, (node) => {
      if (node.type === 'element' && node.tagName === meant) found.push(node);
      return undefined;
    });
    for (const element of found) await turn(element, file);
    if (found.length > 0) await draw(tree, file);
  };
}

async function turn(marked: Element, file: VFile): Promise<void> {
  const { dataComponent, dataProps, dataForm } = marked.properties;
  const component = await componentOf(String(dataComponent))?.load();
  if (component === undefined) return;
  const place = startOf(marked);
  const written: Props = JSON.parse(String(dataProps));
  const [first, ...rest] = marked.children;
  const label = first && isElement(first, labelName) ? first.children : undefined;
  const turned: ElementComponent = {
    type: componentType,
    component,
    // Those that the text has were checked there.
    props: dataForm === undefined ? checked(component, written, mistakesIn(file)(place)) : written,
    place,
    isInline: dataForm === 'text',
    label,
    children: label ? rest : marked.children,
  };
  // The element itself has to become the other: its parent knows it.
  for (const key of Object.keys(marked)) Reflect.deleteProperty(marked, key);
  Object.assign(marked, turned);
}

function checked(component: OwnComponent, props: Props, tell: (mistake: Mistake) => void): Props {
  const written = Object.entries(props).map(([name, value = null]) => ({ name, value }));
  return readProps(component, { written, hasLabel: false }, tell);
}
