// Shards on the command line: which one is meant, and in which folders they lie.
import { join, relative, resolve, sep } from 'node:path';
import type { Shard } from '../build/shard-record.ts';
import { isInside, kindOf } from '../io/node-files.ts';
import { foldersIn } from '../io/output-folder.ts';
import { type OpenedSite, openFolder, type SiteOptions } from './open-site.ts';
import { UsageError } from './usage-error.ts';

export interface ShardOptions extends SiteOptions {
  /** `2/5`. */
  readonly shard?: string;
  readonly watch?: boolean;
  readonly locale?: readonly string[];
}

/** More jobs than this no matrix has. */
const mostShards = 1000;

export function shardOf({ shard, watch, locale }: ShardOptions): Shard | undefined {
  if (shard === undefined) return undefined;
  const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(shard) ?? []).map(Number);
  if (index < 1 || index > count || count > mostShards)
    throw new UsageError(`--shard takes one of 1 to ${mostShards} parts, such as 2/5, not ${shard}`);
  if (watch) throw new UsageError('--shard builds a part of the site once; it does not go with --watch');
  if (locale) throw new UsageError('--shard divides the pages of all locales; it does not go with --locale');
  return { index, count };
}

export function openShardSite(folder: string, options: ShardOptions, { index, count }: Shard): Promise<OpenedSite> {
  const out = options.out ?? join(shardsFolder(folder), `${index}-of-${count}`);
  return openBesideOutput(folder, { ...options, out }, []);
}

/** What an earlier build left in the default folder is no content, wherever this one writes: all shards have to see the same site. */
export async function openBesideOutput(
  folder: string,
  options: SiteOptions,
  shards: readonly string[],
): Promise<OpenedSite> {
  const site = await openFolder(folder, options);
  const { root } = site.files;
  const built = join(root, 'dist');
  const isBuilt = (await kindOf(join(built, '.docsgen-manifest.json'))) === 'file';
  const inside = [...(isBuilt ? [built] : []), ...shards].filter((path) => isInside(root, path) && path !== root);
  const ignored = inside.map((path) => relative(root, path).split(sep).join('/'));
  return { ...site, request: { ...site.request, ignored: [...site.request.ignored, ...ignored] } };
}

/** Absolute paths; without names, of every shard in the default folder. */
export async function shardFolders(folder: string, from: readonly string[] | undefined): Promise<readonly string[]> {
  if (from) return from.map((path) => resolve(path));
  const all = shardsFolder(folder);
  return (await foldersIn(all)).map((name) => join(all, name));
}

function shardsFolder(folder: string): string {
  return join(resolve(folder), '.docsgen', 'shards');
}
