// Finds elements in the HTML of a page, parsed like in a browser.
import type { Element, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import rehypeRaw from 'rehype-raw';
import { VFile } from 'vfile';
import { walk } from '../../packages/generator/src/markdown/tree/visit.ts';

/** An element with its attributes by HTML name, its text with collapsed spaces, and its content. */
export interface Found {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  /** HTML between the tags of the element. */
  readonly html: string;
  readonly all: (selector: string) => readonly Found[];
  /** Throws if there is none, or more than one. */
  readonly one: (selector: string) => Found;
}

export function parseHtml(html: string): Found {
  const tree = rehypeRaw()(
    { type: 'root', children: [{ type: 'doctype' }, { type: 'raw', value: html.replace(/^<!doctype html>/i, '') }] },
    new VFile(),
  );
  if (tree?.type !== 'root') throw new Error('This is no HTML');
  return wrap(tree);
}

/** Returns the article of a page. */
export function mainOf(html: string): Found {
  return parseHtml(html).one('main');
}

/** Returns the visible items of a page's sidebar, from top to bottom. */
export function sidebarLabels(html: string): readonly string[] {
  const items = parseHtml(html).one('nav.sidebar').all('*');
  return items.filter(({ name, text }) => ['a', 'summary'].includes(name) && text !== '').map(({ text }) => text);
}

function wrap(node: Element | Root): Found {
  const all = (selector: string): readonly Found[] => {
    const matches = matcher(selector);
    const found: Found[] = [];
    walk<RootContent>(node, (element) => {
      if (element.type === 'element' && matches(element)) found.push(wrap(element));
    });
    return found;
  };
  return {
    name: node.type === 'element' ? node.tagName : '',
    attributes: node.type === 'element' ? attributesOf(node) : {},
    text: textOf(node).replace(/\s+/g, ' ').trim(),
    html: toHtml(node.children, { allowDangerousHtml: true }),
    all,
    one: (selector) => {
      const found = all(selector);
      const [first] = found;
      if (!first || found.length > 1) throw new Error(`${found.length} elements are ${selector}`);
      return first;
    },
  };
}

/** `a`, `a.class`, `a[rel]`, `a[rel=next]`: one element, no combinators. */
function matcher(selector: string): (element: Element) => boolean {
  const [, name = '', className, attribute, value] =
    /^([a-z0-9*]+)(?:\.([\w-]+))?(?:\[([\w:-]+)(?:=([^\]]*))?\])?$/.exec(selector) ?? [];
  if (name === '') throw new Error(`Not a selector: ${selector}`);
  return (element) => {
    const attributes = attributesOf(element);
    return (
      (name === '*' || element.tagName === name) &&
      (className === undefined || (attributes.class ?? '').split(' ').includes(className)) &&
      (attribute === undefined || attribute in attributes) &&
      (value === undefined || attributes[attribute ?? ''] === value)
    );
  };
}

function attributesOf(element: Element): Readonly<Record<string, string>> {
  const written = Object.entries(element.properties).flatMap(([property, value]) => {
    if (value === undefined || value === null || value === false) return [];
    const text = value === true ? '' : Array.isArray(value) ? value.join(' ') : String(value);
    return [[attributeName(property), text]];
  });
  return Object.fromEntries(written);
}

/**
 * The tree contains attributes under their JavaScript names: `className`, `hrefLang`, `dataNotFound`, `ariaCurrent`.
 */
function attributeName(property: string): string {
  if (property === 'className') return 'class';
  if (property === 'httpEquiv') return 'http-equiv';
  if (/^aria[A-Z]/.test(property)) return `aria-${property.slice(4).toLowerCase()}`;
  if (/^data[A-Z]/.test(property)) return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return property.toLowerCase();
}
