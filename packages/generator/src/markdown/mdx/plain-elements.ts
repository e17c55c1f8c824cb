// Converts JSX that requires no JavaScript: HTML elements whose attributes are literals, and expressions that are
// strings. Pages without other JSX are compiled like Markdown.

import type { Element, ElementContent, Nodes, Properties, Root } from 'hast';
import { find, html, type Schema, svg } from 'property-information';
import type { PropValue } from '../components/read/component.ts';
import { literalAttributes, literalValue } from '../components/read/jsx-literal.ts';
import type { WrittenProp } from '../components/read/read-props.ts';
import { isComponentName, isExpression, isJsxElement, type JsxElement } from '../tree/jsx-nodes.ts';

export async function makePlain(tree: Root): Promise<void> {
  await makePlainBelow(tree as Branch, html);
}

interface Branch {
  children: (Nodes & ElementContent)[];
}

async function makePlainBelow(parent: Branch, schema: Schema): Promise<void> {
  const children: Branch['children'] = [];
  for (const child of parent.children) {
    const plain = isExpression(child) ? await plainText(child.value) : child;
    if (plain === undefined) continue;
    const below = isJsxElement(plain) && plain.name === 'svg' ? svg : schema;
    if ('children' in plain) await makePlainBelow(plain as unknown as Branch, below);
    children.push(isJsxElement(plain) ? ((await plainElement(plain, below)) as Branch['children'][number]) : plain);

    async function plainText(code: string): Promise<Branch['children'][number] | undefined> {
      if (isComment(code)) return undefined;
      const value = await literalValue(code);
      if (typeof value !== 'string' && typeof value !== 'number') return child;
      return { type: 'text', value: String(value), ...(child?.position && { position: child.position }) };
    }
  }
  parent.children = children;
}

/** Reports whether an expression is a comment, `{/* … *\/}`, which renders nothing. */
function isComment(code: string): boolean {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').trim() === '';
}

async function plainElement(node: JsxElement, schema: Schema): Promise<Element | JsxElement> {
  const { name } = node;
  if (name === null || isComponentName(name)) return node;
  const attributes = await literalAttributes(node);
  const properties = attributes && propertiesOf(attributes, schema);
  if (properties === undefined) return node;
  const { children, position } = node;
  return { type: 'element', tagName: name, properties, children, ...(position && { position }) };
}

/** Returns `undefined` if React must render any of the attributes. */
function propertiesOf(attributes: readonly WrittenProp[], schema: Schema): Properties | undefined {
  const properties: Properties = {};
  for (const { name, value } of attributes) {
    if (name === 'key' || name === 'ref') continue;
    if (name === 'dangerouslySetInnerHTML' || name === 'children') return undefined;
    const written = name === 'style' ? styleOf(value) : plainValue(value);
    if (written === undefined) return undefined;
    properties[find(schema, name).property] = written;
  }
  return properties;
}

function plainValue(value: PropValue): Properties[string] | undefined {
  if (value === null) return null;
  return typeof value === 'object' ? undefined : value;
}

/** Converts `{{ marginTop: '1em' }}` to CSS. React converts numbers, because it knows which of them are lengths. */
function styleOf(value: PropValue): string | undefined {
  if (typeof value === 'string') return value;
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return undefined;
  const entries = Object.entries(value);
  if (entries.some(([, each]) => typeof each !== 'string')) return undefined;
  return entries
    .map(([name, each]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${each}`)
    .join(';');
}
