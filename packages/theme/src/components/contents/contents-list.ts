// The items of the contents, as HTML: the headings are HTML already, and React has nothing to add to them.

import type { Html } from '@docsgen/contract/html';
import type { ContentsEntry } from '@docsgen/contract/views';

export function contentsList(entries: readonly ContentsEntry[]): Html {
  return entries.map(contentsItem).join('');
}

function contentsItem({ id, html, children }: ContentsEntry): Html {
  const below = children.length === 0 ? '' : `<ul>${contentsList(children)}</ul>`;
  return `<li><a href="#${fragment(id)}">${html}</a>${below}</li>`;
}

/** Letters of all languages stand for themselves: encoded they would be three times as long. */
function fragment(id: string): string {
  return id.replace(/[^\p{L}\p{N}]/gu, encodeURIComponent);
}
