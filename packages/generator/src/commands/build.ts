// docsgen build: once, or again with every change.
import { relative, sep } from 'node:path';
import { countOf, megabytes, seconds } from '../build/amounts.ts';
import { createBuildLog } from '../build/build-log.ts';
import { type BuildReport, type BuildRequest, buildSite } from '../build/build-site.ts';
import { createBuildObserver } from '../build/observe-build.ts';
import { ofShard, type Shard } from '../build/shard-record.ts';
import { verifySite } from '../build/verify-site.ts';
import { hashOf } from '../io/hash.ts';
import { isFolder, isInside, realPath } from '../io/node-files.ts';
import { openOutput } from '../io/output-folder.ts';
import { openTerminal, type Terminal } from '../io/terminal.ts';
import { machine, type StartThread, spareMemory } from '../io/threads.ts';
import type { SiteFiles } from '../model/file-system.ts';
import { type OpenedSite, openFolder, type SiteOptions, withoutMemory } from './open-site.ts';
import { countMistakes, listDiagnostics, printDiagnostics } from './print-diagnostics.ts';
import { openShardSite, shardOf } from './shards.ts';
import { UsageError } from './usage-error.ts';
import { refuseReportFile, spent, writeReport } from './write-report.ts';

export interface BuildOptions extends SiteOptions {
  readonly locale?: readonly string[];
  readonly watch?: boolean;
  /** `--no-search` makes it false. */
  readonly search?: boolean;
  readonly jobs?: string;
  readonly force?: boolean;
  readonly verify?: boolean;
  /** Path of a file. */
  readonly report?: string;
  /** `2/5`. */
  readonly shard?: string;
}

export async function build(folder: string, options: BuildOptions, startThread: StartThread): Promise<number> {
  const site = await openForBuild(folder, options);
  const report = await buildOnce({ site, files: site.files, startThread }, options);
  if (!report.published) return 1;
  return !options.verify || (await verifyOutput({ site, startThread }, options)) ? 0 : 1;
}

export async function openForBuild(folder: string, options: BuildOptions): Promise<OpenedSite> {
  const { watch, verify, report } = options;
  const single = verify ? '--verify' : report === undefined ? undefined : '--report';
  if (watch && single) throw new UsageError(`${single} is about one build: leave out --watch`);
  const shard = shardOf(options);
  if (shard && verify) throw new UsageError('--verify is about a whole site: leave out --shard');
  const site = await (shard ? openShardSite(folder, options, shard) : openFolder(folder, options));
  await refuseUnsafeOutput(site);
  if (report !== undefined) await refuseReportFile(report, site.outDir);
  return site;
}

interface BuildParts {
  readonly site: OpenedSite;
  /** As somebody may have read them before. */
  readonly files: SiteFiles;
  readonly startThread: StartThread;
}

export async function buildOnce({ site, files, startThread }: BuildParts, options: BuildOptions): Promise<BuildReport> {
  const terminal = openTerminal(false);
  const { log, stages } = createBuildLog(terminal.log, () => performance.now());
  const output = openOutput(site.outDir);
  const observer = options.report === undefined ? undefined : createBuildObserver(performance.timeOrigin);
  const chosen = options.locale ?? [];
  const shard = shardOf(options);
  try {
    const report = await buildSite({
      ...site.request,
      ...wishes(options, startThread),
      files,
      output,
      ...(shard && { shard }),
      log,
      memory: { cache: site.cache, name: recordName(site), isForced: options.force ?? false },
      ...(observer && { observe: observer.observe }),
    });
    refuseUnknownLocales(report, chosen);
    await printDiagnostics(report.diagnostics, files, terminal);
    const total = stages.reduce((sum, { start, end }) => sum + end - start, 0);
    printSummary(report, { outDir: site.outDir, total, chosen, shard }, terminal);
    const profile = observer?.profile({ ...site.request, ...report, stages, ...spent() });
    if (profile && options.report !== undefined) await writeReport(options.report, profile, terminal);
    return report;
  } finally {
    await output.close();
  }
}

/** The same for a build and for what verifies it. */
function wishes(options: BuildOptions, start: StartThread): Pick<BuildRequest, 'locales' | 'hasIndex' | 'threads'> {
  return {
    locales: options.locale ?? [],
    hasIndex: options.search ?? true,
    threads: { start, machine: machine(), spareMemory, wanted: jobsOf(options) },
  };
}

/** Says whether the output is what a build without memory makes. */
async function verifyOutput({ site, startThread }: Omit<BuildParts, 'files'>, options: BuildOptions): Promise<boolean> {
  const terminal = openTerminal(false);
  terminal.print('\nMaking everything afresh, to compare');
  const { log } = createBuildLog(terminal.log, () => performance.now());
  const output = openOutput(site.outDir);
  try {
    const request = { ...withoutMemory(site), ...wishes(options, startThread), output, log };
    const { diagnostics, compared } = await verifySite(request);
    if (diagnostics.length === 0) {
      terminal.print(terminal.paint.strong(`${countOf(compared, 'file')} compared: every byte is the same`));
      return true;
    }
    await listDiagnostics(diagnostics, site.files, terminal);
    terminal.printError(`${countMistakes(diagnostics)}. The output was left as it is.`);
    return false;
  } finally {
    await output.close();
  }
}

/** One for each output folder and configuration. */
function recordName({ files: { root }, outDir, request }: OpenedSite): string {
  const output = relative(root, outDir).split(sep).join('/');
  return `builds/${hashOf(`${output}\n${request.configFile ?? ''}`)}`;
}

function jobsOf({ jobs }: BuildOptions): number | undefined {
  if (jobs === undefined) return undefined;
  const count = Number(jobs);
  if (!Number.isInteger(count) || count < 1 || count > 256)
    throw new UsageError(`--jobs takes a number of threads from 1 to 256, not ${jobs}`);
  return count;
}

/** A build writes and removes files in its output folder: that must not be a folder people write in. */
export async function refuseUnsafeOutput({ files: { root }, outDir }: OpenedSite): Promise<void> {
  const target = await realPath(outDir);
  if (isInside(target, await realPath(root)))
    throw new UsageError(`The output folder ${outDir} holds the site itself; name another with --out`);
  for (const name of ['content', 'static']) {
    const source = `${root}${sep}${name}`;
    if ((await isFolder(source)) && isInside(await realPath(source), target)) {
      throw new UsageError(
        `The output folder ${outDir} lies in ${name}/, which is part of the site; name another with --out`,
      );
    }
  }
}

function refuseUnknownLocales({ graph }: BuildReport, wanted: readonly string[]): void {
  const known = graph?.config.locales.map((locale) => locale.code as string);
  const unknown = wanted.find((code) => known && !known.includes(code));
  if (unknown !== undefined) throw new UsageError(`There is no locale ${unknown}; this site has ${known?.join(', ')}`);
}

interface Built {
  readonly outDir: string;
  /** Milliseconds. */
  readonly total: number;
  readonly chosen: readonly string[];
  readonly shard?: Shard | undefined;
}

export function printSummary({ graph, published }: BuildReport, built: Built, terminal: Terminal): void {
  if (!graph || !published) return;
  const { outDir, total, chosen, shard } = built;
  const isMade = ofShard(shard, hashOf);
  const { paint, print } = terminal;
  print('');
  for (const locale of graph.config.locales) {
    if (chosen.length > 0 && !chosen.includes(locale.code)) continue;
    const count = [...graph.pages.values()].filter((page) => page.locale === locale && isMade(page)).length;
    print(`${locale.code.padEnd(6)} ${String(count).padStart(6)} pages  ${paint.quiet(locale.label)}`);
  }
  const { written, unchanged, removed, bytes } = published;
  print(`${written} files written, ${unchanged} unchanged, ${removed} removed; ${megabytes(bytes)} in all`);
  print(paint.strong(`Built in ${seconds(total)} into ${relative(process.cwd(), outDir) || outDir}`));
}
