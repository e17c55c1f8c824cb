// What `docsgen/client` exports: hooks that tell components of the page around them. In Node, and until a component is
// alive in the browser, they give the same, or React would not take over what was drawn.

import { useContext, useSyncExternalStore } from 'react';
import { PageContext } from './island-context.ts';

export type ColorMode = 'light' | 'dark';

export interface PageOfComponent {
  /** Language of the article: `en`. */
  readonly lang: string;
  /** Title of the article. */
  readonly title: string;
  /** Path of the page that the reader is on; `''` until the component is alive in the browser. */
  readonly url: string;
}

/** The colours that the page has now; `light` until the component is alive in the browser. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(watchColors, shownColors, () => 'light');
}

/** The page that the component stands in. */
export function usePage(): PageOfComponent {
  const { lang, title } = useContext(PageContext);
  const url = useSyncExternalStore(watchNothing, shownUrl, () => '');
  return { lang, title, url };
}

function watchColors(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function shownColors(): ColorMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Another page has islands of its own. */
function watchNothing(): () => void {
  return () => undefined;
}

function shownUrl(): string {
  return location.pathname;
}
