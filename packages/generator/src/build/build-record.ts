// What a build knew of its site, for the next one: sources, texts, pages, pictures. One line each, read when it is asked for
// and copied when nothing about it has changed, because together they can be greater than memory should be. The last line
// says what the rest hashes to: a record that is damaged, foreign or of another docsgen is none.
import type { CacheFolder } from '../model/file-system.ts';
import type { OutputPath, SourcePath } from '../model/paths.ts';

export interface KnownSource {
  /** See `SiteFiles.mark`. */
  readonly mark: string | undefined;
  readonly hash: string;
  /** Of all that the rest of the site can know of it. */
  readonly outline: string;
  /** A parsed source as JSON; see `remembered-pages.ts`. */
  readonly parsed: string;
}

export interface KnownText {
  /** See `TextTask`. */
  readonly key: string;
  readonly includes: readonly (readonly [path: SourcePath, hash: string])[];
  /** Of what can be searched. */
  readonly textHash: string;
  /** Of headings and anchors, which other pages and the title map can know. */
  readonly outline: string;
  /** `PageFacts` of the article, as JSON in UTF-8. */
  readonly facts: Uint8Array;
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

/** What is told of a site as a whole; only builds of the whole site tell it. */
export interface KnownSite {
  /** Of all that the files beside the pages, and links from one page to another, depend on. */
  readonly outline: string;
  /** Texts with links or anchors that lead nowhere. */
  readonly troubled: readonly SourcePath[];
  /** The files beside the pages. */
  readonly generated: readonly { readonly path: OutputPath; readonly stamp: string; readonly size: number }[];
}

export interface BuildRecord {
  readonly source: (path: SourcePath) => KnownSource | undefined;
  readonly text: (path: SourcePath) => KnownText | undefined;
  readonly page: (path: OutputPath) => KnownPage | undefined;
  readonly asset: (path: SourcePath) => KnownAsset | undefined;
  readonly site: KnownSite | undefined;
  readonly pagePaths: () => readonly OutputPath[];
  /** A line as it stands. */
  readonly line: (kind: LineKind, path: string) => Uint8Array | undefined;
}

/** Source, text, page, asset, the site. */
export type LineKind = 's' | 't' | 'p' | 'a' | 'x';

export interface RecordLine {
  readonly kind: LineKind;
  readonly path: string;
  /** `undefined`: as in the record before. */
  readonly columns: readonly (string | Uint8Array)[] | undefined;
}

export interface RecordRequest {
  readonly cache: CacheFolder;
  readonly name: string;
  /** Of docsgen's own code: another one knows nothing of what this one made. */
  readonly engine: string;
  readonly hashOf: (content: string | Uint8Array) => string;
}

export function sourceLine(path: SourcePath, { mark, hash, outline, parsed }: KnownSource): RecordLine {
  return { kind: 's', path, columns: [mark ?? '', hash, outline, parsed] };
}

export function textLine(path: SourcePath, { key, includes, textHash, outline, facts }: KnownText): RecordLine {
  return { kind: 't', path, columns: [key, JSON.stringify(includes), textHash, outline, facts] };
}

export function pageLine(path: OutputPath, page: KnownPage): RecordLine {
  return { kind: 'p', path, columns: [JSON.stringify(page)] };
}

export function assetLine(path: SourcePath, asset: KnownAsset): RecordLine {
  return { kind: 'a', path, columns: [JSON.stringify(asset)] };
}

export function siteLine(site: KnownSite): RecordLine {
  return { kind: 'x', path: '', columns: [JSON.stringify(site)] };
}

const newline = 10;
const tab = 9;

export function readRecord({ cache, name, engine, hashOf }: RecordRequest): BuildRecord | undefined {
  const bytes = cache.read(name);
  if (bytes === undefined) return undefined;
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const body = whole.subarray(0, whole.lastIndexOf(newline) + 1);
  const hashes: string[] = [];
  for (let start = 0; start < body.length; start += pieceSize)
    hashes.push(hashOf(body.subarray(start, start + pieceSize)));
  if (whole.toString('utf8', body.length) !== lastLine(engine, hashOf(hashes.join(' ')))) return undefined;
  const lines = indexLines(body);
  const columns = (kind: LineKind, path: string): readonly Buffer[] => {
    const line = lines.get(kind + path);
    return line === undefined ? [] : columnsOf(body.subarray(...line)).slice(1);
  };
  const parsed = <T>(kind: LineKind, path: string): T | undefined => {
    const [column] = columns(kind, path);
    return column && JSON.parse(column.toString());
  };
  return {
    source: (path) => {
      const [mark, hash = '', outline = '', source = ''] = columns('s', path);
      return (
        mark && {
          mark: String(mark) || undefined,
          hash: String(hash),
          outline: String(outline),
          parsed: String(source),
        }
      );
    },
    text: (path) => {
      const [key, includes, textHash = '', outline = '', facts] = columns('t', path);
      if (!key || !includes || !facts) return undefined;
      return {
        key: String(key),
        includes: JSON.parse(String(includes)),
        textHash: String(textHash),
        outline: String(outline),
        facts,
      };
    },
    page: (path) => parsed('p', path),
    asset: (path) => parsed('a', path),
    site: parsed('x', ''),
    pagePaths: () => [...lines.keys()].filter((key) => key.startsWith('p')).map((key) => key.slice(1) as OutputPath),
    line: (kind, path) => {
      const line = lines.get(kind + path);
      return line && body.subarray(...line);
    },
  };
}

export function writeRecord(
  { cache, name, engine, hashOf }: RecordRequest,
  lines: Iterable<RecordLine>,
  before: BuildRecord | undefined,
): void {
  const hashes: string[] = [];
  cache.write(
    name,
    (function* () {
      for (const piece of inPieces(bytesOf(lines, before))) {
        hashes.push(hashOf(piece));
        yield piece;
      }
      yield Buffer.from(lastLine(engine, hashOf(hashes.join(' '))));
    })(),
  );
}

function* bytesOf(lines: Iterable<RecordLine>, before: BuildRecord | undefined): Iterable<Uint8Array> {
  for (const { kind, path, columns } of lines) {
    const same = columns ? undefined : before?.line(kind, path);
    if (columns) yield Buffer.from(kind + JSON.stringify(path));
    else if (same) yield same;
    else continue;
    for (const column of columns ?? []) {
      yield tabByte;
      yield typeof column === 'string' ? Buffer.from(column) : column;
    }
    yield newlineByte;
  }
}

/** Bytes that are hashed and written together. */
const pieceSize = 4_000_000;

/** All pieces but the last are of that size. */
function* inPieces(parts: Iterable<Uint8Array>): Iterable<Uint8Array> {
  const piece = Buffer.allocUnsafe(pieceSize);
  let size = 0;
  for (const part of parts) {
    for (let from = 0; from < part.length; ) {
      const taken = Math.min(part.length - from, pieceSize - size);
      piece.set(part.subarray(from, from + taken), size);
      size += taken;
      from += taken;
      if (size < pieceSize) continue;
      yield piece;
      size = 0;
    }
  }
  if (size > 0) yield piece.subarray(0, size);
}

const tabByte = Buffer.of(tab);
const newlineByte = Buffer.of(newline);

function lastLine(engine: string, hash: string): string {
  return `docsgen build record 3 ${engine} ${hash}`;
}

/** Where each line begins and ends, by kind and path. */
function indexLines(body: Buffer): ReadonlyMap<string, readonly [start: number, end: number]> {
  const lines = new Map<string, readonly [number, number]>();
  for (let start = 0; start < body.length; ) {
    const end = body.indexOf(newline, start);
    const column = body.indexOf(tab, start);
    if (end < 0 || column < 0) break;
    lines.set(keyOf(body.toString('utf8', start, column)), [start, end]);
    start = end + 1;
  }
  return lines;
}

/** A path stands in quotes; what cannot stand there as it is, as in JSON. */
function keyOf(written: string): string {
  const path = written.slice(2, -1);
  return (written[0] ?? '') + (path.includes('\\') ? JSON.parse(written.slice(1)) : path);
}

function columnsOf(line: Buffer): readonly Buffer[] {
  const columns: Buffer[] = [];
  for (let start = 0; start <= line.length; ) {
    const next = line.indexOf(tab, start);
    const end = next < 0 ? line.length : next;
    columns.push(line.subarray(start, end));
    start = end + 1;
  }
  return columns;
}
