// Places in the text, on their way through React: they travel as attributes and become positions again when its HTML
// has been parsed, so that a link in a component is told of where its author wrote it.

import type { Element, Nodes, Root } from 'hast';
import { componentNames } from '../components/registry.ts';
import { walk } from '../visit.ts';
import { isComponentName, isJsxElement, startOf } from './jsx-nodes.ts';

const attribute = 'data-position';

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
    node.attributes.push({ type: 'mdxJsxAttribute', name: attribute, value: written });
}

/** Takes the attributes away again. */
export function restorePositions(tree: Root): void {
  walk(tree, (node) => {
    if (node.type === 'element') restoreOne(node);
    return undefined;
  });
}

export function restoreOne(node: Element): void {
  const { dataPosition } = node.properties;
  if (typeof dataPosition !== 'string') return;
  delete node.properties.dataPosition;
  const [line = 1, column = 1] = dataPosition.split(':').map(Number);
  node.position = { start: { line, column }, end: { line, column } };
}
