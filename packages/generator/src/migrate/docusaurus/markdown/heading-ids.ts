// Ids of headings that Docusaurus makes in another way than docsgen. It takes the word behind a colon, as in
// `root:root`, for a directive and leaves it out, and of an expression it takes the code: `## Use {props.name}` has the
// id `use-propsname`, whatever is shown. Such ids are written there, so that links go on leading to them.
import type { Heading } from 'mdast';
import { headingIds } from './anchors.ts';
import { walkTree } from './walk-tree.ts';
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
    // A page may show a partial more than once, with other props each time: only names may be there twice.
    const isShared = code !== '' && (placed.kind === 'partial' || /\bprops\b/.test(code));
    replace(work, { start: at, end: at }, isShared ? `<a name="${id}"></a>` : ` {#${id}}`);
  }
}

/** Code of the expressions in a heading. */
function codeIn(heading: Heading, work: Work): string {
  const codes: string[] = [];
  walkTree({ type: 'root', children: [heading] }, (node) => {
    const isHtml = work.page.text.startsWith('<!--', rangeOf(work, node).start);
    if (node.type === 'mdxTextExpression' && !isHtml) codes.push(node.value);
    return undefined;
  });
  return codes.join('\n');
}
