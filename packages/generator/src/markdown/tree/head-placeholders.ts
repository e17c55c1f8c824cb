// Replaces `<head>` in an article with the placeholder of `page-head.ts`. HTML parsers drop the tag but preserve its
// children, and React moves its children.
import type { Nodes, Root } from 'hast';
import type { Html, Nodes as MdastNodes } from 'mdast';
import { isJsxElement } from './jsx-nodes.ts';
import { walk } from './visit.ts';

/** Element that replaces `<title>`, because React only accepts a single string as the child of `<title>`. */
export const titleName = 'docsgen-title';

const opening = /^(\s*)<head(?:\s[^<>]*)?>/i;
const closing = /<\/head\s*>/i;

/**
 * Replaces `<head>` if an HTML block begins with it and a sibling contains `</head>`. All other occurrences are left
 * unchanged.
 */
export function replaceHtmlHead(block: Html, siblings: readonly MdastNodes[]): boolean {
  if (!opening.test(block.value)) return false;
  const rest = siblings.slice(siblings.indexOf(block));
  const end = rest.find((node): node is Html => node.type === 'html' && closing.test(node.value));
  if (end === undefined) return false;
  block.value = block.value.replace(opening, '$1<noscript data-docsgen-head>');
  end.value = end.value.replace(closing, '</noscript>');
  return true;
}

/** Replaces `<head>` in MDX, and `<Head>` unless the page declares a component of that name. */
export function replaceJsxHeads(tree: Root, shadowed: ReadonlySet<string>): boolean {
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
