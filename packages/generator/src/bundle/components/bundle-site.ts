// Implements the stage "Bundle components": compiles the modules imported by MDX pages so that Node can run them, and
// their islands and styles for browsers. The result of the previous build is reused if no input has changed.

import type { CompiledModule, ImportKey } from '../../model/components.ts';
import type { SiteConfig } from '../../model/config.ts';
import { hashOf } from '../../text/hash.ts';
import type { Bundling } from '../esbuild/bundling.ts';
import type { ComponentRequest } from '../esbuild/component-bundle.ts';
import { compileComponents } from './compile-components.ts';
import { componentErrors } from './component-errors.ts';
import type { FoundModules } from './find-modules.ts';
import { noComponents, type SiteComponents } from './site-components.ts';

export async function bundleSite(
  bundling: Bundling,
  found: FoundModules,
  { baseUrl }: Pick<SiteConfig, 'baseUrl'>,
): Promise<SiteComponents> {
  const { pluginFiles } = found;
  const plugins = pluginFiles.length > 0 ? await import('./plugin-files.ts') : undefined;
  const fromPlugins = await plugins?.pluginArticleFiles(bundling, pluginFiles);
  const own = await bundleOwn(bundling, found, baseUrl);
  if (fromPlugins === undefined) return own;
  return {
    ...own,
    articleFiles: new Map([...own.articleFiles, ...fromPlugins.articleFiles]),
    inputs: [...own.inputs, ...fromPlugins.inputs],
    diagnostics: [...own.diagnostics, ...fromPlugins.diagnostics],
  };
}

async function bundleOwn(bundling: Bundling, found: FoundModules, baseUrl: string): Promise<SiteComponents> {
  if (found.modules.length + found.siteModules.length === 0) return { ...noComponents, inputs: found.tried };
  const bundle = async (request: ComponentRequest) =>
    (await import('../esbuild/bundle-components.ts')).bundleComponents(request);
  const compiled = await compileComponents(bundling, { ...found, kind: 'components', baseUrl, bundle });
  const { modules, articleFiles, assets, fileAt, inputs, problems } = compiled;
  const named = articleFiles.map(
    ({ name, path, loads }) => [name, { ...fileAt(path), loads: loads.map(fileAt) }] as const,
  );
  return {
    modulesOf: modulesOf(found, modules),
    articleFiles: new Map(named),
    files: assets.map(fileAt),
    inputs: [...inputs, ...found.tried],
    diagnostics: componentErrors(problems, bundling.files.root),
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
