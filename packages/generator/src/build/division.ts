// Whether a site is built whole, as one of its shards, or of all of them. All three are the same build; this is where they differ.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Staging } from '../output/stage.ts';
import type { BuildMemory } from './build-memory.ts';
import type { BuildRequest } from './build-site.ts';
import type { PageBuilderParts } from './page-builder.ts';
import { openMerge } from './shard-lane.ts';
import { ofShard, openShardRecord, type ShardRecord } from './shard-record.ts';

type Making = Pick<PageBuilderParts, 'isWanted' | 'keep'> &
  Partial<Pick<PageBuilderParts, 'index' | 'lanes' | 'moreLanes' | 'before' | 'isPublished'>>;

export interface Division {
  /** Stands over what the page builder is given for a whole site. */
  readonly making: Making;
  /** What a shard has instead of all files that a site has once. */
  readonly record: ShardRecord | undefined;
  /** Why the shards do not make this site, as far as it is known by now. */
  readonly mistakes: () => readonly Diagnostic[];
}

interface DivisionParts {
  readonly siteKey: string;
  readonly hasIndex: boolean;
  readonly staging: Staging;
  readonly memory: BuildMemory;
}

export function openDivision(request: BuildRequest, parts: DivisionParts): Division {
  const { hashOf, output, shard, shards, generator, engine } = request;
  const { siteKey, hasIndex, staging, memory } = parts;
  const origin = { engine: `${engine} ${generator}`, siteKey, hasIndex };
  const making: Making = {
    isWanted: ofShard(shard, hashOf),
    keep: async ({ output: path }, { size }) => staging.note({ path, isChanged: false, size }),
  };
  if (shards) {
    const merge = openMerge({
      folders: shards,
      origin,
      stage: staging.add,
      includedHash: memory.includedHash,
      hashOf,
    });
    return { making: { ...making, ...merge.parts, moreLanes: () => [] }, record: undefined, mistakes: merge.mistakes };
  }
  const record = shard && output && openShardRecord({ shard, origin, stage: staging.add, output, hashOf });
  const index = record && hasIndex ? { index: record } : {};
  return { making: { ...making, ...index }, record, mistakes: () => [] };
}
