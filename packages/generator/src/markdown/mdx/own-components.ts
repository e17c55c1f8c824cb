// docsgen's own components where JavaScript uses them: in an expression, with a value that is computed, in a component
// of the site. There they draw an element that says what is meant, and what Markdown draws them with takes its place.

import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import type { PropValue } from '../components/component.ts';
import { drawComponents } from '../components/draw-components.ts';
import { mistakesIn } from '../components/mistakes.ts';
import { readProps } from '../components/read-props.ts';
import { componentNames, componentOf } from '../components/registry.ts';
import { componentType, type ElementComponent } from '../components/written-component.ts';
import { walk } from '../visit.ts';
import { startOf } from './jsx-nodes.ts';

const meant = 'docsgen-meant';

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

/** Draws those that JavaScript has used. */
export function drawMeant(surroundings: Parameters<typeof drawComponents>[0]) {
  const draw = drawComponents(surroundings);
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: Element[] = [];
    walk(tree, (node) => {
      if (node.type === 'element' && node.tagName === meant) found.push(node);
      return undefined;
    });
    for (const element of found) await turn(element, file);
    if (found.length > 0) await draw(tree, file);
  };
}

async function turn(element: Element, file: VFile): Promise<void> {
  const { dataComponent, dataProps } = element.properties;
  const component = await componentOf(String(dataComponent))?.load();
  if (component === undefined) return;
  const place = startOf(element);
  const values: Record<string, PropValue> = JSON.parse(String(dataProps));
  const written = Object.entries(values).map(([name, value]) => ({ name, value }));
  const props = readProps(component, { written, hasLabel: false }, mistakesIn(file)(place));
  const { children } = element;
  const turned: ElementComponent = {
    type: componentType,
    component,
    props,
    place,
    isInline: false,
    label: undefined,
    children,
  };
  // The element itself has to become the other: its parent knows it.
  for (const key of Object.keys(element)) Reflect.deleteProperty(element, key);
  Object.assign(element, turned);
}
