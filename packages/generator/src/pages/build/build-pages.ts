// Stage "Render pages": assigns articles and pages to workers in batches, and collects the results in `BuiltPages`.

import { shownPath } from '../../model/site.ts';
import type { ArticleJob } from '../cache/article-job.ts';
import { type BuiltPages, builtPage } from '../cache/built-pages.ts';
import type { ArticleEntry } from '../cache/manifest.ts';
import type { RenderedPage } from '../make/page-maker.ts';
import type { Build } from '../open/build.ts';
import type { Worker } from '../workers/worker.ts';
import { openQueue } from './group-queue.ts';
import { addArticle, openPageContext, type PageContext } from './page-context.ts';
import { type KeepPlan, planPage, type RenderPlan } from './plan-page.ts';
import { type GroupArticle, noArticle, type SourceGroup } from './source-groups.ts';

/** Number of articles and pages from which additional threads are started, even if the build expected less work. */
const moreWorkersThreshold = 40;

/** Builds every page of the site, or compiles the articles of a shard. */
export async function buildPages(build: Build): Promise<BuiltPages> {
  const [main, ...others] = build.workers.open(build.site.compiler);
  const workers: Worker[] = [main, ...others];
  const context = openPageContext(build, main);
  const queue = openQueue(context.groups, workers);
  let count = 0;
  const run = async (worker: Worker): Promise<void> => {
    for (let batch = queue.take(worker); batch.length > 0; batch = queue.take(worker)) {
      count += await buildBatch(context, batch, worker);
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
  const { articles, pages, rendered } = context;
  return { articles, pages, rendered };
}

/** Returns the number of articles and pages that had to be created. */
async function buildBatch(context: PageContext, batch: readonly SourceGroup[], worker: Worker): Promise<number> {
  const { articles, compiled } = await buildArticles(context, batch, worker);
  const plans: RenderPlan[] = [];
  for (const group of batch) {
    const article = articles.get(group) ?? noArticle;
    await context.feed(group, article);
    for (const page of group.pages.filter(context.isShown)) {
      const plan = await planPage(context, page, { ...article, job: group.job });
      if (plan.kind === 'render') plans.push(plan);
      else keepPage(context, plan);
    }
    if (context.build.request.shard) context.progress();
  }
  const rendered = plans.length === 0 ? [] : await worker.emit(plans.map(({ job }) => job));
  for (const [index, plan] of plans.entries()) {
    const result = rendered[index];
    if (!result) continue;
    await addRendered(context, plan, result);
    context.build.request.observe?.page(worker.name, plan.page, result);
  }
  worker.release(batch.flatMap(({ job }) => job?.path ?? []));
  return compiled + plans.length;
}

function keepPage({ build, pages, progress }: PageContext, { page, entry, isUnchanged }: KeepPlan): void {
  build.staging.note({ path: page.output, isChanged: false, size: entry.size });
  pages.set(page.output, builtPage({ ...entry, isUnchanged }));
  progress();
  build.request.observe?.kept(page, entry);
}

async function addRendered(context: PageContext, { page, entry }: RenderPlan, result: RenderedPage): Promise<void> {
  const { isChanged, size, articleSize, failure } = result;
  const { site, staging } = context.build;
  context.progress();
  if (failure) {
    const { noteFailure } = await site.rendering();
    noteFailure?.(failure, shownPath(page));
    return;
  }
  staging.note({ path: page.output, isChanged, size });
  context.pages.set(page.output, builtPage({ ...entry, size, articleSize, isUnchanged: false }));
  context.rendered += 1;
}

interface BatchArticles {
  readonly articles: ReadonlyMap<SourceGroup, GroupArticle>;
  /** Number of compiled articles. */
  readonly compiled: number;
}

/** Adds the articles of the previous build that are still current, and compiles all others. */
async function buildArticles(
  context: PageContext,
  batch: readonly SourceGroup[],
  worker: Worker,
): Promise<BatchArticles> {
  const articles = new Map<SourceGroup, GroupArticle>();
  const unknown: SourceGroup[] = [];
  for (const group of batch) {
    const entry = group.job && (await knownArticle(context, group.job));
    const known = entry && { entry, isUnchanged: true, diagnostics: [] };
    if (known) articles.set(group, addArticle(context, group, known));
    else if (group.job) unknown.push(group);
  }
  const results = unknown.length === 0 ? [] : await worker.compile(unknown.flatMap(({ job }) => job ?? []));
  for (const [index, group] of unknown.entries()) {
    const result = results[index];
    if (!group.job || !result) continue;
    const { includes, textHash, headingsHash, facts, diagnostics, sections } = result;
    const { cacheKey: key, path } = group.job;
    const entry = { key, includes, textHash, headingsHash, facts: Buffer.from(facts) };
    articles.set(group, addArticle(context, group, { entry, isUnchanged: false, diagnostics, sections }));
    context.build.request.observe?.article(worker.name, path, result);
  }
  return { articles, compiled: unknown.length };
}

/** Returns the previous build's entry of an article if the article and its included files are unchanged. */
async function knownArticle({ build }: PageContext, job: ArticleJob): Promise<ArticleEntry | undefined> {
  const { cache, index } = build;
  const known = cache.previous?.article(job.path);
  if (!known || known.key !== job.cacheKey || (index && known.textHash === '')) return undefined;
  for (const [path, hash] of known.includes) if ((await cache.includedHash(path)) !== hash) return undefined;
  return known;
}
