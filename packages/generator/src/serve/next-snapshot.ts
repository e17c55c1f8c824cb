// From a change to the next snapshot. As little as possible is made anew: where only the bodies of pages have changed,
// which is nearly always, the sidebars, the pictures and all else that pages have in common stay.

import { stringsFolder } from '../config/languages/load-languages.ts';
import { loadConfig } from '../config/load-config.ts';
import { configFileNames } from '../config/other-configs.ts';
import { brandFiles } from '../content/read-brand.ts';
import { withText } from '../graph/replace-source.ts';
import type { ClientAssets } from '../model/client-assets.ts';
import type { SourcePath } from '../model/paths.ts';
import type { SiteGraph } from '../model/site.ts';
import { linkResolver } from '../pages/make/resolve-links.ts';
import { siteCode } from '../pages/open/live-components.ts';
import type { OpenSite } from '../pages/open/open-site.ts';
import { withPlugins } from '../pages/open/plugin-stages.ts';
import {
  openContent,
  type ParsedSources,
  readContent,
  readSource,
  type Snapshot,
  type SnapshotContent,
  type SnapshotRequest,
} from '../serve-site.ts';
import { isModulePage } from '../text/source-syntax.ts';

export async function firstSnapshot(request: SnapshotRequest, client: ClientAssets): Promise<Snapshot> {
  return withConfig(request, { client, configDiagnostics: [], configInputs: [], content: undefined });
}

/** The snapshot after files have changed, named as the site names its files. */
export async function nextSnapshot(
  request: SnapshotRequest,
  previous: Snapshot,
  changed: ReadonlySet<string>,
): Promise<Snapshot> {
  const { client, content } = previous;
  if (!content || changesConfig(request, { ...previous, content }, changed)) return withConfig(request, previous);
  const code = siteCode(content.site, changed);
  const edit = await editInPlace(request, content, new Set([...changed].filter((path) => !code.has(path))));
  if (!edit) {
    const { plugged } = content;
    return { ...previous, content: await readContent(request, { plugged, client, previous: content }) };
  }
  const edited = { ...content, sources: edit.sources, site: withGraph(content.site, edit.graph) };
  if (!edit.changesFiles && code.size === 0) return { ...previous, content: edited };
  return { ...previous, content: await openContent(request, { ...edited, graph: edit.graph, client }) };
}

/** The snapshot after the theme's own files have changed. */
export async function withClient(
  request: SnapshotRequest,
  previous: Snapshot,
  client: ClientAssets,
): Promise<Snapshot> {
  const { content } = previous;
  if (!content) return { ...previous, client };
  return {
    ...previous,
    client,
    content: await openContent(request, { ...content, graph: content.site.graph, client }),
  };
}

/** The snapshot after the configuration or the site's own words have changed. */
async function withConfig(request: SnapshotRequest, { client, content }: Snapshot): Promise<Snapshot> {
  const { files, configFile, configModules, folderName } = request;
  const loaded = await loadConfig(files, { file: configFile, modules: configModules, folderName });
  if (loaded.kind === 'usable' && loaded.plugins) await request.beforePlugins(loaded.config);
  const plugged = loaded.kind === 'usable' ? await withPlugins(loaded, request) : content?.plugged;
  const ofPlugins = loaded.kind === 'usable' ? (plugged?.diagnostics ?? []) : [];
  return {
    client,
    configDiagnostics: [...loaded.diagnostics, ...ofPlugins],
    configInputs: loaded.inputs,
    content: plugged && (await readContent(request, { plugged, client, previous: content })),
  };
}

function changesConfig(
  { configFile }: SnapshotRequest,
  { configInputs, content }: Snapshot & { readonly content: SnapshotContent },
  changed: ReadonlySet<string>,
): boolean {
  // A folder without a configuration is called like its index.
  const isRootIndex = (path: string): boolean => /^(index|readme)\.(mdx?|markdown)$/i.test(path);
  const { file } = content.site.graph.config;
  const own = configFile === undefined ? configFileNames : [configFile];
  const strings = stringsFolder(file);
  return [...changed].some(
    (path) =>
      own.includes(path) ||
      configInputs.includes(path) ||
      (file === undefined && isRootIndex(path)) ||
      (strings !== undefined && path.startsWith(`${strings}/`)),
  );
}

/** A change that leaves titles, addresses and sidebars as they are. */
interface Edit {
  readonly graph: SiteGraph;
  readonly sources: ParsedSources;
  /** Files that pages show have changed, or what they import, not only pages. */
  readonly changesFiles: boolean;
}

/** Authors and tags stand on many pages. */
function namesPosts(path: string): boolean {
  return /\/(authors|tags)\.yaml$/.test(path);
}

/** `undefined`: something else has changed, so that the content has to be read again. */
async function editInPlace(
  request: SnapshotRequest,
  content: SnapshotContent,
  changed: ReadonlySet<string>,
): Promise<Edit | undefined> {
  // What plugins make of the whole site can be different with every text.
  if (content.plugged.plugins) return undefined;
  const { tree, config } = content.site.graph;
  const brand = brandFiles(config);
  const sources = new Map(content.sources);
  let { graph } = content.site;
  let changesFiles = false;
  for (const path of changed) {
    if ((await request.files.stamp(path)) === undefined || brand.includes(path) || namesPosts(path)) return undefined;
    const found = tree.sources.find((each) => each.path === path);
    const isFile = tree.assets.has(path as SourcePath) || tree.staticFiles.has(path.replace(/^static\//, ''));
    if (found?.kind !== 'page' && found?.kind !== 'own' && (found || !isFile)) return undefined;
    changesFiles ||= !found || isModulePage(found);
    if (!found) continue;
    const parsed = await readSource(request, found, sources);
    const known = sources.get(found.path)?.value;
    changesFiles ||= String(parsed.value.imports) !== String(known?.imports);
    changesFiles ||= parsed.value.hasLiveCode !== known?.hasLiveCode;
    changesFiles ||= parsed.value.hasDiagrams !== known?.hasDiagrams;
    const hadMistakes = content.contentDiagnostics.some(({ file }) => file === path);
    const edited = hadMistakes || parsed.diagnostics.length > 0 ? undefined : withText(graph, parsed.value);
    if (!edited) return undefined;
    sources.set(found.path, parsed);
    graph = edited;
  }
  return { graph, sources, changesFiles };
}

/** The same site with other bodies of pages: its pictures, its announcement and its sidebars stay. */
function withGraph(site: OpenSite, graph: SiteGraph): OpenSite {
  const resolveLink = linkResolver({ graph, assets: site.assets });
  return { ...site, graph, context: { ...site.context, graph, resolveLink } };
}
