// What a build knew of its site, for the next one: texts, their articles' facts, and the pages that are published. One line
// each, read when it is asked for, because together they can be greater than memory should be. The first line says what the
// rest hashes to: a record that is damaged, foreign or of another docsgen is none.
import type { CacheFolder } from '../model/file-system.ts';
import type { OutputPath, SourcePath } from '../model/paths.ts';

export interface KnownSource {
  /** See `SiteFiles.mark`. */
  readonly mark: string | undefined;
  readonly hash: string;
  /** A parsed source as JSON; see `remembered-pages.ts`. */
  readonly parsed: string;
}

export interface KnownText {
  /** See `TextTask`. */
  readonly key: string;
  readonly includes: readonly (readonly [path: SourcePath, hash: string])[];
  /** Of what can be searched. */
  readonly textHash: string;
  /** `PageFacts` of the article, as JSON. */
  readonly facts: string;
}

export interface KnownPage {
  /** Of all that pages showed of the rest of the site when this one was made. */
  readonly site: string;
  /** Of its text, those it includes too. */
  readonly text: string;
  /** Of all that it was made of. */
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  /** Bytes of the article alone. */
  readonly articleSize: number;
  readonly assets: readonly (readonly [path: SourcePath, output: OutputPath])[];
  /** Of the published file. */
  readonly stamp: string | undefined;
}

export interface KnownAsset {
  readonly mark: string | undefined;
  readonly output: OutputPath;
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** Of the published file. */
  readonly stamp: string | undefined;
  readonly bytes: number;
}

export interface BuildRecord {
  readonly source: (path: SourcePath) => KnownSource | undefined;
  readonly text: (path: SourcePath) => KnownText | undefined;
  readonly page: (path: OutputPath) => KnownPage | undefined;
  readonly asset: (path: SourcePath) => KnownAsset | undefined;
  readonly pagePaths: () => readonly OutputPath[];
}

interface Entries {
  readonly sources: Iterable<readonly [SourcePath, KnownSource]>;
  readonly texts: Iterable<readonly [SourcePath, KnownText]>;
  readonly pages: Iterable<readonly [OutputPath, KnownPage]>;
  readonly assets: Iterable<readonly [SourcePath, KnownAsset]>;
}

export interface RecordRequest {
  readonly cache: CacheFolder;
  readonly name: string;
  /** Of docsgen's own code: another one knows nothing of what this one made. */
  readonly engine: string;
  readonly hashOf: (content: string | Uint8Array) => string;
}

const newline = 10;
const tab = 9;

export function readRecord({ cache, name, engine, hashOf }: RecordRequest): BuildRecord | undefined {
  const bytes = cache.read(name);
  const end = bytes?.indexOf(newline) ?? -1;
  if (bytes === undefined || end < 0) return undefined;
  const body = Buffer.from(bytes.buffer, bytes.byteOffset + end + 1, bytes.length - end - 1);
  if (utf8(bytes, 0, end) !== headOf(engine, hashOf(body))) return undefined;
  const lines = indexLines(body);
  const columns = (kind: string, path: string): readonly string[] | undefined => {
    const line = lines.get(`${kind}${path}`);
    return line && utf8(body, ...line).split('\t');
  };
  return {
    source: (path) => {
      const [mark, hash = '', parsed = ''] = columns('s', path) ?? [];
      return mark === undefined ? undefined : { mark: mark || undefined, hash, parsed };
    },
    text: (path) => {
      const [key, includes = '', textHash = '', facts = ''] = columns('t', path) ?? [];
      return key === undefined ? undefined : { key, includes: JSON.parse(includes), textHash, facts };
    },
    page: (path) => parsedColumn(columns('p', path)),
    asset: (path) => parsedColumn(columns('a', path)),
    pagePaths: () => [...lines.keys()].filter((key) => key.startsWith('p')).map((key) => key.slice(1) as OutputPath),
  };
}

function parsedColumn<T>(columns: readonly string[] | undefined): T | undefined {
  return columns?.[0] === undefined ? undefined : JSON.parse(columns[0]);
}

export function writeRecord({ cache, name, engine, hashOf }: RecordRequest, entries: Entries): void {
  const lines: Buffer[] = [];
  const add = (kind: string, path: string, columns: readonly string[]): void =>
    void lines.push(Buffer.from(`${kind}${JSON.stringify(path)}\t${columns.join('\t')}\n`));
  for (const [path, { mark, hash, parsed }] of entries.sources) add('s', path, [mark ?? '', hash, parsed]);
  for (const [path, { key, includes, textHash, facts }] of entries.texts)
    add('t', path, [key, JSON.stringify(includes), textHash, facts]);
  for (const [path, page] of entries.pages) add('p', path, [JSON.stringify(page)]);
  for (const [path, asset] of entries.assets) add('a', path, [JSON.stringify(asset)]);
  const body = Buffer.concat(lines);
  cache.write(name, Buffer.concat([Buffer.from(`${headOf(engine, hashOf(body))}\n`), body]));
}

function headOf(engine: string, hash: string): string {
  return `docsgen build record 1 ${engine} ${hash}`;
}

/** Where the columns of each line begin and end, by kind and path. */
function indexLines(body: Buffer): ReadonlyMap<string, readonly [start: number, end: number]> {
  const lines = new Map<string, readonly [number, number]>();
  for (let start = 0; start < body.length; ) {
    const end = body.indexOf(newline, start);
    const columns = body.indexOf(tab, start);
    if (end < 0 || columns < 0) break;
    const kind = String.fromCharCode(body[start] ?? 0);
    lines.set(`${kind}${JSON.parse(utf8(body, start + 1, columns))}`, [columns + 1, end]);
    start = end + 1;
  }
  return lines;
}

function utf8(bytes: Uint8Array, start: number, end: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('utf8');
}
