// Adds the id and script URL to islands in overrides. Islands in articles get both when the article is compiled. The id
// also becomes the prefix of React's ids.

import type { Html } from '@docsgen/contract/html';

const tag = /<docsgen-island data-component="([^"]*)#[^"#]*"((?: [\w-]+(?:="[^"]*")?)*)|<\/docsgen-island>|_island-R_/g;

/** `addresses` are script URLs by module. `prefix` keeps the ids unique within the page. */
export function withIslandUrls(html: Html, addresses: Readonly<Record<string, string>>, prefix: string): Html {
  let count = 0;
  const open: string[] = [];
  return html.replace(tag, (text, module: string | undefined, others: string | undefined) => {
    if (module === undefined && text.startsWith('</')) open.pop();
    if (module === undefined) return text.startsWith('_') ? `_island${open.at(-1) ?? ''}-R_` : text;
    // Islands of an article already have both.
    const isReady = others?.includes(' data-src=') ?? false;
    if (!isReady) count += 1;
    open.push(isReady ? '' : `${prefix}${count}`);
    return isReady ? text : `${text} data-src="${addresses[module] ?? ''}" data-id="${open.at(-1)}"`;
  });
}
