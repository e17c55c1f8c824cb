// Determines which component a Markdown node refers to, and its props as written.
import type { Code, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { MarkdownJsx } from '../../tree/jsx-nodes.ts';
import { componentOf, formsOf, nameOfDirective } from '../registry.ts';
import { admonitionOf } from './admonition-lines.ts';
import type { ComponentForm, ComponentProblem } from './component.ts';
import { literalAttributes } from './jsx-literal.ts';
import { readProps, type WrittenProp } from './read-props.ts';

type Directive = ContainerDirective | LeafDirective | TextDirective;

export interface Recognized {
  /** Name in JSX. */
  readonly name: string;
  readonly directive: string;
  readonly written: readonly WrittenProp[];
  /** Whether a block is allowed at the node's position. */
  readonly isBlock: boolean;
  readonly canBeBlock: boolean;
  /** Set if a directive is used in a form that the component does not support. */
  readonly neededForm?: ComponentForm;
}

/** Returns `undefined` if the node is not a built-in component. */
export function recognize(node: RootContent): Recognized | undefined {
  if (node.type === 'code') return fromFence(node.value);
  return node.type.endsWith('Directive') ? recognizeDirective(node as Directive) : undefined;
}

const directiveForms: Readonly<Record<Directive['type'], ComponentForm>> = {
  containerDirective: 'container',
  leafDirective: 'leaf',
  textDirective: 'text',
};

function recognizeDirective(node: Directive): Recognized | undefined {
  const name = nameOfDirective(node.name);
  if (name === undefined) return undefined;
  const form = directiveForms[node.type];
  const forms = formsOf(name);
  const isRight = forms.includes(form);
  // In a sentence, `10:steps` can be ordinary text.
  if (form === 'text' && !isRight) return undefined;
  const written = Object.entries(node.attributes ?? {}).map(([prop, value]) => ({ name: prop, value: value ?? '' }));
  const [neededForm] = forms;
  return {
    name,
    directive: node.name,
    written,
    isBlock: form !== 'text',
    canBeBlock: true,
    ...(!isRight && neededForm && { neededForm }),
  };
}

/** Reports whether the name directly follows a word, without label and attributes, as in `3:badge`. */
export function isPartOfWord(node: RootContent, before: RootContent | undefined): boolean {
  if (node.type !== 'textDirective' || before?.type !== 'text' || !/\w$/.test(before.value)) return false;
  return node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
}

/** Returns `undefined` for other components, or if a value is not a literal. Admonitions are recognized as well. */
export async function recognizeJsx(node: MarkdownJsx, shadowed: ReadonlySet<string>): Promise<Recognized | undefined> {
  const { name } = node;
  if (name === null || shadowed.has(name)) return undefined;
  const registered = componentOf(name);
  if (registered === undefined && !isAdmonition(name)) return undefined;
  const written = await literalAttributes(node);
  if (written === undefined) return undefined;
  const isBlock = node.type === 'mdxJsxFlowElement';
  return { name, directive: '', written, isBlock, canBeBlock: canBeBlock(name) };
}

/** `<Note>` is equivalent to `:::note`. */
const isAdmonition = (name: string): boolean => /^[A-Z][a-z]+$/.test(name) && admonitionOf(name) !== undefined;

export function canBeBlock(name: string): boolean {
  return isAdmonition(name) || formsOf(name).some((form) => form !== 'text');
}

/** Converts the JSX of an admonition to a directive, which a separate step handles. */
export function convertToDirective(
  node: RootContent,
  { name, written }: Recognized,
  report: (problem: ComponentProblem) => void,
): void {
  const props = { title: { type: 'string' } } as const;
  const read = Object.entries(readProps({ name, props }, { written, hasLabel: false }, report));
  const attributes = Object.fromEntries(read.map(([prop, value]) => [prop, String(value)]));
  Object.assign(node, { type: 'containerDirective', name: name.toLowerCase(), attributes });
}

/** Reports whether the fence uses a convention of other tools: the language `npm`, or the flag `npm2yarn`. */
export function isNpmFence({ lang, meta }: Code): boolean {
  return lang === 'npm' || (meta ?? '').split(/\s/).includes('npm2yarn');
}

function fromFence(command: string): Recognized {
  const written = [{ name: 'command', value: command }];
  return { name: 'PackageManagers', directive: '', written, isBlock: true, canBeBlock: true };
}
