// The workers of a build: the main thread and, depending on the size of the site, other threads. Threads start while
// the site is being read, and compile the sources that have been read already.

import type { Languages } from '../../config/languages/load-languages.ts';
import type { MarkdownCompiler } from '../../markdown/compile-article.ts';
import type { CacheFolder } from '../../model/adapters/file-system.ts';
import type { Machine, StageWatch } from '../../model/adapters/ports.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { OutputFolder } from '../../model/output.ts';
import type { ParsedSource, SourceTree } from '../../model/source.ts';
import type { OverlaidFiles } from '../../plugins/overlay.ts';
import { isModulePage } from '../../routes/source-syntax.ts';
import { noArticleCache, openArticleCache } from '../cache/article-cache.ts';
import type { ArticleJob } from '../cache/article-job.ts';
import { articleJobs } from '../cache/article-job.ts';
import { isInShard, type Shard } from '../cache/shard.ts';
import { compilerSetting } from '../make/open-compiler.ts';
import { createPageWorker } from '../make/page-maker.ts';
import { type PageThread, startThread, type ThreadWorker, type WorkerSetting } from './thread-worker.ts';
import { mainWorker, type Worker } from './worker.ts';
import { workersFor } from './worker-count.ts';

export interface ThreadRequest {
  readonly start: () => PageThread;
  readonly machine: Machine;
  /** Reduces memory use on sites with many sources, but takes more time. */
  readonly spareMemory: (sources: number) => void;
  /** Number of workers. If `undefined`, the number depends on the size of the site. */
  readonly wanted: number | undefined;
}

interface PoolRequest {
  /** `undefined` uses only the main thread. */
  readonly threads: ThreadRequest | undefined;
  /** `at once` starts threads immediately, and `later` starts them only if there is enough work. */
  readonly when: 'at once' | 'later';
  readonly files: OverlaidFiles;
  /** See `BuildRequest`. */
  readonly shard?: Shard | undefined;
  /** `undefined` disables the cache of articles. */
  readonly cache: CacheFolder | undefined;
  readonly output: OutputFolder | undefined;
  readonly hasIndex: boolean;
  readonly codeHash: string;
  readonly now: () => number;
  /** See `BuildLog`. */
  readonly watch: StageWatch | undefined;
}

export interface WorkerPool {
  /** Starts threads. Must be called as soon as the number of sources is known. */
  readonly startFor: (tree: SourceTree, config: SiteConfig, languages: Languages) => void;
  /** Passes a source that was just read to an idle thread, if there is one. */
  readonly prefetch: (source: ParsedSource) => void;
  /** Returns the workers that are currently available. The first worker is the main thread. */
  readonly open: (compiler: MarkdownCompiler) => readonly [Worker, ...Worker[]];
  /** Starts the additional workers that this number of sources justifies, and returns them. */
  readonly more: (sources: number) => readonly Worker[];
  /** Stops the threads. May be called more than once. */
  readonly close: () => Promise<void>;
}

/** Number of sources from which a site is considered large. */
const manySources = 2_500;

export function openWorkerPool(request: PoolRequest): WorkerPool {
  const { threads: wanted, when, files, cache, output, watch } = request;
  const started: ThreadWorker[] = [];
  let setting: WorkerSetting | undefined;
  let languages: Languages = {};
  let jobOf: ((source: ParsedSource) => ArticleJob | undefined) | undefined;
  const startFor = (sources: number): readonly Worker[] => {
    const before = started.length;
    const count = wanted && setting ? workersFor(sources, wanted.machine, wanted.wanted) : 1;
    while (wanted && setting && started.length + 1 < count)
      started.push(startThread(wanted.start(), `thread ${started.length + 1}`, watched(setting, watch)));
    return started.slice(before);
  };
  return {
    startFor: (tree, config, loaded) => {
      languages = loaded;
      if (tree.sources.length > manySources) wanted?.spareMemory(tree.sources.length);
      const isSearched = request.hasIndex && config.search.isEnabled;
      setting = output && {
        ...compilerSetting(config, tree, { root: files.root, isSearched, languages }),
        hasCache: cache !== undefined,
        made: [...files.made()],
        place: output.place,
      };
      if (when === 'later') return;
      startFor(tree.sources.length);
      jobOf = prefetchedJobs(config, languages, request);
    },
    prefetch: (source) => {
      if (!isInShard(request.shard, source.file.path)) return;
      const job = started.length === 0 ? undefined : jobOf?.(source);
      // The modules that the page imports have not been compiled yet.
      if (job?.syntax === 'mdx') return;
      const idle = job && started.find(({ isBusy }) => !isBusy());
      if (job && idle) idle.prefetch(job);
      else jobOf = undefined;
    },
    open: (compiler) => {
      const maker = createPageWorker({
        ...request,
        compiler,
        languages,
        readText: files.readText,
        cache: cache ? openArticleCache(cache) : noArticleCache,
        isSearched: setting?.isSearched ?? false,
        ...(watch && { mark: markMain(watch, () => started.length > 0) }),
      });
      return [mainWorker(maker), ...started];
    },
    more: startFor,
    close: async () => {
      await Promise.all(started.map(({ close }) => close()));
    },
  };
}

/**
 * The main thread cannot report that it is slow while it compiles or renders. If there are other threads, they notice
 * it. The path is `''` after a batch.
 */
function markMain(watch: StageWatch, hasThreads: () => boolean): (path: string) => void {
  return (path) => {
    if (path !== '' && !hasThreads()) watch.start();
    watch.file(path);
  };
}

function watched(setting: WorkerSetting, watch: StageWatch | undefined): WorkerSetting {
  return watch ? { ...setting, watch: watch.forThread() } : setting;
}

/** Creates jobs for sources in their own language. With plugins, the cache keys are not known yet. */
function prefetchedJobs(
  { markdown, locales, plugins }: SiteConfig,
  languages: Languages,
  { codeHash }: PoolRequest,
): ((source: ParsedSource) => ArticleJob | undefined) | undefined {
  // Plugins can change titles, which are part of articles.
  if (markdown.remarkPlugins.length + markdown.rehypePlugins.length + plugins.length > 0) return undefined;
  const jobOf = articleJobs({
    codeHash,
    options: markdown,
    languages,
    plugins: '',
    modulesOf: () => undefined,
  });
  return (source) => {
    // Components must be compiled first.
    if (isModulePage(source.file)) return undefined;
    const locale = locales.find(({ code }) => code === source.file.location.locale);
    return locale && jobOf(source, locale.htmlLang);
  };
}
