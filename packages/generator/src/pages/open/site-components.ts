// Stage "Bundle components": compiles the site's components into its cache, or into a temporary folder without a cache.
import type { FoundModules } from '../../bundle/components/find-modules.ts';
import { noComponents, type SiteComponents } from '../../bundle/components/site-components.ts';
import type { SiteGraph } from '../../model/site.ts';
import type { BuildTools } from './build.ts';
import type { BuildRequest } from './build-request.ts';

export async function bundleComponents(
  { components: tools, files, codeHash, cache, log }: BuildRequest,
  { componentFolder }: BuildTools,
  { graph, found }: { readonly graph: SiteGraph; readonly found: FoundModules },
): Promise<SiteComponents> {
  const folder = componentFolder();
  if (!tools || !folder) return noComponents;
  const { bundleSite } = await import('../../bundle/components/bundle-site.ts');
  return bundleSite({
    found,
    files,
    tools: {
      ...tools,
      bundle: (request) => {
        log.watch?.start();
        return tools.bundle(request);
      },
    },
    folder,
    baseUrl: graph.config.baseUrl,
    codeHash,
    isForced: cache?.isForced ?? false,
    isLive: false,
  });
}
