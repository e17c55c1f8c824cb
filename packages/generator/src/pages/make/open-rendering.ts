// Opens everything that is needed to render the pages of a site in the main thread. Imported on demand.
import { brandView } from '../render/head/brand-props.ts';
import { createPageRenderer } from '../render/page-renderer.ts';
import type { Rendering, SiteContext } from '../render/render-context.ts';
import { createSidebarCache } from '../render/sidebar/sidebar-cache.ts';
import type { OverrideFailures } from './override-renderer.ts';

export async function openRendering(
  { graph, assets, languages }: SiteContext,
  failures: OverrideFailures,
): Promise<Rendering> {
  const own = assets.parts?.own;
  const opened = own
    ? await (await import('./override-renderer.ts')).openOverrides(own, languages, failures)
    : { renderer: createPageRenderer(languages) };
  return {
    ...opened,
    brand: new Map(graph.config.locales.map((locale) => [locale.code, brandView(graph, locale)])),
    sidebarCache: createSidebarCache(opened.renderer.renderSidebarItem),
  };
}
