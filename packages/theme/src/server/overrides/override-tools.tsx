// Rendering functions for sites with component overrides: the copies of React and of the island runtime that all code
// must share. The rest of the renderer is bundled with the overrides (site-renderer.tsx).

import type { Html } from '@docsgen/contract/html';
import type { DocumentView, NotFoundPageView, ShownPageView, SidebarNode } from '@docsgen/contract/views';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import type { Languages } from '../../i18n/messages-for.ts';
import type { IslandPage } from '../islands/client-hooks.ts';
import { ComponentRenderContext, type Drawing, insertChildren } from '../islands/component-render.ts';
import { drawComponents } from '../islands/component-runtime.tsx';
import { IslandContext, PageContext } from '../islands/island-context.ts';
import { hydratableMarkup, staticMarkup } from '../render-document.tsx';
import { withIslandUrls } from './island-urls.ts';

export interface OverrideTools {
  /** Renders markup that React hydrates. Islands in it are rendered as ordinary components. */
  readonly drawShell: (node: react.ReactNode, page: IslandPage) => Html;
  /** Renders static HTML of the shell, with islands. `prefix` must be different for each part of a page. */
  readonly drawInert: (node: react.ReactNode, page: IslandPage, prefix: string) => Html;
  /** Like `drawInert`, but without comment nodes between strings, as in articles. */
  readonly drawBody: OverrideTools['drawInert'];
  readonly drawStatic: (node: react.ReactNode) => Html;
}

/** Renders the pages of a site with component overrides, bundled with them (site-renderer.tsx). */
export interface SiteRenderer {
  /** `article` is the article's HTML, or `''` if the page has none. */
  readonly renderPage: (view: DocumentView<ShownPageView>, languages: Languages, article: Html) => Html;
  readonly renderNotFound: (view: DocumentView<NotFoundPageView>, languages: Languages) => Html;
  readonly renderSidebarItem: (node: SidebarNode, lang: string, languages: Languages) => Html;
}

/** The theme's own React, without the checks for islands. */
export const themeReact = { react, jsxRuntime };

/** `islands` are script URLs by module. */
export function overrideTools(islands: Readonly<Record<string, string>>): OverrideTools {
  return {
    drawStatic: staticMarkup,
    drawBody: (node, page, prefix) => withIslandUrls(drawComponents(node, page), islands, prefix),
    drawInert: (node, page, prefix) => {
      const [html, count] = draw(node, page, { isInIsland: false });
      return withIslandUrls(insertChildren(html, count), islands, prefix);
    },
    drawShell: (node, page) => draw(node, page, { isInIsland: true })[0],
  };
}

function draw(
  node: react.ReactNode,
  { lang, title }: IslandPage,
  { isInIsland }: { readonly isInIsland: boolean },
): readonly [html: Html, islands: number] {
  let count = 0;
  const page = { lang, title };
  const next = (): number => {
    count += 1;
    return count - 1;
  };
  const drawing: Drawing = { page, next };
  const html = hydratableMarkup(
    <ComponentRenderContext value={drawing}>
      <PageContext value={page}>
        <IslandContext value={isInIsland}>{node}</IslandContext>
      </PageContext>
    </ComponentRenderContext>,
    '',
  );
  return [html, count];
}
