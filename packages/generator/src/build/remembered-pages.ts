// Sources as the last build read them: what has neither another size nor another time is not read again, and what has
// the same text all the same is not parsed again.
import { parseSource } from '../content/parse-source.ts';
import type { Checked } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { SourcePath } from '../model/paths.ts';
import type { FoundSource, ParsedSource } from '../model/site.ts';
import type { BuildRecord, KnownSource } from './build-record.ts';
import type { PageReader } from './site-model.ts';

export interface RememberedPages {
  readonly read: PageReader;
  /** All that were read, for the next build. */
  readonly sources: () => Iterable<readonly [SourcePath, KnownSource]>;
  readonly counts: () => { readonly read: number; readonly known: number };
}

interface MemoryRequest {
  readonly files: SiteFiles;
  readonly hashOf: (text: string) => string;
  readonly before: BuildRecord | undefined;
  /** Every file is read, whatever its size and time say. */
  readonly isForced: boolean;
}

export function rememberPages({ files, hashOf, before, isForced }: MemoryRequest): RememberedPages {
  const sources = new Map<SourcePath, { readonly mark: string | undefined; readonly checked: Checked<ParsedSource> }>();
  let read = 0;
  let known = 0;
  return {
    sources: function* () {
      for (const [path, { mark, checked }] of sources) {
        yield [path, { mark, hash: checked.value.file.hash, parsed: pack(checked) }];
      }
    },
    counts: () => ({ read, known }),
    read: async (found) => {
      const mark = await files.mark(found.path);
      const last = before?.source(found.path);
      if (last && !isForced && mark !== undefined && last.mark === mark) {
        const checked = revive(last, found);
        if (checked) {
          known += 1;
          sources.set(found.path, { mark, checked });
          return checked;
        }
      }
      read += 1;
      const text = (await files.readText(found.path)) ?? '';
      const hash = hashOf(text);
      const same = last?.hash === hash ? revive(last, found) : undefined;
      const checked = same ?? withoutText(parseSource({ ...found, text, hash }), found);
      sources.set(found.path, { mark, checked });
      return checked;
    },
  };
}

/** Parts of a text are views of it, which keep the whole of it in memory; copies do not. */
function withoutText(checked: Checked<ParsedSource>, found: FoundSource): Checked<ParsedSource> {
  const { hash } = checked.value.file;
  return revive({ mark: undefined, hash, parsed: pack(checked) }, found) ?? checked;
}

function pack({ value, diagnostics }: Checked<ParsedSource>): string {
  const { file, keyPositions, ...rest } = value;
  return JSON.stringify({ ...rest, relative: file.place.relative, keyPositions: [...keyPositions], diagnostics });
}

/** `undefined`: the file stands in another place now, of which its title may speak. */
function revive({ hash, parsed }: KnownSource, found: FoundSource): Checked<ParsedSource> | undefined {
  const { relative, keyPositions, diagnostics, ...rest } = JSON.parse(parsed);
  if (relative !== found.place.relative) return undefined;
  return { value: { ...rest, file: { ...found, hash }, keyPositions: new Map(keyPositions) }, diagnostics };
}
