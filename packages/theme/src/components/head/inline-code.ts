// Scripts that stand in pages as text. A Content-Security-Policy names each of them by its hash, so none may depend on
// the page that it stands in.

import type { Href } from '@docsgen/contract/html';
import type { HeadView, InlineCode, ShellView } from '@docsgen/contract/views';

/**
 * Waits for the styles, as every script of its kind: then the browser paints what stands above it before it reads on.
 * Not every browser waits for style sheets in the body by itself.
 */
const waitForStyles = '0';

/** Waits as well. If the style sheet did not come, the styles in the head alone would hide half of the bar. */
const undoFirstStyles = (index: number): string =>
  `document.styleSheets[${index}]?.cssRules.length||(document.styleSheets[0].disabled=1)`;

/**
 * Shows the tabs that the reader chose as soon as they come, before they are painted: a page can be painted while it
 * still comes. `showTabs` is from browser/critical/early.ts.
 */
export const showChosenTabs =
  '{let o=new MutationObserver(showTabs);o.observe(document,{childList:!0,subtree:!0});' +
  'addEventListener("DOMContentLoaded",()=>o.disconnect())}';

/**
 * Text is hidden until its fonts are loaded, but no longer than 0.4 s, so that lines do not break elsewhere while a
 * reader reads them (docs/decisions/0004). It is shown two frames later, because browsers count what moves in the frame
 * in which it appears.
 */
const waitForFonts =
  '{let r=document.documentElement,s=()=>delete r.dataset.waits,g=getComputedStyle(r),' +
  'l=(n,w)=>document.fonts.load(w+" 1em "+g.getPropertyValue(n).split(",")[0],document.title),' +
  'a=()=>requestAnimationFrame(()=>requestAnimationFrame(s));r.dataset.waits="";setTimeout(s,400);' +
  'Promise.all([l("--serif",600),l("--sans",400)]).then(a,s)}';

type Styles = Pick<ShellView, 'stylesheets' | 'headStyles'>;

export function afterStyles({ stylesheets, headStyles = 0 }: Styles): string {
  const wait = stylesheets.length > 0 ? undoFirstStyles(1 + headStyles) : waitForStyles;
  return `${wait};${waitForFonts}`;
}

export function startApp({ appScript, extraScripts = [] }: Pick<ShellView, 'appScript' | 'extraScripts'>): string {
  return [appScript, ...extraScripts].map((href: Href) => `import${JSON.stringify(href)}`).join(';');
}

/** All scripts and styles that the theme writes into pages of a site, whatever they show. */
export function inlineCodeOf(
  head: Pick<HeadView, 'inlineScript' | 'baseUrlScript' | 'criticalCss'>,
  shell: Styles & Pick<ShellView, 'appScript' | 'extraScripts'>,
): InlineCode {
  const scripts = [head.inlineScript, afterStyles(shell), startApp(shell), showChosenTabs];
  return { scripts: [...scripts, head.baseUrlScript], styles: head.criticalCss === '' ? [] : [head.criticalCss] };
}
