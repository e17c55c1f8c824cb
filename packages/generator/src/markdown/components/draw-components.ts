// Draws components, from the innermost out, once what is in them has become elements.

import type { ArticleMessages } from '@docsgen/contract/article-messages';
import type { Element, ElementContent, Root as HastRoot } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { State } from 'mdast-util-to-hast';
import type { VFile } from 'vfile';
import { notesOf } from '../compile-notes.ts';
import { hasLabel } from './find-components.ts';
import { text } from './hast.ts';
import { mistakesIn } from './mistakes.ts';
import { type ElementComponent, isElementComponent, type MarkdownComponent } from './written-component.ts';

/** For remark-rehype: the component with elements in it. */
export function componentToElements(state: State, node: MarkdownComponent): Element {
  const [first, ...rest] = node.children;
  const isLabelled = hasLabel(node.children) && first?.type === 'paragraph';
  const label = isLabelled ? state.all(first) : undefined;
  if (isLabelled) node.children = rest;
  const { position: _, ...written } = node;
  const drawn: ElementComponent = { ...written, label, children: state.all(node as never) as ElementContent[] };
  state.patch(node as never, drawn as never);
  return drawn as unknown as Element;
}

export interface DrawingSurroundings {
  readonly messages: ArticleMessages;
  readonly lang: string;
}

export function drawComponents(surroundings: DrawingSurroundings) {
  return async (tree: HastRoot, file: VFile): Promise<void> => {
    await drawBelow(tree, file, surroundings);
  };
}

async function drawBelow(
  parent: { children: (ElementContent | HastRoot['children'][number])[] },
  file: VFile,
  surroundings: DrawingSurroundings,
): Promise<void> {
  for (let index = 0; index < parent.children.length; index += 1) {
    const child = parent.children[index];
    if (child === undefined || !('children' in child)) continue;
    await drawBelow(child, file, surroundings);
    if (!isElementComponent(child)) continue;
    const drawn = await drawOne(child, file, surroundings);
    parent.children.splice(index, 1, ...drawn);
    index += drawn.length - 1;
  }
}

async function drawOne(
  node: ElementComponent & { readonly position?: Element['position'] },
  file: VFile,
  surroundings: DrawingSurroundings,
): Promise<readonly ElementContent[]> {
  const { component, props, place, isInline, children } = node;
  for (const each of component.files ?? []) notesOf(file).files.add(each);
  const label = node.label ?? labelIn(component.props, props);
  const drawn = await component.draw({
    ...surroundings,
    props,
    label,
    labelText: textOf({ type: 'root', children: [...label] }),
    children,
    position: place,
    isInline,
    tell: mistakesIn(file)(place),
  });
  const outermost = drawn.find((each) => each.type === 'element');
  if (outermost) {
    if (outermost.position === undefined && node.position) outermost.position = node.position;
    giveName(outermost, props);
  }
  return drawn;
}

function labelIn(
  rules: ElementComponent['component']['props'],
  props: ElementComponent['props'],
): readonly ElementContent[] {
  const [name] = Object.entries(rules).find(([, { isLabel }]) => isLabel) ?? [];
  const value = name === undefined ? undefined : props[name];
  return value === undefined ? [] : [text(String(value))];
}

/** Id and classes that the author gives the component. */
function giveName(outermost: Element, { id, className }: ElementComponent['props']): void {
  if (id !== undefined) outermost.properties.id = String(id);
  if (className === undefined) return;
  const own = outermost.properties.className;
  outermost.properties.className = [...(Array.isArray(own) ? own : []), ...String(className).split(/\s+/)];
}
