import type { SiteGraph } from '../model/site.ts';

/**
 * Whether docsgen can edit the configuration. docsgen can edit YAML, because it preserves comments and formatting. Also
 * true if the site has no configuration.
 */
export function isEditableConfig({ graph }: { readonly graph: SiteGraph | undefined }): boolean {
  return /\.ya?ml$/.test(graph?.config.file ?? 'site.config.yaml');
}
