// Attributes with URLs, and a check for URLs that run code.
import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import type { Reference } from '../../model/article.ts';
import { runsCode } from '../../text/hrefs.ts';
import { notesOf } from '../article-notes.ts';
import { definedAt } from '../parse/definition-positions.ts';
import { startOf } from '../tree/positions.ts';
import { walk } from '../tree/visit.ts';

export interface Pointer {
  readonly property: string;
  readonly use: Exclude<Reference['use'], 'list'>;
}

/** Attributes with URLs by element name. `Map` is used because an element can be named `constructor`. */
export const pointers: ReadonlyMap<string, readonly Pointer[]> = new Map([
  ['a', [{ property: 'href', use: 'link' }]],
  ['area', [{ property: 'href', use: 'link' }]],
  ['audio', [{ property: 'src', use: 'image' }]],
  ['img', [{ property: 'src', use: 'image' }]],
  ['link', [{ property: 'href', use: 'link' }]],
  // The URL of a script is not changed, because the script may load other scripts from the same folder.
  ['script', [{ property: 'src', use: 'link' }]],
  ['source', [{ property: 'src', use: 'image' }]],
  ['track', [{ property: 'src', use: 'image' }]],
  [
    'video',
    [
      { property: 'src', use: 'image' },
      { property: 'poster', use: 'image' },
    ],
  ],
]);

/** Attributes whose URLs are not changed, unless they run code. */
const guarded: ReadonlyMap<string, string> = new Map([
  ['a', 'xLinkHref'],
  ['button', 'formAction'],
  ['embed', 'src'],
  ['form', 'action'],
  ['frame', 'src'],
  ['iframe', 'src'],
  ['input', 'formAction'],
  ['object', 'data'],
]);

/** Runs before sanitizing, so that these URLs are reported. */
export function removeCodeUrls() {
  return (tree: Root, file: VFile): void => {
    const found = notesOf(file).references;
    walk(tree, (node) => {
      if (node.type === 'element') removeCodeUrl(node, found);
    });
  };
}

/** Removes URLs that run code, and records them as references, which are reported as broken. */
export function removeCodeUrl(node: Element, found: Reference[]): void {
  const { tagName } = node;
  const guard = guarded.get(tagName);
  if (guard !== undefined) takeIfCode(node, { property: guard, use: 'link' }, found);
  for (const pointer of pointers.get(tagName) ?? []) takeIfCode(node, pointer, found);
}

function takeIfCode(node: Element, { property, use }: Pointer, found: Reference[]): void {
  const href = node.properties[property];
  if (typeof href !== 'string' || !runsCode(href, use)) return;
  const position = definedAt(node.properties.dataDefinedAt) ?? startOf(node);
  delete node.properties[property];
  found.push({ href, use, file: undefined, position });
}
