// docsgen diff: compares the URLs and anchors of a site with a commit or with another output folder.
import { resolve } from 'node:path';
import { printDiagnostics } from '../../diagnostics/print.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';
import {
  type Comparison,
  compareSites,
  comparisonAsMarkdown,
  comparisonAsTable,
  hasLostUrls,
} from '../../edit/compare/compare-sites.ts';
import { outputPages } from '../../edit/compare/output-pages.ts';
import { type ComparedSite, sitePages } from '../../edit/compare/site-pages.ts';
import type { Ports } from '../../model/adapters/ports.ts';
import { hasErrors } from '../../model/diagnostic.ts';
import { exportTree, openGit } from '../../platform/git.ts';
import { isFolder, openSite } from '../../platform/node-files.ts';
import { withTemporaryFolder } from '../../platform/temporary-folder.ts';
import { withGenerated } from '../../plugins/overlay.ts';
import { oneOf } from '../../text/wording.ts';
import { checkFolder } from '../build/check-folder.ts';
import { hideProgress } from '../build/progress-log.ts';
import { type OpenedSite, openFolder, type SiteOptions } from '../open-site.ts';

interface DiffOptions extends SiteOptions {
  /** `table`, `markdown` or `json`. */
  readonly format?: string;
  /** `removed`. */
  readonly failOn?: string;
}

const formats: Readonly<Record<string, (comparison: Comparison) => string>> = {
  table: comparisonAsTable,
  markdown: comparisonAsMarkdown,
  json: (comparison) => JSON.stringify(comparison, null, 2),
};

/** `base` is a folder or a git revision. */
export async function diff(base: string, folder: string, options: DiffOptions, ports: Ports): Promise<number> {
  const { format = 'table', failOn } = options;
  const print = formats[format];
  if (!print) throw new UsageError(`--format must be ${oneOf(Object.keys(formats))}, not '${format}'`);
  if (failOn !== undefined && failOn !== 'removed')
    throw new UsageError(`--fail-on must be 'removed', not '${failOn}'`);
  const site = await openFolder(folder, { ...options, command: 'diff' }, ports);
  const baseFolder = resolve(ports.cwd, base);
  const sites = (await isFolder(baseFolder))
    ? await readOutputs(baseFolder, site)
    : await readRevision(base, site, ports);
  if (!sites) return 1;
  const comparison = compareSites(sites.before, sites.after);
  ports.terminal.print(print(comparison));
  return failOn && hasLostUrls(comparison) ? 1 : 0;
}

interface TwoSites {
  readonly before: ComparedSite;
  readonly after: ComparedSite;
}

async function readOutputs(folder: string, { outDir }: OpenedSite): Promise<TwoSites> {
  if (!(await isFolder(outDir))) throw new UsageError(`Output folder not found: ${outDir}. Build the site first`);
  const read = (path: string): Promise<ComparedSite> => outputPages(openSite(path));
  return { before: await read(folder), after: await read(outDir) };
}

/**
 * Reads the site at a revision and the current site. If one of them has errors, prints the diagnostics and returns
 * `undefined`.
 */
async function readRevision(revision: string, site: OpenedSite, ports: Ports): Promise<TwoSites | undefined> {
  const git = openGit(site.files.root);
  const found = await git.ask(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  if (!found.isSuccessful) throw new UsageError(`'${revision}' is neither a folder nor a git revision`);
  const place = await git.ask(['rev-parse', '--show-toplevel', '--show-prefix']);
  const [repository = '', prefix = ''] = place.text.split('\n');
  const tree = `${found.text.trim()}:${prefix}`;
  const before = await withTemporaryFolder(async (target) => {
    const complaint = await exportTree(repository, { tree, target, env: ports.env });
    if (complaint !== undefined) throw new UsageError(`Could not check out '${revision}': ${complaint.trim()}`);
    // The site's folder is used as the root, because plugins are packages that are installed only in this folder.
    const files = { ...openSite(target), root: site.files.root };
    return readSite({ ...site, files, request: { ...site.request, files } }, ports);
  });
  const after = before && (await readSite(site, ports));
  return after && { before, after };
}

async function readSite(site: OpenedSite, ports: Ports): Promise<ComparedSite | undefined> {
  const { graph, pages: built, diagnostics } = await checkFolder(site, hideProgress(ports).log);
  if (graph && built) return sitePages({ graph, built, files: withGenerated(site.files, graph.tree) });
  if (hasErrors(diagnostics)) await printDiagnostics(diagnostics, site.files, ports.terminal);
  return undefined;
}
