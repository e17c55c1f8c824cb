import type { SiteGraph } from '../model/site.ts';

/**
 * Whether docsgen can edit the configuration: YAML can be changed in place, with its comments and formatting. Also true
 * if there is no configuration.
 */
export function isEditableConfig({ graph }: { readonly graph: SiteGraph | undefined }): boolean {
  return /\.ya?ml$/.test(graph?.config.file ?? 'site.config.yaml');
}
