// Puts the mark of `page-head.ts` in place of `<head>`: in HTML it would be dropped and what is in it stay in the
// article, and React would move what it draws in it somewhere else.
import type { Nodes, Root } from 'hast';
import type { Html, Nodes as MdastNodes } from 'mdast';
import { isJsxElement } from './jsx-nodes.ts';
import { walk } from './visit.ts';

/** Stands for `<title>`, of which React takes one text alone. */
export const titleName = 'docsgen-title';

const opening = /^(\s*)<head(?:\s[^<>]*)?>/i;
const closing = /<\/head\s*>/i;

/** In Markdown: a block of HTML that begins so, and the one that it ends in. Any other `<head>` is left as it is. */
export function markHtmlHead(block: Html, siblings: readonly MdastNodes[]): boolean {
  if (!opening.test(block.value)) return false;
  const rest = siblings.slice(siblings.indexOf(block));
  const end = rest.find((node): node is Html => node.type === 'html' && closing.test(node.value));
  if (end === undefined) return false;
  block.value = block.value.replace(opening, '$1<noscript data-docsgen-head>');
  end.value = end.value.replace(closing, '</noscript>');
  return true;
}

/** In MDX: `<head>`, and `<Head>` where the page has no component of that name. */
export function markJsxHeads(tree: Root, shadowed: ReadonlySet<string>): boolean {
  let isFound = false;
  walk(tree as Nodes & Root, (node) => {
    if (!isJsxElement(node)) return undefined;
    if (node.name !== 'head' && (node.name !== 'Head' || shadowed.has('Head'))) return undefined;
    isFound = true;
    node.name = 'noscript';
    node.attributes = [{ type: 'mdxJsxAttribute', name: 'data-docsgen-head', value: '' }];
    walk(node as Nodes & { children: Nodes[] }, (inner) => {
      if (isJsxElement(inner) && inner.name === 'title') inner.name = titleName;
      return undefined;
    });
    return undefined;
  });
  return isFound;
}
