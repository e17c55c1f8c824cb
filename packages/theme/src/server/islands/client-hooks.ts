// Hooks that `docsgen/client` exports. Until a component is hydrated, the hooks return the same values in the browser
// as in Node, because hydration requires this.

import type { Context } from 'react';

/** The part of `usePage` that does not change while a page is shown. */
export interface IslandPage {
  /** Language of the article. */
  readonly lang: string;
  readonly title: string;
}

export type ColorMode = 'light' | 'dark';

export interface PageOfComponent extends IslandPage {
  /** Path of the current page, or `''` until the component is hydrated. */
  readonly url: string;
}

export interface ClientHooks {
  /** Returns the current color mode, or `light` until the component is hydrated. */
  readonly useColorMode: () => ColorMode;
  /** Returns the page that contains the component. */
  readonly usePage: () => PageOfComponent;
}

type React = Pick<typeof import('react'), 'useContext' | 'useSyncExternalStore'>;

/** `react` must be the copy that renders the components. */
export function clientHooks({ useContext, useSyncExternalStore }: React, page: Context<IslandPage>): ClientHooks {
  return {
    useColorMode: () => useSyncExternalStore(watchColors, shownColors, () => 'light'),
    usePage: () => {
      const { lang, title } = useContext(page);
      // The URL never changes, because every page has its own component instances.
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
