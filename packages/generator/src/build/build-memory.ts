// What a build takes over from the one before, and leaves for the next: sources, texts, pages and pictures that are the same.
import type { CacheFolder, SiteFiles } from '../model/file-system.ts';
import type { OutputFolder } from '../model/output.ts';
import type { OutputPath, SourcePath } from '../model/paths.ts';
import type { LoadedAsset } from './asset-store.ts';
import { type BuildRecord, type KnownPage, type RecordRequest, readRecord, writeRecord } from './build-record.ts';
import { boundCache } from './compile-cache.ts';
import type { BuiltPages } from './page-builder.ts';
import { type RememberedPages, rememberPages } from './remembered-pages.ts';

export interface MemoryRequest {
  readonly cache: CacheFolder;
  /** Of the record: there is one for each output folder. */
  readonly name: string;
  /** Every file of the site is read, whatever its size and time say. */
  readonly isForced: boolean;
}

interface MemoryParts {
  readonly memory: MemoryRequest | undefined;
  readonly files: SiteFiles;
  readonly output: OutputFolder | undefined;
  readonly engine: string;
  readonly hashOf: (content: string | Uint8Array) => string;
}

export interface BuildMemory {
  readonly before: BuildRecord | undefined;
  readonly sources: RememberedPages;
  readonly includedHash: (path: SourcePath) => Promise<string>;
  /** A published file is still the one that a build put there. */
  readonly isPublished: (path: OutputPath, stamp: string | undefined) => Promise<boolean>;
  readonly keep: (built: BuiltPages, assets: Iterable<readonly [SourcePath, LoadedAsset]>) => Promise<void>;
}

export function openMemory({ memory, files, output, engine, hashOf }: MemoryParts): BuildMemory {
  const request: RecordRequest | undefined = memory && { cache: memory.cache, name: memory.name, engine, hashOf };
  const before = request && readRecord(request);
  const sources = rememberPages({ files, hashOf, before, isForced: memory?.isForced ?? false });
  const included = new Map<SourcePath, Promise<string>>();
  return {
    before,
    sources,
    includedHash: (path) => {
      const known = included.get(path) ?? files.readText(path).then((text) => (text === undefined ? '' : hashOf(text)));
      included.set(path, known);
      return known;
    },
    isPublished: async (path, stamp) => stamp !== undefined && (await output?.stamp(path)) === stamp,
    keep: async (built, assets) => {
      if (!request || !memory || !output) return;
      writeRecord(request, {
        sources: sources.sources(),
        texts: built.texts(),
        pages: await pagesToKeep(built, before, output),
        assets: await Promise.all(
          [...assets].map(
            async ([path, asset]) => [path, { ...asset, stamp: await output.stamp(asset.output) }] as const,
          ),
        ),
      });
      if (built.rendered > 0) boundCache(memory.cache, hashOf);
    },
  };
}

/** Pages that this build was not to make stay known as they were. */
async function pagesToKeep(
  { pages }: BuiltPages,
  before: BuildRecord | undefined,
  output: OutputFolder,
): Promise<readonly (readonly [OutputPath, KnownPage])[]> {
  const kept: (readonly [OutputPath, KnownPage])[] = [];
  for (const [path, page] of pages) kept.push([path, { ...page, stamp: await output.stamp(path) }]);
  for (const path of before?.pagePaths() ?? []) {
    const page = pages.has(path) ? undefined : before?.page(path);
    if (page && (await output.stamp(path)) === page.stamp) kept.push([path, page]);
  }
  return kept;
}
