// The renderer of a site with component overrides, bundled with them.

import type { Markup } from '../markup.ts';
import { createRenderer, type Renderer, type RendererSetting } from '../render-document.tsx';
import { PageLanguage } from './page-language.tsx';

export function createSiteRenderer({ markup, ...others }: RendererSetting): Renderer {
  return createRenderer({ ...others, markup: withLanguage(markup) });
}

/** Provides the page's language to content that is rendered separately from the shell. */
function withLanguage(markup: Markup): Markup {
  const inLanguage =
    (render: Markup['part']): Markup['part'] =>
    (node, page, prefix) =>
      render(<PageLanguage value={page.lang}>{node}</PageLanguage>, page, prefix);
  return { ...markup, part: inLanguage(markup.part), body: inLanguage(markup.body) };
}
