// The file format of cached data: one line per entry, with a kind, a path and columns. Lines are parsed on access,
// because parsing all lines at once could need too much memory. The last line is a seal. A file that is damaged,
// truncated or written by another version has no valid seal and is treated as missing.
//
// p"index.html"⇥column⇥column⏎
// docsgen manifest 3 <checksum of the lines above>

import { crc32 } from 'node:zlib';

export interface Line<Kind extends string = string> {
  /** Kind of the entry, a single letter. */
  readonly kind: Kind;
  readonly path: string;
  /** Columns must not contain tabs or newlines. Bytes are UTF-8. */
  readonly columns: readonly (string | Uint8Array)[];
}

/** Position of a line, as byte offsets in the file. */
interface LineSpan {
  readonly start: number;
  /** Offset of the first column. */
  readonly columns: number;
  /** Offset of the newline. */
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

/** Returns the position of each line by its kind and path, concatenated. */
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

/** Paths are quoted. Only paths with escapes require the JSON parser. */
function keyOf(written: string): string {
  const path = written.slice(2, -1);
  return (written[0] ?? '') + (path.includes('\\') ? JSON.parse(written.slice(1)) : path);
}

/** Splits the bytes between the start of the first column and the newline. */
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

/** Number of bytes that are written together. */
const chunkSize = 4_000_000;

/**
 * Yields the body in chunks, followed by the seal. A chunk is valid only until the next one is requested. The label
 * contains the file type, its version, and anything else that must match when the file is read.
 */
export function* sealed(body: Iterable<Uint8Array>, label: string): Iterable<Uint8Array> {
  let checksum = 0;
  for (const chunk of inChunks(body)) {
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  yield sealOf(label, checksum);
}

/** Like `sealed`, for a body that is in memory. */
export function sealedBytes(body: Uint8Array, label: string): Uint8Array {
  return Buffer.concat([body, sealOf(label, crc32(body))]);
}

function sealOf(label: string, checksum: number): Buffer {
  return Buffer.from(`${label} ${checksum}`);
}

/** Returns the lines above the seal, or `undefined` if the seal is invalid. */
export function unseal(file: Uint8Array, label: string): Buffer | undefined {
  const whole = Buffer.from(file.buffer, file.byteOffset, file.length);
  const body = whole.subarray(0, whole.lastIndexOf(newline) + 1);
  return whole.toString('utf8', body.length) === `${label} ${crc32(body)}` ? body : undefined;
}

/** Combines bytes into chunks. Every chunk except the last one has the full size. */
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
