// Bundles of plugins as they were made the last time, with the hashes of everything that was read for them: esbuild is
// not even started while all of that is the same. Never trusted, never needed.
import { dirname, join } from 'node:path';
import type { CacheFolder } from '../../model/adapters/file-system.ts';
import type { BundleRequest, ModuleBundle } from '../../model/config-module.ts';
import { hashOf } from '../../platform/hash.ts';
import { bundleModule, placeFinder } from './bundle-module.ts';

interface KeptBundle {
  /** Absolute paths with hashes; `''`: there was no such file. */
  readonly inputs: readonly (readonly [path: string, hash: string])[];
  /** The same for files that say what kind of modules the inputs are. */
  readonly packages: KeptBundle['inputs'];
  readonly code: string;
  readonly map: string;
}

type BundleModule = (request: BundleRequest) => Promise<ModuleBundle>;

/** `codeHash`: of docsgen's own code, which the bundler is a part of. */
export function keptBundles(cache: Pick<CacheFolder, 'read' | 'write'>, codeHash: string): BundleModule {
  return async (request) => {
    const { path, readText } = request;
    const name = `bundles/${hashOf([codeHash, path, await readText(path)].join('\n'))}`;
    const kept = readKept(cache, name);
    if (kept && (await isSame([...kept.inputs, ...kept.packages], readText))) {
      const inputs = kept.inputs.map(([input]) => input);
      const places = { folder: dirname(path), inputs: new Set(inputs) };
      return { inputs, code: kept.code, originalPlace: placeFinder(kept.map, places), map: kept.map, mistakes: [] };
    }
    const bundle = await bundleModule(request);
    // What Node loads by its address can lie somewhere else the next time.
    if (bundle.code === undefined || bundle.map === undefined || /\bfrom\s*"file:/.test(bundle.code)) return bundle;
    const inputs = await hashed(bundle.inputs, readText);
    const packages = await hashed(packageFiles(bundle.inputs), readText);
    const json = JSON.stringify({ inputs, packages, code: bundle.code, map: bundle.map } satisfies KeptBundle);
    cache.write(name, `${hashOf(json)}\n${json}`);
    return bundle;
  };
}

function readKept(cache: Pick<CacheFolder, 'read'>, name: string): KeptBundle | undefined {
  const bytes = cache.read(name);
  const [seal = '', json = ''] = bytes ? Buffer.from(bytes).toString().split('\n') : [];
  return json !== '' && hashOf(json) === seal ? JSON.parse(json) : undefined;
}

async function isSame(files: KeptBundle['inputs'], readText: BundleRequest['readText']): Promise<boolean> {
  for (const [path, hash] of files) if ((await hashOfFile(path, readText)) !== hash) return false;
  return true;
}

function hashed(paths: readonly string[], readText: BundleRequest['readText']): Promise<KeptBundle['inputs']> {
  return Promise.all(paths.map(async (path) => [path, await hashOfFile(path, readText)] as const));
}

async function hashOfFile(path: string, readText: BundleRequest['readText']): Promise<string> {
  const text = await readText(path);
  return text === undefined ? '' : hashOf(text);
}

/** Files of packages in all folders from the inputs up. */
function packageFiles(inputs: readonly string[]): readonly string[] {
  const folders = new Set<string>();
  for (const input of inputs)
    for (let folder = dirname(input); !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  return [...folders].map((folder) => join(folder, 'package.json'));
}
