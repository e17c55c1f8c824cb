// docsgen merge: one site of all its shards, the same to the last byte as one build would make.
import { relative } from 'node:path';
import { createBuildLog } from '../build/build-log.ts';
import { buildSite } from '../build/build-site.ts';
import { isInside, realPath } from '../io/node-files.ts';
import { openMade, openOutput } from '../io/output-folder.ts';
import { openTerminal } from '../io/terminal.ts';
import { printSummary, refuseUnsafeOutput } from './build.ts';
import type { SiteOptions } from './open-site.ts';
import { printDiagnostics } from './print-diagnostics.ts';
import { openBesideOutput, shardFolders } from './shards.ts';
import { UsageError } from './usage-error.ts';

export interface MergeOptions extends SiteOptions {
  /** Folders of shards. */
  readonly from?: readonly string[];
  /** `--no-search` makes it false. */
  readonly search?: boolean;
}

export async function merge(folder: string, options: MergeOptions): Promise<number> {
  const folders = await shardFolders(folder, options.from);
  const site = await openBesideOutput(folder, options, folders);
  await refuseUnsafeOutput(site);
  await refuseShardAsOutput(site.outDir, folders);
  const terminal = openTerminal(false);
  const { log, stages } = createBuildLog(terminal.log, () => performance.now());
  const output = openOutput(site.outDir);
  try {
    const report = await buildSite({
      ...site.request,
      output,
      locales: [],
      shards: folders.map((path) => openMade(path, relative(process.cwd(), path) || path)),
      hasIndex: options.search ?? true,
      memory: undefined,
      threads: undefined,
      log,
    });
    await printDiagnostics(report.diagnostics, site.files, terminal);
    const total = stages.reduce((sum, { start, end }) => sum + end - start, 0);
    printSummary(report, { outDir: site.outDir, total, chosen: [] }, terminal);
    return report.published ? 0 : 1;
  } finally {
    await output.close();
  }
}

/** The merge would take its pages away while it reads them. */
async function refuseShardAsOutput(outDir: string, folders: readonly string[]): Promise<void> {
  const target = await realPath(outDir);
  for (const folder of folders) {
    const shard = await realPath(folder);
    if (isInside(shard, target) || isInside(target, shard))
      throw new UsageError(
        `The output folder ${outDir} and the shard in ${folder} lie in one another; name another with --out`,
      );
  }
}
