// Ids of headings that have a word behind a colon, such as `root:root`: Docusaurus leaves the word out of the id, for
// it takes it for a directive, and docsgen does not. The id is written there, so that links go on leading to it.
import { headingIds } from './anchors.ts';
import { replace, type Work } from './work.ts';

export function keepHeadingIds(work: Work): void {
  const { tree, page } = work;
  for (const [heading, id] of headingIds(tree, page)) {
    const last = heading.children.at(-1);
    const hasWord = heading.children.some(({ type }) => type === 'textDirective');
    if (!hasWord || id === '' || last?.position?.end.offset === undefined || heading.depth === 1) continue;
    const at = page.offsetOf(last.position.end.offset);
    const isWritten = /\{#[^{}]+\}\s*$/.test(page.text.slice(0, at));
    if (!isWritten) replace(work, { start: at, end: at }, ` {#${id}}`);
  }
}
