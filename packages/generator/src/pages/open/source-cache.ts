// Caches the parsed sources of the previous build. A file with an unchanged stamp is not read, and an unchanged text is
// not parsed.

import { parseFile } from '../../content/parse-file.ts';
import { titleFromName } from '../../content/parse-source.ts';
import { visibleFields } from '../../graph/replace-source.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { Checked, Diagnostic, Position } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { ParsedSource, SourceFile } from '../../model/site.ts';
import { hashOf } from '../../text/hash.ts';
import { type Manifest, type ManifestLine, type SourceEntry, sourceLine } from '../cache/manifest.ts';
import type { SourceReader } from './read-content.ts';

export interface SourceCache {
  readonly read: SourceReader;
  /** Returns the hash of all data of a source that other pages can show; see `siteHashOf`. */
  readonly frontMatterHashOf: (path: SourcePath) => string;
  /** Manifest lines of all sources, for the next build. */
  readonly lines: () => Iterable<ManifestLine>;
  /** Whether the manifest entries of all sources are unchanged. */
  readonly isSame: () => boolean;
  /** Number of sources that were read, and number of sources that were taken from the manifest. */
  readonly counts: () => { readonly read: number; readonly known: number };
}

interface SourceCacheRequest {
  readonly files: SiteFiles;
  readonly previous: Manifest | undefined;
  /** Whether every file is read, even if its size and times are unchanged. */
  readonly isForced: boolean;
}

interface ReadSource {
  readonly stamp: string | undefined;
  readonly checked: Checked<ParsedSource>;
  readonly frontMatterHash: string;
  /**
   * The packed source for the next manifest. If `undefined`, the source is packed again when the manifest is written.
   */
  readonly packed: string | undefined;
  /** Whether the previous manifest has the same line. */
  readonly isUnchanged: boolean;
}

/**
 * Number of sources whose packed form is kept in memory until it is written. A higher number would use too much memory
 * and save little time.
 */
const maxPackedSources = 2_500;

export function openSourceCache(request: SourceCacheRequest): SourceCache {
  const sources = new Map<SourcePath, ReadSource>();
  let known = 0;
  return {
    frontMatterHashOf: (path) => sources.get(path)?.frontMatterHash ?? '',
    isSame: () => [...sources.values()].every(({ isUnchanged }) => isUnchanged),
    counts: () => ({ read: sources.size - known, known }),
    lines: function* () {
      for (const [path, source] of sources) yield lineOf(path, source);
    },
    read: async (found) => {
      const unread = await unchangedSource(found, request);
      if (unread) known += 1;
      const source = unread ?? (await readSource(found, request, sources.size < maxPackedSources ? 'keep' : 'drop'));
      sources.set(found.path, source);
      return source.checked;
    },
  };
}

function lineOf(path: SourcePath, { stamp, checked, frontMatterHash, packed, isUnchanged }: ReadSource): ManifestLine {
  if (isUnchanged) return { kind: 's', path, columns: undefined };
  return sourceLine(path, { stamp, hash: checked.value.hash, frontMatterHash, parsed: packed ?? pack(checked) });
}

/** Returns the source from the manifest if its file stamp is unchanged, without reading the file. */
async function unchangedSource(
  found: SourceFile,
  { files, previous, isForced }: SourceCacheRequest,
): Promise<ReadSource | undefined> {
  const entry = previous?.source(found.path);
  if (!entry || isForced) return undefined;
  const stamp = await files.settledStamp(found.path);
  if (stamp === undefined || entry.stamp !== stamp) return undefined;
  const checked = unpack(entry, found);
  return checked && { stamp, checked, frontMatterHash: entry.frontMatterHash, packed: undefined, isUnchanged: true };
}

async function readSource(
  found: SourceFile,
  { files, previous }: SourceCacheRequest,
  packing: 'keep' | 'drop',
): Promise<ReadSource> {
  const stamp = await files.settledStamp(found.path);
  const text = (await files.readText(found.path)) ?? '';
  const hash = hashOf(text);
  const entry = previous?.source(found.path);
  const same = entry?.hash === hash ? unpack(entry, found) : undefined;
  if (entry && same) {
    const { frontMatterHash } = entry;
    return { stamp, checked: same, frontMatterHash, packed: undefined, isUnchanged: entry.stamp === stamp };
  }
  const parsed = await parseFile(files, { ...found, text, hash });
  const packed = pack(parsed);
  // V8 keeps the whole text in memory while any substring of it exists. Unpacking creates copies.
  const checked = unpack({ hash, parsed: packed }, found) ?? parsed;
  const frontMatterHash = hashOf(visibleFields(checked.value));
  return { stamp, checked, frontMatterHash, packed: packing === 'keep' ? packed : undefined, isUnchanged: false };
}

interface PackedSource extends Omit<ParsedSource, 'file' | 'hash' | 'keyPositions'> {
  /** Path relative to the version's folder. */
  readonly relative: string;
  readonly keyPositions: readonly (readonly [string, Position])[];
  readonly diagnostics: readonly Diagnostic[];
}

function pack({ value, diagnostics }: Checked<ParsedSource>): string {
  const { file, hash: _, keyPositions, ...rest } = value;
  return JSON.stringify({ ...rest, relative: file.location.relative, keyPositions: [...keyPositions], diagnostics });
}

/** Returns `undefined` if the file was moved, because its title may depend on its path. */
function unpack(
  { hash, parsed }: Pick<SourceEntry, 'hash' | 'parsed'>,
  file: SourceFile,
): Checked<ParsedSource> | undefined {
  const packed: PackedSource = JSON.parse(parsed);
  if (packed.relative !== file.location.relative) return undefined;
  // Sources are parsed differently in sections with posts.
  if ((file.location.section?.posts !== undefined) !== (packed.post !== undefined)) return undefined;
  // All properties are listed, because V8 creates a separate hidden class for every object that is created by
  // spreading, and there is one object per page.
  const { frontMatter, bodyStart, isTitled, description, diagnostics } = packed;
  const { imports, post, date, tags } = packed;
  // A changelog without a title uses the label of its section as its title.
  const title = isTitled || packed.post === undefined ? packed.title : titleFromName(file, frontMatter);
  const keyPositions = new Map(packed.keyPositions);
  const value = { file, hash, frontMatter, keyPositions, bodyStart, title, isTitled, description };
  if (!imports && !post && !date && !tags) return { value, diagnostics };
  const rare = {
    ...(imports && { imports }),
    ...(post && { post }),
    ...(date && { date }),
    ...(tags && { tags }),
  };
  return { value: { ...value, ...rare }, diagnostics };
}
