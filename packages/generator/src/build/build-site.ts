// READ THIS FIRST: docsgen from a folder of Markdown to a folder of HTML, stage by stage.
// A stage says what is wrong with its input and goes on, so that one run tells every mistake; with any error, nothing is published.
import type { Diagnostic } from '../model/diagnostic.ts';
import type { SiteFiles } from '../model/file-system.ts';
import type { ReadHistory } from '../model/history.ts';
import type { MadeFolder, OutputFolder, PublishSummary } from '../model/output.ts';
import type { SiteGraph } from '../model/site.ts';
import { foreignFiles, type PublishRequest, publish } from '../output/publish.ts';
import { siteKey } from './build-keys.ts';
import type { BuildLog } from './build-log.ts';
import { type MemoryRequest, openMemory } from './build-memory.ts';
import { openDivision } from './division.ts';
import { finishSite } from './finish-site.ts';
import { openLanes, type ThreadRequest } from './open-lanes.ts';
import { openParts } from './open-parts.ts';
import { buildPages, type WorkObserver } from './page-builder.ts';
import { hasErrors, sortDiagnostics } from './report.ts';
import type { Shard } from './shard-record.ts';
import { loadSiteModel, type PageReader } from './site-model.ts';
import { stageStatics } from './statics.ts';

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
    const { graph, categories } = model;
    if (!graph || !knowsLocales(graph, request.locales)) return nothingBuilt(model.diagnostics, graph);
    const parts = await openParts(request, graph, memory);
    const { compiler, assets, context, staging, locales } = parts;
    request.observe?.begin({ sizes: staging.sizes, counts: memory.sources.counts });
    const key = siteKey({ context, engine, categories, outlineOf: memory.sources.outlineOf, hashOf });
    const hasIndex = context.searchIndex !== undefined;
    const { making, record, mistakes } = openDivision(request, { siteKey: key, hasIndex, staging, memory });
    if (mistakes().length > 0) return nothingBuilt(mistakes(), graph);

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
    // It takes a moment until threads have ended.
    void lanes.close();
    const whole = await finishSite(request, {
      model: { ...model, graph },
      parts,
      memory,
      key,
      pages,
      record,
      mistakes,
    });
    const { diagnostics } = whole;
    const report = { diagnostics, graph, published: undefined, rendered: pages.rendered };
    if (hasErrors(diagnostics) || !output) return report;

    return await log.stage(request.verify ? 'Compare' : 'Publish', async () => {
      for (const file of whole.files) await staging.add(file);
      if (record) await record.finish(pages);
      else await stageStatics(files, graph, staging.add);
      const ready = { folder: output, staged: staging.staged(), isPartial: request.locales.length > 0 };
      const wrong = await (request.verify ?? foreignFiles)(ready);
      if (request.verify || wrong.length > 0) return { ...report, diagnostics: [...wrong, ...diagnostics] };
      const published = await publish(ready);
      await memory.keep(pages, { assets: assets.loaded(), site: whole.known });
      return { ...report, published };
    });
  } finally {
    await lanes.close();
  }
}

function nothingBuilt(diagnostics: readonly Diagnostic[], graph: SiteGraph | undefined): BuildReport {
  return { diagnostics: sortDiagnostics(diagnostics), graph, published: undefined, rendered: 0 };
}

/** Whoever asks for a locale that is not there has mistyped: then nothing is built. */
function knowsLocales(graph: SiteGraph, wanted: readonly string[]): boolean {
  return wanted.every((code) => graph.config.locales.some((locale) => locale.code === code));
}
