// What the article's plain elements need to work everywhere: tables scroll by themselves, task boxes and
// folded parts have names, pictures load when they are needed.
import type { Element, Root } from 'hast';
import type { ArticleStrings } from '../model/article-strings.ts';
import { walk } from './walk.ts';

export function elements(strings: ArticleStrings) {
  return (tree: Root): void => {
    walk(tree, (node, index, parent) => {
      if (node.type === 'comment') {
        parent.children.splice(index, 1);
        return index;
      }
      if (node.type !== 'element') return undefined;
      if (node.tagName === 'img') node.properties = { loading: 'lazy', decoding: 'async', ...node.properties };
      if (node.tagName === 'input') nameTaskBox(node, strings);
      if (node.tagName === 'details') nameDetails(node, strings);
      if (node.tagName === 'table') parent.children[index] = scrollBox(node, strings);
      return undefined;
    });
  };
}

function nameTaskBox(node: Element, strings: ArticleStrings): void {
  if (node.properties.type !== 'checkbox' || node.properties.disabled !== true) return;
  node.properties.ariaLabel ??= node.properties.checked === true ? strings.taskDone : strings.taskOpen;
}

function nameDetails(node: Element, strings: ArticleStrings): void {
  if (node.children.some((child) => child.type === 'element' && child.tagName === 'summary')) return;
  node.children.unshift({
    type: 'element',
    tagName: 'summary',
    properties: {},
    children: [{ type: 'text', value: strings.details }],
  });
}

function scrollBox(table: Element, strings: ArticleStrings): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: strings.table },
    children: [table],
  };
}
