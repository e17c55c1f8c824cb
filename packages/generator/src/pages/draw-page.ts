// How a worker draws a page: as the theme does, or with the parts that the site has in a form of its own.
import type { Languages } from '../languages/load-languages.ts';
import type { DrawingFailure } from '../model/own-parts.ts';
import { createPageRenderer, renderWholePage } from '../render/render-page.ts';
import { drawingFailure, ownRenderers } from '../site/own-renderer.ts';
import type { RenderJob } from './page-maker.ts';

type DrawnPage = { readonly content: Uint8Array } | { readonly failure: DrawingFailure };

type DrawPage = (job: Pick<RenderJob, 'prepared' | 'own'>, article: readonly string[]) => Promise<DrawnPage>;

/** Only what parts of a site's own throw is their authors' affair. */
export function pageDrawing(languages: Languages): DrawPage {
  const renderer = createPageRenderer(languages);
  const openOwn = ownRenderers();
  return async ({ prepared, own }, article) => {
    if (!own) return { content: renderer.render(prepared, article) };
    try {
      return { content: renderWholePage(await openOwn(own), languages, { prepared, article }) };
    } catch (thrown) {
      return { failure: drawingFailure(thrown) };
    }
  };
}
