// Finds built-in components in a page: directives, JSX with only literal values, and npm code fences. All of them are
// converted to the same kind of node, with validated props. Other nodes are left unchanged.
import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { notesOf } from '../../article-notes.ts';
import { isMarkdownJsx } from '../../tree/jsx-nodes.ts';
import { startOf } from '../../tree/positions.ts';
import { walk } from '../../tree/visit.ts';
import { componentOf } from '../registry.ts';
import { reportInlineBlocks } from './blocks-in-paragraphs.ts';
import type { BuiltinComponent, ComponentProblem } from './component.ts';
import { readProps } from './read-props.ts';
import { convertToDirective, isNpmFence, isPartOfWord, type Recognized, recognize, recognizeJsx } from './recognize.ts';
import { type ReportAt, reporterOf } from './report-problems.ts';
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
  readonly component: BuiltinComponent;
}

export function findComponents() {
  // Caches components, because importing a loaded module again takes time.
  const loaded = new Map<string, BuiltinComponent>();
  const load = async (name: string): Promise<BuiltinComponent | undefined> => {
    const component = await componentOf(name)?.load();
    if (component) loaded.set(name, component);
    return component;
  };
  return async (tree: Root, file: VFile): Promise<void> => {
    const { shadowed, mdx } = notesOf(file);
    const reportAt = reporterOf(file);
    const uses = new Map<object, Use>();
    for (const found of mdx ? collect(tree, shadowed, reportAt) : couldBeComponents(tree)) {
      const { node } = found;
      const recognized = isMarkdownJsx(node) ? await recognizeJsx(node, shadowed) : recognize(node);
      if (recognized === undefined) continue;
      if (componentOf(recognized.name) === undefined) {
        convertToDirective(node, recognized, reportAt(startOf(node)));
        continue;
      }
      const component = loaded.get(recognized.name) ?? (await load(recognized.name));
      if (component) uses.set(node, { ...recognized, ...found, component });
    }
    convertAll(uses, reportAt);
  };
}

/** Returns possible components in MDX, in source order. */
function collect(tree: Root, shadowed: ReadonlySet<string>, reportAt: ReportAt): readonly Found[] {
  unravel(tree, shadowed);
  const found = couldBeComponents(tree);
  if (found.some(({ node }) => node.type === 'mdxJsxTextElement')) reportInlineBlocks(tree, shadowed, reportAt);
  return found;
}

function couldBeComponents(tree: Root): readonly Found[] {
  const found: Found[] = [];
  walk<RootContent>(tree, (node, index, parent) => {
    const could = node.type === 'code' ? isNpmFence(node) : node.type.endsWith('Directive') || isMarkdownJsx(node);
    if (could && !isPartOfWord(node, parent.children[index - 1])) found.push({ node, parent });
    return undefined;
  });
  return found;
}

/** Converts all uses. The arrays of children are preserved, so that nested components find their parents. */
function convertAll(uses: ReadonlyMap<object, Use>, reportAt: ReportAt): void {
  const misplaced: Use[] = [];
  for (const use of uses.values()) {
    const { node, parent, neededForm, component, isBlock, canBeBlock } = use;
    const report = reportAt(startOf(node));
    if (neededForm !== undefined) {
      report({ isError: true, ...wrongForm(use) });
      misplaced.push(use);
      continue;
    }
    checkParent(component, uses.get(parent)?.component, report);
    const converted = convert(use, report) as unknown as RootContent;
    const shown: RootContent =
      isBlock && !canBeBlock ? { type: 'paragraph', children: [converted as PhrasingContent] } : converted;
    parent.children[parent.children.indexOf(node)] = shown;
  }
  // The children of these nodes have already been converted.
  for (const { node, parent } of misplaced.reverse())
    parent.children.splice(parent.children.indexOf(node), 1, ...childrenOf(node));
}

function convert(
  { node, component, written, isBlock }: Use,
  report: (problem: ComponentProblem) => void,
): MarkdownComponent {
  const children = childrenOf(node);
  if (hasLabel(children) && !Object.values(component.props).some(({ isLabel }) => isLabel)) {
    report({ message: `<${component.name}> does not support a label`, hint: 'Write the text on the lines below' });
    delete children[0]?.data;
  }
  return {
    type: componentType,
    component,
    props: readProps(component, { written, hasLabel: hasLabel(children) }, report),
    place: startOf(node),
    isInline: !isBlock,
    ...(node.position && { position: node.position }),
    children,
  };
}

/** The text of a leaf directive is also a label. */
function childrenOf(node: RootContent): RootContent[] {
  const children = 'children' in node ? (node.children as RootContent[]) : [];
  if (node.type !== 'leafDirective' || children.length === 0) return children;
  return [{ type: 'paragraph', data: { directiveLabel: true }, children } as Paragraph];
}

export function hasLabel([first]: readonly RootContent[]): boolean {
  return first?.type === 'paragraph' && first.data?.directiveLabel === true;
}

function checkParent(
  { name, inside }: BuiltinComponent,
  around: BuiltinComponent | undefined,
  report: (problem: ComponentProblem) => void,
): void {
  if (inside === undefined || (around !== undefined && inside.includes(around.name))) return;
  const message = `<${name}> must be a direct child of ${inside.map((each) => `<${each}>`).join(' or ')}`;
  report({ isError: true, message });
}

function wrongForm({ component, directive, neededForm }: Use): Pick<ComponentProblem, 'message' | 'hint'> {
  const syntax = { container: `:::${directive} … :::`, leaf: `::${directive}`, text: `:${directive}[…]` };
  const hint = neededForm && `Write ${syntax[neededForm]}`;
  return { message: `<${component.name}> does not support this syntax`, ...(hint !== undefined && { hint }) };
}
