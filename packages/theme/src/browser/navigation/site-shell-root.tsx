// The shell root of a site with component overrides: the page data contains the HTML that cannot be extracted from the
// overrides' markup.

import { unpackPreserved } from '../../server/overrides/preserved-html.ts';
import { hydrateShell as hydrate, type ShellRoot } from './shell-root.tsx';

// biome-ignore lint/performance/noBarrelFile: replaces that module
export { jsxRuntime, react, reactClient, reactDom } from './shell-root.tsx';

type PageContent = Parameters<typeof hydrate>[1];

export async function hydrateShell(container: HTMLElement, page: PageContent): Promise<ShellRoot> {
  const { show } = await hydrate(container, withHtml(page));
  return { show: (next) => show(withHtml(next)) };
}

function withHtml(page: PageContent): PageContent {
  return { ...page, data: unpackPreserved(page.data) };
}

/** React reports hydration mismatches by error number, and then renders the page again. */
const mismatch = /Minified React error #(?:418|419|422|423|425);/;

addEventListener('error', ({ error }) => {
  if (!mismatch.test(String(error?.message))) return;
  const problem = 'A component in theme/ renders differently in the browser than at build time';
  reportError(new Error(`${problem}: move code that depends on the browser to an effect`, { cause: error }));
});
