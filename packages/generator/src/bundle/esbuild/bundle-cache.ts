// Caches bundled plugins. esbuild is started only if an input has changed.
import { dirname, join } from 'node:path';
import { type CacheOptions, type ResultSource, readResult, writeResult } from '../../caching/cached-result.ts';
import { recordReads } from '../../caching/recorded-reads.ts';
import type { BundleRequest, ModuleBundle } from '../../model/config-module.ts';
import { bundleModule, positionFinder } from './bundle-module.ts';

interface CachedBundle {
  /** Absolute paths. */
  readonly inputs: readonly string[];
  readonly code: string;
  readonly map: string;
}

type BundleModule = (request: BundleRequest) => Promise<ModuleBundle>;

export function cachedBundles(options: CacheOptions): BundleModule {
  return async ({ path, readText }) => {
    const source: ResultSource = {
      nameOf: (key) => `bundles/${key}`,
      from: [path, await readText(path)],
      read: readText,
    };
    const cached = await readResult<CachedBundle>(options, source);
    if (cached) {
      const { inputs, code, map } = cached.value;
      const places = { folder: dirname(path), inputs: new Set(inputs) };
      return { inputs, code, originalPlace: positionFinder(map, places), map, mistakes: [] };
    }
    const reads = recordReads(readText, options.hashOf);
    const bundle = await bundleModule({ path, readText: reads.read });
    const { inputs, code, map } = bundle;
    // Does not cache a bundle that imports packages by absolute path, because the packages may be moved.
    if (code === undefined || map === undefined || /\bfrom\s*"file:/.test(code)) return bundle;
    const hashes = await reads.hashes([...inputs, ...packageFiles(inputs)]);
    writeResult<CachedBundle>(options, source, { value: { inputs, code, map }, inputs: [...hashes] });
    return bundle;
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
