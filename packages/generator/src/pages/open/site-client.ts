// Loads the client files: the bundled theme, and the site's component overrides. The bundler is only loaded on sites
// with overrides.
import { type ClientRequest, loadClient } from '../../bundle/client/load-client.ts';
import { overridePaths } from '../../bundle/components/override-files.ts';
import type { ComponentFolder, ComponentTools } from '../../model/adapters/component-bundler.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { ClientAssets } from '../../model/client-assets.ts';
import type { SiteGraph } from '../../model/site.ts';
import type { BuildTools } from './build.ts';
import type { BuildRequest } from './build-request.ts';
import { clientRequest } from './open-build.ts';

interface OverridesRequest {
  readonly files: Pick<SiteFiles, 'root' | 'list' | 'readBytes' | 'settledStamp'>;
  readonly bundleParts: ComponentTools['bundleParts'];
  readonly folder: () => ComponentFolder | undefined;
  readonly codeHash: string;
  readonly isForced: boolean;
  readonly isLive: boolean;
}

export async function loadSiteClient(
  request: BuildRequest,
  tools: BuildTools,
  graph: SiteGraph,
): Promise<ClientAssets> {
  const client = await loadClient(clientRequest(request, graph) satisfies ClientRequest);
  return addOverrides(client, graph.config, {
    ...request,
    bundleParts: request.components?.bundleParts,
    folder: tools.componentFolder,
    isForced: request.cache?.isForced ?? false,
    isLive: false,
  });
}

/** Adds the component overrides of a site. If they have errors, the theme's components are used. */
export async function addOverrides(
  client: ClientAssets,
  { baseUrl }: Pick<SiteGraph['config'], 'baseUrl'>,
  request: OverridesRequest,
): Promise<ClientAssets> {
  const { files, bundleParts } = request;
  const scripts = await overridePaths(files);
  if (scripts.length === 0) return client;
  const { findOverrides } = await import('../../bundle/components/find-overrides.ts');
  const found = findOverrides(files.root, scripts);
  if (found.value.length === 0 && found.diagnostics.length === 0) return client;
  const folder = found.value.length === 0 || !bundleParts ? undefined : request.folder();
  const inputs = found.value.map(({ name }) => name);
  if (!folder || !bundleParts) return { ...client, parts: { own: undefined, inputs, diagnostics: found.diagnostics } };
  const { bundleOverrides } = await import('../../bundle/components/bundle-overrides.ts');
  const { withOverrides } = await import('../../bundle/client/override-client.ts');
  const bundled = await bundleOverrides({
    ...request,
    found: {
      modules: found.value,
      sources: new Set(),
      bySource: new Map(),
      shared: undefined,
      siteModules: [],
      pluginFiles: [],
      tried: [],
    },
    tools: { bundle: bundleParts },
    folder,
    baseUrl,
    // Distinguishes the cache key from the key of components with the same file names.
    codeHash: `${request.codeHash} parts`,
  });
  const parts = {
    own: bundled.parts?.own,
    inputs: bundled.inputs,
    diagnostics: [...found.diagnostics, ...bundled.diagnostics],
  };
  return { ...(bundled.parts ? withOverrides(client, bundled.parts.files) : client), parts };
}
