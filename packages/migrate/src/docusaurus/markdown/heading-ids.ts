// Preserves heading ids that Docusaurus generates differently. In Docusaurus, the word after a colon (`root:root`) is a
// text directive and not part of the id, and an expression contributes its code: `## Use {props.name}` has the id
// `use-propsname`. Such headings get an explicit id.
import type { Heading, Nodes } from 'mdast';
import { headingIds } from './anchors.ts';
import { nodesOf } from './walk-tree.ts';
import { rangeOf, replace, type Work } from './work.ts';

export function keepHeadingIds(work: Work): void {
  const { tree, page, placed } = work;
  for (const [heading, id] of headingIds(tree, page)) {
    const last = heading.children.at(-1);
    if (id === '' || last === undefined || heading.depth === 1) continue;
    const hasWord = heading.children.some(({ type }) => type === 'textDirective');
    const code = codeIn(heading, work);
    const at = rangeOf(work, last).end;
    const isWritten = /\{(#[^{}]+|\/\*\s*#\S+\s*\*\/)\}\s*$/.test(page.text.slice(0, at));
    if (isWritten || (!hasWord && code === '')) continue;
    // A page can include a partial several times with different props. Only `name` attributes may be repeated.
    const isShared = code !== '' && (placed.kind === 'partial' || /\bprops\b/.test(code));
    replace(work, { start: at, end: at }, isShared ? `<a name="${id}"></a>` : ` {#${id}}`);
  }
}

/** Returns the code of the expressions in a heading. */
function codeIn(heading: Heading, work: Work): string {
  const isHtml = (node: Nodes): boolean => work.page.text.startsWith('<!--', rangeOf(work, node).start);
  const codes = nodesOf({ type: 'root', children: [heading] }).flatMap((node) =>
    node.type === 'mdxTextExpression' && !isHtml(node) ? [node.value] : [],
  );
  return codes.join('\n');
}
