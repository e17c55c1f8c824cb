// Caches compiled components. If no input has changed since the previous build, esbuild is not loaded. If a cached file
// is damaged or missing, the components are compiled again.

import { type ResultSource, readResult, writeResult } from '../../caching/cached-result.ts';
import type { CompiledModule } from '../../model/components.ts';
import type { OutputPath } from '../../model/paths.ts';
import type { BundleSiteRequest } from './bundle-site.ts';
import { type CompiledComponents, componentFolder } from './compile-components.ts';

interface CachedComponents extends Pick<CompiledComponents, 'articleFiles' | 'assets' | 'problems'> {
  /** `file` is the name of the module's file. */
  readonly modules: readonly CompiledModule[];
  /** File names and hashes. */
  readonly nodeFiles: readonly (readonly [name: string, hash: string])[];
  readonly contents: readonly (readonly [path: OutputPath, hash: string])[];
}

/** Returns the cached components, or `undefined` if there are none or an input has changed. */
export async function readCachedComponents(request: BundleSiteRequest): Promise<CompiledComponents | undefined> {
  const { folder, hashOf } = request;
  const cached = await readResult<CachedComponents>(request, sourceOf(request));
  if (!cached) return undefined;
  const { value, inputs } = cached;
  const readIntact = (name: string, hash: string): Uint8Array | undefined => {
    const content = folder.read(name);
    return content && hashOf(content) === hash ? content : undefined;
  };
  if (!value.nodeFiles.every(([name, hash]) => readIntact(nodeFile(name), hash))) return undefined;
  const contents = new Map<OutputPath, Uint8Array>();
  for (const [path, hash] of value.contents) {
    const content = readIntact(publishedFile(path), hash);
    if (!content) return undefined;
    contents.set(path, content);
  }
  return {
    ...value,
    contents,
    modules: value.modules.map((module) => ({ ...module, file: folder.pathOf(nodeFile(module.file)) })),
    nodeFiles: value.nodeFiles.map(([name]) => name),
    inputs,
  };
}

/**
 * Stores compiled components that have no errors. Warnings are stored as well, so that later builds report them again.
 */
export function cacheComponents(request: BundleSiteRequest, compiled: CompiledComponents): void {
  const { folder, hashOf } = request;
  const prefix = folder.pathOf(nodeFile('')).length;
  for (const [path, content] of compiled.contents) folder.write(publishedFile(path), content);
  const value: CachedComponents = {
    articleFiles: compiled.articleFiles,
    assets: compiled.assets,
    problems: compiled.problems,
    modules: compiled.modules.map((module) => ({ ...module, file: module.file.slice(prefix) })),
    nodeFiles: compiled.nodeFiles.map((name) => [name, hashOf(folder.read(nodeFile(name)) ?? '')]),
    contents: [...compiled.contents].map(([path, content]) => [path, hashOf(content)]),
  };
  const record = writeResult(request, sourceOf(request), { value, inputs: compiled.inputs });
  const published = [...compiled.contents.keys()].map(publishedFile);
  removeUnused(request, new Set([record, ...compiled.nodeFiles.map(nodeFile), ...published]));
}

/** Each combination of modules and `baseUrl` has a separate record. */
function sourceOf({ found, baseUrl, files }: BundleSiteRequest): ResultSource {
  return {
    nameOf: (key) => nodeFile(`${key}.json`),
    from: [found.modules.map(({ name }) => name), baseUrl, found.siteModules],
    read: files.readBytes,
    settledStamp: files.settledStamp,
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

function nodeFile(name: string): string {
  return `${componentFolder}/${name}`;
}

function publishedFile(path: OutputPath): string {
  return `${componentFolder}/browser/${path.slice(path.lastIndexOf('/') + 1)}`;
}
