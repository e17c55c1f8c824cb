// What components have drawn, from HTML to nodes of the article. A piece that stands where any HTML may stand is parsed
// by itself; what would be read otherwise where it stands, such as a row of a table, is parsed with the rest.

import type { Element, ElementContent, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { walk } from '../tree/visit.ts';

interface Parent {
  readonly type: string;
  readonly tagName?: string;
}

/** Elements that may have blocks in them, and nothing that is read in a way of its own. */
const flow: ReadonlySet<string> = new Set([
  ...['div', 'section', 'article', 'main', 'aside', 'header', 'footer', 'nav', 'figure', 'figcaption', 'blockquote'],
  ...['li', 'dd', 'td', 'th', 'details', 'docsgen-meant'],
]);

/** Elements that have texts in them. */
const phrasing: ReadonlySet<string> = new Set([
  ...['p', 'span', 'em', 'strong', 'b', 'i', 'del', 'small', 'sub', 'sup', 'mark', 'dt', 'summary'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/** Elements that stand in texts, whatever is around them. */
const inText: ReadonlySet<string> = new Set([
  ...['span', 'em', 'strong', 'b', 'i', 'del', 'small', 'sub', 'sup', 'mark', 'code', 'kbd', 'abbr', 'time', 'img'],
  ...['svg', 'br', 'a', 'q', 'cite', 'samp', 'var', 'wbr'],
]);

/** `undefined`: it is to be parsed where it stands. */
export function drawnNodes(html: string, parent: Parent): readonly ElementContent[] | undefined {
  const { type, tagName = '' } = parent;
  const isFlow = type === 'root' || flow.has(tagName);
  if (!isFlow && !phrasing.has(tagName)) return undefined;
  const tree = fromHtml(html, { fragment: true });
  const children = tree.children as ElementContent[];
  if (!isFlow && !children.every(standsInText)) return undefined;
  // A lone cell or row, whose element the parser has dropped.
  if (/^\s*<(?:t[rdh]|tbody|thead|tfoot|col|caption|option|optgroup|body|head|html)[\s/>]/i.test(html))
    return undefined;
  walk(tree as Nodes & { children: Nodes[] }, (node) => {
    // Those in this HTML say nothing to authors.
    delete node.position;
    return undefined;
  });
  return children;
}

function standsInText(node: ElementContent): boolean {
  if (node.type !== 'element') return true;
  return inText.has(node.tagName) && (node as Element).children.every(standsInText);
}
