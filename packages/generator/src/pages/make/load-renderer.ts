// Loads the renderer of pages on demand: a build without changes renders no page, and React and the theme's components
// are a quarter of the code that it would load.
import type { Languages } from '../../config/languages/load-languages.ts';
import type { CompiledOverrides } from '../../model/overrides.ts';
import type { PageRenderer } from '../render/render-context.ts';

export const loadThemeRenderer = () => import('../render/page-renderer.ts');

/** Returns the renderer of the site's component overrides, whose errors it throws, or the renderer of the theme. */
export async function loadRenderer(own: CompiledOverrides | undefined, languages: Languages): Promise<PageRenderer> {
  if (!own) return (await loadThemeRenderer()).createPageRenderer(languages);
  const { loadOverrides } = await import('./override-renderer.ts');
  return loadOverrides(own, languages);
}
