// Writes the trace of `build --report`, and prints a summary.
import { resolve } from 'node:path';
import { UsageError } from '../../diagnostics/usage-error.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { isFolder, writeText } from '../../platform/node-files.ts';
import { isInside } from '../../text/file-paths.ts';
import type { BuildProfile } from '../report/build-profile.ts';
import { summaryOf } from '../report/summary.ts';
import { traceOf } from '../report/trace.ts';

/** Checks the path of the report before the build starts, because a build can take a long time. */
export async function refuseReportFile(file: string, outDir: string, { cwd }: Ports): Promise<void> {
  const path = resolve(cwd, file);
  if (await isFolder(path)) throw new UsageError(`--report must be a file, but ${file} is a folder`);
  if (!/\.json$/i.test(path)) throw new UsageError(`--report must be a .json file, not '${file}'`);
  if (isInside(outDir, path))
    throw new UsageError(`--report ${file} is inside the output folder and would be published: choose another path`);
}

export async function writeReport(file: string, profile: BuildProfile, { terminal, cwd }: Ports): Promise<void> {
  try {
    writeText(resolve(cwd, file), JSON.stringify(traceOf(profile)));
  } catch (error) {
    throw new UsageError(`Could not write the report: ${error instanceof Error ? error.message : error}`);
  }
  terminal.print(`\n${summaryOf(profile)}\n`);
  terminal.print(`Trace written to ${file}. Open it in ui.perfetto.dev, speedscope.app or chrome://tracing.`);
}
