// Compiled articles on disk, by a key of all they depend on: nothing here is ever out of date, it is only unused. Articles
// are written in packs, because a file for each of them took longer than compiling half of them; a pack's index stands in a file
// of its own. Every entry bears a checksum: what is damaged or foreign is no entry.
import { crc32 } from 'node:zlib';
import type { CacheFolder } from '../model/file-system.ts';
import type { SourcePath } from '../model/paths.ts';
import type { CompiledPage } from '../model/site.ts';

/** An article with what the threads tell each other of it; JSON where nobody on the way has to look inside. */
export interface StoredArticle extends Pick<CompiledPage, 'html' | 'holes'> {
  /** The files whose text is part of it, with their hashes; `''` for one that is missing. */
  readonly includes: readonly (readonly [path: SourcePath, hash: string])[];
  /** `PageFacts` as JSON. */
  readonly facts: string;
  /** `TextSection[]` as JSON; `''`: nobody wanted to search. */
  readonly sections: string;
}

export interface CompileCache {
  readonly read: (key: string) => StoredArticle | undefined;
  readonly write: (key: string, article: StoredArticle) => void;
  /** Writes what was not written yet. */
  readonly flush: () => void;
}

/** For those who want no cache, or have no place for one. */
export const noCache: CompileCache = { read: () => undefined, write: () => {}, flush: () => {} };

const folder = 'articles';
const packEnding = '.pack';
const indexEnding = '.index';

/** Bytes of one pack, more or less. */
const packSize = 4_000_000;

/** Bytes that the packs may take together: some 50,000 pages. The ones that were not of use for longest go first. */
const limit = 1_000_000_000;

/** Packs of single edits gather; so many of them are made into one. */
const mostSmallPacks = 32;

interface Entry {
  readonly key: string;
  readonly start: number;
  readonly length: number;
  readonly sum: number;
}

interface PlacedEntry extends Entry {
  readonly pack: string;
}

type Hash = (content: string | Uint8Array) => string;

export function createCompileCache(cache: CacheFolder, hashOf: Hash): CompileCache {
  let known: Map<string, PlacedEntry> | undefined;
  const used = new Set<string>();
  // What this build has written it can read again: the versions of a site have most of their texts in common.
  const pack = openPack({ cache, hashOf }, (entries) => {
    for (const entry of entries) known?.set(entry.key, entry);
  });
  return {
    read: (key) => {
      known ??= readIndexes(cache);
      const entry = known.get(key);
      const bytes = entry && readEntry(cache, entry);
      if (!entry || !bytes) return undefined;
      if (!used.has(entry.pack)) cache.touch(entry.pack);
      used.add(entry.pack);
      const [head = '', facts = '', sections = '', ...html] = partsOf(bytes);
      return { ...JSON.parse(head), facts, sections, html };
    },
    write: (key, { facts, sections, html, holes, includes }) =>
      pack.add(key, [JSON.stringify({ holes, includes }), facts, sections, ...html]),
    flush: pack.flush,
  };
}

interface Pack {
  /** See `partsOf`. */
  readonly add: (key: string, parts: readonly string[]) => void;
  readonly addBytes: (key: string, bytes: Uint8Array) => void;
  readonly flush: () => void;
}

interface PackPlace {
  readonly cache: CacheFolder;
  readonly hashOf: Hash;
}

function openPack({ cache, hashOf }: PackPlace, written: (entries: readonly PlacedEntry[]) => void): Pack {
  let entries: Entry[] = [];
  let bytes = Buffer.alloc(0);
  let size = 0;
  const flush = (): void => {
    if (entries.length === 0) return;
    const index = JSON.stringify(entries.map(({ key, start, length, sum }) => [key, start, length, sum]));
    const name = `${folder}/${hashOf(index)}`;
    // The index last: an entry it names is there.
    cache.write(name + packEnding, bytes.subarray(0, size));
    cache.write(name + indexEnding, `${crc32(index)}\n${index}`);
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
      makeRoom(parts.reduce((sum, part) => sum + mostBytes(part), 0) + parts.length * mostDigits);
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

/** Room for any text of that length: then nobody has to count its bytes before they are written. */
function mostBytes(text: string): number {
  return text.length * 3;
}

/** Of a part's length, with what stands in front of it. */
const mostDigits = 16;

/** An entry is its parts as they are, each in UTF-8, and a line with their lengths behind them. */
function partsOf(entry: Uint8Array): readonly string[] {
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

function readIndexes(cache: CacheFolder): Map<string, PlacedEntry> {
  const names = cache.list(folder).map(({ name }) => name);
  return new Map(names.filter((name) => name.endsWith(indexEnding)).flatMap((name) => readIndex(cache, name)));
}

function readIndex(cache: CacheFolder, name: string): readonly (readonly [string, PlacedEntry])[] {
  const bytes = cache.read(name);
  const [sum, index] = bytes === undefined ? [] : new TextDecoder().decode(bytes).split('\n');
  if (index === undefined || String(crc32(index)) !== sum) return [];
  const pack = name.slice(0, -indexEnding.length) + packEnding;
  const entries: readonly (readonly [string, number, number, number])[] = JSON.parse(index);
  return entries.map(([key, start, length, checksum]) => [key, { key, pack, start, length, sum: checksum }]);
}

function readEntry(cache: CacheFolder, { pack, start, length, sum }: PlacedEntry): Uint8Array | undefined {
  const bytes = cache.read(pack, { start, length });
  return bytes !== undefined && crc32(bytes) === sum ? bytes : undefined;
}

/** To be asked when something was written. */
export function boundCache(cache: CacheFolder, hashOf: Hash): void {
  const packs = cache.list(folder).filter(({ name }) => name.endsWith(packEnding));
  const small = packs.filter(({ size }) => size < packSize / 8).map(({ name }) => name);
  if (small.length > mostSmallPacks) joinPacks(cache, small, hashOf);
  let total = packs.reduce((sum, { size }) => sum + size, 0);
  for (const { name, size } of [...packs].sort((a, b) => a.used - b.used)) {
    if (total <= limit) return;
    removePack(cache, name);
    total -= size;
  }
}

function joinPacks(cache: CacheFolder, names: readonly string[], hashOf: Hash): void {
  const pack = openPack({ cache, hashOf }, () => {});
  for (const name of names) {
    for (const [key, entry] of readIndex(cache, indexOf(name))) {
      const bytes = readEntry(cache, entry);
      if (bytes) pack.addBytes(key, bytes);
    }
  }
  pack.flush();
  for (const name of names) removePack(cache, name);
}

function removePack(cache: CacheFolder, name: string): void {
  cache.remove(indexOf(name));
  cache.remove(name);
}

function indexOf(pack: string): string {
  return pack.slice(0, -packEnding.length) + indexEnding;
}
