// How elements are rendered to HTML: the theme's components (react-markup.tsx), or a site's overrides with islands
// (overrides/override-markup.tsx).

import type { Html } from '@docsgen/contract/html';
import type { ReactNode } from 'react';
import type { Messages } from '../i18n/messages.ts';
import type { IslandPage } from './islands/client-hooks.ts';

export interface Markup {
  /** Names of the components that the site overrides. */
  readonly overrides: ReadonlySet<string>;
  /** Renders markup that React hydrates. Islands in the override are rendered as ordinary components. */
  readonly shell: (node: ReactNode, page: IslandPage) => Html;
  /** Renders static HTML of the shell. `prefix` must be different for each part of a page. */
  readonly part: (node: ReactNode, page: IslandPage, prefix: string) => Html;
  /** Like `part`, but without comment nodes between strings, as in articles. */
  readonly body: Markup['part'];
  readonly document: (node: ReactNode) => Html;
}

/** How one page is rendered. */
export interface PageRendering {
  readonly markup: Markup;
  readonly messages: Messages;
  /** Data about the page that islands can read. */
  readonly about: IslandPage;
}
