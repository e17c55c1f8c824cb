// Implements the stage "Bundle components": compiles the modules imported by MDX pages so that Node can run them, and
// their islands and styles for browsers. The result of the previous build is reused if no input has changed.

import type { CacheOptions } from '../../caching/cached-result.ts';
import type { ComponentFolder, ComponentTools } from '../../model/adapters/component-bundler.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { CompiledModule, ImportKey } from '../../model/components.ts';
import type { OutputFile } from '../../model/output.ts';
import { type CompiledComponents, compileComponents } from './compile-components.ts';
import { cacheComponents, readCachedComponents } from './component-cache.ts';
import { componentErrors } from './component-errors.ts';
import type { FoundModules } from './find-modules.ts';
import type { SiteComponents } from './site-components.ts';

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
  if (!needsBundler(request.found)) return siteComponents(nothingCompiled, request);
  const known = await readCachedComponents(request);
  const compiled = known ?? (await compileComponents(request));
  const hasErrors = compiled.problems.some(({ isWarning = false }) => !isWarning);
  if (!known && !hasErrors) cacheComponents(request, compiled);
  return siteComponents(compiled, request);
}

function needsBundler({ modules, siteModules }: FoundModules): boolean {
  return modules.length + siteModules.length > 0;
}

const nothingCompiled: CompiledComponents = {
  modules: [],
  nodeFiles: [],
  articleFiles: [],
  assets: [],
  contents: new Map(),
  inputs: [],
  problems: [],
};

function siteComponents(compiled: CompiledComponents, { found, files, hashOf }: BundleSiteRequest): SiteComponents {
  const fileAt = (path: OutputFile['path']): OutputFile => ({ path, content: compiled.contents.get(path) ?? '' });
  const articleFiles = compiled.articleFiles.map(
    ({ name, path, loads }) => [name, { ...fileAt(path), loads: loads.map(fileAt) }] as const,
  );
  return {
    modulesOf: modulesOf(found, compiled.modules, hashOf),
    articleFiles: new Map(articleFiles),
    files: compiled.assets.map(fileAt),
    inputs: [...compiled.inputs.map(([path]) => path), ...found.tried],
    diagnostics: componentErrors(compiled.problems, files.root),
  };
}

function modulesOf(
  { sources, bySource, shared: sharedName, added: addedNames = [] }: FoundModules,
  modules: readonly CompiledModule[],
  hashOf: BundleSiteRequest['hashOf'],
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
