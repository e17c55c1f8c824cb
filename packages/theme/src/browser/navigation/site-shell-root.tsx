// The React side of the shell for a site with parts of its own: what their HTML is not read back from comes along with
// the data of a page.

import { unpackCarried } from '../../server/overrides/preserved-html.ts';
import { hydrateShell as hydrate, type ShellRoot } from './shell-root.tsx';

// biome-ignore lint/performance/noBarrelFile: it stands in the place of that module
export { jsxRuntime, react, reactClient, reactDom } from './shell-root.tsx';

type DrawnPage = Parameters<typeof hydrate>[1];

export async function hydrateShell(container: HTMLElement, page: DrawnPage): Promise<ShellRoot> {
  const { show } = await hydrate(container, withHtml(page));
  return { show: (next) => show(withHtml(next)) };
}

function withHtml(page: DrawnPage): DrawnPage {
  return { ...page, data: unpackCarried(page.data) };
}

/** By its number React tells that it found other HTML than it draws; it draws the page anew then. */
const mismatch = /Minified React error #(?:418|419|422|423|425);/;

addEventListener('error', ({ error }) => {
  if (!mismatch.test(String(error?.message))) return;
  const what = 'A part in theme/ draws something else in the browser than when the site was built';
  reportError(new Error(`${what}: what depends on the browser belongs into an effect`, { cause: error }));
});
