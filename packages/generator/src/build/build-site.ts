// READ THIS FIRST: docsgen from a folder of Markdown to a folder of HTML, stage by stage.
// A stage says what is wrong with its input and goes on, so that one run tells every mistake; with any error, nothing is published.
import { checkBudget } from '../client/check-budget.ts';
import { loadClient } from '../client/load-client.ts';
import { checkAnnouncement, checkConfigLinks, checkLinks } from '../links/check-links.ts';
import { createCompiler } from '../markdown/compile-page.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { LastUpdates, ReadHistory } from '../model/history.ts';
import type { MadeFolder, OutputFile, OutputFolder, PublishSummary } from '../model/output.ts';
import type { LocaleCode, OutputPath, SourcePath } from '../model/paths.ts';
import type { Page, SiteGraph } from '../model/site.ts';
import { foreignFiles, type PublishRequest, publish } from '../output/publish.ts';
import { siteFiles } from '../output/site-files.ts';
import { createDryStaging, createStaging, type Staging } from '../output/stage.ts';
import { isSourced, type RenderContext } from '../render/render-context.ts';
import { articleStrings, renderNotFound } from '../render/render-page.ts';
import type { FinishedIndex } from '../search/index-feed.ts';
import { titleMap } from '../search/title-map.ts';
import { createAssetStore } from './asset-store.ts';
import { pluginKey, siteKey, textTasks } from './build-keys.ts';
import type { BuildLog } from './build-log.ts';
import { type BuildMemory, type MemoryRequest, openMemory } from './build-memory.ts';
import { openDivision } from './division.ts';
import type { FactsStore } from './facts-store.ts';
import { readLastUpdates, tellsUpdates } from './last-updates.ts';
import { openLanes, type ThreadRequest } from './open-lanes.ts';
import { buildPages, type WorkObserver } from './page-builder.ts';
import { referenceFiller } from './prepared-page.ts';
import { hasErrors, sortDiagnostics } from './report.ts';
import type { Shard } from './shard-record.ts';
import { compileAnnouncements, renderContext } from './site-context.ts';
import { openSiteIndex, type SiteIndex } from './site-index.ts';
import { loadSiteModel, type PageReader } from './site-model.ts';
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
  /** Only this part of the pages is made, for a merge. */
  readonly shard?: Shard;
  /** Texts and pages are not made, but taken from all shards. */
  readonly shards?: readonly MadeFolder[];
  readonly generator: string;
  /** Stands for docsgen's own code: what another one made is made again. */
  readonly engine: string;
  readonly hashOf: (content: string | Uint8Array) => string;
  readonly readAbsolute: (path: string) => Promise<Uint8Array>;
  readonly history: ReadHistory;
  /** False: the full text is not indexed, and the search knows titles only. */
  readonly hasIndex: boolean;
  /** See `ClientRequest.compiled`. */
  readonly clientFile: string | undefined;
  /** `undefined`: nothing is known of earlier builds, and nothing is kept for later ones. */
  readonly memory: MemoryRequest | undefined;
  /** `undefined`: everything is done in this thread. */
  readonly threads: ThreadRequest | undefined;
  /** Milliseconds, of a clock that all threads have in common. */
  readonly now: () => number;
  readonly observe?: WorkObserver;
  /** Gets what was made instead of the output folder, which stays as it is; the index is made anew too. */
  readonly verify?: (made: PublishRequest) => Promise<readonly Diagnostic[]>;
  readonly log: BuildLog;
}

export interface BuildReport {
  readonly diagnostics: readonly Diagnostic[];
  readonly graph: SiteGraph | undefined;
  /** `undefined` where nothing was published: after mistakes, and after a check. */
  readonly published: PublishSummary | undefined;
  /** How many pages were rendered; the others are as the last build left them. */
  readonly rendered: number;
}

export async function buildSite(request: BuildRequest): Promise<BuildReport> {
  const { files, log, hashOf, output, engine } = request;
  const memory = openMemory({ ...request, engine: `${engine} ${request.generator}` });
  // Where most is known already, threads begin when there turns out to be work for them.
  const lanes = openLanes({ ...request, when: memory.before ? 'later' : 'at once' });
  const readPage: PageReader = async (found) => {
    const checked = await memory.sources.read(found);
    lanes.offer(checked.value);
    return checked;
  };
  try {
    const model = await loadSiteModel({ ...request, readPage, found: lanes.expect });
    const { graph } = model;
    if (!graph || !knowsLocales(graph, request.locales)) {
      return { diagnostics: sortDiagnostics(model.diagnostics), graph, published: undefined, rendered: 0 };
    }
    const parts = await openParts(request, graph, memory);
    const { compiler, assets, context, staging, index, announced, locales, updates } = parts;
    request.observe?.begin({ sizes: staging.sizes, counts: memory.sources.counts });
    const hasIndex = context.searchIndex !== undefined;
    const { outlineOf } = memory.sources;
    const key = siteKey({ context, engine, categories: model.categories, outlineOf, hashOf });
    const { making, record, mistakes } = openDivision(request, { siteKey: key, hasIndex, staging, memory });
    if (mistakes().length > 0)
      return { diagnostics: sortDiagnostics(mistakes()), graph, published: undefined, rendered: 0 };
    const pages = await log.stage('Render pages', async () =>
      buildPages({
        ...parts,
        ...memory,
        lanes: lanes.open(compiler.value),
        moreLanes: lanes.more,
        compiler: compiler.value,
        siteKey: key,
        note: staging.note,
        locales: output ? locales : new Set(),
        hashOf,
        progress: log.progress,
        observe: request.observe,
        ...making,
      }),
    );
    const outline = hashOf([key, pages.outline, JSON.stringify([...updates.value])].join('\n'));
    const isWhole = request.locales.length === 0 && !request.shard;
    const before = isWhole ? await memory.siteBefore(outline) : undefined;
    const broken = await log.stage('Check links', () =>
      checkLinks(graph, pages.facts, before && pagesToCheck(graph, [...pages.renewed, ...before.troubled])),
    );
    const links = [...broken, ...checkConfigLinks(graph), ...checkAnnouncement(graph, announced)];
    const extra = before ? nothing : siteFiles(graph, locales, updates.value);
    const generated =
      before || record
        ? []
        : [...context.assets.files, ...extra.value, ...filesByLocale(context, locales, pages.facts)];
    for (const file of before?.generated ?? []) staging.note({ ...file, isChanged: false });
    const unfit = mistakes();
    const found = [
      ...unfit,
      ...model.diagnostics,
      ...compiler.diagnostics,
      ...updates.diagnostics,
      ...pages.diagnostics,
      ...links,
      ...extra.diagnostics,
      ...checkBudget(context.assets, graph.config),
    ];
    const indexed = await finishIndex(request, { index: hasErrors(found) ? undefined : index, staging });
    await index?.close();
    const written = [...generated, ...indexed.value.files];
    const taken = [...written.map(({ path }) => path), ...indexed.value.kept];
    const conflicts = before ? [] : staticConflicts(graph, taken);
    // What else there is to say where shards do not fit would be said of another site.
    const diagnostics = sortDiagnostics(unfit.length > 0 ? unfit : [...found, ...indexed.diagnostics, ...conflicts]);
    const { rendered } = pages;
    if (hasErrors(diagnostics) || !output) return { diagnostics, graph, published: undefined, rendered };

    return await log.stage(request.verify ? 'Compare' : 'Publish', async () => {
      for (const file of written) await staging.add(file);
      if (record) await record.finish(pages);
      else await stageStatics(files, graph, staging.add);
      const ready = { folder: output, staged: staging.staged(), isPartial: request.locales.length > 0 };
      const wrong = await (request.verify ?? foreignFiles)(ready);
      if (request.verify || wrong.length > 0)
        return { diagnostics: [...wrong, ...diagnostics], graph, published: undefined, rendered };
      const published = await publish(ready);
      const known = { outline, troubled: troubledTexts(graph, broken), generated: sizesOf(generated) };
      await memory.keep(pages, { assets: assets.loaded(), site: isWhole ? (before ?? known) : undefined });
      return { diagnostics, graph, published, rendered };
    });
  } finally {
    await lanes.close();
  }
}

const nothing: Checked<readonly OutputFile[]> = { value: [], diagnostics: [] };

/** The pages that show one of these texts. */
function pagesToCheck({ pages }: SiteGraph, texts: readonly SourcePath[]): readonly Page[] {
  const wanted = new Set(texts);
  return [...pages.values()].filter((page) => isSourced(page) && wanted.has(page.parsed.file.path));
}

/** What is wrong in a partial is wrong on pages nobody knows: then all are. */
function troubledTexts({ bySource }: SiteGraph, broken: readonly Diagnostic[]): readonly SourcePath[] {
  const files = [...new Set(broken.map(({ file }) => file as SourcePath))];
  return files.every((file) => bySource.has(file)) ? files : [...bySource.keys()];
}

function sizesOf(files: readonly OutputFile[]): readonly { readonly path: OutputPath; readonly size: number }[] {
  return files.map(({ path, content }) => ({ path, size: Buffer.byteLength(content) }));
}

/** What pages are made with. */
async function openParts(request: BuildRequest, graph: SiteGraph, memory: BuildMemory) {
  const { files, log, hashOf, output, generator, engine } = request;
  const { markdown, file } = graph.config;
  const staging = output ? createStaging(output) : createDryStaging();
  const client = await log.stage('Load client', () =>
    loadClient({
      readBytes: request.readAbsolute,
      compiled: request.clientFile,
      hasOwnIcon: graph.tree.statics.has('favicon.svg'),
      isLive: false,
    }),
  );
  const hasIndex = request.hasIndex && graph.config.hasSearch;
  const isIndexed = hasIndex && output !== undefined;
  const compiler = await createCompiler({
    options: markdown,
    origin: { root: files.root, configFile: file ?? '' },
    stringsFor: articleStrings,
    isSearched: isIndexed,
    readText: files.readText,
    assets: graph.tree.assets,
  });
  const assets = createAssetStore({
    files,
    hashOf,
    stage: staging.add,
    known: memory.before && {
      asset: memory.before.asset,
      isPublished: ({ output: path, stamp }) => memory.isPublished(path, stamp),
      note: staging.note,
    },
  });
  const fill = referenceFiller(graph, assets);
  const announced = await compileAnnouncements(graph, compiler.value);
  const updates = await lastUpdates(request, graph);
  const context = renderContext({
    graph,
    assets: client,
    fill,
    announced,
    generator,
    hasIndex,
    updates: updates.value,
  });
  const before = request.verify ? undefined : output;
  const index = isIndexed && !request.shard ? await openSiteIndex({ graph, before, generator, hashOf }) : undefined;
  const plugins = await pluginKey(markdown, files, hashOf);
  const taskOf = textTasks({ engine, options: markdown, plugins, hashOf });
  const locales = chosenLocales(graph, request.locales);
  return { graph, staging, compiler, assets, announced, context, index, taskOf, locales, updates };
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
  facts: FactsStore,
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
