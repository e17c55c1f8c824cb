// Renders pages to bytes.
import type { Languages } from '@docsgen/theme/messages';
import { type Markup, themeMarkup } from '@docsgen/theme/react-markup';
import { createRenderer } from '@docsgen/theme/render-document';
import { createLru } from '../../text/lru.ts';
import { createJoiner } from './join-chunks.ts';
import type { PageRenderer } from './render-context.ts';

/** Number of cached templates of each kind. A site typically has a few dozen. */
const templateLimit = 300;

interface RendererSource {
  readonly create: typeof createRenderer;
  readonly markup: Markup;
}

const theme: RendererSource = { create: createRenderer, markup: themeMarkup };

/** The renderer caches the templates that pages share. `source` belongs to the site's overrides or to the theme. */
export function createPageRenderer(languages: Languages, { create, markup }: RendererSource = theme): PageRenderer {
  const { renderPage, ...others } = create({ markup, languages, newCache: () => createLru(templateLimit) });
  const join = createJoiner();
  return { ...others, renderPage: (prepared, article) => join(renderPage(prepared, article)) };
}
