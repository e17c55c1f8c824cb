// Preserves source positions while React renders. They are stored as attributes and restored after React's HTML is
// parsed, so that problems with a link in a component are reported at the author's source.

import type { Element, Nodes, Root } from 'hast';
import type { VFile } from 'vfile';
import { notesOf } from '../../article-notes.ts';
import { componentNames } from '../../components/registry.ts';
import { isComponentName, isJsxElement } from '../../tree/jsx-nodes.ts';
import { startOf } from '../../tree/positions.ts';
import { walk } from '../../tree/visit.ts';

export const positionAttribute = 'data-position';

/** Built-in components forward the position; see `component-placeholders.ts`. */
const own: ReadonlySet<string> = new Set(componentNames);

/** `shift` is the number of lines that precede the text of these nodes. */
export function storePositions(tree: Nodes, shift: number): void {
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
 * Removes the attributes. An element without a position was rendered by a component. Such an element receives the
 * position of its parent or of the preceding sibling.
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
    const ownPosition = takePosition(child);
    const position = ownPosition ?? around ?? before;
    if (position) child.position = position;
    before = ownPosition ?? before;
    restoreBelow(child, position);
  }
}

function takePosition({ properties }: Element): Element['position'] {
  const { dataPosition } = properties;
  if (typeof dataPosition !== 'string') return undefined;
  delete properties.dataPosition;
  const [line = 1, column = 1] = dataPosition.split(':').map(Number);
  return { start: { line, column }, end: { line, column } };
}
