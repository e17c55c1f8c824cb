// docsgen urls: lists the URLs and anchors of a site, or records them in the ledger.
import { join } from 'node:path';
import { countDiagnostics } from '../../diagnostics/format.ts';
import { listDiagnostics, printDiagnostics } from '../../diagnostics/print.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';
import type { Ports, Terminal } from '../../model/adapters/ports.ts';
import { hasErrors } from '../../model/diagnostic.ts';
import type { Ledger, SiteAddress } from '../../model/ledger.ts';
import { writeText } from '../../platform/node-files.ts';
import { ledgerFile } from '../../routes/ledger-file.ts';
import { printLedger, printLedgerLine } from '../../routes/ledger-text.ts';
import { countOf } from '../../text/amounts.ts';
import { hideProgress, showProgress } from '../build/progress-log.ts';
import { type OpenedSite, openFolder, type SiteOptions } from '../open-site.ts';
import { addressesOf, checkBefore, listed, type SiteBefore, union, withoutLostAddresses } from './check-changes.ts';

interface UrlsOptions extends SiteOptions {
  readonly json?: boolean;
  readonly write?: boolean;
  readonly forget?: boolean;
}

export async function urls(folder: string, options: UrlsOptions, ports: Ports): Promise<number> {
  if (options.forget && !options.write) throw new UsageError('--forget can only be used with --write');
  const site = await openFolder(folder, { ...options, command: 'urls' }, ports);
  const { log } = options.write ? showProgress(ports) : hideProgress(ports);
  const report = await checkBefore(site, log, ports);
  if (!report) return 1;
  if (options.write) return writeLedger(site, report, options, ports.terminal);
  const addresses = addressesOf(report.graph, report.pages);
  ports.terminal.print(options.json ? JSON.stringify(addresses, null, 2) : addresses.map(printLedgerLine).join('\n'));
  await printDiagnostics(report.diagnostics, site.files, ports.terminal);
  return hasErrors(report.diagnostics) ? 1 : 0;
}

const noLedger: Ledger = new Map();

/** Writes nothing if the site has errors, because the list of URLs could be incomplete. */
async function writeLedger(
  { files }: OpenedSite,
  { graph, pages, diagnostics }: SiteBefore,
  { forget }: UrlsOptions,
  terminal: Terminal,
): Promise<number> {
  const isLost = ({ code }: { readonly code: string }): boolean => code === 'lost-address' || code === 'lost-anchor';
  const others = diagnostics.filter((each) => !isLost(each));
  await printDiagnostics(others, files, terminal);
  if (hasErrors(others)) return 1;
  const ledger = graph.ledger ?? noLedger;
  const before = listed(ledger);
  const remaining = forget ? withoutLostAddresses(ledger, graph, pages) : before;
  const after = union(remaining, addressesOf(graph, pages));
  const text = printLedger(after);
  if (text !== (await files.readText(ledgerFile))) writeText(join(files.root, ledgerFile), text);
  const [added, gone] = [missingIn(before, after), missingIn(after, before)];
  const removed = gone.length > 0 ? `, ${amountOf(gone)} removed` : '';
  terminal.print(`${ledgerFile} has ${amountOf(entriesOf(after))}: ${amountOf(added)} added${removed}`);
  const lost = forget ? [] : diagnostics.filter(isLost);
  if (lost.length === 0) return 0;
  await listDiagnostics(lost, files, terminal);
  terminal.printError(`${countDiagnostics(lost)}. They stay in ${ledgerFile}; use --forget to remove them.`);
  return 1;
}

/** Returns all URLs, and all anchors with their URLs. */
function entriesOf(addresses: readonly SiteAddress[]): readonly string[] {
  return addresses.flatMap(({ url, anchors }) => [url, ...anchors.map((id) => `${url}#${id}`)]);
}

function missingIn(addresses: readonly SiteAddress[], others: readonly SiteAddress[]): readonly string[] {
  const known = new Set(entriesOf(addresses));
  return entriesOf(others).filter((entry) => !known.has(entry));
}

/** Returns text such as `12 URLs and 1 anchor`. */
function amountOf(entries: readonly string[]): string {
  const anchors = entries.filter((entry) => entry.includes('#')).length;
  return `${countOf(entries.length - anchors, 'URL')} and ${countOf(anchors, 'anchor')}`;
}
