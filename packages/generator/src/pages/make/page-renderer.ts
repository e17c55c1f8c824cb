// Renders pages with the theme, or with the site's component overrides.
import type { Languages } from '../../config/languages/load-languages.ts';
import type { DrawingFailure } from '../../model/overrides.ts';
import { createPageRenderer } from '../render/render-page.ts';
import type { RenderJob } from './page-maker.ts';

export type PageResult = { readonly content: Uint8Array } | { readonly failure: DrawingFailure };

type DrawPage = (job: Pick<RenderJob, 'prepared' | 'own'>, article: readonly string[]) => Promise<PageResult>;

export function createRenderPage(languages: Languages): DrawPage {
  const renderer = createPageRenderer(languages);
  const loadSiteRenderer = () =>
    import('./site-renderer.ts').then(({ overriddenPageRenderer }) => overriddenPageRenderer(languages));
  let siteRenderer: ReturnType<typeof loadSiteRenderer> | undefined;
  return async ({ prepared, own }, article) => {
    if (!own) return { content: renderer.render(prepared, article) };
    siteRenderer ??= loadSiteRenderer();
    const draw = await siteRenderer;
    return draw({ prepared, own }, article);
  };
}
