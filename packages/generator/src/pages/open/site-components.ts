// Compiles the site's components. The compiler is only loaded if pages or plugins need modules.

import { type FoundModules, findModules, needsBundle } from '../../bundle/components/find-modules.ts';
import { isOverridePath } from '../../bundle/components/override-files.ts';
import { noComponents, type SiteComponents } from '../../bundle/components/site-components.ts';
import type { Bundling } from '../../bundle/esbuild/bundling.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { SiteGraph } from '../../model/site.ts';
import type { OpenSite } from './open-site.ts';

/** Stage "Bundle components". */
export async function bundleComponents(
  bundling: Bundling,
  { graph, found }: { readonly graph: SiteGraph; readonly found: FoundModules },
): Promise<SiteComponents> {
  const { bundleSite } = await import('../../bundle/components/bundle-site.ts');
  return bundleSite(bundling, found, graph.config);
}

/** Returns the components of a site in the development server. Unchanged components are reused, as in builds. */
export async function liveComponents(bundling: Bundling, files: SiteFiles, graph: SiteGraph): Promise<SiteComponents> {
  const found = await findModules(graph, files);
  if (!found) return noComponents;
  return needsBundle(found) ? bundleComponents(bundling, { graph, found }) : { ...noComponents, inputs: found.tried };
}

/** Returns the inputs of components, overrides and the theme, except for content files. */
export function siteCode(
  { graph: { tree }, components, look, context }: Pick<OpenSite, 'graph' | 'components' | 'look' | 'context'>,
  paths: ReadonlySet<string>,
): ReadonlySet<string> {
  const code = new Set([...components.inputs, ...look.inputs, ...(context.assets.parts?.inputs ?? [])]);
  const isContent = (path: string): boolean =>
    [...tree.assets].some((each) => each === path) || tree.sources.some((each) => each.path === path);
  return new Set([...paths].filter((path) => (code.has(path) || isOverridePath(path)) && !isContent(path)));
}
