// Loads sources, articles, pages and assets of the previous build that are still valid, and stores the entries of this
// build.

import type { CacheFolder, SiteFiles } from '../../model/adapters/file-system.ts';
import type { OutputFolder } from '../../model/output.ts';
import type { OutputPath, SourcePath } from '../../model/paths.ts';
import { hashOf } from '../../text/hash.ts';
import { pruneArticleCache } from './article-cache.ts';
import type { LoadedAsset } from './asset-store.ts';
import type { BuiltPages } from './built-pages.ts';
import {
  type AssetEntry,
  articleLine,
  type Manifest,
  type ManifestLine,
  type ManifestRequest,
  manifestLine,
  type PageEntry,
  readManifest,
  type SiteEntry,
  writeManifest,
} from './manifest.ts';
import { openSourceCache, type SourceCache } from './source-cache.ts';

export interface CacheRequest {
  readonly folder: CacheFolder;
  /** Name of the manifest. Each pair of output folder and configuration has a separate manifest. */
  readonly name: string;
  /** Whether every file of the site is read, even if its size and times are unchanged. */
  readonly isForced: boolean;
}

interface BuildCacheRequest {
  /** `undefined` disables the cache. */
  readonly cache: CacheRequest | undefined;
  readonly files: SiteFiles;
  readonly output: OutputFolder | undefined;
  readonly codeHash: string;
}

export interface BuildCache {
  readonly previous: Manifest | undefined;
  readonly sources: SourceCache;
  readonly includedHash: (path: SourcePath) => Promise<string>;
  /** Whether a published file is unchanged since a build wrote it. */
  readonly isPublished: (path: OutputPath, stamp: string | undefined) => Promise<boolean>;
  /** Returns the previous build's entry of the site if its hash is the same and the generated files still exist. */
  readonly previousSite: (hash: string) => Promise<SiteEntry | undefined>;
  readonly keep: (built: BuiltPages, rest: CachedAssets) => Promise<void>;
}

interface CachedAssets {
  readonly assets: Iterable<readonly [SourcePath, LoadedAsset]>;
  /** `undefined` if only part of the site was built. */
  readonly site: SiteEntry | undefined;
}

export function openBuildCache({ cache, files, output, codeHash }: BuildCacheRequest): BuildCache {
  const request: ManifestRequest | undefined = cache && { cache: cache.folder, name: cache.name, codeHash };
  const previous = request && readManifest(request);
  const sources = openSourceCache({ files, previous, isForced: cache?.isForced ?? false });
  const included = new Map<SourcePath, Promise<string>>();
  return {
    previous,
    sources,
    includedHash: (path) => {
      const hash = included.get(path) ?? files.readText(path).then((text) => (text === undefined ? '' : hashOf(text)));
      included.set(path, hash);
      return hash;
    },
    isPublished: async (path, stamp) => stamp !== undefined && (await output?.stamp(path)) === stamp,
    previousSite: async (hash) => {
      const site = previous?.site;
      if (site?.hash !== hash) return undefined;
      for (const { path, stamp } of site.generated) if ((await output?.stamp(path)) !== stamp) return undefined;
      return site;
    },
    keep: async (built, { assets, site }) => {
      if (!request || !output) return;
      const isSame =
        sources.isSame() &&
        [...built.articles.values(), ...built.pages.values()].every(({ isUnchanged }) => isUnchanged);
      if (isSame && previous?.site?.hash === site?.hash) return;
      const lastLine = site && (await lineOfSite(site, output));
      const [pages, images] = [await pageLines(built, previous, output), await assetLines(assets, output)];
      const lines = function* (): Iterable<ManifestLine> {
        yield* sources.lines();
        yield* articleLines(built);
        yield* pages();
        yield* images;
        if (lastLine) yield lastLine;
      };
      writeManifest(request, lines(), previous);
      pruneArticleCache(request.cache);
    },
  };
}

/** Returns `undefined` if a generated file is missing. */
async function lineOfSite(site: SiteEntry, output: OutputFolder): Promise<ManifestLine | undefined> {
  const generated: SiteEntry['generated'][number][] = [];
  for (const { path, size } of site.generated) {
    const stamp = await output.stamp(path);
    if (stamp === undefined) return undefined;
    generated.push({ path, stamp, size });
  }
  return manifestLine('x', '', { ...site, generated } satisfies SiteEntry);
}

function* articleLines({ articles }: BuiltPages): Iterable<ManifestLine> {
  for (const [path, { entry, isUnchanged, diagnostics }] of articles) {
    if (diagnostics.length > 0) continue;
    if (isUnchanged) yield { kind: 't', path, columns: undefined };
    else yield articleLine(path, entry);
  }
}

/**
 * Yields the lines of all pages. Each line is created when it is written. Entries of pages that are not part of this
 * build are copied.
 */
async function pageLines(
  { pages }: BuiltPages,
  previous: Manifest | undefined,
  output: OutputFolder,
): Promise<() => Iterable<ManifestLine>> {
  const stamps = new Map<OutputPath, string | undefined>();
  for (const [path, { isUnchanged }] of pages) if (!isUnchanged) stamps.set(path, await output.stamp(path));
  const others: OutputPath[] = [];
  for (const path of previous?.pagePaths() ?? []) {
    const page = pages.has(path) ? undefined : previous?.page(path);
    if (page && (await output.stamp(path)) === page.stamp) others.push(path);
  }
  return function* () {
    for (const [path, { isUnchanged, ...page }] of pages) {
      if (isUnchanged) yield { kind: 'p', path, columns: undefined };
      else yield manifestLine('p', path, { ...page, stamp: stamps.get(path) } satisfies PageEntry);
    }
    for (const path of others) yield { kind: 'p', path, columns: undefined };
  };
}

async function assetLines(
  assets: Iterable<readonly [SourcePath, LoadedAsset]>,
  output: OutputFolder,
): Promise<readonly ManifestLine[]> {
  const lines: ManifestLine[] = [];
  for (const [path, asset] of assets) {
    const entry: AssetEntry = { ...asset, stamp: await output.stamp(asset.output) };
    lines.push(manifestLine('a', path, entry));
  }
  return lines;
}
