// The file that `build --report` writes. What draws it is loaded only then.
import { resolve } from 'node:path';
import { isFolder, isInside, writeText } from '../io/node-files.ts';
import type { Terminal } from '../io/terminal.ts';
import type { BuildProfile } from '../model/profile.ts';
import { UsageError } from './usage-error.ts';

/** Before the build, so that nobody waits for a report that cannot be written. */
export async function refuseReportFile(file: string, outDir: string): Promise<void> {
  const path = resolve(file);
  if (await isFolder(path)) throw new UsageError(`--report takes a file, and ${file} is a folder`);
  if (!/\.html?$/i.test(path)) throw new UsageError(`--report writes HTML: ${file} must end in .html`);
  if (isInside(outDir, path))
    throw new UsageError(`--report ${file} would be a page of the site: name a file elsewhere`);
}

/** What a build spent so far. */
export function spent(): { readonly total: number; readonly peak: number } {
  return { total: performance.now(), peak: process.resourceUsage().maxRSS * 1024 };
}

export async function writeReport(file: string, profile: BuildProfile, { print, paint }: Terminal): Promise<void> {
  const { reportPage } = await import('../build/build-report/report-page.ts');
  try {
    writeText(resolve(file), reportPage(profile));
  } catch (error) {
    throw new UsageError(`The report cannot be written: ${error instanceof Error ? error.message : error}`);
  }
  print(paint.quiet(`Report written to ${file}`));
}
