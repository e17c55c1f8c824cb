// What pages are made with, opened for one build: compiler, assets, texts of the theme, index, and where files are staged.
import { loadClient } from '../client/load-client.ts';
import { createCompiler } from '../markdown/compile-page.ts';
import type { Checked } from '../model/diagnostic.ts';
import type { LastUpdates } from '../model/history.ts';
import type { LocaleCode } from '../model/paths.ts';
import type { SiteGraph } from '../model/site.ts';
import { createDryStaging, createStaging } from '../output/stage.ts';
import { articleStrings } from '../render/render-page.ts';
import { createAssetStore } from './asset-store.ts';
import { pluginKey, textTasks } from './build-keys.ts';
import type { BuildMemory } from './build-memory.ts';
import type { BuildRequest } from './build-site.ts';
import { readLastUpdates, tellsUpdates } from './last-updates.ts';
import { referenceFiller } from './prepared-page.ts';
import { compileAnnouncements, renderContext } from './site-context.ts';
import { openSiteIndex } from './site-index.ts';

export type SiteParts = Awaited<ReturnType<typeof openParts>>;

export async function openParts(request: BuildRequest, graph: SiteGraph, memory: BuildMemory) {
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

function chosenLocales(graph: SiteGraph, wanted: readonly string[]): ReadonlySet<LocaleCode> {
  const all = graph.config.locales.map((locale) => locale.code);
  return new Set(wanted.length === 0 ? all : all.filter((code) => wanted.includes(code)));
}
