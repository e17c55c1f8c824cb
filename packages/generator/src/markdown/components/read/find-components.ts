// Where a page uses docsgen's own components, as directives, as JSX whose values are written down, or as a fence of
// npm's commands: each becomes one kind of node, with its props checked. The rest of these is left to others.
import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { notesOf } from '../../article-notes.ts';
import { walk } from '../../tree/visit.ts';
import { componentOf } from '../registry.ts';
import { tellInSentence } from './blocks-in-paragraphs.ts';
import type { Mistake, OwnComponent } from './component.ts';
import { isJsx } from './jsx-node.ts';
import { mistakesIn, type TellAt } from './prop-errors.ts';
import { readProps } from './read-props.ts';
import {
  asDirective,
  isForDirective,
  isOfNpm,
  isPartOfWord,
  type Recognized,
  recognize,
  recognizeJsx,
} from './recognize.ts';
import { unravel } from './split-inline-jsx.ts';
import { componentType, type MarkdownComponent } from './written-component.ts';

interface Branch {
  readonly type: string;
  readonly children: RootContent[];
}

interface Found {
  readonly node: RootContent;
  readonly parent: Branch;
}

interface Use extends Recognized, Found {
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
    const { shadowed, mdx } = notesOf(file);
    const tellAt = mistakesIn(file);
    const uses = new Map<object, Use>();
    for (const found of mdx ? collect(tree, shadowed, tellAt) : couldBeComponents(tree)) {
      const { node } = found;
      const recognized = isJsx(node) ? await recognizeJsx(node, shadowed) : recognize(node);
      if (recognized === undefined) continue;
      if (isForDirective(recognized, node)) {
        asDirective(node, recognized, tellAt(startOf(node)));
        continue;
      }
      const component = loaded.get(recognized.name) ?? (await load(recognized.name));
      if (component) uses.set(node, { ...recognized, ...found, component });
    }
    turnAll(uses, tellAt);
  };
}

/** What may be a component in MDX, in the order of the text. */
function collect(tree: Root, shadowed: ReadonlySet<string>, tellAt: TellAt): readonly Found[] {
  unravel(tree, shadowed);
  const found = couldBeComponents(tree);
  if (found.some(({ node }) => node.type === 'mdxJsxTextElement')) tellInSentence(tree, shadowed, tellAt);
  return found;
}

function couldBeComponents(tree: Root): readonly Found[] {
  const found: Found[] = [];
  walk<RootContent>(tree, (node, index, parent) => {
    const could = node.type === 'code' ? isOfNpm(node) : node.type.endsWith('Directive') || isJsx(node);
    if (could && !isPartOfWord(node, parent.children[index - 1])) found.push({ node, parent });
    return undefined;
  });
  return found;
}

/** Components keep the list of their children, so that those in them find their parents. */
function turnAll(uses: ReadonlyMap<object, Use>, tellAt: TellAt): void {
  const misplaced: Use[] = [];
  for (const use of uses.values()) {
    const { node, parent, neededForm, component, isBlock, canBeBlock } = use;
    const tell = tellAt(startOf(node));
    if (neededForm !== undefined) {
      tell({ isError: true, ...wrongForm(use) });
      misplaced.push(use);
      continue;
    }
    checkParent(component, uses.get(parent)?.component, tell);
    const turned = turn(use, tell) as unknown as RootContent;
    const shown: RootContent =
      isBlock && !canBeBlock ? { type: 'paragraph', children: [turned as PhrasingContent] } : turned;
    parent.children[parent.children.indexOf(node)] = shown;
  }
  // What is in them is a component by now, where it is one.
  for (const { node, parent } of misplaced.reverse())
    parent.children.splice(parent.children.indexOf(node), 1, ...childrenOf(node));
}

function turn({ node, component, written, isBlock }: Use, tell: (mistake: Mistake) => void): MarkdownComponent {
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
  around: OwnComponent | undefined,
  tell: (mistake: Mistake) => void,
): void {
  if (inside === undefined || (around !== undefined && inside.includes(around.name))) return;
  const message = `${name} stands outside of ${inside.join(' or ')}`;
  tell({ isError: true, message, hint: `Put it directly into ${inside.join(' or ')}` });
}

function wrongForm({ component, directive, neededForm }: Use): Pick<Mistake, 'message' | 'hint'> {
  const ways = { container: `:::${directive} … :::`, leaf: `::${directive}`, text: `:${directive}[…]` };
  const hint = neededForm && `Write ${ways[neededForm]}`;
  return { message: `${component.name} is not written like this`, ...(hint !== undefined && { hint }) };
}
