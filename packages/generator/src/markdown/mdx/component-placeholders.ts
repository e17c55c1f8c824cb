// Built-in components in MDX pages, used in the text, in an expression, or in a component of the site. A placeholder
// element represents each component. It is replaced after all JavaScript has run and the children are rendered.

import type { Element, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { notesOf } from '../article-notes.ts';
import type { BuiltinComponent, ComponentProblem, Props } from '../components/read/component.ts';
import { readProps } from '../components/read/read-props.ts';
import { reporterOf } from '../components/read/report-problems.ts';
import { componentType, type ElementComponent, isElementComponent } from '../components/read/written-component.ts';
import { componentNames, componentOf } from '../components/registry.ts';
import { drawComponents } from '../components/render/render-components.ts';
import { element, isElement } from '../components/shared/hast.ts';
import { startOf } from '../tree/positions.ts';
import { walk } from '../tree/visit.ts';

const placeholderName = 'docsgen-meant';
const labelName = 'docsgen-label';

type CreateElement = (type: string, props: object, ...children: readonly unknown[]) => unknown;

type Component = (props: Readonly<Record<string, unknown>>) => unknown;

/** Returns all built-in components as React components. */
export function builtinReactComponents(createElement: unknown): Readonly<Record<string, Component>> {
  return Object.fromEntries(
    componentNames.map((name) => [name, named(name, placeholderComponent(name, createElement as CreateElement))]),
  );
}

function named(name: string, component: Component): Component {
  return Object.defineProperty(component, 'name', { value: name });
}

function placeholderComponent(name: string, createElement: CreateElement): Component {
  return ({ children, 'data-position': position, ...props }) => {
    const attributes = { 'data-component': name, 'data-props': JSON.stringify(props), 'data-position': position };
    return createElement(placeholderName, attributes, children);
  };
}

/** Replaces components in the text, whose props are already validated, with placeholders. */
export function replaceByPlaceholders(tree: Root): void {
  walk<RootContent | ElementComponent>(tree, (node, index, parent) => {
    if (!isElementComponent(node)) return undefined;
    const { component, props, label, children, isInline, position } = node as ElementComponent &
      Pick<Element, 'position'>;
    const properties = {
      dataComponent: component.name,
      dataProps: JSON.stringify(props),
      dataForm: isInline ? 'text' : 'block',
    };
    const marked = element(placeholderName, properties, [
      ...(label ? [element(labelName, {}, label)] : []),
      ...children,
    ]);
    if (position) marked.position = position;
    parent.children[index] = marked;
    return index;
  });
}

/** Renders all placeholders. If HTML is sanitized, the components are rendered by a later step. */
export function renderPlaceholders(context: Parameters<typeof drawComponents>[0]) {
  const render = drawComponents(context);
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!notesOf(file).mdx?.isDrawn) return;
    const found: Element[] = [];
    walk(tree, (node) => {
      if (node.type === 'element' && node.tagName === placeholderName) found.push(node);
      return undefined;
    });
    for (const element of found) await restore(element, file);
    if (found.length > 0 && context.html !== 'sanitize') await render(tree, file);
  };
}

async function restore(marked: Element, file: VFile): Promise<void> {
  const { dataComponent, dataProps, dataForm } = marked.properties;
  const component = await componentOf(String(dataComponent))?.load();
  if (component === undefined) return;
  const place = startOf(marked);
  const written: Props = JSON.parse(String(dataProps));
  const [first, ...rest] = marked.children;
  const label = first && isElement(first, labelName) ? first.children : undefined;
  const restored: ElementComponent = {
    type: componentType,
    component,
    // Props of components in the text have already been validated.
    props: dataForm === undefined ? checked(component, written, reporterOf(file)(place)) : written,
    place,
    isInline: dataForm === 'text',
    label,
    children: label ? rest : marked.children,
  };
  // The element is modified in place, because its parent refers to it.
  for (const key of Object.keys(marked)) Reflect.deleteProperty(marked, key);
  Object.assign(marked, restored);
}

function checked(component: BuiltinComponent, props: Props, report: (error: ComponentProblem) => void): Props {
  const written = Object.entries(props).map(([name, value = null]) => ({ name, value }));
  return readProps(component, { written, hasLabel: false }, report);
}
