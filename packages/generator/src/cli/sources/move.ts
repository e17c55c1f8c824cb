// docsgen move: moves a page in all languages, updates the links to it, and adds a redirect.
import { isUtf8 } from 'node:buffer';
import { UsageError } from '../../diagnostics/usage-error.ts';
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
import { countOf } from '../../text/amounts.ts';
import { hideProgress } from '../build/progress-log.ts';
import { type OpenedSite, openFolder, type SiteOptions, sitePath, withReadOnlyCache } from '../open-site.ts';
import {
  applyChange,
  checkBefore,
  isEditableConfig,
  type SiteBefore,
  type TriedChange,
  tryChange,
  withSiteChanges,
} from './check-changes.ts';

interface MoveOptions extends SiteOptions {
  readonly site: string;
  readonly dryRun?: boolean;
}

export async function move(from: string, to: string, options: MoveOptions, ports: Ports): Promise<number> {
  const site = await openFolder(options.site, { ...options, command: 'move' }, ports);
  const { log } = hideProgress(ports);
  const before = await checkBefore(site, log, ports);
  if (!before) return 1;
  const { tree } = before.graph;
  const renamed = planMove(before.graph, {
    from: sitePath(from, site, ports),
    to: sitePath(to, site, ports),
    taken: new Set([...tree.sources.map(({ path }) => path), ...tree.assets]),
  });
  const made = await makeChanges(site, { before, renamed, log });
  const { fresh, ...tried } = await tryChange({ site, before, changes: made.changes, renamed, log });
  const byHand = fresh.filter((each) => !isEditableConfig(before) && isOfConfig(each));
  const move: TriedChange = {
    ...tried,
    fresh: fresh.filter((each) => !byHand.includes(each)),
    lost: made.lost,
    lines: describe(before, { ...made, changes: tried.changes, renamed, isDry: options.dryRun ?? false }),
    notes: byHand.filter(({ code }) => code !== 'lost-address'),
  };
  return applyChange(move, { subject: 'The move', isDry: options.dryRun }, ports);
}

interface Moving {
  readonly before: SiteBefore;
  readonly renamed: Renamed;
  readonly log: BuildLog;
}

interface MadeChanges {
  readonly changes: Changes;
  readonly redirects: readonly NewRedirect[];
  readonly lost: readonly { readonly file: string; readonly href: string }[];
}

async function makeChanges(site: OpenedSite, { before, renamed, log }: Moving): Promise<MadeChanges> {
  const { files } = site;
  const { graph, pages } = before;
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
  if (!isEditableConfig(before) && configFile !== undefined)
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

interface Described extends Pick<MadeChanges, 'changes' | 'redirects'> {
  readonly renamed: Renamed;
  readonly isDry: boolean;
}

function describe(before: SiteBefore, { changes, redirects, renamed, isDry }: Described): readonly string[] {
  const moved = new Set<string>([...renamed].flat());
  const changed = [...changes.keys()].filter((path) => !moved.has(path)).sort();
  const { file } = before.graph.config;
  const isEditable = isEditableConfig(before);
  return [
    ...[...renamed].map(([from, to]) => `${from} → ${to}`),
    ...changed.map((path) => `${path} changed`),
    ...(isEditable ? redirects.map(({ from, to }) => `${from} redirects to ${to}`) : []),
    ...(isDry ? [] : [`Moved ${countOf(renamed.size, 'file')}.`]),
    ...(isEditable
      ? []
      : redirects.map(({ from, to }) => `Add to redirects in ${file}: { from: '${from}', to: '${to}' }`)),
  ];
}
