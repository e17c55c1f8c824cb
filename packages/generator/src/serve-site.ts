// The stages of the development server, in order: from the files of a site to a snapshot, which never changes.
// `next-snapshot.ts` decides which stages run again after a change; pages are rendered when a browser requests them.

import { withComponentFiles } from './bundle/components/site-components.ts';
import { type Languages, loadLanguages } from './config/languages/load-languages.ts';
import { readLastUpdates } from './content/history/last-updates.ts';
import { parseText } from './content/parse-file.ts';
import { scanContent } from './content/scan-content.ts';
import type { MarkdownCompiler } from './markdown/compile-article.ts';
import type { ReadHistory } from './model/adapters/history.ts';
import type { ClientAssets } from './model/client-assets.ts';
import type { SiteConfig } from './model/config.ts';
import type { ConfigModules } from './model/config-module.ts';
import type { Checked, Diagnostic } from './model/diagnostic.ts';
import type { OutputFile } from './model/output.ts';
import type { SourcePath } from './model/paths.ts';
import type { FoundSource, ParsedSource, SiteGraph } from './model/site.ts';
import { checkAddresses, checkPlugins, checkSite } from './pages/build/check-site.ts';
import { compilerSetting, openCompiler } from './pages/make/open-compiler.ts';
import { type LiveComponentsRequest, liveClient, liveComponents } from './pages/open/live-components.ts';
import { type OpenSite, openSite } from './pages/open/open-site.ts';
import { addContent, atOrigin, graphWithPlugins, type Plugged } from './pages/open/plugin-stages.ts';
import { readContent as readSources } from './pages/open/read-content.ts';
import { siteLook } from './pages/open/site-theme.ts';
import { createPageRenderer, type PageRenderer } from './pages/render/render-page.ts';
import type { HookMemory } from './plugins/hook-memory.ts';
import type { OverlaidFiles } from './plugins/overlay.ts';

export interface Snapshot {
  /** What browsers are given beside the pages. */
  readonly client: ClientAssets;
  /** Found in the configuration file. While it has errors, the last usable configuration stays in force. */
  readonly configDiagnostics: readonly Diagnostic[];
  /** Files that the configuration was made of beside its own, from the site's folder. */
  readonly configInputs: readonly string[];
  /** `undefined`: there has never been a usable configuration, and so there is no site to show. */
  readonly content: SnapshotContent | undefined;
}

export interface SnapshotContent {
  readonly site: OpenSite;
  readonly plugged: Plugged;
  /** The source of every page as it was parsed; one with the same text is not parsed again. */
  readonly sources: ParsedSources;
  /** Found in sources, category files and the graph. */
  readonly contentDiagnostics: readonly Diagnostic[];
  /** Found in the site as a whole, see `checkSite`. */
  readonly siteDiagnostics: readonly Diagnostic[];
  // These stay as long as the configuration does.
  readonly languages: Checked<Languages>;
  readonly compiler: Checked<MarkdownCompiler>;
  readonly renderer: PageRenderer;
}

export type ParsedSources = ReadonlyMap<SourcePath, Checked<ParsedSource>>;

export interface SnapshotRequest extends Omit<LiveComponentsRequest, 'files'> {
  /** Those of the site, with what plugins add. */
  readonly files: OverlaidFiles;
  /** What hooks of plugins gave the last time. */
  readonly memory: HookMemory;
  /** From the site's folder; `undefined`: `site.config.yaml` or another of its names, if there is one. */
  readonly configFile: string | undefined;
  readonly configModules?: ConfigModules;
  readonly folderName: string;
  /** Folders inside the site that are no content: the output. */
  readonly ignored: readonly string[];
  /** See `LoadRequest`. */
  readonly today?: string;
  readonly generator: string;
  readonly history: ReadHistory;
  readonly readAbsolute: (path: string) => Promise<Uint8Array>;
  /** Called before plugins are loaded. */
  readonly beforePlugins: (config: SiteConfig) => Promise<void>;
  /** Given the pictures and downloads that pages show, under their paths in the output. */
  readonly onAsset: (file: OutputFile) => void;
}

interface ContentRequest {
  readonly plugged: Plugged;
  readonly client: ClientAssets;
  readonly previous: SnapshotContent | undefined;
}

/** Reads all content. Sources with the same text, and the compiler of the same configuration, stay those of before. */
export async function readContent(
  request: SnapshotRequest,
  { plugged, client, previous }: ContentRequest,
): Promise<SnapshotContent> {
  const sources = new Map<SourcePath, Checked<ParsedSource>>();
  const readAndKeep = async (found: FoundSource): Promise<Checked<ParsedSource>> => {
    const checked = await readSource(request, found, previous?.sources);
    sources.set(found.path, checked);
    return checked;
  };
  const { config } = plugged;
  const added = await addContent(plugged);
  const scanned = await scanContent(request.files, { config, ignored: request.ignored });
  const content = await readSources(scanned.value, { ...request, config, readSource: readAndKeep });
  const tree = { ...scanned.value, ...added.value };
  // Drafts are pages here, because their authors want to see them.
  const input = { ...content, config, tree, showsDrafts: true, today: request.today };
  const graph = await graphWithPlugins(input, plugged);
  const found = [added, scanned, content, graph].flatMap(({ diagnostics }) => diagnostics);
  const contentDiagnostics = atOrigin(found, graph.value);

  const isSameConfig = previous?.site.graph.config === config;
  const kept = isSameConfig ? previous : await loadTools(request, graph.value);
  return openContent(request, { ...kept, plugged, graph: graph.value, client, sources, contentDiagnostics });
}

export async function readSource(
  { files, hashOf }: Pick<SnapshotRequest, 'files' | 'hashOf'>,
  found: FoundSource,
  known: ParsedSources | undefined,
): Promise<Checked<ParsedSource>> {
  const text = (await files.readText(found.path)) ?? '';
  const hash = hashOf(text);
  const before = known?.get(found.path);
  if (before?.value.file.hash === hash && isSameLocation(before.value.file, found)) return before;
  return parseText({ ...found, text, hash });
}

function isSameLocation({ location: a }: FoundSource, { location: b }: FoundSource): boolean {
  return a.section === b.section && a.version === b.version && a.locale === b.locale && a.relative === b.relative;
}

type Tools = Pick<SnapshotContent, 'languages' | 'compiler' | 'renderer'>;

async function loadTools({ files, beforePlugins }: SnapshotRequest, { config, tree }: SiteGraph): Promise<Tools> {
  const languages = await loadLanguages(files, config);
  await beforePlugins(config);
  const setting = { root: files.root, isSearched: config.hasSearch, languages: languages.value };
  const compiler = await openCompiler(compilerSetting(config, tree, setting), files.readText);
  return { languages, compiler, renderer: createPageRenderer(languages.value) };
}

interface ReadContent extends Tools, Pick<SnapshotContent, 'plugged' | 'sources' | 'contentDiagnostics'> {
  readonly graph: SiteGraph;
  readonly client: ClientAssets;
}

/** What pages are made with, opened for what was read. */
export async function openContent(
  request: SnapshotRequest,
  { graph: plain, client, plugged, sources, contentDiagnostics, ...tools }: ReadContent,
): Promise<SnapshotContent> {
  const components = await liveComponents(request, plain);
  const graph = withComponentFiles(plain, components);
  const site = await openSite({
    graph,
    compiler: tools.compiler,
    client: await liveClient(client, request, graph),
    components,
    look: await siteLook(
      { ...request, folder: () => request.components?.folder(), isForced: false, isLive: true, isCheck: false },
      graph,
    ),
    ...(plugged.plugins && { plugins: plugged.plugins }),
    languages: tools.languages.value,
    updates: await readLastUpdates(graph, request.history),
    hasIndex: graph.config.hasSearch,
    generator: request.generator,
    files: request.files,
    hashOf: request.hashOf,
    stage: async (file) => request.onAsset(file),
    known: undefined,
  });
  // Addresses alone: what anchors there are is known when all articles are compiled.
  const lost = await checkAddresses(graph, new Map());
  const { languages, compiler, renderer } = tools;
  const ofPlugins = await checkPlugins(site);
  const found = [...languages.diagnostics, ...components.diagnostics, ...checkSite(site), ...ofPlugins, ...lost];
  const siteDiagnostics = atOrigin(found, graph);
  return { site, plugged, sources, languages, compiler, renderer, contentDiagnostics, siteDiagnostics };
}
