import type { SiteGraph } from '../model/site.ts';

/**
 * Whether docsgen can edit the configuration. It can edit YAML, because comments and formatting are preserved. Also
 * true if there is no configuration.
 */
export function isEditableConfig({ graph }: { readonly graph: SiteGraph | undefined }): boolean {
  return /\.ya?ml$/.test(graph?.config.file ?? 'site.config.yaml');
}
