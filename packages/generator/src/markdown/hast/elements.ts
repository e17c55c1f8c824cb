// Improves plain elements: makes tables scrollable, labels task list items and `<details>`, and lazy-loads images.

import type { ArticleStrings } from '@docsgen/contract/article-messages';
import type { Element, Root } from 'hast';
import { element, text } from '../components/shared/hast.ts';
import { SKIP, walk } from '../tree/visit.ts';

export function elements(messages: ArticleStrings) {
  return (tree: Root): void => {
    walk(tree, (node, index, parent) => {
      if (node.type === 'comment') {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      if (node.type !== 'element') return undefined;
      if (node.tagName === 'img') node.properties = { loading: 'lazy', decoding: 'async', ...node.properties };
      if (node.tagName === 'input') nameTaskBox(node, messages);
      if (node.tagName === 'details') nameDetails(node, messages);
      if (node.tagName === 'table') parent.children[index] = scrollBox(node, messages);
      return undefined;
    });
  };
}

function nameTaskBox(node: Element, messages: ArticleStrings): void {
  if (node.properties.type !== 'checkbox' || node.properties.disabled !== true) return;
  if (node.properties.ariaLabel !== undefined) return;
  const name = node.properties.checked === true ? messages.taskDone : messages.taskOpen;
  node.properties = { ...node.properties, ariaLabel: name, ...messages.foreign };
}

function nameDetails(node: Element, messages: ArticleStrings): void {
  if (node.children.some((child) => child.type === 'element' && child.tagName === 'summary')) return;
  node.children.unshift(element('summary', { ...messages.foreign }, [text(messages.details)]));
}

function scrollBox(table: Element, messages: ArticleStrings): Element {
  const properties = { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: messages.table };
  return element('div', properties, [table]);
}
