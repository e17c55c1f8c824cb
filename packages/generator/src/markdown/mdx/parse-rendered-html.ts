// Parses the HTML that components render into nodes of the article. HTML that can be parsed in any context is parsed
// separately. HTML whose parsing depends on its context, such as a table row, is parsed with the rest of the page.

import type { Element, ElementContent, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { walk } from '../tree/visit.ts';

interface Parent {
  readonly type: string;
  readonly tagName?: string;
}

/** Elements that can contain blocks and have no special parsing rules. */
const flow: ReadonlySet<string> = new Set([
  ...['div', 'section', 'article', 'main', 'aside', 'header', 'footer', 'nav', 'figure', 'figcaption', 'blockquote'],
  ...['li', 'dd', 'td', 'th', 'details', 'docsgen-meant'],
]);

/** Elements with phrasing content. */
const phrasing: ReadonlySet<string> = new Set([
  ...['p', 'span', 'em', 'strong', 'b', 'i', 'del', 'small', 'sub', 'sup', 'mark', 'dt', 'summary'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/** Elements that are phrasing content in any parent. */
const inText: ReadonlySet<string> = new Set([
  ...['span', 'em', 'strong', 'b', 'i', 'del', 'small', 'sub', 'sup', 'mark', 'code', 'kbd', 'abbr', 'time', 'img'],
  ...['svg', 'br', 'a', 'q', 'cite', 'samp', 'var', 'wbr'],
]);

/** Returns `undefined` if the HTML must be parsed in its context. */
export function parseRenderedHtml(html: string, parent: Parent): readonly ElementContent[] | undefined {
  const { type, tagName = '' } = parent;
  const isFlow = type === 'root' || flow.has(tagName);
  if (!isFlow && !phrasing.has(tagName)) return undefined;
  const tree = fromHtml(html, { fragment: true });
  const children = tree.children as ElementContent[];
  if (!isFlow && !children.every(isPhrasing)) return undefined;
  // The HTML is a table cell, row or similar element, whose tag the parser has removed.
  if (/^\s*<(?:t[rdh]|tbody|thead|tfoot|col|caption|option|optgroup|body|head|html)[\s/>]/i.test(html))
    return undefined;
  walk(tree as Nodes & { children: Nodes[] }, (node) => {
    // Positions in rendered HTML mean nothing to authors.
    delete node.position;
    return undefined;
  });
  return children;
}

function isPhrasing(node: ElementContent): boolean {
  if (node.type !== 'element') return true;
  return inText.has(node.tagName) && (node as Element).children.every(isPhrasing);
}
