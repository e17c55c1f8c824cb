// Renders the elements of a site with component overrides. All code must share these copies of React and of the island
// runtime; the rest of the renderer is bundled with the overrides (site-renderer.tsx).

import type { Html } from '@docsgen/contract/html';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderComponents, renderWith } from '../islands/component-runtime.tsx';
import { IslandContext } from '../islands/island-context.ts';
import type { Markup } from '../markup.ts';
import { hydratableMarkup, staticMarkup } from '../react-markup.tsx';
import { withIslandUrls } from './island-urls.ts';

/** The theme's own React, without the checks for islands. */
export const themeReact = { react, jsxRuntime };

interface SiteOverrides {
  /** Names of the overridden components. */
  readonly names: readonly string[];
  /** Script URLs by module. */
  readonly islands: Readonly<Record<string, string>>;
}

export function overrideMarkup({ names, islands }: SiteOverrides): Markup {
  const hydratable = (node: react.ReactNode): Html => hydratableMarkup(node, '');
  return {
    overrides: new Set(names),
    document: staticMarkup,
    body: (node, page, prefix) => withIslandUrls(renderComponents(node, page), islands, prefix),
    part: (node, page, prefix) => withIslandUrls(renderWith(hydratable, node, page), islands, prefix),
    shell: (node, page) => renderWith(hydratable, <IslandContext value={true}>{node}</IslandContext>, page),
  };
}
