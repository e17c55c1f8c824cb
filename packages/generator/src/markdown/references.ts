// Everything an article points at. Addresses inside the site are left open as holes, because where they lead depends
// on the rest of the site and on the reader's language, and an article must depend on its file alone.
import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import type { Reference } from '../model/site.ts';
import { isExternal } from '../text/hrefs.ts';
import { notesOf } from './compile-notes.ts';
import { definedAt } from './definition-places.ts';
import { walk } from './walk.ts';

/** No Markdown and no HTML parser lets a NUL through, so nothing an author writes looks like a hole. */
const mark = '\u0000';
const printedHole = /&#x0;(\d+)&#x0;/;

interface Pointer {
  readonly property: string;
  readonly use: Reference['use'];
}

const pointers: Readonly<Record<string, readonly Pointer[]>> = {
  a: [{ property: 'href', use: 'link' }],
  area: [{ property: 'href', use: 'link' }],
  audio: [{ property: 'src', use: 'image' }],
  img: [{ property: 'src', use: 'image' }],
  source: [{ property: 'src', use: 'image' }],
  track: [{ property: 'src', use: 'image' }],
  video: [
    { property: 'src', use: 'image' },
    { property: 'poster', use: 'image' },
  ],
};

export function references() {
  return (tree: Root, file: VFile): void => {
    const found = notesOf(file).references;
    walk(tree, (node) => {
      if (node.type === 'element') for (const pointer of pointers[node.tagName] ?? []) take(node, pointer, found);
    });
  };
}

function take(node: Element, { property, use }: Pointer, found: Reference[]): void {
  const href = node.properties[property];
  const definition = definedAt(node.properties.dataDefinedAt);
  if (definition) delete node.properties.dataDefinedAt;
  if (typeof href !== 'string' || isExternal(href) || isOwnAnchor(node)) return;
  const start = definition ?? node.position?.start;
  const leavesHole = !href.startsWith('#');
  if (leavesHole) node.properties = withHole(node, property, `${mark}${found.length}${mark}`);
  const position = start && { line: start.line, column: start.column };
  found.push({ href, use, file: undefined, position });
}

/** A size that the author gave a picture follows the hole: whoever fills it has to see that it is there. */
function withHole({ properties }: Element, property: string, hole: string): Element['properties'] {
  const { width, height, ...rest } = properties;
  const size = { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
  return { ...rest, [property]: hole, ...size };
}

function isOwnAnchor(node: Element): boolean {
  const { className } = node.properties;
  return Array.isArray(className) && className.includes('anchor') && node.children.length === 0;
}

/** Splits printed HTML at its holes. */
export function splitHoles(html: string): { readonly html: readonly string[]; readonly holes: readonly number[] } {
  const parts = html.split(printedHole);
  return {
    html: parts.filter((_, index) => index % 2 === 0),
    holes: parts.filter((_, index) => index % 2 === 1).map(Number),
  };
}
