// Where a page uses docsgen's own components, as directives, as JSX whose values are written down, or as a fence of
// npm's commands: each becomes one kind of node, with its props checked. The rest of these is left to others.
import type { Paragraph, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { notesOf } from '../compile-notes.ts';
import { SKIP, walk } from '../visit.ts';
import type { Mistake, OwnComponent } from './component.ts';
import { isJsx } from './jsx-node.ts';
import { mistakesIn, type TellAt } from './mistakes.ts';
import { readProps } from './read-props.ts';
import { asDirective, isForDirective, isOfNpm, type Recognized, recognize, recognizeJsx } from './recognize.ts';
import { componentOf } from './registry.ts';
import { unravel } from './unravel.ts';
import { componentType, isMarkdownComponent, type MarkdownComponent } from './written-component.ts';

interface Use extends Recognized {
  readonly component: OwnComponent;
}

export function findComponents() {
  // To import a module takes a while, though it is there already.
  const loaded = new Map<string, OwnComponent>();
  const load = async (name: string): Promise<OwnComponent | undefined> => {
    const component = await componentOf(name)?.load();
    if (component) loaded.set(name, component);
    return component;
  };
  return async (tree: Root, file: VFile): Promise<void> => {
    const { shadowed } = notesOf(file);
    const named: RootContent[] = [];
    let hasJsx = false;
    walk(tree, (node) => {
      hasJsx ||= isJsx(node);
      if (couldBeComponent(node)) named.push(node);
    });
    if (named.length === 0) return;
    if (hasJsx) unravel(tree, shadowed);
    const tellAt = mistakesIn(file);
    const uses = new Map<RootContent, Use>();
    for (const node of named) {
      const recognized = isJsx(node) ? await recognizeJsx(node, shadowed) : recognize(node);
      if (recognized === undefined) continue;
      if (isForDirective(recognized, node)) {
        asDirective(node, recognized, tellAt(startOf(node)));
        continue;
      }
      const component = loaded.get(recognized.name) ?? (await load(recognized.name));
      if (component) uses.set(node, { ...recognized, component });
    }
    if (uses.size > 0) turn(tree, uses, tellAt);
  };
}

function couldBeComponent(node: RootContent): boolean {
  return node.type === 'code' ? isOfNpm(node) : node.type.endsWith('Directive') || isJsx(node);
}

function turn(tree: Root, uses: ReadonlyMap<RootContent, Use>, tellAt: TellAt): void {
  walk<RootContent>(tree, (node, index, parent) => {
    const use = uses.get(node);
    if (use === undefined) return undefined;
    const place = startOf(node);
    const tell = tellAt(place);
    if (use.neededForm !== undefined) {
      tell({ isError: true, ...wrongForm(use) });
      parent.children.splice(index, 1, ...childrenOf(node));
      return index;
    }
    checkParent(use.component, parent, tell);
    const other = turned(node, use, tell) as unknown as RootContent;
    const isAlone = node.type !== 'textDirective' && use.isBlock;
    // The walk comes by once more, for what is in it.
    parent.children[index] = isAlone && !use.canBeBlock ? { type: 'paragraph', children: [other as never] } : other;
    return [SKIP, index];
  });
}

function turned(node: RootContent, use: Use, tell: (mistake: Mistake) => void): MarkdownComponent {
  const { component, written, isBlock } = use;
  const children = childrenOf(node);
  if (hasLabel(children) && !Object.values(component.props).some(({ isLabel }) => isLabel)) {
    tell({ message: `${component.name} has no label`, hint: 'Write the text below the first line' });
    delete children[0]?.data;
  }
  return {
    type: componentType,
    component,
    props: readProps(component, { written, hasLabel: hasLabel(children) }, tell),
    place: startOf(node),
    isInline: !isBlock,
    ...(node.position && { position: node.position }),
    children,
  };
}

function startOf({ position }: RootContent): MarkdownComponent['place'] {
  return position && { line: position.start.line, column: position.start.column };
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

function wrongForm({ component, directive, neededForm }: Use): Pick<Mistake, 'message' | 'hint'> {
  const ways = { container: `:::${directive} … :::`, leaf: `::${directive}`, text: `:${directive}[…]` };
  const hint = neededForm && `Write ${ways[neededForm]}`;
  return { message: `${component.name} is not written like this`, ...(hint !== undefined && { hint }) };
}
