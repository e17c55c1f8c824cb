// Handles the command line options for shards.
import { join, resolve } from 'node:path';
import { UsageError } from '../../diagnostics/usage-error.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import type { Shard } from '../../pages/cache/shard.ts';
import { foldersIn } from '../../platform/output-folder.ts';

interface ShardOptions {
  /** `2/5`. */
  readonly shard?: string;
  readonly watch?: boolean;
  readonly verify?: boolean;
  readonly locale?: readonly string[];
}

/** Maximum number of shards, which is more than any CI service allows in a matrix. */
const mostShards = 1000;

export function shardOf({ shard, watch, verify, locale }: ShardOptions): Shard | undefined {
  if (shard === undefined) return undefined;
  const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(shard) ?? []).map(Number);
  if (index < 1 || index > count || count > mostShards)
    throw new UsageError(`--shard must have the form 2/5, for shard 2 of 5 (at most ${mostShards}), not '${shard}'`);
  const other = watch ? '--watch' : locale ? '--locale' : verify ? '--verify' : undefined;
  if (other) throw new UsageError(`--shard and ${other} cannot be used together`);
  return { index, count };
}

/** Returns the default output folder of a shard. */
export function shardFolder(folder: string, { index, count }: Shard, ports: Ports): string {
  return join(shardsFolder(folder, ports), `${index}-of-${count}`);
}

/** Returns the absolute paths of the folders in `from`, or of all shards in the default folder. */
export async function shardFolders(
  folder: string,
  from: readonly string[] | undefined,
  ports: Ports,
): Promise<readonly string[]> {
  if (from) return from.map((path) => resolve(ports.cwd, path));
  const all = shardsFolder(folder, ports);
  return (await foldersIn(all)).map((name) => join(all, name));
}

function shardsFolder(folder: string, { cwd }: Ports): string {
  return join(resolve(cwd, folder), '.docsgen', 'shards');
}
