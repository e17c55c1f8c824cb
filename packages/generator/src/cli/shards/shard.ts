// Assigns pages to shards by a hash of their path, so that a page stays in the same shard when other pages change.

import { isSourced, type Page } from '../../model/page.ts';
import type { OutputPath, SourcePath } from '../../model/paths.ts';
import { hashOf } from '../../text/hash.ts';

export interface Shard {
  /** Number of the shard, starting at 1. */
  readonly index: number;
  readonly count: number;
}

/** Returns a filter for the pages of a shard, which accepts all pages if `shard` is `undefined`. */
export function shardFilter(shard: Shard | undefined): (page: Page) => boolean {
  if (!shard) return () => true;
  return (page) => shardIndexOf(isSourced(page) ? page.parsed.file.path : page.output, shard.count) === shard.index;
}

/** Returns the index of the shard that contains a source or category page. */
export function shardIndexOf(path: SourcePath | OutputPath, count: number): number {
  return (Number.parseInt(hashOf(path).slice(0, 8), 16) % count) + 1;
}
