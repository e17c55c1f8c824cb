// Applies changes to source files in memory to check them before they are written.
import { join } from 'node:path';
import type { Changes } from '../../model/adapters/file-system.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { BuildReport } from '../../pages/open/build-request.ts';
import { removeFile, writeText } from '../../platform/node-files.ts';
import { withChanges } from '../../plugins/overlay.ts';
import { ledgerFile } from '../../routes/ledger-file.ts';
import { printLedger } from '../../routes/ledger-text.ts';
import type { OpenedSite } from '../open-site.ts';
import { addressesOf, listed, union } from './update-ledger.ts';

/** Returns the site with the changes applied. */
export function withSiteChanges(site: OpenedSite, changes: Changes): OpenedSite {
  const files = withChanges(site.files, () => changes);
  return { ...site, files, request: { ...site.request, files } };
}

interface Comparison {
  readonly before: readonly Diagnostic[];
  readonly after: readonly Diagnostic[];
  /** New paths of renamed files. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** Returns the diagnostics that a change causes. Ignores differences in positions, and in names of renamed files. */
export function newDiagnostics({ before, after, renamed }: Comparison): readonly Diagnostic[] {
  const known = new Set<string>();
  for (const { code, message, file } of before)
    for (const name of [file, renamed.get(file) ?? file]) known.add(`${code} ${name} ${message}`);
  return after.filter(({ code, message, file }) => !known.has(`${code} ${file} ${message}`));
}

/**
 * Adds new URLs to the ledger, and preserves old URLs, because they redirect. Returns no changes if the site has no
 * ledger.
 */
export function ledgerChange(before: BuildReport, { graph, pages }: BuildReport): Changes {
  if (!before.graph?.ledger || !graph || !pages) return new Map();
  const there = new Set([...before.graph.pages.values()].map(({ url }) => url));
  const fresh = addressesOf(graph, pages).filter(({ url }) => !there.has(url));
  return new Map([[ledgerFile, printLedger(union(listed(before.graph.ledger), fresh))]]);
}

export function writeChanges({ files: { root } }: OpenedSite, changes: Changes): void {
  for (const [path, text] of changes) if (text !== undefined) writeText(join(root, path), text);
  for (const [path, text] of changes) if (text === undefined) removeFile(join(root, path));
}
