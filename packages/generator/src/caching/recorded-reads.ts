// Records the files that a computation reads, to reuse its result while they are unchanged (see `cached-result.ts`).
import { hashOf } from '../text/hash.ts';

/** The hash is `''` if the file does not exist. */
export type InputHash = readonly [path: string, hash: string];

export interface RecordedReads<Content> {
  readonly read: (path: string) => Promise<Content | undefined>;
  /** Returns the hashes of all files that were read, and of `paths`. */
  readonly hashes: (paths: Iterable<string>) => Promise<ReadonlyMap<string, string>>;
}

/**
 * Records the hash of each file that a computation reads. If a file changes in the meantime, the hash of its first
 * content is recorded, so that the result is not reused.
 */
export function recordReads<Content extends string | Uint8Array>(
  read: (path: string) => Promise<Content | undefined>,
): RecordedReads<Content> {
  const hashes = new Map<string, string>();
  const readAndRecord = async (path: string): Promise<Content | undefined> => {
    const content = await read(path);
    if (!hashes.has(path)) hashes.set(path, hashOfContent(content));
    return content;
  };
  return {
    read: readAndRecord,
    hashes: async (paths) => {
      for (const path of paths) if (!hashes.has(path)) await readAndRecord(path);
      return hashes;
    },
  };
}

/** Returns `''` if the content is `undefined`. */
export function hashOfContent(content: string | Uint8Array | undefined): string {
  return content === undefined ? '' : hashOf(content);
}
