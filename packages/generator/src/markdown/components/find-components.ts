// Where a page uses docsgen's own components, as directives or as JSX whose values are written down: what it finds
// becomes one kind of node, with its props checked. The rest of both syntaxes is left to others.

import type { Paragraph, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { VFile } from 'vfile';
import { notesOf } from '../compile-notes.ts';
import { isTabs } from '../tabs.ts';
import { walk } from '../visit.ts';
import type { Mistake, OwnComponent } from './component.ts';
import { isJsx, type JsxElement } from './jsx-node.ts';
import { mistakesIn } from './mistakes.ts';
import { readProps, type WrittenProp } from './read-props.ts';
import { componentOf, nameOfDirective } from './registry.ts';
import { componentType, isMarkdownComponent, type MarkdownComponent } from './written-component.ts';

type Directive = ContainerDirective | LeafDirective | TextDirective;

interface Found {
  readonly component: OwnComponent;
  readonly written: readonly WrittenProp[];
}

export function findComponents() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const { shadowed } = notesOf(file);
    const named = new Map<RootContent, string>();
    walk(tree, (node) => {
      const name = componentNameOf(node, shadowed);
      if (name !== undefined) named.set(node, name);
    });
    const found = new Map<RootContent, Found>();
    for (const [node, name] of named) {
      const written = isJsx(node) ? await literalOf(node) : attributesOf(node as Directive);
      const component = written && (await componentOf(name)?.load());
      if (component) found.set(node, { component, written });
    }
    if (found.size > 0) turn(tree, found, mistakesIn(file));
  };
}

function componentNameOf(node: RootContent, shadowed: ReadonlySet<string>): string | undefined {
  if (node.type === 'containerDirective') return isTabs(node) ? undefined : nameOfDirective(node.name, 'container');
  if (node.type === 'leafDirective') return nameOfDirective(node.name, 'leaf');
  if (node.type === 'textDirective') return nameOfDirective(node.name, 'text');
  if (!isJsx(node) || node.name === null || shadowed.has(node.name)) return undefined;
  return componentOf(node.name) && node.name;
}

const literalOf = async (node: JsxElement): Promise<readonly WrittenProp[] | undefined> =>
  (await import('./jsx-literal.ts')).literalAttributes(node);

function attributesOf({ attributes }: Directive): readonly WrittenProp[] {
  return Object.entries(attributes ?? {}).map(([name, value]) => ({ name, value: value ?? '' }));
}

function turn(
  tree: Root,
  found: ReadonlyMap<RootContent, Found>,
  tellAt: (place: MarkdownComponent['place']) => (mistake: Mistake) => void,
): void {
  walk<RootContent>(tree, (node, _index, parent) => {
    const use = found.get(node);
    if (use === undefined) return undefined;
    const { component, written } = use;
    const start = node.position?.start;
    const place = start && { line: start.line, column: start.column };
    const tell = tellAt(place);
    const children = childrenOf(node);
    const props = readProps(component, { written, hasLabel: hasLabel(children) }, tell);
    checkParent(component, parent, tell);
    const isInline = node.type === 'textDirective' || node.type === 'mdxJsxTextElement';
    const turned: MarkdownComponent = { type: componentType, component, props, place, isInline, children };
    if (node.position) turned.position = node.position;
    // The walk goes on below: the node itself has to become the other.
    for (const key of Object.keys(node)) Reflect.deleteProperty(node, key);
    Object.assign(node, turned);
    return undefined;
  });
}

/** A leaf's text is a label, too. */
function childrenOf(node: RootContent): RootContent[] {
  const children = 'children' in node ? (node.children as RootContent[]) : [];
  if (node.type !== 'leafDirective' || children.length === 0) return children;
  return [{ type: 'paragraph', data: { directiveLabel: true }, children } as Paragraph];
}

export function hasLabel([first]: readonly RootContent[]): boolean {
  return first?.type === 'paragraph' && first.data?.directiveLabel === true;
}

function checkParent(
  { name, inside }: OwnComponent,
  parent: { readonly type: string },
  tell: (mistake: Mistake) => void,
): void {
  if (inside === undefined) return;
  const around = isMarkdownComponent(parent) ? parent.component.name : undefined;
  if (around !== undefined && inside.includes(around)) return;
  const message = `${name} stands outside of ${inside.join(' or ')}`;
  tell({ isError: true, message, hint: `Put it directly into ${inside.join(' or ')}` });
}
