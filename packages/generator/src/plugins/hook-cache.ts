// Caches the result of a hook together with the inputs that the hook depends on. The hook is not called while its
// inputs are unchanged.

import type { CacheFolder, SiteFiles } from '../model/adapters/file-system.ts';
import type { Diagnostic } from '../model/diagnostic.ts';

/** Storage of results: the build cache, or memory in the development server. */
export type HookCache = Pick<CacheFolder, 'read' | 'write'>;

/**
 * `hash` is the hash of the content, or `''` if the file does not exist; for a folder, the hash of its listing. For
 * `stamp`, see `SiteFiles.settledStamp`.
 */
export interface RecordedRead {
  readonly kind: 'file' | 'list';
  readonly path: string;
  readonly hash: string;
  readonly stamp: string;
}

interface HookRecord<T = unknown> {
  /** Hash of the hook's code, options and arguments. */
  readonly key: string;
  readonly reads: readonly RecordedRead[];
  readonly value: T;
  readonly diagnostics: readonly Diagnostic[];
}

export interface MemoryRequest {
  readonly memory: HookCache | undefined;
  readonly name: string;
  readonly files: Pick<SiteFiles, 'readText' | 'list' | 'settledStamp'>;
  readonly hashOf: (text: string) => string;
  /** Returns the content hash of a source, if it is already known. */
  readonly knownHash: (path: string) => string | undefined;
}

/** Returns `undefined` if there is no record, or if one of its inputs has changed. */
export async function recall(request: MemoryRequest, key: string): Promise<HookRecord | undefined> {
  const bytes = request.memory?.read(request.name);
  const [seal = '', json = ''] = bytes ? Buffer.from(bytes).toString().split('\n') : [];
  if (json === '' || request.hashOf(json) !== seal) return undefined;
  const record: HookRecord = JSON.parse(json);
  if (record.key !== key) return undefined;
  for (const read of record.reads) if (!(await isSame(read, request))) return undefined;
  return record;
}

export function remember(request: MemoryRequest, record: HookRecord): void {
  const json = JSON.stringify(record);
  request.memory?.write(request.name, `${request.hashOf(json)}\n${json}`);
}

async function isSame({ kind, path, hash, stamp }: RecordedRead, request: MemoryRequest): Promise<boolean> {
  const { files, hashOf, knownHash } = request;
  if (kind === 'list') return hashOf((await files.list(path, 'visible')).join('\n')) === hash;
  const known = knownHash(path);
  if (known !== undefined) return known === hash;
  if (stamp !== '' && (await files.settledStamp(path)) === stamp) return true;
  const text = await files.readText(path);
  return (text === undefined ? '' : hashOf(text)) === hash;
}

/** Returns an in-memory cache, for the development server. */
export function memoryOnly(): HookCache {
  const kept = new Map<string, Uint8Array>();
  return {
    read: (name) => kept.get(name),
    write: (name, content) => void kept.set(name, Buffer.from(String(content))),
  };
}
