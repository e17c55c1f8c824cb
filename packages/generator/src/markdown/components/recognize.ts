// What a node of the Markdown tree says about a component: which it is, and the props as they are written.
import type { Code, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { admonitionOf } from '../admonition-lines.ts';
import { isTabs } from '../tabs.ts';
import type { ComponentForm, Mistake } from './component.ts';
import { isJsx, type JsxElement } from './jsx-node.ts';
import { readProps, type WrittenProp } from './read-props.ts';
import { componentOf, formsOf, nameOfDirective } from './registry.ts';

type Directive = ContainerDirective | LeafDirective | TextDirective;

export interface Recognized {
  /** As JSX spells it. */
  readonly name: string;
  readonly directive: string;
  readonly written: readonly WrittenProp[];
  /** It stands where a block does. */
  readonly isBlock: boolean;
  readonly canBeBlock: boolean;
  /** Set where a directive is written in a form that the component does not have. */
  readonly neededForm?: ComponentForm;
}

/** `undefined`: none of docsgen's, or its values have to be computed. An admonition in JSX is recognized, too. */
export async function recognize(node: RootContent, shadowed: ReadonlySet<string>): Promise<Recognized | undefined> {
  if (isJsx(node)) return recognizeJsx(node, shadowed);
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
  if (name === undefined || (node.type === 'containerDirective' && isTabs(node))) return undefined;
  const form = directiveForms[node.type];
  const forms = formsOf(name);
  const isRight = forms.includes(form);
  // In running text, `10:steps` may be anything.
  if (!isRight && form === 'text') return undefined;
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

async function recognizeJsx(node: JsxElement, shadowed: ReadonlySet<string>): Promise<Recognized | undefined> {
  const { name } = node;
  if (name === null || shadowed.has(name)) return undefined;
  const registered = componentOf(name);
  if (registered === undefined && !isAdmonition(name)) return undefined;
  const { literalAttributes } = await import('./jsx-literal.ts');
  const written = await literalAttributes(node);
  if (written === undefined) return undefined;
  const forms = formsOf(name);
  const canBeBlock = forms.includes('container') || forms.includes('leaf');
  return { name, directive: '', written, isBlock: node.type === 'mdxJsxFlowElement', canBeBlock };
}

/** `<Note>` is `:::note`. */
export const isAdmonition = (name: string): boolean => /^[A-Z][a-z]+$/.test(name) && admonitionOf(name) !== undefined;

const admonitionProps = { title: { type: 'string' } } as const;

/** JSX becomes the directive that means the same. */
export function asAdmonition(node: RootContent, { name, written }: Recognized, tell: (mistake: Mistake) => void): void {
  const { title } = readProps({ name, props: admonitionProps }, { written, hasLabel: false }, tell);
  const attributes = title === undefined ? {} : { title: String(title) };
  Object.assign(node, { type: 'containerDirective', name: name.toLowerCase(), attributes });
}

/** As other tools spell it: a fence in the language `npm`, or one of a shell that is marked. */
export function isOfNpm({ lang, meta }: Code): boolean {
  return lang === 'npm' || (meta ?? '').split(/\s/).includes('npm2yarn');
}

function fromFence(command: string): Recognized {
  const written = [{ name: 'command', value: command }];
  return { name: 'PackageManagers', directive: '', written, isBlock: true, canBeBlock: true };
}
