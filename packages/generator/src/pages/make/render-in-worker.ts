// Renders the pages of a worker, with the theme or with the site's component overrides. The renderer is loaded with the
// first page, because the thread starts before the overrides are bundled.
import type { Languages } from '../../config/languages/load-languages.ts';
import type { RenderingFailure } from '../../model/overrides.ts';
import type { PageRenderer } from '../render/render-context.ts';
import { loadRenderer } from './load-renderer.ts';
import type { RenderJob } from './page-maker.ts';

type PageResult = { readonly content: Uint8Array } | { readonly failure: RenderingFailure };

type RenderPage = (
  job: Pick<RenderJob, 'prepared' | 'own' | 'output'>,
  article: readonly string[],
) => Promise<PageResult>;

/** All pages must have the same overrides. */
export function createRenderPage(languages: Languages): RenderPage {
  let renderer: Promise<PageRenderer> | undefined;
  return async ({ prepared, own, output }, article) => {
    try {
      renderer ??= loadRenderer(own, languages);
      return { content: (await renderer).renderPage(prepared, article, output) };
    } catch (thrown) {
      if (!own) throw thrown;
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
