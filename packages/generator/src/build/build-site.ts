// READ THIS FIRST: docsgen from a folder of Markdown to a folder of HTML, stage by stage.
// A stage says what is wrong with its input and goes on, so that one run tells every mistake; with any error, nothing is published.
import { checkBudget } from '../client/check-budget.ts';
import { loadClient } from '../client/load-client.ts';
import { checkAnnouncement, checkConfigLinks, checkLinks } from '../links/check-links.ts';
import { createCompiler } from '../markdown/compile-page.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { LastUpdates, ReadHistory } from '../model/history.ts';
import type { OutputFile, OutputFolder, PublishSummary } from '../model/output.ts';
import type { LocaleCode } from '../model/paths.ts';
import type { SiteGraph } from '../model/site.ts';
import { foreignFiles, publish } from '../output/publish.ts';
import { siteFiles } from '../output/site-files.ts';
import { createDryStaging, createStaging, type Staging } from '../output/stage.ts';
import type { RenderContext } from '../render/render-context.ts';
import { articleStrings, renderNotFound } from '../render/render-page.ts';
import type { FinishedIndex } from '../search/index-feed.ts';
import { titleMap } from '../search/title-map.ts';
import { createAssetStore } from './asset-store.ts';
import type { BuildLog } from './build-log.ts';
import { readLastUpdates, tellsUpdates } from './last-updates.ts';
import { type BuiltPages, createInlineBuilder, referenceFiller } from './page-builder.ts';
import { hasErrors, sortDiagnostics } from './report.ts';
import { compileAnnouncements, renderContext } from './site-context.ts';
import { openSiteIndex, type SiteIndex } from './site-index.ts';
import { loadSiteModel } from './site-model.ts';
import { stageStatics, staticConflicts } from './statics.ts';

export interface BuildRequest {
  readonly files: SiteFiles;
  readonly configFile: string | undefined;
  readonly folderName: string;
  readonly ignored: readonly string[];
  /** `undefined`: look for mistakes, write nothing. */
  readonly output: OutputFolder | undefined;
  /** Only these locales' pages are written; empty: all. */
  readonly locales: readonly string[];
  readonly generator: string;
  readonly hashOf: (content: string | Uint8Array) => string;
  readonly readAbsolute: (path: string) => Promise<Uint8Array>;
  readonly history: ReadHistory;
  /** False: the full text is not indexed, and the search knows titles only. */
  readonly hasIndex: boolean;
  /** See `ClientRequest.compiled`. */
  readonly clientFile: string | undefined;
  readonly log: BuildLog;
}

export interface BuildReport {
  readonly diagnostics: readonly Diagnostic[];
  readonly graph: SiteGraph | undefined;
  /** `undefined` where nothing was published: after mistakes, and after a check. */
  readonly published: PublishSummary | undefined;
}

export async function buildSite(request: BuildRequest): Promise<BuildReport> {
  const { files, log, hashOf, output, generator } = request;
  const model = await loadSiteModel(request);
  const { graph } = model;
  if (!graph || !knowsLocales(graph, request.locales)) {
    return { diagnostics: sortDiagnostics(model.diagnostics), graph, published: undefined };
  }

  const staging = output ? createStaging(output) : createDryStaging();
  const assets = await log.stage('Load client', () =>
    loadClient({
      readBytes: request.readAbsolute,
      compiled: request.clientFile,
      hasOwnIcon: graph.tree.statics.has('favicon.svg'),
      isLive: false,
    }),
  );
  const compiler = await createCompiler({
    options: graph.config.markdown,
    origin: { root: files.root, configFile: graph.config.file ?? '' },
    stringsFor: articleStrings,
    readText: files.readText,
    assets: graph.tree.assets,
  });
  const store = createAssetStore({ files, hashOf, stage: staging.add });
  const fill = referenceFiller(graph, store);
  const announced = await compileAnnouncements(graph, compiler.value);
  const hasIndex = request.hasIndex && graph.config.hasSearch;
  const updates = await lastUpdates(request, graph);
  const context = renderContext({ graph, assets, fill, announced, generator, hasIndex, updates: updates.value });
  const index = hasIndex && output ? await openSiteIndex({ graph, output, generator, hashOf }) : undefined;
  const locales = chosenLocales(graph, request.locales);
  const parts = { graph, compiler: compiler.value, assets: store, context, stage: staging.add, locales, index };
  const pages = await log.stage('Render pages', () => createInlineBuilder(parts).build(log.progress));
  const links = await log.stage('Check links', () => [
    ...checkLinks(graph, pages.facts),
    ...checkConfigLinks(graph),
    ...checkAnnouncement(graph, announced),
  ]);
  const extra = siteFiles(graph, locales, updates.value);
  const generated = [...assets.files, ...extra.value, ...filesByLocale(context, locales, pages.facts)];
  const found = [
    ...model.diagnostics,
    ...compiler.diagnostics,
    ...updates.diagnostics,
    ...pages.diagnostics,
    ...links,
    ...extra.diagnostics,
    ...checkBudget(assets, graph.config),
  ];
  const indexed = await finishIndex(request, { index: hasErrors(found) ? undefined : index, staging });
  await index?.close();
  const written = [...generated, ...indexed.value.files];
  const conflicts = staticConflicts(graph, [...written.map(({ path }) => path), ...indexed.value.kept]);
  const diagnostics = sortDiagnostics([...found, ...indexed.diagnostics, ...conflicts]);
  if (hasErrors(diagnostics) || !output) return { diagnostics, graph, published: undefined };

  return log.stage('Publish', async () => {
    for (const file of written) await staging.add(file);
    await stageStatics(files, graph, staging.add);
    const ready = { folder: output, staged: staging.staged(), isPartial: request.locales.length > 0 };
    const foreign = await foreignFiles(ready);
    if (foreign.length > 0) return { diagnostics: [...foreign, ...diagnostics], graph, published: undefined };
    return { diagnostics, graph, published: await publish(ready) };
  });
}

async function lastUpdates({ log, history }: BuildRequest, graph: SiteGraph): Promise<Checked<LastUpdates>> {
  if (!tellsUpdates(graph)) return { value: new Map(), diagnostics: [] };
  return log.stage('Read history', () => readLastUpdates(graph, history));
}

interface IndexParts {
  readonly index: SiteIndex | undefined;
  readonly staging: Staging;
}

async function finishIndex({ log }: BuildRequest, { index, staging }: IndexParts): Promise<Checked<FinishedIndex>> {
  if (!index) return { value: { files: [], kept: [] }, diagnostics: [] };
  return log.stage('Index texts', () => index.finish(staging.keep));
}

/** What every language has one of beside its pages. */
function filesByLocale(
  context: RenderContext,
  locales: ReadonlySet<LocaleCode>,
  facts: BuiltPages['facts'],
): readonly OutputFile[] {
  const { graph } = context;
  return graph.config.locales
    .filter((locale) => locales.has(locale.code))
    .flatMap((locale) => [
      renderNotFound(context, locale),
      ...(graph.config.hasSearch ? [titleMap(graph, locale, facts)] : []),
    ]);
}

/** Whoever asks for a locale that is not there has mistyped: then nothing is built. */
function knowsLocales(graph: SiteGraph, wanted: readonly string[]): boolean {
  return wanted.every((code) => graph.config.locales.some((locale) => locale.code === code));
}

function chosenLocales(graph: SiteGraph, wanted: readonly string[]): ReadonlySet<LocaleCode> {
  const all = graph.config.locales.map((locale) => locale.code);
  return new Set(wanted.length === 0 ? all : all.filter((code) => wanted.includes(code)));
}
