// Moves the cards of glossary terms to the end of the article, with one card for each term. If they remained in place,
// they would become part of headings and sentences.
import type { Element, Root, RootContent } from 'hast';
import { walk } from '../../tree/visit.ts';
import { classesOf, isElement } from '../shared/hast.ts';

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
