// Places in the text, on their way through React: they travel as attributes and become positions again when its HTML
// has been parsed, so that a link in a component is told of where its author wrote it.

import type { Element, Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { notesOf } from '../../article-notes.ts';
import { componentNames } from '../../components/registry.ts';
import { isComponentName, isJsxElement, startOf } from '../../tree/jsx-nodes.ts';
import { walk } from '../../tree/visit.ts';

export const positionAttribute = 'data-position';

/** docsgen's own tell the place further, see `own-components.ts`. */
const own: ReadonlySet<string> = new Set(componentNames);

/** `shift`: number of lines that stand before the text of these nodes. */
export function notePositions(tree: Nodes, shift: number): void {
  noteOne(tree, shift);
  if ('children' in tree)
    walk(tree as Root, (node) => {
      noteOne(node, shift);
      return undefined;
    });
}

function noteOne(node: Nodes, shift: number): void {
  const start = startOf(node);
  if (start === undefined) return;
  const written = `${start.line + shift}:${start.column}`;
  if (node.type === 'element') node.properties.dataPosition = written;
  else if (isJsxElement(node) && node.name && (!isComponentName(node.name) || own.has(node.name)))
    node.attributes.push({ type: 'mdxJsxAttribute', name: positionAttribute, value: written });
}

/**
 * Takes the attributes away again. What has none was drawn by a component: its place is that of what it stands in, or
 * else stands behind.
 */
export function restorePositions() {
  return (tree: Root, file: VFile): void => {
    if (notesOf(file).mdx?.isDrawn) restoreBelow(tree, undefined);
  };
}

function restoreBelow({ children }: Root | Element, around: Element['position']): void {
  let before = around;
  for (const child of children) {
    if (child.type !== 'element') continue;
    const noted = notedIn(child);
    const position = noted ?? around ?? before;
    if (position) child.position = position;
    before = noted ?? before;
    restoreBelow(child, position);
  }
}

function notedIn({ properties }: Element): Element['position'] {
  const { dataPosition } = properties;
  if (typeof dataPosition !== 'string') return undefined;
  delete properties.dataPosition;
  const [line = 1, column = 1] = dataPosition.split(':').map(Number);
  return { start: { line, column }, end: { line, column } };
}
