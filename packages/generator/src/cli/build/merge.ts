// docsgen merge: a build that finds the articles of shards in its cache.

import { printDiagnostics } from '../../diagnostics/print.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { type Diagnostic, error } from '../../model/diagnostic.ts';
import { unpackShard } from '../../pages/cache/shard.ts';
import { filesIn } from '../../platform/cache-folder.ts';
import { type SiteOptions, shownPath } from '../open-site.ts';
import { buildOnce, openForBuild } from './build.ts';
import { shardFolders } from './shards.ts';

export interface MergeOptions extends SiteOptions {
  /** Folders of shards. */
  readonly from?: readonly string[];
  /** False if `--no-search` is set. */
  readonly search?: boolean;
}

export async function merge(folder: string, { from, ...options }: MergeOptions, ports: Ports): Promise<number> {
  const site = await openForBuild(folder, options, ports);
  const folders = await shardFolders(folder, from, ports);
  const empty = folders.filter((path) => !unpackShard(filesIn(path), site.cache));
  const problems = folders.length === 0 ? [noShards] : empty.map((path) => noShard(shownPath(path, ports)));
  if (problems.length > 0) {
    await printDiagnostics(problems, site.files, ports.terminal);
    return 1;
  }
  const report = await buildOnce({ site, files: site.files, options }, ports);
  return report.published ? 0 : 1;
}

const noShards = error({
  code: 'shard',
  message: 'No shards to merge',
  file: '',
  hint: 'Build them with --shard, or pass their folders with --from',
});

function noShard(folder: string): Diagnostic {
  const hint = 'Build the shard again, or pass the right folders with --from';
  return error({ code: 'shard', message: `The folder ${folder} contains no shard`, file: '', hint });
}
