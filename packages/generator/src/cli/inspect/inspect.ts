import { hasErrors } from '../../diagnostics/level.ts';
import { printDiagnostics } from '../../diagnostics/print.ts';
import { sortDiagnostics } from '../../diagnostics/sort.ts';
import { loadSite } from '../../load-site.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import type { InspectedSite } from '../../model/api.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { BuildLog } from '../../pages/open/build-log.ts';
import { hideProgress } from '../build/progress-log.ts';
import { type OpenedSite, openFolder, type SiteOptions, withReadOnlyCache } from '../open-site.ts';
import { formatInspection, inspectSite } from './inspect-site.ts';

interface InspectOptions extends SiteOptions {
  readonly json?: boolean;
}

export async function inspect(folder: string, options: InspectOptions, ports: Ports): Promise<number> {
  const { terminal } = ports;
  const opened = await openFolder(folder, { ...options, command: 'inspect' }, ports);
  const { site, diagnostics } = await inspectOpened(opened, hideProgress(ports).log);
  if (site) terminal.print(options.json ? JSON.stringify(site, null, 2) : formatInspection(site));
  await printDiagnostics(diagnostics, opened.files, terminal);
  return hasErrors(diagnostics) ? 1 : 0;
}

interface Inspection {
  /** `undefined` if the configuration is unusable. */
  readonly site: InspectedSite | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export async function inspectOpened(opened: OpenedSite, log: BuildLog): Promise<Inspection> {
  const { graph, diagnostics } = await loadSite({ ...withReadOnlyCache(opened), log });
  return { site: graph && inspectSite(graph), diagnostics: sortDiagnostics(diagnostics) };
}
