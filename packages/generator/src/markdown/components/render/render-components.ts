// Renders components, innermost first, after their children are converted to elements.

import type { ArticleStrings } from '@docsgen/contract/article-messages';
import type { Element, ElementContent, Root as HastRoot, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { State } from 'mdast-util-to-hast';
import type { VFile } from 'vfile';
import { notesOf } from '../../article-notes.ts';
import type { ComponentUse } from '../read/component.ts';
import { hasLabel } from '../read/find-components.ts';
import { contentReader } from '../read/read-content.ts';
import { reporterOf } from '../read/report-problems.ts';
import {
  componentType,
  type ElementComponent,
  isElementComponent,
  type MarkdownComponent,
} from '../read/written-component.ts';
import { text } from '../shared/hast.ts';

/** A handler of remark-rehype. */
export function componentToElements(state: State, node: MarkdownComponent): Element {
  const { component, props, place, isInline, position } = node;
  const [first, ...rest] = node.children;
  const isLabelled = hasLabel(node.children) && first?.type === 'paragraph';
  const label = isLabelled ? state.all(first) : undefined;
  if (isLabelled) node.children = rest;
  const children = state.all(node as never) as ElementContent[];
  const element: ElementComponent = { type: componentType, component, props, place, isInline, label, children };
  if (position) element.position = position;
  return element as unknown as Element;
}

interface RenderContext {
  readonly messages: ArticleStrings;
  readonly lang: string;
  readonly html: ComponentUse['html'];
}

export function drawComponents(context: RenderContext) {
  return async (tree: HastRoot, file: VFile): Promise<void> => {
    await renderAll(tree, { ...context, file, readFile: contentReader(file) });
  };
}

interface RenderOptions extends RenderContext, Pick<ComponentUse, 'readFile'> {
  readonly file: VFile;
}

interface Branch {
  readonly children: HastRoot['children'];
}

interface Found {
  readonly node: ElementComponent;
  readonly parent: Branch;
}

/** Renders components in reverse order, so that nested components are rendered before their parents. */
async function renderAll(tree: Branch, options: RenderOptions): Promise<void> {
  const found: Found[] = [];
  collect(tree, found);
  for (const { node, parent } of found.reverse()) {
    const rendered = await renderOne(node, options);
    finish(node, rendered);
    parent.children.splice(parent.children.indexOf(node as never), 1, ...rendered);
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

function renderOne(
  node: ElementComponent,
  options: RenderOptions,
): ReturnType<ElementComponent['component']['render']> {
  const { component, props, place, isInline, children } = node;
  const { file, messages, lang, html, readFile } = options;
  const { files, frames } = notesOf(file);
  for (const each of component.files ?? []) files.add(each);
  const label = node.label ?? labelFromProps(component.props, props);
  return component.render({
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
    report: reporterOf(file)(place),
  });
}

function finish({ component, position, props }: ElementComponent, rendered: readonly ElementContent[]): void {
  const outermost = rendered.find((each) => each.type === 'element');
  if (outermost === undefined) return;
  if (outermost.position === undefined && position) outermost.position = position;
  // If the component defines an `id` prop, as `<Term>` does, `id` is not used as the HTML id.
  const hasOwnId = Object.hasOwn(component.props, 'id');
  setIdAndClasses(outermost, hasOwnId ? { className: props.className } : props);
}

function labelFromProps(
  rules: ElementComponent['component']['props'],
  props: ElementComponent['props'],
): readonly ElementContent[] {
  const [name] = Object.entries(rules).find(([, { isLabel }]) => isLabel) ?? [];
  const value = name === undefined ? undefined : props[name];
  return value === undefined ? [] : [text(String(value))];
}

/** Sets the id and classes that the author gave the component. */
function setIdAndClasses(outermost: Element, { id, className }: ElementComponent['props']): void {
  if (id !== undefined) outermost.properties.id = String(id);
  if (className === undefined) return;
  const own = outermost.properties.className;
  outermost.properties.className = [...(Array.isArray(own) ? own : []), ...String(className).split(/\s+/)];
}
