// Handles the command line options for shards.
import { join, relative, resolve, sep } from 'node:path';
import type { Ports } from '../../model/adapters/ports.ts';
import { kindOf } from '../../platform/node-files.ts';
import { foldersIn } from '../../platform/output-folder.ts';
import { manifestPath } from '../../routes/output-paths.ts';
import { isInside } from '../../text/file-paths.ts';
import { type OpenedSite, type OpenOptions, openFolder, type SiteOptions } from '../open-site.ts';
import type { Shard } from '../shards/shard.ts';
import { UsageError } from '../usage-error.ts';

interface ShardOptions extends SiteOptions {
  /** `2/5`. */
  readonly shard?: string;
  readonly watch?: boolean;
  readonly locale?: readonly string[];
}

/** Maximum number of shards, which is more than any CI service allows in a matrix. */
const mostShards = 1000;

export function shardOf({ shard, watch, locale }: ShardOptions): Shard | undefined {
  if (shard === undefined) return undefined;
  const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(shard) ?? []).map(Number);
  if (index < 1 || index > count || count > mostShards)
    throw new UsageError(`--shard must have the form 2/5, for shard 2 of 5 (at most ${mostShards}), not '${shard}'`);
  if (watch) throw new UsageError('--shard and --watch cannot be used together');
  if (locale) throw new UsageError('--shard and --locale cannot be used together');
  return { index, count };
}

interface ShardSite {
  readonly folder: string;
  readonly options: SiteOptions;
  readonly shard: Shard;
}

export function openShardSite({ folder, options, shard }: ShardSite, ports: Ports): Promise<OpenedSite> {
  const out = options.out ?? join(shardsFolder(folder, ports), `${shard.index}-of-${shard.count}`);
  return openIgnoringOutput({ folder, options: { ...options, out, command: 'build' }, shards: [] }, ports);
}

interface SiteOfShards {
  readonly folder: string;
  readonly options: OpenOptions;
  /** Absolute paths of the shard folders. */
  readonly shards: readonly string[];
}

/**
 * Opens the site so that all shards see the same files. The default output folder is ignored even if this build writes
 * to another folder, because it may contain the output of an earlier build.
 */
export async function openIgnoringOutput({ folder, options, shards }: SiteOfShards, ports: Ports): Promise<OpenedSite> {
  const site = await openFolder(folder, options, ports);
  const { root } = site.files;
  const built = join(root, 'dist');
  const isBuilt = (await kindOf(join(built, manifestPath))) === 'file';
  const inside = [...(isBuilt ? [built] : []), ...shards].filter((path) => isInside(root, path) && path !== root);
  const ignored = inside.map((path) => relative(root, path).split(sep).join('/'));
  return { ...site, request: { ...site.request, ignored: [...site.request.ignored, ...ignored] } };
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
