// Implements the stage "Bundle components": compiles the modules imported by MDX pages so that Node can run them, and
// their islands and styles for browsers. The result of the previous build is reused if no input has changed.

import type { CacheOptions } from '../../caching/cached-result.ts';
import type { ComponentFolder, ComponentTools } from '../../model/adapters/component-bundler.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { CompiledModule, ImportKey } from '../../model/components.ts';
import { hashOf } from '../../text/hash.ts';
import { compileComponents } from './compile-components.ts';
import { componentErrors } from './component-errors.ts';
import type { FoundModules } from './find-modules.ts';
import { noComponents, type SiteComponents } from './site-components.ts';

export interface BundleSiteRequest extends CacheOptions {
  readonly found: FoundModules;
  readonly files: Pick<SiteFiles, 'root' | 'readBytes' | 'settledStamp'>;
  readonly tools: Pick<ComponentTools, 'bundle' | 'bundlePluginFiles'>;
  readonly folder: ComponentFolder;
  readonly baseUrl: string;
  /** See `ComponentRequest`. */
  readonly isLive: boolean;
}

export async function bundleSite(request: BundleSiteRequest): Promise<SiteComponents> {
  const fromPlugins = await filesOfPlugins(request);
  const own = await bundleOwn(request);
  if (fromPlugins === undefined) return own;
  return {
    ...own,
    articleFiles: new Map([...own.articleFiles, ...fromPlugins.articleFiles]),
    inputs: [...own.inputs, ...fromPlugins.inputs],
    diagnostics: [...own.diagnostics, ...fromPlugins.diagnostics],
  };
}

async function filesOfPlugins(request: BundleSiteRequest) {
  const { pluginFiles } = request.found;
  const { bundlePluginFiles } = request.tools;
  if (pluginFiles.length === 0 || !bundlePluginFiles) return undefined;
  const { pluginArticleFiles } = await import('./plugin-files.ts');
  return pluginArticleFiles({ ...request, pluginFiles, bundlePluginFiles });
}

async function bundleOwn(request: BundleSiteRequest): Promise<SiteComponents> {
  const { found, files } = request;
  if (found.modules.length + found.siteModules.length === 0) return { ...noComponents, inputs: found.tried };
  const { modules, articleFiles, assets, fileAt, inputs, problems } = await compileComponents(request);
  const named = articleFiles.map(
    ({ name, path, loads }) => [name, { ...fileAt(path), loads: loads.map(fileAt) }] as const,
  );
  return {
    modulesOf: modulesOf(found, modules),
    articleFiles: new Map(named),
    files: assets.map(fileAt),
    inputs: [...inputs, ...found.tried],
    diagnostics: componentErrors(problems, files.root),
  };
}

function modulesOf(
  { sources, bySource, shared: sharedName, added: addedNames = [] }: FoundModules,
  modules: readonly CompiledModule[],
): SiteComponents['modulesOf'] {
  const byName = new Map(modules.map((module) => [module.name, module]));
  const shared = sharedName === undefined ? undefined : byName.get(sharedName);
  const added = addedNames.flatMap((name) => byName.get(name) ?? []);
  return (source) => {
    if (!sources.has(source.file.path)) return undefined;
    const named = [...(bySource.get(source.file.path) ?? [])];
    const imports = named.flatMap(([key, name]): readonly (readonly [ImportKey, CompiledModule])[] => {
      const module = byName.get(name);
      return module ? [[key, module]] : [];
    });
    if (imports.length === 0 && shared === undefined && added.length === 0) return undefined;
    const parts = [...imports.map(([key, { name, hash }]) => [key, name, hash]), shared?.hash];
    const fromPlugins = added.map(({ name, hash }) => [name, hash]);
    const hash = hashOf(JSON.stringify(fromPlugins.length > 0 ? [...parts, fromPlugins] : parts));
    return { imports: Object.fromEntries(imports), shared, ...(added.length > 0 && { added }), hash };
  };
}
