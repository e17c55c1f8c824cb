// Inline scripts. A Content Security Policy identifies each script and style by its hash, so they must not depend on
// the page.

import type { Href } from '@docsgen/contract/html';
import type { HeadView, InlineCode, ShellView } from '@docsgen/contract/views';

/**
 * A script that does nothing. Like every inline script, this script waits for style sheets, so that the browser paints
 * the elements above it before it continues parsing. Without a script, not every browser waits for style sheets in the
 * body.
 */
const waitForStyles = '0';

/**
 * Also waits for style sheets. If the style sheet fails to load, the critical CSS is disabled, because it would hide
 * half of the navbar.
 */
const undoFirstStyles = (index: number): string =>
  `document.styleSheets[${index}]?.cssRules.length||(document.styleSheets[0].disabled=1)`;

/**
 * Shows the selected tabs as soon as they are parsed, because a page can be painted while it is still loading.
 * `showTabs` is defined in browser/critical/early.ts.
 */
export const showChosenTabs =
  '{let o=new MutationObserver(showTabs);o.observe(document,{childList:!0,subtree:!0});' +
  'addEventListener("DOMContentLoaded",()=>o.disconnect())}';

/**
 * Hides text until its fonts are loaded, for at most 0.4 s, so that lines do not reflow while they are being read
 * (docs/decisions/0004). The text is shown two frames later, because browsers count layout shifts in the frame in which
 * the text appears.
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

/** Returns all inline scripts and styles that the theme can add to a page of the site. */
export function inlineCodeOf(
  head: Pick<HeadView, 'inlineScript' | 'baseUrlScript' | 'criticalCss'>,
  shell: Styles & Pick<ShellView, 'appScript' | 'extraScripts'>,
): InlineCode {
  const scripts = [head.inlineScript, afterStyles(shell), startApp(shell), showChosenTabs];
  return { scripts: [...scripts, head.baseUrlScript], styles: head.criticalCss === '' ? [] : [head.criticalCss] };
}
