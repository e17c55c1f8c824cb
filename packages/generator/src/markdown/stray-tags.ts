// `Promise<T>` in running text is no HTML: a tag that no browser knows is shown as the author wrote it.
// Comments, the author's notes to himself, go.
import { htmlTagNames } from 'html-tag-names';
import type { Html, Root, RootContent } from 'mdast';
import { walk } from './walk.ts';

/** Not `plaintext`: it has no end, and would swallow the page around it. */
const known = new Set([
  ...htmlTagNames.filter((name) => name !== 'plaintext'),
  'svg',
  'path',
  'g',
  'circle',
  'rect',
  'line',
  'polyline',
  'polygon',
  'ellipse',
  'text',
  'tspan',
  'defs',
  'use',
  'symbol',
  'title',
  'desc',
  'marker',
  'lineargradient',
  'radialgradient',
  'stop',
  'clippath',
  'mask',
  'math',
  'mi',
  'mn',
  'mo',
  'mrow',
  'mfrac',
  'msup',
  'msub',
  'msqrt',
]);

export function strayTags() {
  return (tree: Root): void => {
    walk(tree, (node, index, parent) => {
      if (node.type !== 'html') return undefined;
      if (/^\s*<!--(?:(?!-->)[\s\S])*-->\s*$/.test(node.value)) {
        parent.children.splice(index, 1);
        return index;
      }
      if (isHtml(node) && !isTypeArgument(node, parent.children[index - 1])) return undefined;
      const text = { type: 'text' as const, value: node.value, ...(node.position && { position: node.position }) };
      parent.children[index] =
        parent.type === 'paragraph' || isPhrasingParent(parent.type) ? text : { type: 'paragraph', children: [text] };
      return undefined;
    });
  };
}

function isPhrasingParent(type: string): boolean {
  return ['heading', 'emphasis', 'strong', 'delete', 'link', 'linkReference', 'tableCell'].includes(type);
}

/** Comments, declarations, elements browsers know and custom elements, whose names have a dash. */
function isHtml(node: Html): boolean {
  const name = /^<\/?([A-Za-z][^\s/>]*)/.exec(node.value.trimStart())?.[1]?.toLowerCase();
  return name === undefined || known.has(name) || /^[a-z][\w.]*-[\w.-]*$/.test(name);
}

/** `List<U>`, `Array<Object>`: right behind a word, and in capitals as types are, though browsers know such an element. */
function isTypeArgument({ value }: Html, before: RootContent | undefined): boolean {
  return /^<[A-Z]\w*>$/.test(value) && before?.type === 'text' && /\w$/.test(before.value);
}
