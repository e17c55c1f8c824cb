// What `build --report` gives: a trace in a file, and the figures that matter most in the terminal.
import { resolve } from 'node:path';
import type { Ports } from '../../model/adapters/ports.ts';
import { isFolder, writeText } from '../../platform/node-files.ts';
import { isInside } from '../../text/file-paths.ts';
import type { BuildProfile } from '../report/build-profile.ts';
import { summaryOf } from '../report/summary.ts';
import { traceOf } from '../report/trace.ts';
import { UsageError } from '../usage-error.ts';

/** Before the build: a report that cannot be written is known before the build has taken its time. */
export async function refuseReportFile(file: string, outDir: string, { cwd }: Ports): Promise<void> {
  const path = resolve(cwd, file);
  if (await isFolder(path)) throw new UsageError(`--report takes a file, and ${file} is a folder`);
  if (!/\.json$/i.test(path)) throw new UsageError(`--report writes JSON: ${file} must end in .json`);
  if (isInside(outDir, path))
    throw new UsageError(`--report ${file} would be published with the site: name a file outside of its output folder`);
}

export async function writeReport(file: string, profile: BuildProfile, { terminal, cwd }: Ports): Promise<void> {
  try {
    writeText(resolve(cwd, file), JSON.stringify(traceOf(profile)));
  } catch (error) {
    throw new UsageError(`The report cannot be written: ${error instanceof Error ? error.message : error}`);
  }
  terminal.print(`\n${summaryOf(profile)}\n`);
  terminal.print(`Report written to ${file}; open it in ui.perfetto.dev, speedscope.app or chrome://tracing`);
}
