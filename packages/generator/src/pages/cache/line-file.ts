// The line format of everything docsgen keeps on disk between runs: a kind, a path and columns, one line each. A line
// is read when it is asked for, because all of them together can be larger than memory should be. The last line is a
// seal: a file that is damaged, cut short or of another version has none that fits, and is treated as missing.
//
//   s"content/en/index.md"⇥column⇥column⏎
//   docsgen manifest 3 <hash of what stands above>

type HashOf = (content: string | Uint8Array) => string;

export interface Line<Kind extends string = string> {
  /** One letter. */
  readonly kind: Kind;
  readonly path: string;
  /** Without tabs and newlines; bytes are UTF-8. */
  readonly columns: readonly (string | Uint8Array)[];
}

/** Byte offsets in the file. */
interface LineSpan {
  readonly start: number;
  /** Start of the first column. */
  readonly columns: number;
  /** The newline. */
  readonly end: number;
}

const tab = 9;
const newline = 10;
const tabByte = Buffer.of(tab);
const newlineByte = Buffer.of(newline);

export function* lineBytes({ kind, path, columns }: Line): Iterable<Uint8Array> {
  yield Buffer.from(kind + JSON.stringify(path));
  for (const column of columns) {
    yield tabByte;
    yield typeof column === 'string' ? Buffer.from(column) : column;
  }
  yield newlineByte;
}

/** Where each line stands, by its kind and path in one string. */
export function indexLines(body: Buffer): ReadonlyMap<string, LineSpan> {
  const spans = new Map<string, LineSpan>();
  for (let start = 0; start < body.length; ) {
    const end = body.indexOf(newline, start);
    const firstTab = body.indexOf(tab, start);
    if (end < 0 || firstTab < 0) break;
    spans.set(keyOf(body.toString('utf8', start, firstTab)), { start, columns: firstTab + 1, end });
    start = end + 1;
  }
  return spans;
}

/** A path in quotes; only one with escapes needs the JSON parser. */
function keyOf(written: string): string {
  const path = written.slice(2, -1);
  return (written[0] ?? '') + (path.includes('\\') ? JSON.parse(written.slice(1)) : path);
}

/** Columns of one line, given the bytes from its first column to before its newline. */
export function splitColumns(bytes: Buffer): readonly Buffer[] {
  const columns: Buffer[] = [];
  for (let start = 0; start <= bytes.length; ) {
    const next = bytes.indexOf(tab, start);
    const end = next < 0 ? bytes.length : next;
    columns.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return columns;
}

export interface Seal {
  /** What the file is, its version, and anything else that has to be the same when it is read. */
  readonly label: string;
  readonly hashOf: HashOf;
}

/** Bytes that are hashed and written together. */
const chunkSize = 4_000_000;

/** The bytes in chunks, and the seal as the last of them. A chunk is only valid until the next one is asked for. */
export function* sealed(body: Iterable<Uint8Array>, { label, hashOf }: Seal): Iterable<Uint8Array> {
  const hashes: string[] = [];
  for (const chunk of inChunks(body)) {
    hashes.push(hashOf(chunk));
    yield chunk;
  }
  yield Buffer.from(`${label} ${hashOf(hashes.join(' '))}`);
}

/** What stands above the seal; `undefined` where that does not fit. */
export function unseal(file: Uint8Array, { label, hashOf }: Seal): Buffer | undefined {
  const whole = Buffer.from(file.buffer, file.byteOffset, file.length);
  const body = whole.subarray(0, whole.lastIndexOf(newline) + 1);
  const hashes: string[] = [];
  for (let start = 0; start < body.length; start += chunkSize)
    hashes.push(hashOf(body.subarray(start, start + chunkSize)));
  return whole.toString('utf8', body.length) === `${label} ${hashOf(hashes.join(' '))}` ? body : undefined;
}

/** All chunks but the last are of the full size. */
function* inChunks(bytes: Iterable<Uint8Array>): Iterable<Uint8Array> {
  const chunk = Buffer.allocUnsafe(chunkSize);
  let size = 0;
  for (const part of bytes) {
    for (let from = 0; from < part.length; ) {
      const taken = Math.min(part.length - from, chunkSize - size);
      chunk.set(part.subarray(from, from + taken), size);
      size += taken;
      from += taken;
      if (size < chunkSize) continue;
      yield chunk;
      size = 0;
    }
  }
  if (size > 0) yield chunk.subarray(0, size);
}
