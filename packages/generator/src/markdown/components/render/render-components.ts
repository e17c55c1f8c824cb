// Draws components, from the innermost out, once what is in them has become elements.

import type { ArticleMessages } from '@docsgen/contract/article-messages';
import type { Element, ElementContent, Root as HastRoot, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { State } from 'mdast-util-to-hast';
import type { VFile } from 'vfile';
import { notesOf } from '../../article-notes.ts';
import { text } from '../hast.ts';
import type { ComponentUse } from '../read/component.ts';
import { hasLabel } from '../read/find-components.ts';
import { mistakesIn } from '../read/prop-errors.ts';
import { contentReader } from '../read/read-content.ts';
import {
  componentType,
  type ElementComponent,
  isElementComponent,
  type MarkdownComponent,
} from '../read/written-component.ts';

/** For remark-rehype: the component with elements in it. */
export function componentToElements(state: State, node: MarkdownComponent): Element {
  const { component, props, place, isInline, position } = node;
  const [first, ...rest] = node.children;
  const isLabelled = hasLabel(node.children) && first?.type === 'paragraph';
  const label = isLabelled ? state.all(first) : undefined;
  if (isLabelled) node.children = rest;
  const children = state.all(node as never) as ElementContent[];
  const drawn: ElementComponent = { type: componentType, component, props, place, isInline, label, children };
  if (position) drawn.position = position;
  return drawn as unknown as Element;
}

interface DrawingSurroundings {
  readonly messages: ArticleMessages;
  readonly lang: string;
  readonly html: ComponentUse['html'];
}

export function drawComponents(surroundings: DrawingSurroundings) {
  return async (tree: HastRoot, file: VFile): Promise<void> => {
    await drawAll(tree, { ...surroundings, file, readFile: contentReader(file) });
  };
}

interface Drawing extends DrawingSurroundings, Pick<ComponentUse, 'readFile'> {
  readonly file: VFile;
}

interface Branch {
  readonly children: HastRoot['children'];
}

interface Found {
  readonly node: ElementComponent;
  readonly parent: Branch;
}

/** Backwards, so that what stands in a component is drawn before it. */
async function drawAll(tree: Branch, drawing: Drawing): Promise<void> {
  const found: Found[] = [];
  collect(tree, found);
  for (const { node, parent } of found.reverse()) {
    const drawn = await drawOne(node, drawing);
    finish(node, drawn);
    parent.children.splice(parent.children.indexOf(node as never), 1, ...drawn);
  }
}

function collect(parent: Branch, found: Found[]): void {
  for (const child of parent.children as readonly (RootContent | ElementComponent)[]) {
    if (!('children' in child)) continue;
    if (isElementComponent(child)) {
      found.push({ node: child, parent });
      if (child.label) collect({ children: child.label }, found);
    }
    collect(child, found);
  }
}

function drawOne(node: ElementComponent, drawing: Drawing): ReturnType<ElementComponent['component']['draw']> {
  const { component, props, place, isInline, children } = node;
  const { file, messages, lang, html, readFile } = drawing;
  const { files, frames } = notesOf(file);
  for (const each of component.files ?? []) files.add(each);
  const label = node.label ?? labelIn(component.props, props);
  return component.draw({
    messages,
    lang,
    html,
    props,
    label,
    labelText: label.length === 0 ? '' : textOf({ type: 'root', children: [...label] }),
    children,
    position: place,
    isInline,
    needFile: (each) => void files.add(each),
    needFrames: (origin) => void frames.add(origin),
    readFile,
    tell: mistakesIn(file)(place),
  });
}

function finish({ component, position, props }: ElementComponent, drawn: readonly ElementContent[]): void {
  const outermost = drawn.find((each) => each.type === 'element');
  if (outermost === undefined) return;
  if (outermost.position === undefined && position) outermost.position = position;
  // An `id` that the component has a meaning for, such as a term's, is not an HTML id.
  const hasOwnId = Object.hasOwn(component.props, 'id');
  giveName(outermost, hasOwnId ? { className: props.className } : props);
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
