// Stage "Render pages": assigns articles and pages to workers in batches, and collects the results in `BuiltPages`.

import { type BuiltPages, builtPage } from '../cache/built-pages.ts';
import type { ArticleEntry } from '../cache/manifest.ts';
import type { ArticleResult, RenderedPage } from '../make/page-maker.ts';
import type { Build, PageSource } from '../open/build.ts';
import { shownPath } from '../render/render-context.ts';
import type { Worker } from '../workers/worker.ts';
import { type ArticleFeed, openArticleFeed } from './feed-index.ts';
import { openQueue } from './group-queue.ts';
import {
  addArticle,
  builtPagesOf,
  type GroupArticle,
  knownArticle,
  noArticle,
  openPageContext,
  type PageContext,
  type SitePart,
} from './page-context.ts';
import { type KeepPlan, planPage, type RenderPlan } from './plan-page.ts';
import { groupBySource, type SourceGroup } from './source-groups.ts';

/** Number of articles and pages from which additional threads are started, even if the build expected less work. */
const moreWorkersThreshold = 40;

interface PageBuild extends PageContext {
  readonly feed: ArticleFeed;
  readonly done: { pages: number; rendered: number };
  readonly progress: () => void;
}

/** Builds every page of the site. */
export const buildAllPages: PageSource = {
  isWhole: true,
  makePages: async (build) => {
    const pages = await buildPages(build, { isWanted: () => true, index: build.index });
    return { kind: 'usable', pages };
  },
};

export async function buildPages(build: Build, part: SitePart): Promise<BuiltPages> {
  const [main, ...others] = build.workers.open(build.site.compiler);
  const workers: Worker[] = [main, ...others];
  const pageBuild = openPageBuild(build, part, main);
  const queue = openQueue(groupBySource(pageBuild.wanted, build.jobOf), workers);
  let count = 0;
  const run = async (worker: Worker): Promise<void> => {
    for (let batch = queue.take(worker); batch.length > 0; batch = queue.take(worker)) {
      count += await buildBatch(pageBuild, batch, worker);
      if (workers.length === 1 && count > moreWorkersThreshold) runAll(build.workers.more(queue.left()));
    }
  };
  const running: Promise<unknown>[] = [];
  const runAll = (more: readonly Worker[]): void => {
    for (const worker of more) {
      if (!workers.includes(worker)) workers.push(worker);
      for (let turn = 0; turn < worker.concurrency; turn += 1) {
        const made = run(worker);
        // The promises are awaited below, in order. Until they are awaited, a failure must not be reported as an
        // unhandled rejection.
        made.catch(() => {});
        running.push(made);
      }
    }
  };
  runAll(workers);
  for (let index = 0; index < running.length; index += 1) await running[index];
  await Promise.all(workers.map((worker) => worker.finish()));
  // The call is not awaited, because threads take a moment to exit.
  void build.workers.close();
  return builtPagesOf(pageBuild, pageBuild.done.rendered);
}

function openPageBuild(build: Build, part: SitePart, main: Worker): PageBuild {
  const { cache, request } = build;
  const context = openPageContext(build, part, async (path) => {
    const known = cache.previous?.page(path);
    return known && (await cache.isPublished(path, known.stamp)) ? known : undefined;
  });
  const recompileSections = async ({ job }: SourceGroup): Promise<string> => {
    if (!job) return '[]';
    const [result] = await main.compile([job]);
    main.release([job.path]);
    if (result) request.observe?.article(main.name, job.path, result);
    return result?.sections ?? '[]';
  };
  const total = context.wanted.filter(context.isShown).length;
  const done = { pages: 0, rendered: 0 };
  const progress = (): void => {
    done.pages += 1;
    request.log.progress(done.pages, total);
  };
  return { ...context, feed: openArticleFeed(part.index, recompileSections), done, progress };
}

/** Returns the number of articles and pages that had to be created. */
async function buildBatch(pageBuild: PageBuild, batch: readonly SourceGroup[], worker: Worker): Promise<number> {
  const articles = new Map<SourceGroup, GroupArticle>();
  const compiled = await buildArticles(pageBuild, batch, { worker, articles });
  const plans: RenderPlan[] = [];
  for (const group of batch) {
    const article = articles.get(group) ?? noArticle;
    await pageBuild.feed(group, article);
    for (const page of group.pages.filter(pageBuild.isShown)) {
      const plan = await planPage(pageBuild, page, { job: group.job, article });
      if (plan.kind === 'render') plans.push(plan);
      else keepPage(pageBuild, plan);
    }
  }
  const rendered = plans.length === 0 ? [] : await worker.emit(plans.map(({ job }) => job));
  for (const [index, plan] of plans.entries()) {
    const result = rendered[index];
    if (!result) continue;
    addRendered(pageBuild, plan, result);
    pageBuild.build.request.observe?.page(worker.name, plan.page, result);
  }
  worker.release(batch.flatMap(({ job }) => job?.path ?? []));
  return compiled + plans.length;
}

function keepPage(pageBuild: PageBuild, { page, entry, change }: KeepPlan): void {
  pageBuild.build.staging.note({ path: page.output, isChanged: false, size: entry.size });
  pageBuild.pages.set(page.output, builtPage(entry, change));
  pageBuild.progress();
  pageBuild.build.request.observe?.kept(page, entry);
}

function addRendered(pageBuild: PageBuild, { page, entry }: RenderPlan, result: RenderedPage): void {
  const { isChanged, size, articleSize, failure } = result;
  pageBuild.progress();
  if (failure) {
    pageBuild.build.site.context.overrideErrors?.note(failure, shownPath(page));
    return;
  }
  pageBuild.build.staging.note({ path: page.output, isChanged, size });
  pageBuild.pages.set(page.output, builtPage({ ...entry, size, articleSize }, 'new'));
  pageBuild.done.rendered += 1;
}

interface BatchWork {
  readonly worker: Worker;
  /** Receives the results of the build. */
  readonly articles: Map<SourceGroup, GroupArticle>;
}

/**
 * Adds the articles of the previous build that are still current, and compiles all others. Returns the number of
 * compiled articles.
 */
async function buildArticles(
  pageBuild: PageBuild,
  batch: readonly SourceGroup[],
  { worker, articles }: BatchWork,
): Promise<number> {
  const { cache, request } = pageBuild.build;
  const unknown: SourceGroup[] = [];
  for (const group of batch) {
    if (!group.job) continue;
    const entry = await knownArticle(pageBuild, cache.previous, group.job);
    const known = entry && { entry, isUnchanged: true, diagnostics: [], sections: undefined };
    if (known) articles.set(group, addArticle(pageBuild, group, known));
    else unknown.push(group);
  }
  const results = unknown.length === 0 ? [] : await worker.compile(unknown.flatMap(({ job }) => job ?? []));
  for (const [index, group] of unknown.entries()) {
    const result = results[index];
    if (!group.job || !result) continue;
    const { diagnostics, sections } = result;
    const entry = entryOf(group.job.cacheKey, result);
    articles.set(group, addArticle(pageBuild, group, { entry, isUnchanged: false, diagnostics, sections }));
    request.observe?.article(worker.name, group.job.path, result);
  }
  return unknown.length;
}

function entryOf(key: string, { includes, textHash, headingsHash, facts }: ArticleResult): ArticleEntry {
  return { key, includes, textHash, headingsHash, facts: Buffer.from(facts) };
}
