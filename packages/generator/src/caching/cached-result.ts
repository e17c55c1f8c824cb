// Caches results that are computed from files, such as bundles. A result is reused only if its record is intact, if
// docsgen's code and all other data that it depends on are the same, and if no input has changed. Inputs are the files
// that were read, and missing files that would have been read.
import type { CacheFolder } from '../model/adapters/file-system.ts';
import { hashOf } from '../text/hash.ts';
import { hashOfContent, type InputHash, type RecordedReads, recordReads } from './recorded-reads.ts';

/** The build cache, or memory in the development server. */
export type ResultCache = Pick<CacheFolder, 'read' | 'write'>;

export interface CacheOptions {
  readonly folder: ResultCache;
  /** Hash of docsgen's code. After an update of docsgen, everything is computed again. */
  readonly codeHash: string;
  /** Whether to ignore cached results (`--force`). */
  readonly isForced: boolean;
}

export interface ResultSource {
  /** Returns the name of the record in the cache. If the name contains the key, each key has a separate record. */
  readonly nameOf: (key: string) => string;
  /** All data that the result depends on, except files. The data must be serializable as JSON. */
  readonly from: unknown;
  /** Returns `undefined` if the file does not exist. Results without inputs do not need this function. */
  readonly read?: (path: string) => Promise<string | Uint8Array | undefined>;
  /** See `SiteFiles.settledStamp`. Files with an unchanged stamp are not read. */
  readonly settledStamp?: (path: string) => Promise<string | undefined>;
}

/** The source of a result that is computed from files. */
interface FileSource<Content extends string | Uint8Array> extends ResultSource {
  readonly read: (path: string) => Promise<Content | undefined>;
}

interface ComputedResult<Value> {
  readonly value: Value;
  /** Inputs in addition to the files that were read through `reads`. */
  readonly paths?: Iterable<string>;
  /** Whether the result is stored. Results with errors are computed again. */
  readonly isReusable: boolean;
}

interface CachedResult<Value> {
  /** Must be serializable as JSON. */
  readonly value: Value;
  readonly inputs: readonly InputHash[];
}

interface StoredResult<Value> {
  readonly key: string;
  readonly value: Value;
  /** The stamp is `''` if it is not known. */
  readonly inputs: readonly (readonly [...InputHash, stamp: string])[];
}

/** Returns `undefined` if there is no result, or if it may be outdated. */
export async function readResult<Value>(
  options: CacheOptions,
  source: ResultSource,
): Promise<CachedResult<Value> | undefined> {
  const stored = options.isForced ? undefined : readStored<Value>(options, source);
  if (!stored) return undefined;
  const inputs: StoredResult<Value>['inputs'][number][] = [];
  for (const [path, hash, stamp] of stored.inputs) {
    // The stamp is read first: if the file changes now, the stamp does not match the next time.
    const stampNow = (await source.settledStamp?.(path)) ?? '';
    if (stampNow === '' || stampNow !== stamp) {
      const content = await source.read?.(path);
      if (hashOfContent(content) !== hash) return undefined;
    }
    inputs.push([path, hash, stampNow]);
  }
  if (inputs.some(([, , stamp], index) => stamp !== '' && stamp !== stored.inputs[index]?.[2]))
    write(options, source, { ...stored, inputs });
  return { value: stored.value, inputs: inputs.map(([path, hash]) => [path, hash]) };
}

/** Returns the name of the record. */
export function writeResult<Value>(options: CacheOptions, source: ResultSource, result: CachedResult<Value>): string {
  // The file may have changed since it was read, so the first build that compares the hash adds the stamp.
  const inputs = result.inputs.map(([path, hash]) => [path, hash, ''] as const);
  const key = keyOf(options, source);
  write(options, source, { key, value: result.value, inputs });
  return source.nameOf(key);
}

/** Returns the cached result, or computes it from files. Without `options`, the result is always computed. */
export async function cachedResult<Value, Content extends string | Uint8Array>(
  options: CacheOptions | undefined,
  source: FileSource<Content>,
  compute: (reads: RecordedReads<Content>) => Promise<ComputedResult<Value>>,
): Promise<CachedResult<Value>> {
  const known = options && (await readResult<Value>(options, source));
  if (known) return known;
  const reads = recordReads(source.read);
  const { value, paths = [], isReusable } = await compute(reads);
  const inputs = [...(await reads.hashes(paths))];
  if (options && isReusable) writeResult(options, source, { value, inputs });
  return { value, inputs };
}

/** Returns the cached value, or computes it. */
export async function cachedValue<Value>(
  options: CacheOptions,
  source: ResultSource,
  compute: () => Promise<Value>,
): Promise<Value> {
  const known = await readResult<Value>(options, source);
  if (known) return known.value;
  const value = await compute();
  writeResult(options, source, { value, inputs: [] });
  return value;
}

function keyOf({ codeHash }: CacheOptions, { from }: ResultSource): string {
  return hashOf(JSON.stringify([codeHash, from]));
}

/** The first line of a record is the hash of the second line, which is JSON. */
function readStored<Value>(options: CacheOptions, source: ResultSource): StoredResult<Value> | undefined {
  const key = keyOf(options, source);
  const bytes = options.folder.read(source.nameOf(key));
  const [hash = '', json = ''] = bytes ? Buffer.from(bytes).toString().split('\n') : [];
  if (json === '' || hashOf(json) !== hash) return undefined;
  const stored: StoredResult<Value> = JSON.parse(json);
  return stored.key === key ? stored : undefined;
}

function write<Value>(options: CacheOptions, source: ResultSource, stored: StoredResult<Value>): void {
  const json = JSON.stringify(stored);
  options.folder.write(source.nameOf(stored.key), `${hashOf(json)}\n${json}`);
}

/** Returns an in-memory cache. */
export function memoryCache(): ResultCache {
  const records = new Map<string, Uint8Array>();
  return {
    read: (name) => records.get(name),
    write: (name, content) => void records.set(name, Buffer.from(String(content))),
  };
}
