// Caches bundled plugins and configurations with the hashes of all their inputs. esbuild is started only if an input
// has changed.
import { dirname, join } from 'node:path';
import type { CacheFolder } from '../../model/adapters/file-system.ts';
import type { BundleRequest, ModuleBundle } from '../../model/config-module.ts';
import { hashOf } from '../../platform/hash.ts';
import { bundleModule, positionFinder } from './bundle-module.ts';

interface CachedBundle {
  /** Absolute path and content hash of each input. The hash is `''` if the file is missing. */
  readonly inputs: readonly (readonly [path: string, hash: string])[];
  /** The `package.json` files that determine the module format of the inputs. */
  readonly packages: CachedBundle['inputs'];
  readonly code: string;
  readonly map: string;
}

type BundleModule = (request: BundleRequest) => Promise<ModuleBundle>;

/** `codeHash` is the hash of docsgen's code, which includes the bundler. */
export function keptBundles(cache: Pick<CacheFolder, 'read' | 'write'>, codeHash: string): BundleModule {
  return async (request) => {
    const { path, readText } = request;
    const name = `bundles/${hashOf([codeHash, path, await readText(path)].join('\n'))}`;
    const cached = readCached(cache, name);
    if (cached && (await isSame([...cached.inputs, ...cached.packages], readText))) {
      const inputs = cached.inputs.map(([input]) => input);
      const places = { folder: dirname(path), inputs: new Set(inputs) };
      return {
        inputs,
        code: cached.code,
        originalPlace: positionFinder(cached.map, places),
        map: cached.map,
        mistakes: [],
      };
    }
    const bundle = await bundleModule(request);
    // Does not cache a bundle that imports packages by absolute path, because their location may change.
    if (bundle.code === undefined || bundle.map === undefined || /\bfrom\s*"file:/.test(bundle.code)) return bundle;
    const inputs = await hashed(bundle.inputs, readText);
    const packages = await hashed(packageFiles(bundle.inputs), readText);
    const json = JSON.stringify({ inputs, packages, code: bundle.code, map: bundle.map } satisfies CachedBundle);
    cache.write(name, `${hashOf(json)}\n${json}`);
    return bundle;
  };
}

function readCached(cache: Pick<CacheFolder, 'read'>, name: string): CachedBundle | undefined {
  const bytes = cache.read(name);
  const [seal = '', json = ''] = bytes ? Buffer.from(bytes).toString().split('\n') : [];
  return json !== '' && hashOf(json) === seal ? JSON.parse(json) : undefined;
}

async function isSame(files: CachedBundle['inputs'], readText: BundleRequest['readText']): Promise<boolean> {
  for (const [path, hash] of files) if ((await hashOfFile(path, readText)) !== hash) return false;
  return true;
}

function hashed(paths: readonly string[], readText: BundleRequest['readText']): Promise<CachedBundle['inputs']> {
  return Promise.all(paths.map(async (path) => [path, await hashOfFile(path, readText)] as const));
}

async function hashOfFile(path: string, readText: BundleRequest['readText']): Promise<string> {
  const text = await readText(path);
  return text === undefined ? '' : hashOf(text);
}

/** Returns the paths of `package.json` in every folder above the inputs. */
function packageFiles(inputs: readonly string[]): readonly string[] {
  const folders = new Set<string>();
  for (const input of inputs)
    for (let folder = dirname(input); !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  return [...folders].map((folder) => join(folder, 'package.json'));
}
