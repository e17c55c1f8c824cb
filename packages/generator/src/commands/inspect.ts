// docsgen inspect: what docsgen understood of a site, for people or for other tools.
import { createBuildLog } from '../build/build-log.ts';
import { formatInspection, inspectSite } from '../build/inspect-site.ts';
import { hasErrors, sortDiagnostics } from '../build/report.ts';
import { loadSiteModel } from '../build/site-model.ts';
import { openTerminal } from '../io/terminal.ts';
import { openFolder, type SiteOptions, withoutTraces } from './open-site.ts';
import { printDiagnostics } from './print-diagnostics.ts';

export interface InspectOptions extends SiteOptions {
  readonly json?: boolean;
}

export async function inspect(folder: string, options: InspectOptions): Promise<number> {
  const site = await openFolder(folder, options);
  const terminal = openTerminal(true);
  const { log } = createBuildLog(terminal.log, () => performance.now());
  const model = await loadSiteModel({ ...withoutTraces(site), log });
  const diagnostics = sortDiagnostics(model.diagnostics);
  if (model.graph) {
    const inspected = inspectSite(model.graph);
    terminal.print(options.json ? JSON.stringify(inspected, null, 2) : formatInspection(inspected));
  }
  await printDiagnostics(diagnostics, site.files, terminal);
  return hasErrors(diagnostics) ? 1 : 0;
}
