// Sources as the previous build read them: a file whose stamp is the same is not read again, and one whose text is the
// same is not parsed again.
import { parseFile } from '../../content/parse-file.ts';
import { titleFromName } from '../../content/parse-source.ts';
import { visibleFields } from '../../graph/replace-source.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { Checked, Diagnostic, Position } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { FoundSource, ParsedSource } from '../../model/site.ts';
import { type Manifest, type ManifestLine, type SourceEntry, sourceLine } from '../cache/manifest.ts';
import type { SourceReader } from './read-content.ts';

export interface SourceCache {
  readonly read: SourceReader;
  /** Hash of everything that the rest of the site can know of a source; see `siteHashOf`. */
  readonly frontMatterHashOf: (path: SourcePath) => string;
  /** All that were read, for the next build. */
  readonly lines: () => Iterable<ManifestLine>;
  /** Whether all are as the previous manifest has them. */
  readonly isSame: () => boolean;
  /** How many were read, and how many were taken from the manifest. */
  readonly counts: () => { readonly read: number; readonly known: number };
}

interface SourceCacheRequest {
  readonly files: SiteFiles;
  readonly hashOf: (text: string) => string;
  readonly previous: Manifest | undefined;
  /** Every file is read, whatever its size and times are. */
  readonly isForced: boolean;
}

interface ReadSource {
  readonly stamp: string | undefined;
  readonly checked: Checked<ParsedSource>;
  readonly frontMatterHash: string;
  /** For the next manifest; `undefined`: it is packed again then. */
  readonly packed: string | undefined;
  /** The previous manifest has the same line. */
  readonly isUnchanged: boolean;
}

/**
 * Number of sources whose packed form is kept until it is written: more would take much memory to save a little time.
 */
const keptPacked = 2_500;

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
      const unread = await takeOver(found, request);
      if (unread) known += 1;
      const source = unread ?? (await readSource(found, request, sources.size < keptPacked ? 'keep' : 'drop'));
      sources.set(found.path, source);
      return source.checked;
    },
  };
}

function lineOf(path: SourcePath, { stamp, checked, frontMatterHash, packed, isUnchanged }: ReadSource): ManifestLine {
  if (isUnchanged) return { kind: 's', path, columns: undefined };
  return sourceLine(path, { stamp, hash: checked.value.file.hash, frontMatterHash, parsed: packed ?? pack(checked) });
}

/** A source that is not read, because its file stamp is the one in the manifest. */
async function takeOver(
  found: FoundSource,
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
  found: FoundSource,
  { files, hashOf, previous }: SourceCacheRequest,
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
  // Parts of a text are views of it, which keep the whole of it in memory; copies do not.
  const checked = unpack({ hash, parsed: packed }, found) ?? parsed;
  const frontMatterHash = hashOf(visibleFields(checked.value));
  return { stamp, checked, frontMatterHash, packed: packing === 'keep' ? packed : undefined, isUnchanged: false };
}

interface PackedSource extends Omit<ParsedSource, 'file' | 'keyPositions'> {
  /** The path below the version's folder. */
  readonly relative: string;
  readonly keyPositions: readonly (readonly [string, Position])[];
  readonly diagnostics: readonly Diagnostic[];
}

function pack({ value, diagnostics }: Checked<ParsedSource>): string {
  const { file, keyPositions, ...rest } = value;
  return JSON.stringify({ ...rest, relative: file.location.relative, keyPositions: [...keyPositions], diagnostics });
}

/** `undefined`: the file stands elsewhere now, and its title may come from its path. */
function unpack(
  { hash, parsed }: Pick<SourceEntry, 'hash' | 'parsed'>,
  found: FoundSource,
): Checked<ParsedSource> | undefined {
  const packed: PackedSource = JSON.parse(parsed);
  if (packed.relative !== found.location.relative) return undefined;
  // How a source is read depends on the kind of its section.
  if ((found.location.section?.posts !== undefined) !== (packed.post !== undefined)) return undefined;
  // Key by key: V8 gives each object that others are spread into a class of its own, and there is one for each page.
  const { frontMatter, bodyStart, isTitled, description, diagnostics } = packed;
  const { imports, hasLiveCode, hasDiagrams, post, date, tags } = packed;
  const file = { path: found.path, kind: found.kind, location: found.location, hash };
  // The title of a changelog without one is the label of its section.
  const title = isTitled || packed.post === undefined ? packed.title : titleFromName(file, frontMatter);
  const keyPositions = new Map(packed.keyPositions);
  const value = { file, frontMatter, keyPositions, bodyStart, title, isTitled, description };
  if (!imports && !hasLiveCode && !hasDiagrams && !post && !date && !tags) return { value, diagnostics };
  const rare = {
    ...(imports && { imports }),
    ...(hasLiveCode && { hasLiveCode }),
    ...(hasDiagrams && { hasDiagrams }),
    ...(post && { post }),
    ...(date && { date }),
    ...(tags && { tags }),
  };
  return { value: { ...value, ...rare }, diagnostics };
}
