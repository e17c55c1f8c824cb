// How a worker draws a page: as the theme does, or with the parts that the site has in a form of its own.
import type { Languages } from '../../config/languages/load-languages.ts';
import type { DrawingFailure } from '../../model/overrides.ts';
import { createPageRenderer } from '../render/render-page.ts';
import type { RenderJob } from './page-maker.ts';

export type DrawnPage = { readonly content: Uint8Array } | { readonly failure: DrawingFailure };

type DrawPage = (job: Pick<RenderJob, 'prepared' | 'own'>, article: readonly string[]) => Promise<DrawnPage>;

export function pageDrawing(languages: Languages): DrawPage {
  const renderer = createPageRenderer(languages);
  const late = () => import('./site-renderer.ts').then(({ ownPageDrawing }) => ownPageDrawing(languages));
  let drawOwn: ReturnType<typeof late> | undefined;
  return async ({ prepared, own }, article) => {
    if (!own) return { content: renderer.render(prepared, article) };
    drawOwn ??= late();
    const draw = await drawOwn;
    return draw({ prepared, own }, article);
  };
}
