// The doors to esbuild: for sites with a configuration in TypeScript, plugins, components, style sheets or parts of
// their own. What stands behind them is loaded by the first call.
import type { BundleComponents } from '../../model/adapters/component-bundler.ts';
import type { CacheFolder } from '../../model/adapters/file-system.ts';
import type { ConfigModules } from '../../model/config-module.ts';
import type { BundleStyles } from '../../model/theme.ts';

type BundleModule = ConfigModules['bundle'];

export const bundleModule: BundleModule = async (request) => {
  const late = await import('./bundle-module.ts');
  return late.bundleModule(request);
};

/** See `kept-bundles.ts`. */
export function keptBundles(cache: Pick<CacheFolder, 'read' | 'write'>, codeHash: string): BundleModule {
  return async (request) => {
    const late = await import('./bundle-cache.ts');
    return late.keptBundles(cache, codeHash)(request);
  };
}

export const bundleComponents: BundleComponents = async (request) => {
  const late = await import('./bundle-components.ts');
  return late.bundleComponents(request);
};

export const bundleStyles: BundleStyles = async (request) => {
  const late = await import('./bundle-styles.ts');
  return late.bundleStyles(request);
};

/** `modulesFile`: absolute path of the packed theme. */
export function partBundler(modulesFile: string): BundleComponents {
  return async (request) => {
    const late = await import('./override-bundles.ts');
    return late.partBundler(modulesFile)(request);
  };
}

/** From the folder of the compiled command: what `scripts/compile.js` packs of the theme. */
export const themeModulesFile = '../../theme/dist/modules.json.br';
