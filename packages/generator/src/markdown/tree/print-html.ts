// Prints an article as HTML. The output is identical to the output of rehype-stringify, which takes a quarter of the
// compile time. Elements and text are printed here; rehype-stringify prints all other nodes, and determines the format
// of attributes.
import type { Element, Nodes, Parents, Properties, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Processor } from 'unified';

export const printOptions = { allowDangerousHtml: true } as const;

/**
 * Replaces the compiler of rehype-stringify, unless a plugin changed its settings, which only rehype-stringify
 * supports.
 */
export function printHtml(this: Processor): void {
  if (Object.keys(this.data('settings') ?? {}).length > 0) return;
  const print = createPrinter();
  this.compiler = (tree) => print(tree as Root);
}

type Property = Properties[string];

/** Format of an attribute that is not boolean. */
interface AttributeFormat {
  readonly attribute: string;
  /** Separator of the values in an array. */
  readonly separator: string;
}

export type Printer = (node: Nodes) => string;

export function createPrinter(): Printer {
  const formats = new Map<string, AttributeFormat | undefined>();
  const formatOf = (property: string): AttributeFormat | undefined => {
    const known = formats.get(property);
    if (known !== undefined || formats.has(property)) return known;
    const format = attributeFormat(property);
    formats.set(property, format);
    return format;
  };
  const attribute = (property: string, value: Property): string => {
    const isText = typeof value === 'string' || typeof value === 'number' || Array.isArray(value);
    const format = isText ? formatOf(property) : undefined;
    if (format === undefined || Number.isNaN(value) || (Array.isArray(value) && format.separator !== ' '))
      return stringifyAttribute(property, value);
    return ` ${format.attribute}="${escapeValue(Array.isArray(value) ? value.join(' ').trim() : String(value))}"`;
  };
  return (tree) => {
    // Appending to one string is twice as fast as concatenating nested results, which V8 flattens more slowly.
    let html = '';
    const put = (node: Nodes): void => {
      if (node.type === 'text') html += escapeText(node.value);
      else if (node.type === 'raw') html += node.value;
      else if (node.type === 'root') putAll(node);
      else if (node.type === 'element' && !ownRules.has(node.tagName)) putElement(node);
      else html += toHtml(node, printOptions);
    };
    const putElement = (node: Element): void => {
      const { tagName, properties } = node;
      html += `<${tagName}`;
      for (const property in properties) html += attribute(property, properties[property]);
      html += '>';
      const start = html.length;
      putAll(node);
      if (html.length > start || !isVoid(tagName)) html += `</${tagName}>`;
    };
    /** Nodes that plugins create can lack `children`. */
    const putAll = ({ children }: Partial<Parents>): void => {
      for (const child of children ?? []) put(child);
    };
    put(tree);
    return html;
  };
}

/** Elements whose content is not printed as HTML, or is in a separate tree. */
const ownRules: ReadonlySet<string> = new Set(['script', 'style', 'svg', 'template']);

const voids: ReadonlySet<string> = new Set([
  ...['area', 'base', 'basefont', 'bgsound', 'br', 'col', 'command', 'embed', 'frame', 'hr', 'image', 'img', 'input'],
  ...['keygen', 'link', 'meta', 'param', 'source', 'track', 'wbr'],
]);

/** Whether the element has no content and no end tag. */
export function isVoid(tagName: string): boolean {
  return voids.has(tagName) || voids.has(tagName.toLowerCase());
}

/** Returns the attribute with a leading space, or `''` if the attribute is omitted because of its value. */
function stringifyAttribute(property: string, value: Property): string {
  const element: Element = { type: 'element', tagName: 'i', properties: { [property]: value }, children: [] };
  return toHtml(element, printOptions).slice('<i'.length, -'></i>'.length);
}

/** Returns `undefined` if an empty value has a special meaning. */
function attributeFormat(property: string): AttributeFormat | undefined {
  const attribute = /^ (.*)=""$/s.exec(stringifyAttribute(property, ''))?.[1];
  if (attribute === undefined) return undefined;
  const list = stringifyAttribute(property, ['a', 'b']);
  return { attribute, separator: list.slice(` ${attribute}="a`.length, -'b"'.length) };
}

function escapeText(text: string): string {
  return !/[<&]/.test(text) ? text : text.replace(/&/g, '&#x26;').replace(/</g, '&#x3C;');
}

/** NUL is included because it marks placeholders. */
const unsafe = /["&'`\0]/;
const everyUnsafe = /["&'`\0]/g;

function escapeValue(value: string): string {
  if (!unsafe.test(value)) return value;
  return value.replace(everyUnsafe, (character) => `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`);
}

/** Removes the enclosing paragraph, unless there is other content. */
export function withoutParagraph(html: string): string {
  const inner = /^<p>(.*)<\/p>$/s.exec(html.trimEnd())?.[1];
  return inner === undefined || inner.includes('</p>') ? html : inner;
}
