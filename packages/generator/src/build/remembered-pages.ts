// Sources as the last build read them: what has neither another size nor another time is not read again, and what has
// the same text all the same is not parsed again.
import { parseSource } from '../content/parse-source.ts';
import { outline } from '../graph/with-text.ts';
import type { Checked, Diagnostic, Position } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { SourcePath } from '../model/paths.ts';
import type { FoundSource, ParsedSource } from '../model/site.ts';
import { type BuildRecord, type KnownSource, type RecordLine, sourceLine } from './build-record.ts';
import type { PageReader } from './site-model.ts';

export interface RememberedPages {
  readonly read: PageReader;
  /** Of all that the rest of the site can know of a text; see `siteKey`. */
  readonly outlineOf: (path: SourcePath) => string;
  /** All that were read, for the next build. */
  readonly lines: () => Iterable<RecordLine>;
  /** `true`: all are as the last build knew them. */
  readonly isSame: () => boolean;
  readonly counts: () => { readonly read: number; readonly known: number };
}

interface MemoryRequest {
  readonly files: SiteFiles;
  readonly hashOf: (text: string) => string;
  readonly before: BuildRecord | undefined;
  /** Every file is read, whatever its size and time say. */
  readonly isForced: boolean;
}

interface ReadSource {
  readonly mark: string | undefined;
  readonly checked: Checked<ParsedSource>;
  readonly outline: string;
  /** For the next build; `undefined`: it is packed again then. */
  readonly packed: string | undefined;
  /** The last build's line says the same. */
  readonly isKnown: boolean;
}

/** Of so many texts what is packed is kept until it is written: it would be much memory, and is a little time. */
const keptPacked = 2_500;

export function rememberPages({ files, hashOf, before, isForced }: MemoryRequest): RememberedPages {
  const sources = new Map<SourcePath, ReadSource>();
  let known = 0;
  const read = async (found: FoundSource): Promise<ReadSource> => {
    const mark = await files.mark(found.path);
    const last = before?.source(found.path);
    if (last && !isForced && mark !== undefined && last.mark === mark) {
      const checked = revive(last, found);
      if (checked) {
        known += 1;
        return { mark, checked, outline: last.outline, packed: undefined, isKnown: true };
      }
    }
    const text = (await files.readText(found.path)) ?? '';
    const hash = hashOf(text);
    const same = last?.hash === hash ? revive(last, found) : undefined;
    if (last && same)
      return { mark, checked: same, outline: last.outline, packed: undefined, isKnown: last.mark === mark };
    const parsed = parseSource({ ...found, text, hash });
    const packed = pack(parsed);
    // Parts of a text are views of it, which keep the whole of it in memory; copies do not.
    const checked = revive({ hash, parsed: packed }, found) ?? parsed;
    const kept = sources.size < keptPacked ? packed : undefined;
    return { mark, checked, outline: hashOf(outline(checked.value)), packed: kept, isKnown: false };
  };
  return {
    outlineOf: (path) => sources.get(path)?.outline ?? '',
    isSame: () => [...sources.values()].every(({ isKnown }) => isKnown),
    counts: () => ({ read: sources.size - known, known }),
    lines: function* () {
      for (const [path, { mark, checked, outline, packed, isKnown }] of sources) {
        if (isKnown) yield { kind: 's', path, columns: undefined };
        else yield sourceLine(path, { mark, hash: checked.value.file.hash, outline, parsed: packed ?? pack(checked) });
      }
    },
    read: async (found) => {
      const source = await read(found);
      sources.set(found.path, source);
      return source.checked;
    },
  };
}

interface PackedSource extends Omit<ParsedSource, 'file' | 'keyPositions'> {
  /** The place that the text speaks of. */
  readonly relative: string;
  readonly keyPositions: readonly (readonly [string, Position])[];
  readonly diagnostics: readonly Diagnostic[];
}

function pack({ value, diagnostics }: Checked<ParsedSource>): string {
  const { file, keyPositions, ...rest } = value;
  return JSON.stringify({ ...rest, relative: file.place.relative, keyPositions: [...keyPositions], diagnostics });
}

/** `undefined`: the file stands in another place now, of which its title may speak. */
function revive(
  { hash, parsed }: Pick<KnownSource, 'hash' | 'parsed'>,
  found: FoundSource,
): Checked<ParsedSource> | undefined {
  const known: PackedSource = JSON.parse(parsed);
  if (known.relative !== found.place.relative) return undefined;
  // Key by key: V8 gives each object that others are spread into a class of its own, and there is one for each page.
  const { frontMatter, bodyStart, title, isTitled, description, diagnostics } = known;
  const file = { path: found.path, kind: found.kind, place: found.place, hash };
  const keyPositions = new Map(known.keyPositions);
  return { value: { file, frontMatter, keyPositions, bodyStart, title, isTitled, description }, diagnostics };
}
