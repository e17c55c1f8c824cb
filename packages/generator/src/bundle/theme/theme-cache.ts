// Caches generated theme values (colors, icons, style sheets) between builds. Damaged records are recomputed.
import type { CacheFolder } from '../../model/adapters/file-system.ts';

export interface CacheOptions {
  readonly folder: CacheFolder;
  /** Hash of docsgen's code. After an update of docsgen, all values are recomputed. */
  readonly codeHash: string;
  readonly hashOf: (content: string | Uint8Array) => string;
  /** Whether to ignore cached values (`--force`). */
  readonly isForced: boolean;
}

interface CachedValue<Value> {
  /** File name of the record. */
  readonly name: string;
  /** All data that the value depends on. It must be serializable as JSON. */
  readonly from: unknown;
  /** Computes the value, which must survive a round trip through JSON. */
  readonly make: () => Promise<Value>;
}

export async function kept<Value>(options: CacheOptions, { name, from, make }: CachedValue<Value>): Promise<Value> {
  const key = options.hashOf(JSON.stringify([options.codeHash, from]));
  const known = options.isForced ? undefined : recall<Value>(options, name, key);
  if (known) return known.value;
  const value = await make();
  remember(options, name, { key, value });
  return value;
}

interface CacheRecord<Value> {
  readonly key: string;
  readonly value: Value;
}

/** Returns the cached record, or `undefined` if there is none, or if it is damaged or has a different key. */
export function recall<Value>(
  { folder, hashOf }: CacheOptions,
  name: string,
  key: string,
): CacheRecord<Value> | undefined {
  const text = folder.read(fileOf(name));
  const [hash = '', json = ''] = text ? Buffer.from(text).toString().split('\n') : [];
  if (json === '' || hashOf(json) !== hash) return undefined;
  const record: CacheRecord<Value> = JSON.parse(json);
  return record.key === key ? record : undefined;
}

export function remember<Value>({ folder, hashOf }: CacheOptions, name: string, record: CacheRecord<Value>): void {
  const json = JSON.stringify(record);
  folder.write(fileOf(name), `${hashOf(json)}\n${json}`);
}

function fileOf(name: string): string {
  return `look/${name}.json`;
}
