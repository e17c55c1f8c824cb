// Which pages are in which shard: always the same ones, whatever else there is in the site.
import type { OutputPath, SourcePath } from '../../model/paths.ts';
import type { Page } from '../../model/site.ts';
import { isSourced } from '../../pages/render/render-context.ts';

/** One of so many parts of a site, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

type Hash = (content: string | Uint8Array) => string;

/** Whether a page is in the shard; `undefined`: the site is not divided. */
export function ofShard(shard: Shard | undefined, hashOf: Hash): (page: Page) => boolean {
  if (!shard) return () => true;
  return (page) => shardAt(isSourced(page) ? page.parsed.file.path : page.output, shard.count, hashOf) === shard.index;
}

/** Index of the shard that a source or a category page is in. */
export function shardAt(path: SourcePath | OutputPath, count: number, hashOf: Hash): number {
  return (Number.parseInt(hashOf(path).slice(0, 8), 16) % count) + 1;
}
