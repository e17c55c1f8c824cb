// What `docsgen/client` exports: hooks that tell components of the page around them. In Node, and until a component is
// alive in the browser, they give the same, or React would not take over what was drawn.

import type { Context } from 'react';

/** `usePage`: what does not change while a page is shown. */
export interface IslandPage {
  /** Language of the article. */
  readonly lang: string;
  readonly title: string;
}

export type ColorMode = 'light' | 'dark';

export interface PageOfComponent extends IslandPage {
  /** Path of the page that the reader is on; `''` until the component is alive in the browser. */
  readonly url: string;
}

export interface ClientHooks {
  /** The colours that the page has now; `light` until the component is alive in the browser. */
  readonly useColorMode: () => ColorMode;
  /** The page that the component stands in. */
  readonly usePage: () => PageOfComponent;
}

type React = Pick<typeof import('react'), 'useContext' | 'useSyncExternalStore'>;

/** `react`: the one that components are drawn with. */
export function clientHooks({ useContext, useSyncExternalStore }: React, page: Context<IslandPage>): ClientHooks {
  return {
    useColorMode: () => useSyncExternalStore(watchColors, shownColors, () => 'light'),
    usePage: () => {
      const { lang, title } = useContext(page);
      // Another page has components of its own.
      const url = useSyncExternalStore(
        () => () => undefined,
        () => location.pathname,
        () => '',
      );
      return { lang, title, url };
    },
  };
}

function watchColors(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function shownColors(): ColorMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}
