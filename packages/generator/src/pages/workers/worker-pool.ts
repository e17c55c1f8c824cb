// The workers of one build: this thread, and as many others as the site is worth. Threads begin while the site is still
// being read, because it takes them as long to begin; what was read first they compile while the rest is read.

import type { Languages } from '../../config/languages/load-languages.ts';
import type { MarkdownCompiler } from '../../markdown/compile-article.ts';
import type { CacheFolder } from '../../model/adapters/file-system.ts';
import type { Machine, StageWatch } from '../../model/adapters/ports.ts';
import type { SiteConfig } from '../../model/config.ts';
import type { OutputFolder } from '../../model/output.ts';
import type { SourcePath } from '../../model/paths.ts';
import type { ParsedSource, SourceTree } from '../../model/site.ts';
import type { OverlaidFiles } from '../../plugins/overlay.ts';
import { isModulePage } from '../../text/source-syntax.ts';
import { noArticleCache, openArticleCache } from '../cache/article-cache.ts';
import type { ArticleJob } from '../cache/article-job.ts';
import { articleJobs } from '../cache/cache-keys.ts';
import { compilerSetting } from '../make/open-compiler.ts';
import { type ArticleResult, createPageMaker } from '../make/page-maker.ts';
import { compileIn, type PageThread, threadWorker, type WorkerSetting } from './thread-worker.ts';
import { mainWorker, type Worker } from './worker.ts';
import { workersFor } from './worker-count.ts';

export interface ThreadRequest {
  readonly start: () => PageThread;
  readonly machine: Machine;
  /** Takes some time to need less memory: for sites of so many sources. */
  readonly spareMemory: (sources: number) => void;
  /** How many workers make pages; `undefined`: as many as are worth it. */
  readonly wanted: number | undefined;
}

interface PoolRequest {
  /** `undefined`: this thread is the only worker. */
  readonly threads: ThreadRequest | undefined;
  /** `at once`: there is much to do; `later`: that is not known yet. */
  readonly when: 'at once' | 'later';
  readonly files: OverlaidFiles;
  /** `undefined`: articles are not kept for other builds. */
  readonly cache: CacheFolder | undefined;
  readonly output: OutputFolder | undefined;
  readonly hasIndex: boolean;
  readonly codeHash: string;
  readonly hashOf: (content: string | Uint8Array) => string;
  readonly now: () => number;
  /** See `BuildLog`. */
  readonly watch: StageWatch | undefined;
}

export interface WorkerPool {
  /** To be called as soon as it is known how much there is to do. */
  readonly startFor: (tree: SourceTree, config: SiteConfig, languages: Languages) => void;
  /** Offers a source that was just read to a thread that has time for it. */
  readonly prefetch: (source: ParsedSource) => void;
  /** The workers so far. The first one is this thread. */
  readonly open: (compiler: MarkdownCompiler) => readonly [Worker, ...Worker[]];
  /** As many more as so many sources are worth. */
  readonly more: (sources: number) => readonly Worker[];
  /** Ends the threads; can be called more than once. */
  readonly close: () => Promise<void>;
}

/** A site of so many sources is a big one. */
const manySources = 2_500;

export function openWorkerPool(request: PoolRequest): WorkerPool {
  const { threads: wanted, when, files, cache, output, hashOf, watch } = request;
  const started: StartedThread[] = [];
  let setting: WorkerSetting | undefined;
  let languages: Languages = {};
  let jobOf: ((source: ParsedSource) => ArticleJob | undefined) | undefined;
  const startFor = (sources: number): readonly Worker[] => {
    const before = started.length;
    const count = wanted && setting ? workersFor(sources, wanted.machine, wanted.wanted) : 1;
    while (wanted && setting && started.length + 1 < count)
      started.push(
        startThread(wanted.start(), { setting: withMark(setting, watch), name: `thread ${started.length + 1}` }),
      );
    return started.slice(before).map(({ worker }) => worker);
  };
  return {
    startFor: (tree, config, loaded) => {
      languages = loaded;
      if (tree.sources.length > manySources) wanted?.spareMemory(tree.sources.length);
      const isSearched = request.hasIndex && config.hasSearch;
      setting = output?.place && {
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
      const job = started.length === 0 ? undefined : jobOf?.(source);
      // What it imports is not compiled yet.
      if (job?.syntax === 'mdx') return;
      const idle = job && started.find(({ prefetched }) => prefetched.size < mostPrefetched);
      if (job && idle) idle.prefetch(job);
      else jobOf = undefined;
    },
    open: (compiler) => {
      const maker = createPageMaker({
        ...request,
        compiler,
        languages,
        readText: files.readText,
        cache: cache ? openArticleCache(cache, hashOf) : noArticleCache,
        isSearched: setting?.isSearched ?? false,
        ...(watch && { mark: markMain(watch) }),
      });
      return [mainWorker(maker), ...started.map(({ worker }) => worker)];
    },
    more: startFor,
    close: async () => {
      await Promise.all(started.map(({ thread }) => thread.close()));
    },
  };
}

/** The main thread cannot report itself while it compiles or renders. */
function markMain(watch: StageWatch): (path: string) => void {
  return (path) => {
    watch.start();
    watch.file(path);
  };
}

function withMark(setting: WorkerSetting, watch: StageWatch | undefined): WorkerSetting {
  return watch ? { ...setting, mark: watch.forThread() } : setting;
}

interface StartedThread {
  readonly thread: PageThread;
  readonly worker: Worker;
  /** Articles that it was asked for while the site was read. */
  readonly prefetched: Map<SourcePath, Promise<ArticleResult>>;
  readonly prefetch: (job: ArticleJob) => void;
}

/** Articles that a thread can compile in the time that reading a site takes, about. */
const mostPrefetched = 96;

/** Articles that go to a thread together. */
const prefetchBatch = 8;

function startThread(
  thread: PageThread,
  { setting, name }: { readonly setting: WorkerSetting; readonly name: string },
): StartedThread {
  const prefetched = new Map<SourcePath, Promise<ArticleResult>>();
  let waiting: ArticleJob[] = [];
  // If the thread has ended, the next call says so.
  thread.call({ kind: 'open', setting }).catch(() => {});
  return {
    thread,
    worker: threadWorker(thread, { name, prefetched }),
    prefetched,
    prefetch: (job) => {
      waiting.push(job);
      if (waiting.length < prefetchBatch) return;
      const jobs = waiting;
      waiting = [];
      const results = compileIn(thread, jobs);
      for (const [index, { path }] of jobs.entries()) {
        const result = results.then((all) => all[index] as ArticleResult);
        // The worker that takes the article finds the failure.
        result.catch(() => {});
        prefetched.set(path, result);
      }
    },
  };
}

/** Jobs of sources in their own language. With plugins, the keys are not known yet. */
function prefetchedJobs(
  { markdown, locales, plugins }: SiteConfig,
  languages: Languages,
  { codeHash, hashOf }: PoolRequest,
): ((source: ParsedSource) => ArticleJob | undefined) | undefined {
  // Plugins of the site can change titles, which are a part of articles.
  if (markdown.remarkPlugins.length + markdown.rehypePlugins.length + plugins.length > 0) return undefined;
  const jobOf = articleJobs({
    codeHash,
    options: markdown,
    languages,
    plugins: '',
    modulesOf: () => undefined,
    hashOf,
  });
  return (source) => {
    // A component waits until it is compiled.
    if (isModulePage(source.file)) return undefined;
    const locale = locales.find(({ code }) => code === source.file.location.locale);
    return locale && jobOf(source, locale.htmlLang);
  };
}
