// docsgen inspect: prints what docsgen understood of a site, as text or as JSON.

import { loadSite } from '../build-site.ts';
import { hasErrors } from '../diagnostics/level.ts';
import { printDiagnostics } from '../diagnostics/print.ts';
import { sortDiagnostics } from '../diagnostics/sort.ts';
import type { Ports } from '../model/ports.ts';
import { formatInspection, inspectSite } from '../site/inspect-site.ts';
import { openFolder, type SiteOptions, withoutTraces } from './open-site.ts';
import { hideProgress } from './progress-log.ts';

export interface InspectOptions extends SiteOptions {
  readonly json?: boolean;
}

export async function inspect(folder: string, options: InspectOptions, ports: Ports): Promise<number> {
  const { terminal } = ports;
  const site = await openFolder(folder, options, ports);
  const { log } = hideProgress(ports);
  const model = await loadSite({ ...withoutTraces(site), log });
  const diagnostics = sortDiagnostics(model.diagnostics);
  if (model.graph) {
    const inspected = inspectSite(model.graph);
    terminal.print(options.json ? JSON.stringify(inspected, null, 2) : formatInspection(inspected));
  }
  await printDiagnostics(diagnostics, site.files, terminal);
  return hasErrors(diagnostics) ? 1 : 0;
}
