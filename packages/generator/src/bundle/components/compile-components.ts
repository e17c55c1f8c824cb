// Compiles the site's components, or reuses the result of the previous build if neither its inputs nor its files have
// changed. In the latter case, esbuild is not loaded.

import { cachedResult, type ResultSource } from '../../caching/cached-result.ts';
import type { CompiledModule } from '../../model/components.ts';
import type { ModuleProblem } from '../../model/config-module.ts';
import type { OutputFile } from '../../model/output.ts';
import type { OutputPath } from '../../model/paths.ts';
import { pathFromRoot } from '../../text/file-paths.ts';
import { hashOf } from '../../text/hash.ts';
import type { Bundling } from '../esbuild/bundling.ts';
import type { ComponentBundle, ComponentRequest, NamedFile } from '../esbuild/component-bundle.ts';
import type { ComponentFolder } from '../esbuild/component-folder.ts';

export interface CompiledComponents {
  readonly modules: readonly CompiledModule[];
  readonly articleFiles: readonly NamedFile[];
  /** Images and fonts that components import. */
  readonly assets: readonly OutputPath[];
  /** Returns a file that browsers may load. */
  readonly fileAt: (path: OutputPath) => OutputFile;
  /** Paths relative to the site's root. */
  readonly inputs: readonly string[];
  readonly problems: readonly ModuleProblem[];
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

interface CompileRequest extends Pick<ComponentRequest, 'modules' | 'siteModules' | 'baseUrl'> {
  /** Bundles components or overrides. Each has its own cached results. */
  readonly kind: 'components' | 'overrides';
  readonly bundle: (request: ComponentRequest) => Promise<ComponentBundle>;
}

export async function compileComponents(bundling: Bundling, request: CompileRequest): Promise<CompiledComponents> {
  const { files, isLive, onBundle } = bundling;
  const { kind, modules, siteModules, baseUrl } = request;
  const folder = bundling.folder();
  const fromRoot = (path: string) => pathFromRoot(files.root, path);
  const contents = new Map<string, Uint8Array>();
  const readCompiled = (name: string): Uint8Array | undefined => {
    const content = folder.read(name);
    if (content) contents.set(name, content);
    return content;
  };
  // Each combination of modules and `baseUrl` has a separate record.
  const source = {
    nameOf: (key: string) => inFolder(`${key}.json`),
    from: [kind, modules.map(({ name }) => name), baseUrl, siteModules.map(({ name, path }) => [name, fromRoot(path)])],
    read: async (path: string) =>
      path.startsWith(compiled) ? readCompiled(path.slice(compiled.length)) : files.readBytes(path),
    settledStamp: async (path: string) => (path.startsWith(compiled) ? undefined : files.settledStamp(path)),
  } satisfies ResultSource;
  const { value, inputs } = await cachedResult({ ...bundling, folder }, source, async (reads) => {
    onBundle?.();
    const read = (path: string) => reads.read(fromRoot(path));
    const outdir = folder.pathOf(componentFolder);
    const bundle = await request.bundle({ root: files.root, modules, siteModules, baseUrl, outdir, read, isLive });
    const written = [
      ...bundle.nodeFiles.map(({ path, content }) => [inFolder(path), content] as const),
      ...bundle.browserFiles.map(({ path, content }) => [publishedFile(path), content] as const),
    ];
    for (const [name, content] of written) folder.write(name, content);
    const hashes = await reads.hashes(bundle.inputs.map(fromRoot));
    const inputHash = (path: string) => [fromRoot(path), hashes.get(fromRoot(path)) ?? ''];
    const value: CachedComponents = {
      modules: bundle.modules.map(({ file = '', inputs, ...module }) => {
        const hashed = [baseUrl, file !== '', inputs.map(inputHash)];
        return { ...module, file, hash: hashOf(JSON.stringify(hashed)) };
      }),
      files: written.map(([name]) => name),
      articleFiles: bundle.articleFiles,
      assets: bundle.assets,
      problems: bundle.problems,
    };
    removeUnused(folder, new Set(value.files));
    const isReusable = bundle.problems.every(({ isWarning = false }) => isWarning);
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
function removeUnused(folder: ComponentFolder, used: ReadonlySet<string>): void {
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
