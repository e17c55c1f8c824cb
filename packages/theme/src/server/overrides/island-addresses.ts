// Islands in parts get what those of articles get while an article is compiled: a number, which the ids that React
// makes in them have in front, and the address of their script.

import type { Html } from '@docsgen/contract/html';

const tag = /<docsgen-island data-component="([^"]*)#[^"#]*"((?: [\w-]+(?:="[^"]*")?)*)|<\/docsgen-island>|_island-R_/g;

/** `addresses`: by module. `prefix`: of the numbers, so that no other island of the page has the same. */
export function withAddresses(html: Html, addresses: Readonly<Record<string, string>>, prefix: string): Html {
  let count = 0;
  const around: string[] = [];
  return html.replace(tag, (text, module: string | undefined, others: string | undefined) => {
    if (module === undefined && text.startsWith('</')) around.pop();
    if (module === undefined) return text.startsWith('_') ? `_island${around.at(-1) ?? ''}-R_` : text;
    // Those of an article have theirs.
    const isReady = others?.includes(' data-src=') ?? false;
    if (!isReady) count += 1;
    around.push(isReady ? '' : `${prefix}${count}`);
    return isReady ? text : `${text} data-src="${addresses[module] ?? ''}" data-id="${around.at(-1)}"`;
  });
}
