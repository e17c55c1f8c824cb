// docsgen merge: merges shards into one site. The result has the same bytes as the output of a single build.
import { printDiagnostics } from '../../diagnostics/print.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { openBuiltOutput } from '../../platform/output-folder.ts';
import { type SiteOptions, shownPath } from '../open-site.ts';
import { withOutput } from '../output-session.ts';
import { mergeShards } from '../shards/merge-shards.ts';
import { printSummary } from './print-summary.ts';
import { showProgress } from './progress-log.ts';
import { refuseOverlappingShards, refuseUnsafeOutput } from './refuse-output.ts';
import { openIgnoringOutput, shardFolders } from './shards.ts';

interface MergeOptions extends SiteOptions {
  /** Folders of shards. */
  readonly from?: readonly string[];
  /** False if `--no-search` is set. */
  readonly search?: boolean;
}

export async function merge(folder: string, options: MergeOptions, ports: Ports): Promise<number> {
  const folders = await shardFolders(folder, options.from, ports);
  const site = await openIgnoringOutput({ folder, options: { ...options, command: 'merge' }, shards: folders }, ports);
  await refuseUnsafeOutput(site, ports);
  await refuseOverlappingShards(site.outDir, folders);
  const { log, stages } = showProgress(ports, options);
  const request = { ...site.request, log, hasIndex: options.search ?? true, isForReaders: true, locales: [] };
  const parts = folders.map((path) => openBuiltOutput(path, shownPath(path, ports)));
  const report = await withOutput(site, ports, (output) =>
    mergeShards({ ...request, cache: undefined, threads: undefined, output }, parts),
  );
  await printDiagnostics(report.diagnostics, site.files, ports.terminal);
  const total = stages.reduce((sum, { start, end }) => sum + end - start, 0);
  printSummary(report, { outDir: site.outDir, total, locales: [] }, ports);
  return report.published ? 0 : 1;
}
