// Shards compile the articles of a large site on several machines. A shard is a folder with packs of compiled articles,
// and the merge is a build that finds these articles in its cache.

import type { CacheFolder } from '../../model/adapters/file-system.ts';
import type { SourcePath } from '../../model/paths.ts';
import { hashOf } from '../../text/hash.ts';
import { articleFolder, entriesOf, packsIn } from './article-cache.ts';
import { type ArticleJob, articleKeys } from './article-job.ts';
import { copyPack, openPack, type PackWriter, readEntry } from './pack.ts';

export interface Shard {
  /** Number of the shard, starting at 1. */
  readonly index: number;
  readonly count: number;
}

/**
 * Whether a source is compiled in a shard, or in a build without shards. The shard of a source depends only on its
 * path, so that the source stays in the same shard when other sources change.
 */
export function isInShard(shard: Shard | undefined, path: SourcePath): boolean {
  return !shard || Number.parseInt(hashOf(path).slice(0, 8), 16) % shard.count === shard.index - 1;
}

/** Copies the compiled articles of a shard from the cache to new packs. */
export function packShard(
  { index, count }: Shard,
  { cache, jobs }: { readonly cache: CacheFolder; readonly jobs: readonly ArticleJob[] },
  write: PackWriter['write'],
): void {
  const entries = entriesOf(cache);
  const pack = openPack({ cache: { write }, folder: articleFolder }, () => {});
  // Without this entry, a shard without articles would have no pack.
  pack.addBytes(`shard ${index}/${count}`, Buffer.from('\n'));
  for (const key of new Set(jobs.flatMap(articleKeys))) {
    const entry = entries.get(key);
    const bytes = entry && readEntry(cache, entry);
    if (bytes) pack.addBytes(key, bytes);
  }
  pack.flush();
}

/** Copies the packs of a shard to the cache of the site. Returns `false` if the folder contains no packs. */
export function unpackShard(shard: Pick<CacheFolder, 'list' | 'read'>, cache: CacheFolder): boolean {
  const packs = packsIn(shard);
  for (const { name } of packs) copyPack(name, shard, cache);
  return packs.length > 0;
}
