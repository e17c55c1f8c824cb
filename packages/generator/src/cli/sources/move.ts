// docsgen move: moves a page in all languages, updates the links to it, and adds a redirect.
import { isUtf8 } from 'node:buffer';
import { hasErrors } from '../../diagnostics/level.ts';
import { listDiagnostics, printDiagnostics } from '../../diagnostics/print.ts';
import { preserveByteOrderMarks } from '../../edit/move/byte-order-marks.ts';
import { moveBetween, planMove, type Renamed } from '../../edit/move/plan-move.ts';
import { type NewRedirect, redirectsFor, rewriteConfig } from '../../edit/move/rewrite-config.ts';
import { rewriteSources } from '../../edit/move/rewrite-sources.ts';
import { loadSite } from '../../load-site.ts';
import type { Changes } from '../../model/adapters/file-system.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SourcePath } from '../../model/paths.ts';
import { factsOf } from '../../pages/cache/built-pages.ts';
import type { BuildLog } from '../../pages/open/build-log.ts';
import type { BuildReport } from '../../pages/open/build-request.ts';
import { countOf } from '../../text/amounts.ts';
import { checkFolder } from '../build/check-folder.ts';
import { hideProgress } from '../build/progress-log.ts';
import { isEditableConfig } from '../editable-config.ts';
import { type OpenedSite, openFolder, type SiteOptions, sitePath, withReadOnlyCache } from '../open-site.ts';
import { UsageError } from '../usage-error.ts';
import { ledgerChange, newDiagnostics, withSiteChanges, writeChanges } from './check-changes.ts';

interface MoveOptions extends SiteOptions {
  readonly site: string;
  readonly dryRun?: boolean;
}

/** Applies the move in memory first, and writes the changes only if they cause no errors. */
export async function move(from: string, to: string, options: MoveOptions, ports: Ports): Promise<number> {
  const site = await openFolder(options.site, { ...options, command: 'move' }, ports);
  const { log } = hideProgress(ports);
  const before = await checkFolder(site, log);
  if (!before.graph || !before.pages) {
    await printDiagnostics(before.diagnostics, site.files, ports.terminal);
    return 1;
  }
  const { tree } = before.graph;
  const plan = planMove(before.graph, {
    from: sitePath(from, site, ports),
    to: sitePath(to, site, ports),
    taken: new Set([...tree.sources.map(({ path }) => path), ...tree.assets]),
  });
  if (plan.kind === 'refused') throw new UsageError(plan.reason);
  const { renamed } = plan;
  const made = await makeChanges(site, { report: before, renamed, log });
  const after = await checkFolder(withSiteChanges(site, made.changes), log);
  const found = newDiagnostics({ before: before.diagnostics, after: after.diagnostics, renamed });
  const byHand = found.filter((each) => !isEditableConfig(before) && isOfConfig(each));
  const fresh = found.filter((each) => !byHand.includes(each));
  if (made.lost.length > 0 || hasErrors(fresh)) {
    for (const { file, href } of made.lost) ports.terminal.printError(`${file}: the link ${href} would be broken`);
    await listDiagnostics(fresh, withSiteChanges(site, made.changes).files, ports.terminal);
    ports.terminal.printError('The move would cause these errors. Nothing was written.');
    return 1;
  }
  const changes = new Map([...made.changes, ...ledgerChange(before, after)]);
  const isDry = options.dryRun ?? false;
  describe({ ...made, isWritten: isEditableConfig(before), changes, renamed, isDry }, ports);
  if (!isEditableConfig(before)) await listByHand(site, { byHand, redirects: made.redirects, report: before }, ports);
  if (!isDry) writeChanges(site, await preserveByteOrderMarks(site.files, changes, renamed));
  return 0;
}

interface Moving {
  readonly report: BuildReport;
  readonly renamed: Renamed;
  readonly log: BuildLog;
}

interface MadeChanges {
  readonly changes: Changes;
  readonly redirects: readonly NewRedirect[];
  readonly lost: readonly { readonly file: string; readonly href: string }[];
}

async function makeChanges(site: OpenedSite, { report, renamed, log }: Moving): Promise<MadeChanges> {
  const { files } = site;
  const { graph, pages } = report;
  if (!graph || !pages) throw new Error('The site was not read');
  const moved = new Map<string, string | undefined>();
  for (const [from, to] of renamed) moved.set(from, undefined).set(to, await files.readText(from));
  const after = await loadSite({ ...withReadOnlyCache(withSiteChanges(site, moved)), log });
  if (!after.graph) throw new Error('The site was not read again');
  for (const [from, to] of renamed) {
    if (graph.bySource.has(from) && !after.graph.bySource.has(to)) throw new UsageError(`${to} would not be a page`);
  }
  const between = moveBetween(graph, after.graph, renamed);
  const sources = await rewriteSources({ move: between, files, facts: factsOf(pages) });
  for (const path of [...renamed.keys(), ...sources.texts.keys()]) {
    const bytes = await files.readBytes(path);
    if (bytes && !isUtf8(bytes))
      throw new UsageError(`${path} is not encoded in UTF-8, so changing it would damage it`);
  }
  const changes = new Map(moved);
  for (const [path, text] of sources.texts) changes.set(renamed.get(path as SourcePath) ?? path, text);
  const configFile = graph.config.file as SourcePath | undefined;
  const configText = configFile && (await files.readText(configFile));
  if (!isEditableConfig(report) && configFile !== undefined)
    return { changes, redirects: redirectsFor(between), lost: sources.lost };
  if (configFile === undefined || configText === undefined) return { changes, redirects: [], lost: sources.lost };
  const config = rewriteConfig(between, configFile, configText);
  if (config.text !== configText) changes.set(configFile, config.text);
  return { changes, redirects: redirectsFor(between), lost: [...sources.lost, ...config.lost] };
}

/** Whether a diagnostic must be fixed by hand in a configuration that docsgen cannot edit. */
function isOfConfig({ code, file }: Diagnostic): boolean {
  return code === 'lost-address' || (/\.([cm]?[jt]s|json)$/.test(file) && !file.includes('_category_'));
}

interface ByHand extends Pick<MadeChanges, 'redirects'> {
  readonly byHand: readonly Diagnostic[];
  readonly report: BuildReport;
}

async function listByHand(site: OpenedSite, { byHand, redirects, report }: ByHand, ports: Ports): Promise<void> {
  const { terminal } = ports;
  const file = report.graph?.config.file ?? '';
  for (const { from, to } of redirects) terminal.print(`Add to redirects in ${file}: { from: '${from}', to: '${to}' }`);
  await listDiagnostics(
    byHand.filter(({ code }) => code !== 'lost-address'),
    site.files,
    terminal,
  );
}

interface Described extends Pick<MadeChanges, 'changes' | 'redirects'> {
  /** Whether the redirects were added to the configuration. */
  readonly isWritten: boolean;
  readonly renamed: Renamed;
  readonly isDry: boolean;
}

function describe({ changes, redirects, isWritten, renamed, isDry }: Described, { terminal }: Ports): void {
  const moved = new Set<string>([...renamed].flat());
  for (const [from, to] of renamed) terminal.print(`${from} → ${to}`);
  const changed = [...changes.keys()].filter((path) => !moved.has(path)).sort();
  for (const path of changed) terminal.print(`${path} changed`);
  if (isWritten) for (const { from, to } of redirects) terminal.print(`${from} redirects to ${to}`);
  terminal.print(isDry ? 'Dry run: nothing was written.' : `Moved ${countOf(renamed.size, 'file')}.`);
}
