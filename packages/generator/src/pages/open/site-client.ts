// Loads the client files: the bundled theme, and the site's component overrides. The bundler is only loaded on sites
// with overrides.

import { type ClientRequest, loadClient } from '../../bundle/client/load-client.ts';
import { overridePaths } from '../../bundle/components/override-files.ts';
import type { Bundling } from '../../bundle/esbuild/bundling.ts';
import type { ClientAssets } from '../../model/client-assets.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { SiteGraph } from '../../model/site.ts';
import { faviconPath } from '../../routes/output-paths.ts';
import type { BuildTools } from './build.ts';

export async function loadSiteClient(
  compiled: ClientRequest['compiled'],
  { bundling }: BuildTools,
  { config, tree, brand }: SiteGraph,
): Promise<ClientAssets> {
  const hasOwnIcon = brand.favicon !== undefined || tree.staticFiles.has(faviconPath);
  return addOverrides(await loadClient({ compiled, hasOwnIcon, isLive: false }), bundling, config);
}

/** Adds the component overrides of a site. */
export async function addOverrides(
  client: ClientAssets,
  bundling: Bundling,
  { baseUrl }: Pick<SiteConfig, 'baseUrl'>,
): Promise<ClientAssets> {
  const scripts = await overridePaths(bundling.files);
  if (scripts.length === 0) return client;
  const { withOverrides } = await import('../../bundle/components/bundle-overrides.ts');
  return withOverrides(client, bundling, { scripts, baseUrl });
}
