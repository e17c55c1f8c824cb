// Loads the components of a site in the development server. Unchanged components are reused, as in builds.
import { findModules, needsBundle } from '../../bundle/components/find-modules.ts';
import { isOverridePath } from '../../bundle/components/override-files.ts';
import { noComponents, type SiteComponents } from '../../bundle/components/site-components.ts';
import type { ComponentFolder, ComponentTools } from '../../model/adapters/component-bundler.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { ClientAssets } from '../../model/client-assets.ts';
import type { SiteGraph } from '../../model/site.ts';
import type { OpenSite } from './open-site.ts';
import { addOverrides } from './site-client.ts';

/** The folder is opened when it is needed for the first time, and stays open. */
interface OpenTools extends Omit<ComponentTools, 'openFolder'> {
  readonly folder: () => ComponentFolder;
  readonly close: () => void;
}

export function openTools({ openFolder, ...tools }: ComponentTools): OpenTools {
  let opened: ComponentFolder | undefined;
  return {
    ...tools,
    folder: () => {
      opened ??= openFolder('kept');
      return opened;
    },
    close: () => opened?.close(),
  };
}

export interface LiveComponentsRequest {
  readonly files: SiteFiles;
  /** `undefined` disables imports in pages. */
  readonly components?: OpenTools;
  /** See `BuildRequest`. */
  readonly codeHash: string;
}

export async function liveComponents(request: LiveComponentsRequest, graph: SiteGraph): Promise<SiteComponents> {
  const { files, components } = request;
  const found = await findModules(graph, files);
  if (!found) return noComponents;
  if (!components || !needsBundle(found)) return { ...noComponents, inputs: found.tried };
  const { baseUrl } = graph.config;
  const { bundleSite } = await import('../../bundle/components/bundle-site.ts');
  return bundleSite({
    ...request,
    found,
    tools: components,
    folder: components.folder(),
    baseUrl,
    isForced: false,
    isLive: true,
  });
}

/** Returns the client assets, including the site's component overrides. */
export function liveClient(
  client: ClientAssets,
  { components, ...request }: LiveComponentsRequest,
  { config }: SiteGraph,
): Promise<ClientAssets> {
  const folder = (): ComponentFolder | undefined => components?.folder();
  const { bundleParts } = components ?? {};
  return addOverrides(client, config, { ...request, bundleParts, folder, isForced: false, isLive: true });
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
