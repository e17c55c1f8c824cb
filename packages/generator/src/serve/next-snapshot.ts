// Creates the next snapshot after a change. If only the bodies of pages have changed, which is the most common case,
// sidebars, images and everything else that pages share are reused.

import { isOverridePath } from '../bundle/components/override-files.ts';
import { stringsFolder } from '../config/languages/load-languages.ts';
import { loadConfig } from '../config/load-config.ts';
import { isCodeBelow } from '../config/plugins/package-code.ts';
import { configFileNames } from '../config/unread-configs.ts';
import { brandFiles } from '../content/read-brand.ts';
import { withReplacedSource } from '../graph/replace-source.ts';
import { localModules, moduleFolder } from '../markdown/plugins/markdown-modules.ts';
import type { ClientAssets } from '../model/client-assets.ts';
import type { SourcePath } from '../model/paths.ts';
import type { SiteGraph } from '../model/site.ts';
import { linkResolver } from '../pages/make/resolve-links.ts';
import type { OpenSite } from '../pages/open/open-site.ts';
import { withPlugins } from '../pages/open/plugin-stages.ts';
import { isModulePage } from '../routes/source-syntax.ts';
import {
  openContent,
  type ParsedSources,
  readContent,
  readSource,
  type Snapshot,
  type SnapshotContent,
  type SnapshotRequest,
} from '../serve-site.ts';

export async function firstSnapshot(request: SnapshotRequest, client: ClientAssets): Promise<Snapshot> {
  return withConfig(request, { client, configDiagnostics: [], configInputs: [], content: undefined });
}

/** Returns the snapshot after files have changed. The paths of the files are relative to the site's root. */
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

/** Returns the snapshot after the configuration, a local Markdown module or the site's UI strings have changed. */
async function withConfig(request: SnapshotRequest, { client, content }: Snapshot): Promise<Snapshot> {
  const { files, configFile, configModules, folderName } = request;
  const loaded = await loadConfig(files, { file: configFile, modules: configModules, folderName });
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
  // On sites without a configuration, the index page determines the title.
  const isRootIndex = (path: string): boolean => /^(index|readme)\.(mdx?|markdown)$/i.test(path);
  const { file, markdown } = content.site.graph.config;
  const codeFolders = localModules(markdown).map(moduleFolder);
  const own = configFile === undefined ? configFileNames : [configFile];
  const strings = stringsFolder(file);
  return [...changed].some(
    (path) =>
      own.includes(path) ||
      configInputs.includes(path) ||
      codeFolders.some((folder) => isCodeBelow(folder, path)) ||
      (file === undefined && isRootIndex(path)) ||
      (strings !== undefined && path.startsWith(`${strings}/`)),
  );
}

/** A change that does not affect titles, URLs or sidebars. */
interface Edit {
  readonly graph: SiteGraph;
  readonly sources: ParsedSources;
  /** Whether files that pages show or import have changed. */
  readonly changesFiles: boolean;
}

/** Reports whether a file defines authors or tags, which are shown on many pages. */
function namesPosts(path: string): boolean {
  return /\/(authors|tags)\.yaml$/.test(path);
}

/** Returns `undefined` if the content must be read again because of the edit. */
async function editInPlace(
  request: SnapshotRequest,
  content: SnapshotContent,
  changed: ReadonlySet<string>,
): Promise<Edit | undefined> {
  if (content.plugged.plugins?.hasHooks) return undefined;
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
    const hadProblems = content.contentDiagnostics.some(({ file }) => file === path);
    const edited = hadProblems || parsed.diagnostics.length > 0 ? undefined : withReplacedSource(graph, parsed.value);
    if (!edited) return undefined;
    sources.set(found.path, parsed);
    graph = edited;
  }
  return { graph, sources, changesFiles };
}

/** Returns the inputs of components, overrides and the theme, except for content files. */
function siteCode(
  { graph: { tree }, components, look, context }: OpenSite,
  paths: ReadonlySet<string>,
): ReadonlySet<string> {
  const code = new Set([...components.inputs, ...look.inputs, ...(context.assets.parts?.inputs ?? [])]);
  const isContent = (path: string): boolean =>
    tree.assets.has(path as SourcePath) || tree.sources.some((each) => each.path === path);
  return new Set([...paths].filter((path) => (code.has(path) || isOverridePath(path)) && !isContent(path)));
}

/** Returns the site with new page bodies. Images, the announcement and sidebars are reused. */
function withGraph(site: OpenSite, graph: SiteGraph): OpenSite {
  const resolveLink = linkResolver({ graph, assets: site.assets });
  return { ...site, graph, context: { ...site.context, graph, resolveLink } };
}
