// Functions that bundle TypeScript configurations, plugins, components, style sheets and overrides. These functions
// load esbuild when they are called for the first time.
import type { CacheOptions } from '../../caching/cached-result.ts';
import type { BundleComponents, BundlePluginFiles, BundleStyles } from '../../model/adapters/component-bundler.ts';
import type { ConfigModules } from '../../model/config-module.ts';

type BundleModule = ConfigModules['bundle'];

export const bundleModule: BundleModule = async (request) => (await import('./bundle-module.ts')).bundleModule(request);

/** See `bundle-cache.ts`. */
export function cachedBundles(options: CacheOptions): BundleModule {
  return async (request) => (await import('./bundle-cache.ts')).cachedBundles(options)(request);
}

export const bundleComponents: BundleComponents = async (request) =>
  (await import('./bundle-components.ts')).bundleComponents(request);

export const bundlePluginFiles: BundlePluginFiles = async (request) =>
  (await import('./bundle-plugin-files.ts')).bundlePluginFiles(request);

export const bundleStyles: BundleStyles = async (request) => (await import('./bundle-styles.ts')).bundleStyles(request);

/** `modulesFile` is the absolute path of the packed theme. */
export function partBundler(modulesFile: string): BundleComponents {
  return async (request) => (await import('./override-bundles.ts')).partBundler(modulesFile)(request);
}

/** Returns esbuild. esbuild must be stopped after the last call, to free the memory of its process. */
export async function loadBundler(): Promise<typeof import('./bundler.ts')['bundler']> {
  return (await import('./bundler.ts')).bundler;
}

/** Path of the packed theme, which `scripts/compile.js` creates, relative to the folder of the compiled command. */
export const themeModulesFile = '../../theme/dist/modules.json.br';
