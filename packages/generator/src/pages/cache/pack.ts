// Packs contain many entries in one file, because writing one file per entry takes longer than recomputing most
// entries. The index of a pack is a separate file. Every entry has a checksum.

import { crc32 } from 'node:zlib';
import type { CacheFolder } from '../../model/adapters/file-system.ts';
import { hashOf } from '../../text/hash.ts';
import { sealedBytes, unseal } from './line-file.ts';

export const packEnding = '.pack';
const indexEnding = '.index';
const indexLabel = 'docsgen articles 3';

/** Approximate size of a pack in bytes. */
export const packSize = 4_000_000;

interface Entry {
  readonly key: string;
  readonly start: number;
  readonly length: number;
  readonly sum: number;
}

export interface PackedEntry extends Entry {
  readonly pack: string;
}

interface Pack {
  /** Adds an entry. `partsOf` later returns the same strings. */
  readonly add: (key: string, parts: readonly string[]) => void;
  readonly addBytes: (key: string, bytes: Uint8Array) => void;
  readonly flush: () => void;
}

export interface PackWriter {
  /** The content is valid only until the function returns. */
  readonly write: (name: string, content: Uint8Array) => void;
}

interface PackFolder {
  readonly cache: PackWriter;
  readonly folder: string;
}

export function openPack({ cache, folder }: PackFolder, written: (entries: readonly PackedEntry[]) => void): Pack {
  let entries: Entry[] = [];
  let bytes = Buffer.alloc(0);
  let size = 0;
  const flush = (): void => {
    if (entries.length === 0) return;
    const list = JSON.stringify(entries.map(({ key, start, length, sum }) => [key, start, length, sum]));
    const name = `${folder}/${hashOf(list)}`;
    cache.write(name + packEnding, bytes.subarray(0, size));
    // The index is written last, because its entries must exist by then. The index is a single line, because reading
    // one line is many times faster than reading one line per entry.
    cache.write(name + indexEnding, sealedBytes(Buffer.from(`${list}\n`), indexLabel));
    written(entries.map((entry) => ({ ...entry, pack: name + packEnding })));
    entries = [];
    size = 0;
  };
  const makeRoom = (length: number): void => {
    if (size + length <= bytes.length) return;
    flush();
    if (length > bytes.length) bytes = Buffer.allocUnsafeSlow(Math.max(packSize, length));
  };
  const note = (key: string, length: number): void => {
    const start = size;
    size += length;
    entries.push({ key, start, length, sum: crc32(bytes.subarray(start, size)) });
  };
  return {
    flush,
    add: (key, parts) => {
      makeRoom(parts.reduce((sum, part) => sum + maxBytes(part), 0) + parts.length * maxDigits);
      let end = size;
      const lengths = parts.map((part) => {
        const length = bytes.write(part, end);
        end += length;
        return length;
      });
      end += bytes.write(`\n${lengths.join(' ')}`, end);
      note(key, end - size);
    },
    addBytes: (key, entry) => {
      makeRoom(entry.length);
      bytes.set(entry, size);
      note(key, entry.length);
    },
  };
}

/** Upper bound of the size in UTF-8, so that the bytes need not be counted before they are written. */
function maxBytes(text: string): number {
  return text.length * 3;
}

/** Upper bound for the digits of a part's length and the separator. */
const maxDigits = 16;

/**
 * Returns the parts of an entry. An entry consists of the parts in UTF-8, followed by a line with their lengths in
 * bytes.
 */
export function partsOf(entry: Uint8Array): readonly string[] {
  const bytes = Buffer.from(entry.buffer, entry.byteOffset, entry.length);
  let end = 0;
  return bytes
    .toString('latin1', bytes.lastIndexOf('\n') + 1)
    .split(' ')
    .map((length) => {
      const start = end;
      end += Number(length);
      return bytes.toString('utf8', start, end);
    });
}

/** Returns the entries of a pack, or no entries if its index is damaged or missing. */
export function readIndex(cache: CacheFolder, pack: string): readonly PackedEntry[] {
  const file = cache.read(indexOf(pack));
  const list = file && unseal(file, indexLabel);
  if (!list) return [];
  const entries: readonly (readonly [string, number, number, number])[] = JSON.parse(String(list));
  return entries.map(([key, start, length, sum]) => ({ key, pack, start, length, sum }));
}

/** Returns `undefined` if the entry is damaged. */
export function readEntry(cache: CacheFolder, { pack, start, length, sum }: PackedEntry): Uint8Array | undefined {
  const bytes = cache.read(pack, { start, length });
  return bytes !== undefined && crc32(bytes) === sum ? bytes : undefined;
}

/** The index is copied last, because its entries must exist by then. */
export function copyPack(name: string, from: Pick<CacheFolder, 'read'>, to: PackWriter): void {
  for (const file of [name, indexOf(name)]) {
    const content = from.read(file);
    if (content) to.write(file, content);
  }
}

export function removePack(cache: CacheFolder, name: string): void {
  cache.remove(indexOf(name));
  cache.remove(name);
}

function indexOf(pack: string): string {
  return pack.slice(0, -packEnding.length) + indexEnding;
}
