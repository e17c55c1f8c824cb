// Renders the pages of a worker, with the theme or with the site's component overrides. Overrides are loaded with the
// first page, because the thread starts before they are bundled.
import type { Languages } from '../../config/languages/load-languages.ts';
import type { RenderingFailure } from '../../model/overrides.ts';
import type { PageRenderer } from '../render/render-context.ts';
import { createPageRenderer } from '../render/render-page.ts';
import type { RenderJob } from './page-maker.ts';

type PageResult = { readonly content: Uint8Array } | { readonly failure: RenderingFailure };

type RenderPage = (
  job: Pick<RenderJob, 'prepared' | 'own' | 'output'>,
  article: readonly string[],
) => Promise<PageResult>;

export function createRenderPage(languages: Languages): RenderPage {
  const theme = createPageRenderer(languages);
  let site: Promise<PageRenderer> | undefined;
  return async ({ prepared, own, output }, article) => {
    if (!own) return { content: theme.renderPage(prepared, article, output) };
    try {
      site ??= import('./override-renderer.ts').then(({ loadOverrides }) => loadOverrides(own, languages));
      return { content: (await site).renderPage(prepared, article, output) };
    } catch (thrown) {
      return { failure: failureOf(thrown) };
    }
  };
}

export function failureOf(thrown: unknown): RenderingFailure {
  if (!(thrown instanceof Error)) return { name: '', message: String(thrown), stack: '' };
  const { name, message, stack = '' } = thrown;
  const component = 'component' in thrown ? String(thrown.component) : undefined;
  return { name, message, stack, component };
}
