// Freezes a section as a version: copies its files, rewrites their links, and adds the version to the configuration.
import { isUtf8 } from 'node:buffer';
import { join } from 'node:path';
import { loadLanguages, nextLabel } from '../../config/languages/load-languages.ts';
import { UsageError } from '../../diagnostics/usage-error.ts';
import type { Move } from '../../edit/move/plan-move.ts';
import { rewriteSources } from '../../edit/move/rewrite-sources.ts';
import {
  configChange,
  type FrozenVersion,
  planFreeze,
  withoutHidingRedirects,
} from '../../edit/versions/plan-freeze.ts';
import { foldersOf } from '../../edit/versions/version-files.ts';
import { loadSite } from '../../load-site.ts';
import type { Changes } from '../../model/adapters/file-system.ts';
import type { PageKey, SourcePath } from '../../model/paths.ts';
import type { SiteGraph } from '../../model/site.ts';
import { factsOf } from '../../pages/cache/built-pages.ts';
import { copyNewFile } from '../../platform/node-files.ts';
import { withCopies } from '../../plugins/overlay.ts';
import { docIdIn, pageIdOf, pageKeyOf } from '../../routes/routes.ts';
import { countOf } from '../../text/amounts.ts';
import { type OpenedSite, withReadOnlyCache } from '../open-site.ts';
import { markedText, translationsOf } from '../translations/mark-translations.ts';
import { type TriedChange, tryChange, withSiteChanges } from './check-changes.ts';
import type { VersionRequest } from './version.ts';

export async function freezeVersion(request: VersionRequest): Promise<TriedChange> {
  const { site, before, section, name, options, log } = request;
  const { graph } = before;
  const plan = await planFreeze(graph, { section, name, list: (folder) => site.files.list(folder, 'all') });
  const { value: languages } = await loadLanguages(site.files, graph.config);
  const sourceLabel = nextLabel(graph.config.locales, languages);
  const configured = configChange(graph, plan, { ...options, name, text: await configText(request), sourceLabel });
  const files = withCopies(site.files, plan.copies);
  const copied: OpenedSite = { ...site, files, request: { ...site.request, files } };
  const named = await loadSite({ ...withReadOnlyCache(withSiteChanges(copied, configured)), log });
  if (!named.graph) throw new Error('The site was not read again');
  const move = moveOf(graph, named.graph, { ...plan, name });
  const { texts, lost } = await rewriteSources({ move, files: site.files, facts: factsOf(before.pages), isCopy: true });
  const links = new Map<string, string | undefined>(configured);
  const config = links.get(graph.config.file ?? '');
  if (graph.config.file && config !== undefined)
    links.set(graph.config.file, withoutHidingRedirects(named.graph, config));
  for (const [path, text] of texts) {
    const bytes = await site.files.readBytes(path);
    if (bytes && !isUtf8(bytes)) throw new UsageError(`${path} is not encoded in UTF-8, so its copy would be damaged`);
    links.set(plan.copies.get(path as SourcePath) ?? path, text);
  }
  const marks = await marksIn(withSiteChanges(copied, links), { request, copies: plan.copies });
  const changes = new Map([...links, ...marks]);
  const tried = await tryChange({ site: copied, before, changes, renamed: plan.copies, log });
  return {
    ...tried,
    lost,
    lines: linesOf(graph, plan, { name, ...tried }),
    write: async () => {
      const { root } = site.files;
      for (const [from, to] of plan.copies) if (!tried.changes.has(to)) copyNewFile(join(root, from), join(root, to));
      await tried.write();
    },
  };
}

async function configText({ before: { graph }, site }: VersionRequest): Promise<string> {
  return (graph.config.file && (await site.files.readText(graph.config.file))) ?? '';
}

/**
 * Describes freezing as a move: links between copied pages point to the copies afterwards, and all other links stay
 * unchanged.
 */
function moveOf(
  before: SiteGraph,
  after: SiteGraph,
  { section, source, copies, name }: Pick<FrozenVersion, 'section' | 'source' | 'copies'> & { readonly name: string },
): Move {
  const newSection = after.config.sections.find(({ id }) => id === section.id);
  const frozen = newSection?.versions.find((version) => version.name === name);
  if (!newSection || !frozen) throw new Error('The version was not named');
  const keys = new Map<PageKey, PageKey>();
  for (const page of before.pages.values()) {
    if (page.section?.id !== section.id || page.version?.name !== source.name) continue;
    keys.set(page.key, pageKeyOf(page.locale, pageIdOf(newSection, frozen, docIdIn(page.id))));
  }
  return { renamed: copies, before, after, ids: undefined, newKey: (key) => keys.get(key) ?? key };
}

/**
 * Updates the hashes in translations that are current, because rewritten links change the hash of the copied originals.
 */
async function marksIn(
  site: OpenedSite,
  { request, copies }: { readonly request: VersionRequest; readonly copies: FrozenVersion['copies'] },
): Promise<Changes> {
  const { graph } = await loadSite({ ...withReadOnlyCache(site), log: request.log });
  const current = translationsOf(request.before.graph).filter(({ translation }) => translation === 'current');
  const expected = new Set(current.map(({ parsed }) => copies.get(parsed.file.path)));
  const marks = new Map<string, string>();
  for (const page of graph ? translationsOf(graph) : []) {
    const { path } = page.parsed.file;
    if (!graph || page.translation !== 'outdated' || !expected.has(path)) continue;
    const marked = markedText(graph, page, (await site.files.readText(path)) ?? '');
    if (marked !== undefined) marks.set(path, marked);
  }
  return marks;
}

interface Described {
  readonly name: string;
  readonly changes: Changes;
  readonly after: SiteGraph | undefined;
}

function linesOf(
  { config }: SiteGraph,
  { section, source, folder, copies }: FrozenVersion,
  { name, changes, after }: Described,
): readonly string[] {
  const [from, to] = [foldersOf(config, source.folder), foldersOf(config, folder)];
  const folders = from.flatMap((each, index) => {
    const count = [...copies.keys()].filter((path) => path.startsWith(`${each}/`)).length;
    return count === 0 ? [] : [`${each}/ → ${to[index]}/ (${countOf(count, 'file')})`];
  });
  const copied = new Set<string>(copies.values());
  const others = [...changes.keys()].filter((path) => !copied.has(path)).sort();
  const frozen = after?.config.sections
    .find(({ id }) => id === section.id)
    ?.versions.find((each) => each.name === name);
  const address = `${section.basePath}${frozen?.path ?? ''}/`;
  return [...folders, ...others.map((path) => `${path} changed`), `Version ${name} of ${section.id}: ${address}`];
}
