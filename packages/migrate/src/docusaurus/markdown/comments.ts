// Converts comments: in `.mdx` files, docsgen supports only MDX comments, and the excerpt marker of posts has another
// name.

import { rangeOf, replace, type Work } from './work.ts';

export function convertComments(work: Work): void {
  if (!work.page.isMdx || !/\.mdx$/i.test(work.placed.to)) return;
  for (const node of work.page.nodes) {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') continue;
    const { start, end } = rangeOf(work, node);
    const comment = /^<!--([\s\S]*)-->$/.exec(work.page.text.slice(start, end))?.[1];
    if (comment === undefined) continue;
    const more = work.placed.kind === 'post' && /^\s*truncate\s*$/.test(comment);
    replace(work, { start, end }, more ? '{/* more */}' : `{/*${comment.replaceAll('*/', '* /')}*/}`);
  }
}

const truncate = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** Only the first marker is converted. docsgen requires the marker on a separate line. */
export function convertTruncate(work: Work): void {
  const { text, head } = work.page;
  const found = work.placed.kind === 'post' ? truncate.exec(text.slice(head.length)) : null;
  if (!found) return;
  const start = head.length + found.index;
  const end = start + found[0].length;
  const isHtml = found[0].startsWith('<') && !/\.mdx$/i.test(work.placed.to);
  const before = /(?<![^\n])[^\n]*$/.exec(text.slice(0, start))?.[0].trim() !== '';
  const behind = /^[^\n]*/.exec(text.slice(end))?.[0].trim() !== '';
  const mark = isHtml ? found[0].replace('truncate', 'more') : '{/* more */}';
  replace(work, { start, end }, `${before ? '\n\n' : ''}${mark}${behind ? '\n\n' : ''}`);
}
