// Draws components, from the innermost out, once what is in them has become elements.

import type { ArticleMessages } from '@docsgen/contract/article-messages';
import type { Element, ElementContent, Root as HastRoot } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { State } from 'mdast-util-to-hast';
import type { VFile } from 'vfile';
import { notesOf } from '../compile-notes.ts';
import type { ComponentUse } from './component.ts';
import { hasLabel } from './find-components.ts';
import { text } from './hast.ts';
import { mistakesIn } from './mistakes.ts';
import { contentReader } from './read-content.ts';
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
    await drawBelow(tree, { ...surroundings, file, readFile: contentReader(file) });
  };
}

interface Drawing extends DrawingSurroundings, Pick<ComponentUse, 'readFile'> {
  readonly file: VFile;
}

async function drawBelow(
  parent: { children: (ElementContent | HastRoot['children'][number])[] },
  drawing: Drawing,
): Promise<void> {
  for (let index = 0; index < parent.children.length; index += 1) {
    const child = parent.children[index];
    if (child === undefined || !('children' in child)) continue;
    await drawBelow(child, drawing);
    if (!isElementComponent(child)) continue;
    const drawn = await drawOne(child, drawing);
    parent.children.splice(index, 1, ...drawn);
    index += drawn.length - 1;
  }
}

async function drawOne(
  node: ElementComponent & { readonly position?: Element['position'] },
  drawing: Drawing,
): Promise<readonly ElementContent[]> {
  const { component, props, place, isInline, children } = node;
  const { file, messages, lang, readFile } = drawing;
  const { files, frames } = notesOf(file);
  for (const each of component.files ?? []) files.add(each);
  const label = node.label ?? labelIn(component.props, props);
  const drawn = await component.draw({
    messages,
    lang,
    props,
    label,
    labelText: textOf({ type: 'root', children: [...label] }),
    children,
    position: place,
    isInline,
    needFile: (each) => void files.add(each),
    needFrames: (origin) => void frames.add(origin),
    readFile,
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
