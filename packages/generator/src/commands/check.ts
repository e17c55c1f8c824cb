// docsgen check: every mistake a build would find, and nothing is written.
import { createBuildLog } from '../build/build-log.ts';
import { buildSite } from '../build/build-site.ts';
import { hasErrors } from '../build/report.ts';
import { openTerminal } from '../io/terminal.ts';
import { openFolder, type SiteOptions, withoutTraces } from './open-site.ts';
import { printDiagnostics } from './print-diagnostics.ts';

export async function check(folder: string, options: SiteOptions): Promise<number> {
  const site = await openFolder(folder, options);
  const terminal = openTerminal(false);
  const { log } = createBuildLog(terminal.log, () => performance.now());
  const report = await buildSite({
    ...withoutTraces(site),
    output: undefined,
    locales: [],
    hasIndex: false,
    memory: undefined,
    threads: undefined,
    log,
  });
  await printDiagnostics(report.diagnostics, site.files, terminal);
  if (hasErrors(report.diagnostics)) return 1;
  terminal.print(`No mistakes in ${report.graph?.pages.size ?? 0} pages.`);
  return 0;
}
