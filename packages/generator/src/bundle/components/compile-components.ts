// Compiles the site's components, or reuses the result of the previous build if neither its inputs nor its files have
// changed. In the latter case, esbuild is not loaded.

import { cachedResult, type ResultSource } from '../../caching/cached-result.ts';
import type { NamedFile } from '../../model/adapters/component-bundler.ts';
import type { CompiledModule } from '../../model/components.ts';
import type { ModuleMistake } from '../../model/config-module.ts';
import type { OutputFile } from '../../model/output.ts';
import type { OutputPath } from '../../model/paths.ts';
import { pathFromRoot } from '../../text/file-paths.ts';
import { hashOf } from '../../text/hash.ts';
import type { BundleSiteRequest } from './bundle-site.ts';

export interface CompiledComponents {
  readonly modules: readonly CompiledModule[];
  readonly articleFiles: readonly NamedFile[];
  /** Images and fonts that components import. */
  readonly assets: readonly OutputPath[];
  /** Returns a file that browsers may load. */
  readonly fileAt: (path: OutputPath) => OutputFile;
  /** Paths relative to the site's root. */
  readonly inputs: readonly string[];
  readonly problems: readonly ModuleMistake[];
}

/** Stored with the warnings, so that later builds report them again. */
interface CachedComponents extends Pick<CompiledComponents, 'articleFiles' | 'assets' | 'problems'> {
  /** `file` is the name of the module's file in the folder. */
  readonly modules: readonly CompiledModule[];
  /** Names of all files in the folder. */
  readonly files: readonly string[];
}

/** Name of the folder in the cache. */
const componentFolder = 'components';

/** Prefix of the files in the folder, which are inputs of the cached result like the files of the site. */
const compiled = 'compiled:';

export async function compileComponents(request: BundleSiteRequest): Promise<CompiledComponents> {
  const { found, files, folder, baseUrl } = request;
  const contents = new Map<string, Uint8Array>();
  const readCompiled = (name: string): Uint8Array | undefined => {
    const content = folder.read(name);
    if (content) contents.set(name, content);
    return content;
  };
  // Each combination of modules and `baseUrl` has a separate record.
  const source = {
    nameOf: (key: string) => inFolder(`${key}.json`),
    from: [found.modules.map(({ name }) => name), baseUrl, found.siteModules],
    read: async (path: string) =>
      path.startsWith(compiled) ? readCompiled(path.slice(compiled.length)) : files.readBytes(path),
    settledStamp: async (path: string) => (path.startsWith(compiled) ? undefined : files.settledStamp(path)),
  } satisfies ResultSource;
  const { value, inputs } = await cachedResult(request, source, async (reads) => {
    const bundle = await request.tools.bundle({
      root: files.root,
      modules: found.modules,
      baseUrl,
      siteModules: found.siteModules.map(({ name, path }) => ({ name, path: `${files.root}/${path}` })),
      outdir: folder.pathOf(componentFolder),
      read: (path) => reads.read(pathFromRoot(files.root, path)),
      isLive: request.isLive,
    });
    const written = [
      ...bundle.nodeFiles.map(({ path, content }) => [inFolder(path), content] as const),
      ...bundle.browserFiles.map(({ path, content }) => [publishedFile(path), content] as const),
    ];
    for (const [name, content] of written) folder.write(name, content);
    const paths = bundle.inputs.map((path) => pathFromRoot(files.root, path));
    const hashes = await reads.hashes(paths);
    const inputHash = (path: string) => [path, hashes.get(path) ?? ''];
    const value: CachedComponents = {
      modules: bundle.modules.map(({ file = '', inputs, ...module }) => {
        const hashed = [baseUrl, file !== '', inputs.map((path) => inputHash(pathFromRoot(files.root, path)))];
        return { ...module, file, hash: hashOf(JSON.stringify(hashed)) };
      }),
      files: written.map(([name]) => name),
      articleFiles: bundle.articleFiles,
      assets: bundle.assets,
      problems: bundle.mistakes,
    };
    removeUnused(request, new Set(value.files));
    const isReusable = bundle.mistakes.every(({ isWarning = false }) => isWarning);
    return { value, paths: value.files.map((name) => compiled + name), isReusable };
  });
  return {
    ...value,
    modules: value.modules.map(({ file, ...module }) => ({
      ...module,
      file: file === '' ? '' : folder.pathOf(inFolder(file)),
    })),
    fileAt: (path) => ({ path, content: contents.get(publishedFile(path)) ?? '' }),
    inputs: inputs.flatMap(([path]) => (path.startsWith(compiled) ? [] : path)),
  };
}

/** Maximum size of the cached files in bytes. The least recently used files are removed first. */
const limit = 100_000_000;

/**
 * Removes unused files if the cache exceeds its limit. Every change to a component leaves unused files in the cache.
 */
function removeUnused({ folder }: BundleSiteRequest, used: ReadonlySet<string>): void {
  const files = folder.list(componentFolder);
  let total = files.reduce((sum, { size }) => sum + size, 0);
  for (const { name, size } of [...files].sort((a, b) => a.used - b.used)) {
    if (total <= limit) return;
    if (used.has(name)) continue;
    folder.remove(name);
    total -= size;
  }
}

function inFolder(name: string): string {
  return `${componentFolder}/${name}`;
}

function publishedFile(path: OutputPath): string {
  return inFolder(`browser/${path.slice(path.lastIndexOf('/') + 1)}`);
}
