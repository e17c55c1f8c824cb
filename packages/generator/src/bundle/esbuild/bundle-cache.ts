// Caches bundled plugins. esbuild is started only if an input has changed.
import { dirname, join } from 'node:path';
import { type CacheOptions, cachedResult } from '../../caching/cached-result.ts';
import type { ConfigModules } from '../../model/config-module.ts';
import { bundleModule, withPositions } from './bundle-module.ts';

export function cachedBundles(options: CacheOptions): ConfigModules['bundle'] {
  return async ({ path, readText }) => {
    const from = [path, await readText(path)];
    const source = { nameOf: (key: string) => `bundles/${key}`, from, read: readText };
    const { value } = await cachedResult(options, source, async ({ read }) => {
      const { originalPlace: _, ...bundle } = await bundleModule({ path, readText: read });
      const { inputs, code } = bundle;
      // Does not cache a bundle that imports packages by absolute path, because the packages may be moved.
      const isReusable = code !== undefined && !/\bfrom\s*"file:/.test(code);
      return { value: bundle, paths: [...inputs, ...packageFiles(inputs)], isReusable };
    });
    return withPositions(value, path);
  };
}

/**
 * Returns the paths of `package.json` in every folder above the inputs, because these files determine the module format
 * of the inputs.
 */
function packageFiles(inputs: readonly string[]): readonly string[] {
  const folders = new Set<string>();
  for (const input of inputs)
    for (let folder = dirname(input); !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  return [...folders].map((folder) => join(folder, 'package.json'));
}
