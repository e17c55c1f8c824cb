// docsgen build: runs a single build, or one of the builds of --watch.
import { relative, sep } from 'node:path';
import { buildSite } from '../../build-site.ts';
import { countDiagnostics } from '../../diagnostics/format.ts';
import { listDiagnostics, printDiagnostics } from '../../diagnostics/print.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';
import type { SiteFiles } from '../../model/adapters/file-system.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import type { OutputFolder } from '../../model/output.ts';
import type { BuildReport, BuildRequest } from '../../pages/open/build-request.ts';
import { countOf } from '../../text/amounts.ts';
import { hashOf } from '../../text/hash.ts';
import { unknownName, useOneOf } from '../../text/wording.ts';
import { verifySite } from '../../verify-site.ts';
import { type OpenedSite, openFolder, type SiteOptions, todayOf, withoutCache } from '../open-site.ts';
import { withOutput } from '../output-session.ts';
import { observeBuild } from '../report/build-profile.ts';
import { printSummary } from './print-summary.ts';
import { showProgress } from './progress-log.ts';
import { refuseUnsafeOutput } from './refuse-output.ts';
import { shardFolder, shardOf } from './shards.ts';
import { refuseReportFile, writeReport } from './write-report.ts';

export interface BuildOptions extends SiteOptions {
  readonly locale?: readonly string[];
  readonly watch?: boolean;
  /** False if `--no-search` is set. */
  readonly search?: boolean;
  readonly jobs?: string;
  readonly force?: boolean;
  readonly verify?: boolean;
  /** Path of a file. */
  readonly report?: string;
  /** `2/5`. */
  readonly shard?: string;
}

export async function build(folder: string, options: BuildOptions, ports: Ports): Promise<number> {
  const site = await openForBuild(folder, options, ports);
  const report = await buildOnce({ site, files: site.files, options }, ports);
  if (!report.published) return 1;
  return !options.verify || (await verifyOutput({ site, options }, ports)) ? 0 : 1;
}

export async function openForBuild(folder: string, options: BuildOptions, ports: Ports): Promise<OpenedSite> {
  const { watch, verify, report } = options;
  const single = verify ? '--verify' : report === undefined ? undefined : '--report';
  if (watch && single) throw new UsageError(`${single} and --watch cannot be used together`);
  const shard = shardOf(options);
  const out = options.out ?? (shard && shardFolder(folder, shard, ports));
  const site = await openFolder(folder, { ...options, ...(out && { out }), command: 'build' }, ports);
  await refuseUnsafeOutput(site, ports);
  if (report !== undefined) await refuseReportFile(report, site.outDir, ports);
  return site;
}

interface OneBuild {
  readonly site: OpenedSite;
  /** Files of the site, which may be cached by an earlier build. */
  readonly files: SiteFiles;
  readonly options: BuildOptions;
}

export function buildOnce(one: OneBuild, ports: Ports): Promise<BuildReport> {
  return withOutput(one.site, ports, (output) => buildInto(output, one, ports));
}

async function buildInto(output: OutputFolder, { site, files, options }: OneBuild, ports: Ports): Promise<BuildReport> {
  const { log, stages } = showProgress(ports, options);
  const observer = options.report === undefined ? undefined : observeBuild(ports.clock.start);
  const locales = options.locale ?? [];
  const shard = shardOf(options);
  const request: BuildRequest = {
    ...site.request,
    ...requestOf(options, ports),
    files,
    output,
    log,
    shard,
    cache: { folder: site.cache, name: manifestName(site), isForced: options.force ?? false },
    ...(observer && { observe: observer.observe }),
  };
  const report = await buildSite(request);
  refuseUnknownLocales(report, locales);
  await printDiagnostics(report.diagnostics, files, ports.terminal);
  const total = stages.reduce((sum, { start, end }) => sum + end - start, 0);
  printSummary(report, { outDir: site.outDir, total, locales, shard }, ports);
  const profile = observer?.profile({
    ...report,
    shard,
    generator: site.request.generator,
    stages,
    total: ports.clock.now() - ports.clock.start,
    peakMemory: ports.processMemory.peak(),
  });
  if (profile && options.report !== undefined) await writeReport(options.report, profile, ports);
  return report;
}

/** Returns the part of the request that `--verify` uses for both builds. */
function requestOf(
  options: BuildOptions,
  ports: Ports,
): Pick<BuildRequest, 'locales' | 'hasIndex' | 'isForReaders' | 'threads' | 'today'> {
  return {
    // The date is computed for every build, because `--watch` can run for several days.
    today: todayOf(ports),
    isForReaders: !options.watch && options.shard === undefined,
    locales: options.locale ?? [],
    hasIndex: options.search ?? true,
    threads: {
      start: ports.startThread,
      machine: ports.machine(),
      spareMemory: ports.processMemory.spare,
      wanted: jobsOf(options),
    },
  };
}

/** Whether the output is identical to the output of a build without the cache. */
async function verifyOutput({ site, options }: Omit<OneBuild, 'files'>, ports: Ports): Promise<boolean> {
  const { terminal } = ports;
  terminal.print('\nBuilding again without the cache to compare the output');
  const { log } = showProgress(ports, options);
  const { diagnostics, compared } = await withOutput(site, ports, (output) =>
    verifySite({ ...withoutCache(site), ...requestOf(options, ports), output, log }),
  );
  if (diagnostics.length === 0) {
    terminal.print(terminal.paint.strong(`${countOf(compared, 'file')} compared: no differences`));
    return true;
  }
  await listDiagnostics(diagnostics, site.files, terminal);
  terminal.printError(`${countDiagnostics(diagnostics)}. The output was not changed.`);
  return false;
}

/**
 * Returns the name of the manifest in the cache. Each combination of output folder and configuration has a separate
 * manifest.
 */
function manifestName({ files: { root }, outDir, request }: OpenedSite): string {
  const output = relative(root, outDir).split(sep).join('/');
  return `builds/${hashOf(`${output}\n${request.configFile ?? ''}`)}`;
}

function jobsOf({ jobs }: BuildOptions): number | undefined {
  if (jobs === undefined) return undefined;
  const count = Number(jobs);
  if (!Number.isInteger(count) || count < 1 || count > 256)
    throw new UsageError(`--jobs must be a number from 1 to 256, not '${jobs}'`);
  return count;
}

function refuseUnknownLocales({ graph }: BuildReport, wanted: readonly string[]): void {
  const known = graph?.config.locales.map((locale) => locale.code as string);
  const unknown = wanted.find((code) => known && !known.includes(code));
  if (unknown !== undefined) throw new UsageError(`${unknownName('locale', unknown)}. ${useOneOf(known ?? [])}`);
}
