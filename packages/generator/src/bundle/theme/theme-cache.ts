// What was made of a site's look the last time. It is taken over while all that it follows from is the same, and never
// trusted: a record that is damaged or gone is made again.
import type { CacheFolder } from '../../model/adapters/file-system.ts';

export interface Keeping {
  readonly folder: CacheFolder;
  /** Digest of docsgen's own code: what another docsgen made is made again. */
  readonly codeHash: string;
  readonly hashOf: (content: string | Uint8Array) => string;
  /** Nothing is taken over. */
  readonly isForced: boolean;
}

interface Keepsake<Value> {
  /** One record is kept for each name. */
  readonly name: string;
  /** All that the value follows from, for JSON. */
  readonly from: unknown;
  /** The value survives JSON. */
  readonly make: () => Promise<Value>;
}

export async function kept<Value>(keeping: Keeping, { name, from, make }: Keepsake<Value>): Promise<Value> {
  const key = keeping.hashOf(JSON.stringify([keeping.codeHash, from]));
  const known = keeping.isForced ? undefined : recall<Value>(keeping, name, key);
  if (known) return known.value;
  const value = await make();
  remember(keeping, name, { key, value });
  return value;
}

interface KeptRecord<Value> {
  readonly key: string;
  readonly value: Value;
}

/** `undefined`: there is none, or it follows from something else. */
export function recall<Value>({ folder, hashOf }: Keeping, name: string, key: string): KeptRecord<Value> | undefined {
  const text = folder.read(fileOf(name));
  const [hash = '', json = ''] = text ? Buffer.from(text).toString().split('\n') : [];
  if (json === '' || hashOf(json) !== hash) return undefined;
  const record: KeptRecord<Value> = JSON.parse(json);
  return record.key === key ? record : undefined;
}

export function remember<Value>({ folder, hashOf }: Keeping, name: string, record: KeptRecord<Value>): void {
  const json = JSON.stringify(record);
  folder.write(fileOf(name), `${hashOf(json)}\n${json}`);
}

function fileOf(name: string): string {
  return `look/${name}.json`;
}
