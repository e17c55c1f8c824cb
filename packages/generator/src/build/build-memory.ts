// What a build takes over from the one before, and leaves for the next: sources, texts, pages and pictures that are the same.
import type { CacheFolder, SiteFiles } from '../model/file-system.ts';
import type { OutputFolder } from '../model/output.ts';
import type { OutputPath, SourcePath } from '../model/paths.ts';
import type { LoadedAsset } from './asset-store.ts';
import {
  assetLine,
  type BuildRecord,
  type KnownSite,
  pageLine,
  type RecordLine,
  type RecordRequest,
  readRecord,
  siteLine,
  textLine,
  writeRecord,
} from './build-record.ts';
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
  /** What the last build told of the whole site, if it is true still, and the files beside the pages are there. */
  readonly siteBefore: (outline: string) => Promise<KnownSite | undefined>;
  readonly keep: (built: BuiltPages, rest: KeptBeside) => Promise<void>;
}

interface KeptBeside {
  readonly assets: Iterable<readonly [SourcePath, LoadedAsset]>;
  /** `undefined`: only a part of the site was built. */
  readonly site: NewSite | undefined;
}

/** Its files are stamped when they are published. */
export type NewSite = Omit<KnownSite, 'generated'> & {
  readonly generated: readonly Omit<KnownSite['generated'][number], 'stamp'>[];
};

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
    siteBefore: async (outline) => {
      const site = before?.site;
      if (site?.outline !== outline) return undefined;
      for (const { path, stamp } of site.generated) if ((await output?.stamp(path)) !== stamp) return undefined;
      return site;
    },
    keep: async (built, { assets, site }) => {
      if (!request || !memory || !output) return;
      const isSame =
        sources.isSame() && built.renewed.size === 0 && [...built.pages.values()].every((each) => each.isKnown);
      if (isSame && before?.site?.outline === site?.outline) return;
      const ownLine = site && (await lineOfSite(site, output));
      const [pages, pictures] = [await pageLines(built, before, output), await assetLines(assets, output)];
      const lines = function* (): Iterable<RecordLine> {
        yield* sources.lines();
        yield* textLines(built);
        yield* pages();
        yield* pictures;
        if (ownLine) yield ownLine;
      };
      writeRecord(request, lines(), before);
      if (built.rendered > 0) boundCache(memory.cache, hashOf);
    },
  };
}

/** `undefined`: a file beside the pages is not where it was put. */
async function lineOfSite(site: NewSite, output: OutputFolder): Promise<RecordLine | undefined> {
  const generated: KnownSite['generated'][number][] = [];
  for (const { path, size } of site.generated) {
    const stamp = await output.stamp(path);
    if (stamp === undefined) return undefined;
    generated.push({ path, stamp, size });
  }
  return siteLine({ ...site, generated });
}

function* textLines({ texts, facts }: BuiltPages): Iterable<RecordLine> {
  for (const [path, { isKnown, ...text }] of texts) {
    if (isKnown) yield { kind: 't', path, columns: undefined };
    else yield textLine(path, { ...text, facts: facts.bytes(path) });
  }
}

/** Pages that this build was not to make stay known as they were. Lines are made when they are written. */
async function pageLines(
  { pages }: BuiltPages,
  before: BuildRecord | undefined,
  output: OutputFolder,
): Promise<() => Iterable<RecordLine>> {
  const stamps = new Map<OutputPath, string | undefined>();
  for (const [path, { isKnown }] of pages) if (!isKnown) stamps.set(path, await output.stamp(path));
  const others: OutputPath[] = [];
  for (const path of before?.pagePaths() ?? []) {
    const page = pages.has(path) ? undefined : before?.page(path);
    if (page && (await output.stamp(path)) === page.stamp) others.push(path);
  }
  return function* () {
    for (const [path, { isKnown, ...page }] of pages) {
      if (isKnown) yield { kind: 'p', path, columns: undefined };
      else yield pageLine(path, { ...page, stamp: stamps.get(path) });
    }
    for (const path of others) yield { kind: 'p', path, columns: undefined };
  };
}

async function assetLines(
  assets: Iterable<readonly [SourcePath, LoadedAsset]>,
  output: OutputFolder,
): Promise<readonly RecordLine[]> {
  const lines: RecordLine[] = [];
  for (const [path, { output: target, size, mark, bytes }] of assets)
    lines.push(assetLine(path, { output: target, size, mark, bytes, stamp: await output.stamp(target) }));
  return lines;
}
