// One card for each word of an article, at its end: there they are no part of a heading or of a sentence.
import type { Element, Root, RootContent } from 'hast';
import { walk } from '../../tree/visit.ts';
import { classesOf, isElement } from '../hast.ts';

export function joinCards(tree: Root): void {
  const cards = new Map<string, Element>();
  walk<RootContent>(tree, (node, index, parent) => {
    if (!('tagName' in node) || !isElement(node, 'span') || !classesOf(node).includes('term-card')) return undefined;
    const id = String(node.properties.id);
    if (!cards.has(id)) cards.set(id, node);
    parent.children.splice(index, 1);
    return ['skip', index];
  });
  tree.children.push(...cards.values());
}
