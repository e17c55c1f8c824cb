// Applies changes to source files in memory, and writes them only if they cause no errors. New URLs are added to the
// ledger.

import { join } from 'node:path';
import { listDiagnostics, printDiagnostics } from '../../diagnostics/print.ts';
import type { RewriteResult } from '../../edit/move/rewrite-sources.ts';
import { findLost } from '../../graph/links/lost-addresses.ts';
import { siteAddresses } from '../../graph/links/site-addresses.ts';
import type { Changes, SiteFiles } from '../../model/adapters/file-system.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { type Diagnostic, hasErrors, sortDiagnostics } from '../../model/diagnostic.ts';
import type { Ledger, SiteAddress } from '../../model/ledger.ts';
import type { UrlPath } from '../../model/paths.ts';
import type { SiteGraph } from '../../model/site.ts';
import { type BuiltPages, factsOf } from '../../pages/cache/built-pages.ts';
import type { BuildLog } from '../../pages/open/build-log.ts';
import type { BuildReport } from '../../pages/open/build-request.ts';
import { removeFile, writeText } from '../../platform/node-files.ts';
import { withChanges } from '../../plugins/overlay.ts';
import { ledgerFile } from '../../routes/ledger-file.ts';
import { printLedger } from '../../routes/ledger-text.ts';
import { checkFolder } from '../build/check-folder.ts';
import type { OpenedSite } from '../open-site.ts';

/** Returns the site with the changes applied. */
export function withSiteChanges(site: OpenedSite, changes: Changes): OpenedSite {
  const files = withChanges(site.files, () => changes);
  return { ...site, files, request: { ...site.request, files } };
}

/** A site without errors that prevent changes. */
export interface SiteBefore {
  readonly graph: SiteGraph;
  readonly pages: BuiltPages;
  readonly diagnostics: readonly Diagnostic[];
}

/** Checks the site. If it cannot be changed, prints its diagnostics and returns `undefined`. */
export async function checkBefore(
  site: OpenedSite,
  log: BuildLog,
  { terminal }: Ports,
): Promise<SiteBefore | undefined> {
  const { graph, pages, diagnostics } = await checkFolder(site, log);
  if (graph && pages) return { graph, pages, diagnostics };
  await printDiagnostics(diagnostics, site.files, terminal);
  return undefined;
}

/** A change that was applied in memory. */
export interface TriedChange {
  /** The changed site, which is needed for the source lines of diagnostics. */
  readonly changed: OpenedSite;
  /** Diagnostics that the change causes. */
  readonly fresh: readonly Diagnostic[];
  readonly lost?: RewriteResult['lost'];
  /** Lines that describe the change to the user. */
  readonly lines: readonly string[];
  /** Diagnostics to list although the change is written. */
  readonly notes?: readonly Diagnostic[];
  readonly write: () => void | Promise<void>;
}

interface MadeChange {
  /** The site without the change. */
  readonly site: OpenedSite;
  readonly before: SiteBefore;
  readonly changes: Changes;
  /** New path of each renamed or copied file. */
  readonly renamed: ReadonlyMap<string, string>;
  readonly log: BuildLog;
}

/** Applies a change in memory, and adds new URLs to the ledger. */
export async function tryChange({ site, before, changes: made, renamed, log }: MadeChange) {
  const changed = withSiteChanges(site, made);
  const after = await checkFolder(changed, log);
  const changes = new Map([...made, ...ledgerChange(before, after)]);
  return {
    changed,
    after: after.graph,
    changes,
    fresh: newDiagnostics({ before: before.diagnostics, after: after.diagnostics, renamed }),
    write: async () => writeChanges(site, await preserveByteOrderMarks(site.files, changes, renamed)),
  };
}

interface Applied {
  /** Subject of the message about errors: `The move`. */
  readonly subject: string;
  readonly isDry: boolean | undefined;
}

/** Writes the change, unless it would cause errors. Returns the exit code. */
export async function applyChange(
  tried: TriedChange,
  { subject, isDry }: Applied,
  { terminal }: Ports,
): Promise<number> {
  const { changed, fresh, lost = [], lines, notes = [], write } = tried;
  if (lost.length > 0 || hasErrors(fresh)) {
    for (const { file, href } of lost) terminal.printError(`${file}: the link ${href} would be broken`);
    await listDiagnostics(sortDiagnostics(fresh), changed.files, terminal);
    terminal.printError(`${subject} would cause these errors. Nothing was written.`);
    return 1;
  }
  for (const line of lines) terminal.print(line);
  if (notes.length > 0) await listDiagnostics(sortDiagnostics(notes), changed.files, terminal);
  if (isDry) terminal.print('Dry run: nothing was written.');
  else await write();
  return 0;
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
function ledgerChange(before: SiteBefore, { graph, pages }: BuildReport): Changes {
  if (!before.graph.ledger || !graph || !pages) return new Map();
  const there = new Set([...before.graph.pages.values()].map(({ url }) => url));
  const fresh = addressesOf(graph, pages).filter(({ url }) => !there.has(url));
  return new Map([[ledgerFile, printLedger(union(listed(before.graph.ledger), fresh))]]);
}

export function writeChanges({ files: { root } }: OpenedSite, changes: Changes): void {
  for (const [path, text] of changes) if (text !== undefined) writeText(join(root, path), text);
  for (const [path, text] of changes) if (text === undefined) removeFile(join(root, path));
}

/**
 * Whether docsgen can edit the configuration. docsgen can edit YAML, because it preserves comments and formatting. Also
 * true if the site has no configuration.
 */
export function isEditableConfig({ graph }: { readonly graph: SiteGraph | undefined }): boolean {
  return /\.ya?ml$/.test(graph?.config.file ?? 'site.config.yaml');
}

/** Returns the URLs and anchors of a built site. */
export function addressesOf(graph: SiteGraph, pages: BuiltPages): readonly SiteAddress[] {
  return siteAddresses(graph, factsOf(pages));
}

/** Returns the ledger without lost URLs and anchors. */
export function withoutLostAddresses(ledger: Ledger, graph: SiteGraph, pages: BuiltPages): readonly SiteAddress[] {
  const lost = findLost(graph, ledger, factsOf(pages));
  const addresses = new Set(lost.addresses);
  const anchors = new Map(lost.anchors.map((each) => [each.line, new Set(each.lost.map(([id]) => id))]));
  const remaining = [...ledger.values()].filter((line) => !addresses.has(line));
  return remaining.map((line) => {
    const ids = [...line.anchors.keys()];
    return { url: line.url, anchors: ids.filter((id) => !anchors.get(line)?.has(id)) };
  });
}

export function listed(ledger: Ledger): readonly SiteAddress[] {
  return [...ledger.values()].map(({ url, anchors }) => ({ url, anchors: [...anchors.keys()] }));
}

/** Returns the URLs of both lists. Each URL has the anchors from both lists. */
export function union(one: readonly SiteAddress[], other: readonly SiteAddress[]): readonly SiteAddress[] {
  const anchors = new Map<UrlPath, Set<string>>();
  for (const { url, anchors: ids } of [...one, ...other])
    anchors.set(url, new Set([...(anchors.get(url) ?? []), ...ids]));
  return [...anchors].map(([url, ids]) => ({ url, anchors: [...ids] }));
}

const mark = '\uFEFF';
const markBytes = Buffer.from(mark);

/** `renamed` maps old paths to new ones. */
async function preserveByteOrderMarks(
  { readBytes }: Pick<SiteFiles, 'readBytes'>,
  changes: Changes,
  renamed: ReadonlyMap<string, string>,
): Promise<Changes> {
  const before = new Map([...renamed].map(([from, to]) => [to, from]));
  const result = new Map<string, string | undefined>();
  for (const [path, text] of changes) {
    const start = text === undefined ? undefined : (await readBytes(before.get(path) ?? path))?.subarray(0, 3);
    result.set(path, start && markBytes.equals(start) ? mark + text : text);
  }
  return result;
}
