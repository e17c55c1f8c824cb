// docsgen check: checks a site. With --external, also checks links to other sites.

import { setTimeout } from 'node:timers/promises';
import { printChecked } from '../../diagnostics/print.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { atStrictness, type Diagnostic, hasErrors, sortDiagnostics } from '../../model/diagnostic.ts';
import type { SiteGraph } from '../../model/site.ts';
import type { BuildLog } from '../../pages/open/build-log.ts';
import type { BuildReport } from '../../pages/open/build-request.ts';
import { countOf } from '../../text/amounts.ts';
import { type OpenedSite, openFolder, type SiteOptions } from '../open-site.ts';
import { settleOutput } from '../output-session.ts';
import { checkFolder } from './check-folder.ts';
import { printScheduled } from './print-summary.ts';
import { showProgress } from './progress-log.ts';

export interface CheckOptions extends SiteOptions {
  readonly external?: boolean;
}

export async function check(folder: string, options: CheckOptions, ports: Ports): Promise<number> {
  const { terminal } = ports;
  const site = await openFolder(folder, { ...options, command: 'check' }, ports);
  const { diagnostics, pages, waiting } = await checkOpened(site, options, ports);
  await printChecked(diagnostics, site.files, terminal);
  if (hasErrors(diagnostics)) return 1;
  printScheduled({ waiting }, terminal);
  terminal.print(`No errors in ${countOf(pages, 'page')}.`);
  return 0;
}

interface Checkup {
  readonly diagnostics: readonly Diagnostic[];
  /** Number of pages. */
  readonly pages: number;
  readonly waiting: SiteGraph['waiting'];
}

/** Prints progress, but no diagnostics. */
export async function checkOpened(site: OpenedSite, options: CheckOptions, ports: Ports): Promise<Checkup> {
  await settleOutput(site, ports);
  const { log } = showProgress(ports, options);
  const report = await checkFolder(site, log, { notesExternal: options.external ?? false });
  const external = options.external ? await checkExternalLinks(site, report, log) : [];
  const diagnostics = sortDiagnostics(atStrictness([...report.diagnostics, ...external], site.request));
  return { diagnostics, pages: report.graph?.pages.size ?? 0, waiting: report.graph?.waiting ?? [] };
}

async function checkExternalLinks(
  { request, cache }: OpenedSite,
  { graph, pages }: BuildReport,
  log: BuildLog,
): Promise<readonly Diagnostic[]> {
  if (!graph || !pages) return [];
  const { checkExternal } = await import('./check-external.ts');
  const { openWeb } = await import('../../platform/web.ts');
  return log.stage('Check external links', () =>
    checkExternal(graph, pages, {
      ask: openWeb(request.generator),
      cache,
      now: Date.now,
      wait: (milliseconds) => setTimeout(milliseconds),
      progress: log.progress,
    }),
  );
}
