// The stages of the development server, in order: from the files of a site to a snapshot, which never changes.
// `next-snapshot.ts` decides which stages run again after a change; pages are rendered when a browser requests them.

import { findModules, needsBundle } from './bundle/components/find-modules.ts';
import { noComponents, withComponentFiles } from './bundle/components/site-components.ts';
import type { Bundling } from './bundle/esbuild/bundling.ts';
import type { ResultCache } from './caching/cached-result.ts';
import { type Languages, loadLanguages } from './config/languages/load-languages.ts';
import { readLastUpdates } from './content/history/last-updates.ts';
import { parseText } from './content/parse-file.ts';
import { scanContent } from './content/scan-content.ts';
import type { MarkdownCompiler } from './markdown/compile-article.ts';
import type { ReadHistory } from './model/adapters/history.ts';
import type { ClientAssets } from './model/client-assets.ts';
import type { ConfigModules } from './model/config-module.ts';
import type { Checked, Diagnostic } from './model/diagnostic.ts';
import type { OutputFile } from './model/output.ts';
import type { SourcePath } from './model/paths.ts';
import type { SiteGraph } from './model/site.ts';
import type { ParsedSource, SourceFile } from './model/source.ts';
import { checkAddresses, checkPlugins, checkSite } from './pages/build/check-site.ts';
import { compilerSetting, openCompiler } from './pages/make/open-compiler.ts';
import { type OpenSite, openSite } from './pages/open/open-site.ts';
import { addContent, atOrigin, graphWithPlugins, type PluginResult } from './pages/open/plugin-stages.ts';
import { readContent as readSources } from './pages/open/read-content.ts';
import type { ReloadModules } from './pages/open/reload-modules.ts';
import { addOverrides, bundleComponents, loadSiteTheme } from './pages/open/site-bundles.ts';
import type { OverlaidFiles } from './plugins/overlay.ts';
import { hashOf } from './text/hash.ts';

export interface Snapshot {
  /** Files for browsers, in addition to the pages. */
  readonly client: ClientAssets;
  /** Diagnostics of the configuration. While the configuration has errors, the last valid configuration is used. */
  readonly configDiagnostics: readonly Diagnostic[];
  /** Files that the configuration imports, relative to the site's root. */
  readonly configInputs: readonly string[];
  /** `undefined` if there has been no valid configuration yet. */
  readonly content: SnapshotContent | undefined;
}

export interface SnapshotContent {
  readonly site: OpenSite;
  readonly plugged: PluginResult;
  /** The parsed source of every page, reused if its text is unchanged. */
  readonly sources: ParsedSources;
  /** Diagnostics of sources, category files and the graph. */
  readonly contentDiagnostics: readonly Diagnostic[];
  /** Diagnostics of the site as a whole, see `checkSite`. */
  readonly siteDiagnostics: readonly Diagnostic[];
  // Reused until the configuration changes.
  readonly languages: Checked<Languages>;
  readonly compiler: Checked<MarkdownCompiler>;
}

export type ParsedSources = ReadonlyMap<SourcePath, Checked<ParsedSource>>;

export interface SnapshotRequest {
  /** Files of the site, with files that plugins add. */
  readonly files: OverlaidFiles;
  readonly bundling: Bundling;
  /** See `BuildRequest`. */
  readonly codeHash: string;
  /** Previous results of plugin hooks. */
  readonly memory: ResultCache;
  /** Relative to the site's root; `undefined` for `site.config.yaml` or one of its other names. */
  readonly configFile: string | undefined;
  readonly configModules?: ConfigModules;
  readonly folderName: string;
  /** Folders inside the site that are not content, such as the output. */
  readonly ignored: readonly string[];
  /** See `LoadRequest`. */
  readonly today?: string;
  readonly generator: string;
  readonly history: ReadHistory;
  /** See `openReloading`. */
  readonly reload?: ReloadModules | undefined;
  /** Called with the images and downloads of pages, under their output paths. */
  readonly onAsset: (file: OutputFile) => void;
}

interface ContentRequest {
  readonly plugged: PluginResult;
  readonly client: ClientAssets;
  readonly previous: SnapshotContent | undefined;
}

/** Reads all content. Reuses unchanged sources, and the compiler if the configuration is unchanged. */
export async function readContent(
  request: SnapshotRequest,
  { plugged, client, previous }: ContentRequest,
): Promise<SnapshotContent> {
  const sources = new Map<SourcePath, Checked<ParsedSource>>();
  const readAndKeep = async (found: SourceFile): Promise<Checked<ParsedSource>> => {
    const checked = await readSource(request, found, previous?.sources);
    sources.set(found.path, checked);
    return checked;
  };
  const { config } = plugged;
  const added = await addContent(plugged);
  const scanned = await scanContent(request.files, { config, ignored: request.ignored });
  const content = await readSources(scanned.value, { ...request, config, readSource: readAndKeep });
  const tree = { ...scanned.value, ...added.value };
  // The development server shows drafts.
  const input = { ...content, config, tree, showsDrafts: true, today: request.today };
  const graph = await graphWithPlugins(input, plugged);
  const found = [added, scanned, content, graph].flatMap(({ diagnostics }) => diagnostics);
  const contentDiagnostics = atOrigin(found, graph.value);

  const isSameConfig = previous?.site.graph.config === config;
  const kept = isSameConfig ? previous : await loadTools(request, graph.value);
  return openContent(request, { ...kept, plugged, graph: graph.value, client, sources, contentDiagnostics });
}

export async function readSource(
  { files }: Pick<SnapshotRequest, 'files'>,
  found: SourceFile,
  known: ParsedSources | undefined,
): Promise<Checked<ParsedSource>> {
  const text = (await files.readText(found.path)) ?? '';
  const hash = hashOf(text);
  const before = known?.get(found.path);
  if (before?.value.hash === hash && isSameLocation(before.value.file, found)) return before;
  return parseText({ ...found, text, hash });
}

function isSameLocation({ location: a }: SourceFile, { location: b }: SourceFile): boolean {
  return a.section === b.section && a.version === b.version && a.locale === b.locale && a.relative === b.relative;
}

type Tools = Pick<SnapshotContent, 'languages' | 'compiler'>;

async function loadTools({ files, reload }: SnapshotRequest, { config, tree }: SiteGraph): Promise<Tools> {
  const languages = await loadLanguages(files, config);
  const setting = { root: files.root, isSearched: config.search.isEnabled, languages: languages.value };
  const loadLocal = await reload?.(config.markdown, files);
  const compiler = await openCompiler(compilerSetting(config, tree, setting), files.readText, loadLocal);
  return { languages, compiler };
}

interface ReadContent extends Tools, Pick<SnapshotContent, 'plugged' | 'sources' | 'contentDiagnostics'> {
  readonly graph: SiteGraph;
  readonly client: ClientAssets;
}

/** Opens everything that is needed to render pages. */
export async function openContent(
  request: SnapshotRequest,
  { graph: plain, client, plugged, sources, contentDiagnostics, ...tools }: ReadContent,
): Promise<SnapshotContent> {
  const { bundling, files, generator } = request;
  const modules = await findModules(plain, files);
  const components =
    modules && needsBundle(modules)
      ? await bundleComponents(bundling, plain, modules)
      : { ...noComponents, inputs: modules?.tried ?? [] };
  const graph = withComponentFiles(plain, components);
  const site = await openSite({
    graph,
    compiler: tools.compiler,
    client: await addOverrides(client, bundling, graph.config),
    components,
    look: await loadSiteTheme(bundling, graph, { isCheck: false }),
    plugins: plugged.plugins,
    languages: tools.languages.value,
    updates: await readLastUpdates(graph, request.history),
    hasIndex: graph.config.search.isEnabled,
    generator,
    files,
    staging: { add: async (file) => request.onAsset(file), note: () => {} },
    cache: undefined,
  });
  // Overrides that cannot be loaded are reported before a page is requested.
  await site.rendering();
  // Compares only URLs, because anchors are not known until all articles are compiled.
  const lost = await checkAddresses(graph, new Map());
  const { languages, compiler } = tools;
  const ofPlugins = await checkPlugins(site);
  const found = [...languages.diagnostics, ...components.diagnostics, ...checkSite(site), ...ofPlugins, ...lost];
  const siteDiagnostics = atOrigin(found, graph);
  return { site, plugged, sources, languages, compiler, contentDiagnostics, siteDiagnostics };
}
