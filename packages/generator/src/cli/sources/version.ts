// docsgen version: freezes a section as a version, or removes a version. Changes are applied in memory first, and
// written only if they cause no errors.
import { hasErrors } from '../../diagnostics/level.ts';
import { listDiagnostics, printDiagnostics } from '../../diagnostics/print.ts';
import { sortDiagnostics } from '../../diagnostics/sort.ts';
import type { RewriteResult } from '../../edit/move/rewrite-sources.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SiteGraph } from '../../model/site.ts';
import type { BuildLog } from '../../pages/open/build-log.ts';
import type { BuildReport } from '../../pages/open/build-request.ts';
import { checkFolder } from '../build/check-folder.ts';
import { hideProgress } from '../build/progress-log.ts';
import { isEditableConfig } from '../editable-config.ts';
import { type OpenedSite, openFolder, type SiteOptions } from '../open-site.ts';
import { UsageError } from '../usage-error.ts';

interface VersionOptions extends SiteOptions {
  readonly site: string;
  readonly label?: string;
  readonly remove?: boolean;
  readonly force?: boolean;
  readonly dryRun?: boolean;
}

/** The site before the change. */
export interface VersionRequest {
  readonly section: string;
  /** Name of the version. */
  readonly name: string;
  readonly site: OpenedSite;
  readonly graph: SiteGraph;
  readonly before: BuildReport;
  readonly options: VersionOptions;
  readonly log: BuildLog;
}

/** A change that was applied in memory. */
export interface TriedChange {
  /** The changed site, which is needed for the source lines of diagnostics. */
  readonly changed: OpenedSite;
  readonly fresh: readonly Diagnostic[];
  readonly lost: RewriteResult['lost'];
  /** Lines that describe the change to the user. */
  readonly lines: readonly string[];
  readonly write: () => Promise<void>;
}

export async function version(section: string, name: string, options: VersionOptions, ports: Ports): Promise<number> {
  const { terminal } = ports;
  const site = await openFolder(options.site, { ...options, command: 'version' }, ports);
  const { log } = hideProgress(ports);
  const before = await checkFolder(site, log);
  const { graph } = before;
  if (!graph || !before.pages) {
    await printDiagnostics(before.diagnostics, site.files, terminal);
    return 1;
  }
  if (options.remove && !isEditableConfig(before)) {
    const steps = 'remove the version from it, and delete its folder by hand';
    throw new UsageError(`docsgen can only edit configurations in YAML, not ${graph.config.file}: ${steps}`);
  }
  const request: VersionRequest = { section, name, site, graph, before, options, log };
  const tried = options.remove
    ? await (await import('./remove-version.ts')).removeVersion(request)
    : await (await import('./freeze-version.ts')).freezeVersion(request);
  const { lost, fresh, changed, lines, write } = tried;
  if (lost.length > 0 || hasErrors(fresh)) {
    for (const { file, href } of lost) terminal.printError(`${file}: the link ${href} would be broken`);
    await listDiagnostics(sortDiagnostics(fresh), changed.files, terminal);
    terminal.printError('The change would cause these errors. Nothing was written.');
    return 1;
  }
  for (const line of lines) terminal.print(line);
  if (options.dryRun) terminal.print('Dry run: nothing was written.');
  else await write();
  return 0;
}
