// docsgen new page

import { printDiagnostics } from '../../diagnostics/print.ts';
import { sortDiagnostics } from '../../diagnostics/sort.ts';
import { loadSite } from '../../load-site.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { SiteGraph } from '../../model/site.ts';
import { hideProgress } from '../build/progress-log.ts';
import { planPage } from '../init/plan-page.ts';
import { openFolder, type SiteOptions, sitePath, withReadOnlyCache } from '../open-site.ts';
import { applyChange, newDiagnostics, type TriedChange, withSiteChanges, writeChanges } from './check-changes.ts';

interface NewPageOptions extends SiteOptions {
  readonly site: string;
  /** Locale codes, separated by commas. */
  readonly locale?: string;
  readonly title?: string;
  readonly dryRun?: boolean;
}

export async function newPage(path: string, options: NewPageOptions, ports: Ports): Promise<number> {
  const site = await openFolder(options.site, { ...options, command: 'new' }, ports);
  const { log } = hideProgress(ports);
  const before = await loadSite({ ...withReadOnlyCache(site), log });
  if (!before.graph) {
    await printDiagnostics(sortDiagnostics(before.diagnostics), site.files, ports.terminal);
    return 1;
  }
  const texts = planPage(before.graph, {
    path: sitePath(path, site, ports),
    locales: options.locale?.split(/[\s,]+/).filter(Boolean) ?? [],
    title: options.title,
  });
  const changed = withSiteChanges(site, texts);
  const after = await loadSite({ ...withReadOnlyCache(changed), log });
  const fresh = newDiagnostics({ before: before.diagnostics, after: after.diagnostics, renamed: new Map() });
  const { graph } = after;
  const lines = graph ? [...texts.keys()].map((file) => describe(graph, file as SourcePath)) : [];
  const tried: TriedChange = { changed, fresh, lines, notes: fresh, write: () => writeChanges(site, texts) };
  return applyChange(tried, { subject: 'The new page', isDry: options.dryRun }, ports);
}

/** Returns the path of the file with its URL. */
function describe(graph: SiteGraph, file: SourcePath): string {
  const page = [...graph.pages.values()].find((each) => each.kind !== 'category' && each.parsed.file.path === file);
  return page === undefined ? file : `${file} → ${page.url}`;
}
