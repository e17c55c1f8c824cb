// Renders the pages of a worker, with the theme or with the site's component overrides. The renderer is loaded with the
// first page: the thread starts before the overrides are bundled, and a build without changes renders no page. React
// and the theme's components are a quarter of the code that it would load.
import type { Languages } from '../../config/languages/load-languages.ts';
import type { CompiledOverrides, RenderingFailure } from '../../model/overrides.ts';
import type { PageRenderer } from '../render/render-context.ts';
import type { RenderJob } from './page-maker.ts';

type PageResult = { readonly content: Uint8Array } | { readonly failure: RenderingFailure };

type RenderPage = (
  job: Pick<RenderJob, 'prepared' | 'own' | 'output'>,
  article: readonly string[],
) => Promise<PageResult>;

export const loadThemeRenderer = () => import('../render/page-renderer.ts');

/** Returns the renderer of the site's component overrides, whose errors it throws, or the renderer of the theme. */
async function loadRenderer(own: CompiledOverrides | undefined, languages: Languages): Promise<PageRenderer> {
  if (!own) return (await loadThemeRenderer()).createPageRenderer(languages);
  const { loadOverrides } = await import('./override-renderer.ts');
  return loadOverrides(own, languages);
}

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
