// Renders the table of contents as HTML, because headings are HTML already.

import type { Html } from '@docsgen/contract/html';
import type { ContentsEntry } from '@docsgen/contract/views';

export function contentsList(entries: readonly ContentsEntry[]): Html {
  return entries.map(contentsItem).join('');
}

function contentsItem({ id, html, children }: ContentsEntry): Html {
  const below = children.length === 0 ? '' : `<ul>${contentsList(children)}</ul>`;
  return `<li><a href="#${fragment(id)}">${html}</a>${below}</li>`;
}

/** Letters and digits of any script are not percent-encoded, because encoding would triple their length. */
function fragment(id: string): string {
  return id.replace(/[^\p{L}\p{N}]/gu, encodeURIComponent);
}
