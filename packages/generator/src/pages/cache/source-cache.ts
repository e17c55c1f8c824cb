// Caches the parsed sources of the previous build. A file with an unchanged stamp is not read, and an unchanged text is
// not parsed.
import { parseFile } from '../../content/parse-file.ts';
import { titleFromName } from '../../content/parse-source.ts';
import { visibleFields } from '../../graph/replace-source.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { Checked } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { ParsedSource, SourceFile } from '../../model/source.ts';
import { hashOf } from '../../text/hash.ts';
import { type Manifest, type ManifestLine, manifestLine, type SourceEntry } from './manifest.ts';

export type SourceReader = (file: SourceFile) => Promise<Checked<ParsedSource>>;

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
  readonly checked: Checked<ParsedSource>;
  readonly stamp: string | undefined;
  readonly frontMatterHash: string;
  /** The manifest line as JSON. If `undefined`, the JSON is created when the manifest is written. */
  readonly json: string | undefined;
  /** Whether the file was not read, because its stamp is unchanged. */
  readonly isKnown: boolean;
  /** Whether the previous manifest has the same line. */
  readonly isUnchanged: boolean;
}

/**
 * Number of sources whose JSON is kept in memory until it is written. A higher number would use too much memory and
 * save little time.
 */
const maxJsonInMemory = 2_500;

export function openSourceCache(request: SourceCacheRequest): SourceCache {
  const sources = new Map<SourcePath, ReadSource>();
  return {
    frontMatterHashOf: (path) => sources.get(path)?.frontMatterHash ?? '',
    isSame: () => [...sources.values()].every(({ isUnchanged }) => isUnchanged),
    counts: () => {
      const known = [...sources.values()].filter(({ isKnown }) => isKnown).length;
      return { read: sources.size - known, known };
    },
    lines: function* () {
      for (const [path, source] of sources)
        yield source.isUnchanged
          ? { kind: 's', path, columns: undefined }
          : manifestLine('s', path, source.json ?? jsonOf(source));
    },
    read: async (file) => {
      const source = await readSource(file, request);
      sources.set(file.path, sources.size < maxJsonInMemory ? source : { ...source, json: undefined });
      return source.checked;
    },
  };
}

/** Reads a file only if its stamp has changed, and parses it only if its text has changed. */
async function readSource(file: SourceFile, { files, previous, isForced }: SourceCacheRequest): Promise<ReadSource> {
  const entry = previous?.source(file.path);
  const known = entry && sourceOf(entry, file);
  // The stamp is read first: if the file changes now, the stamp does not match the next time.
  const stamp = await files.settledStamp(file.path);
  const isUnchanged = entry?.stamp === stamp;
  const isKnown = isUnchanged && stamp !== undefined && !isForced;
  const before = known && { checked: known, stamp, frontMatterHash: entry.frontMatterHash, json: undefined };
  if (before && isKnown) return { ...before, isKnown, isUnchanged };
  const text = (await files.readText(file.path)) ?? '';
  const hash = hashOf(text);
  if (before && entry?.hash === hash) return { ...before, isKnown: false, isUnchanged };
  const parsed = await parseFile(files, { ...file, text, hash });
  const frontMatterHash = hashOf(visibleFields(parsed.value));
  const json = jsonOf({ checked: parsed, stamp, frontMatterHash });
  // V8 keeps the whole text in memory while any substring of it exists. Parsing the JSON creates copies.
  const checked = sourceOf(JSON.parse(json), file) ?? parsed;
  return { checked, stamp, frontMatterHash, json, isKnown: false, isUnchanged: false };
}

function jsonOf({
  checked,
  stamp,
  frontMatterHash,
}: Pick<ReadSource, 'checked' | 'stamp' | 'frontMatterHash'>): string {
  const { file, keyPositions, ...value } = checked.value;
  const { relative } = file.location;
  const { diagnostics } = checked;
  const entry: SourceEntry = {
    ...value,
    stamp,
    frontMatterHash,
    relative,
    keyPositions: [...keyPositions],
    diagnostics,
  };
  return JSON.stringify(entry);
}

/** Returns `undefined` if the file was moved, because its title may depend on its path. */
function sourceOf(entry: SourceEntry, file: SourceFile): Checked<ParsedSource> | undefined {
  if (entry.relative !== file.location.relative) return undefined;
  // Sources are parsed differently in sections with posts.
  if ((file.location.section?.posts !== undefined) !== (entry.post !== undefined)) return undefined;
  // All properties are listed, because V8 creates a separate hidden class for every object that is created by
  // spreading, and there is one object per page.
  const { hash, frontMatter, bodyStart, isTitled, description, diagnostics } = entry;
  const { imports, post, date, tags } = entry;
  // A changelog without a title uses the label of its section as its title.
  const title = isTitled || post === undefined ? entry.title : titleFromName(file, frontMatter);
  const keyPositions = new Map(entry.keyPositions);
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
