// Collects all links and images of an article. Replaces URLs inside the site with placeholders, because the URLs depend
// on other pages and on the reader's language, whereas an article depends only on its source.
import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import type { Reference } from '../../model/article.ts';
import { isExternal } from '../../text/hrefs.ts';
import { notesOf } from '../article-notes.ts';
import { definedAt } from '../parse/definition-positions.ts';
import { startOf } from '../tree/positions.ts';
import { SKIP, walk } from '../tree/visit.ts';
import { renderDeferred } from './deferred-elements.ts';
import { type Pointer, pointers, removeCodeUrl } from './url-attributes.ts';

/** Markdown and HTML parsers remove NUL, so an author cannot write a placeholder. */
const sentinel = '\u0000';
const printedPlaceholder = /&#x0;(\d+)&#x0;/;

export interface ReferenceOptions {
  /** Whether links to other sites, which are not changed, are recorded. */
  readonly notesExternal: boolean;
}

export function references({ notesExternal }: ReferenceOptions) {
  return (tree: Root, file: VFile): void => {
    const found = notesOf(file).references;
    walk(tree, (node) => {
      if (node.type !== 'element') return undefined;
      if (renderDeferred(node, file, (reference) => printedFor(placeholderFor(reference, found)))) return SKIP;
      removeCodeUrl(node, found);
      for (const pointer of pointers.get(node.tagName) ?? []) {
        const reference = take(node, pointer, found.length);
        if (reference && (notesExternal || !isExternal(reference.href))) found.push(reference);
      }
      takeCandidates(node, found);
      return undefined;
    });
  };
}

/** `index` is the index of the reference's placeholder. */
function take(node: Element, { property, use }: Pointer, index: number): Reference | undefined {
  const href = node.properties[property];
  const definition = definedAt(node.properties.dataDefinedAt);
  if (definition) delete node.properties.dataDefinedAt;
  if (typeof href !== 'string' || isOwnAnchor(node)) return undefined;
  const leavesPlaceholder = !href.startsWith('#') && !isExternal(href);
  if (leavesPlaceholder) node.properties = withPlaceholder(node, property, `${sentinel}${index}${sentinel}`);
  const position = definition ?? startOf(node);
  return { href, use: isLinkToItself(node) ? 'image' : use, file: undefined, position };
}

/** Whether the link repeats the URL of an image or video, so that a missing file is reported once. */
function isLinkToItself({ properties }: Element): boolean {
  return 'dataZoom' in properties || 'dataFilm' in properties;
}

/** Records the images in `srcset`, a list such as `small.png 1x, large.png 2x`. */
function takeCandidates(node: Element, found: Reference[]): void {
  const { srcSet } = node.properties;
  if (typeof srcSet !== 'string') return;
  node.properties.srcSet = srcSet.replace(
    /(?<![^\s,])([^\s,]\S*[^\s,])((?:\s+[\d.]+[wxh])*\s*(?:,|$))/g,
    (whole, href, rest) => {
      if (isExternal(href)) return whole;
      return placeholderFor({ href, use: 'image', file: undefined, position: startOf(node) }, found) + rest;
    },
  );
}

/** Records a reference and returns the placeholder for its URL. */
export function placeholderFor(reference: Reference, found: Reference[]): string {
  return `${sentinel}${found.push(reference) - 1}${sentinel}`;
}

/** Encodes a placeholder for raw HTML, which is printed unchanged. */
function printedFor(placeholder: string): string {
  return placeholder.replaceAll(sentinel, '&#x0;');
}

/** Moves the explicit size of an image after the placeholder, where `insertLinks` expects it. */
function withPlaceholder({ properties }: Element, property: string, placeholder: string): Element['properties'] {
  const { width, height, ...rest } = properties;
  const size = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
  return { ...rest, [property]: placeholder, ...size };
}

function isOwnAnchor(node: Element): boolean {
  const { className } = node.properties;
  return Array.isArray(className) && className.includes('anchor') && node.children.length === 0;
}

export function splitAtPlaceholders(html: string): {
  readonly html: readonly string[];
  readonly placeholders: readonly number[];
} {
  const parts = html.split(printedPlaceholder);
  return {
    html: parts.filter((_, index) => index % 2 === 0),
    placeholders: parts.filter((_, index) => index % 2 === 1).map(Number),
  };
}
