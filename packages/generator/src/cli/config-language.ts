// Which configurations docsgen rewrites itself: those in YAML, where comments, order and style of all else can stay.
import type { SiteGraph } from '../model/site.ts';

/** True for a folder without a configuration, too, where there is nothing to rewrite. */
export function isYaml({ graph }: { readonly graph: SiteGraph | undefined }): boolean {
  return /\.ya?ml$/.test(graph?.config.file ?? 'site.config.yaml');
}
