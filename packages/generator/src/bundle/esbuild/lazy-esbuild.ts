// Functions that bundle TypeScript configurations and plugins. They load esbuild when they are called for the first
// time.
import type { CacheOptions } from '../../caching/cached-result.ts';
import type { ConfigModules } from '../../model/config-module.ts';

type BundleModule = ConfigModules['bundle'];

export const bundleModule: BundleModule = async (request) => (await import('./bundle-module.ts')).bundleModule(request);

/** See `bundle-cache.ts`. */
export function cachedBundles(options: CacheOptions): BundleModule {
  return async (request) => (await import('./bundle-cache.ts')).cachedBundles(options)(request);
}

/** Returns esbuild. esbuild must be stopped after the last call, to free the memory of its process. */
export async function loadBundler(): Promise<typeof import('./bundler.ts')['bundler']> {
  return (await import('./bundler.ts')).bundler;
}

/** Path of the packed theme, which `scripts/compile.js` creates, relative to the folder of the compiled command. */
export const themeModulesFile = '../../theme/dist/modules.json.br';
