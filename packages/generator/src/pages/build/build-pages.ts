// Stage "Render pages": hands articles and pages to the workers, a batch at a time, and keeps of them what `BuiltPages`
// says.

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

/** Pages that are made before other threads are asked for help, where few were expected. */
const untilMoreWorkers = 40;

interface Making extends PageContext {
  readonly feed: ArticleFeed;
  readonly done: { pages: number; rendered: number };
  readonly progress: () => void;
}

/** All pages of the site. */
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
  const making = openMaking(build, part, main);
  const queue = openQueue(groupBySource(making.wanted, build.jobOf), workers);
  let count = 0;
  const run = async (worker: Worker): Promise<void> => {
    for (let batch = queue.take(worker); batch.length > 0; batch = queue.take(worker)) {
      count += await makeBatch(making, batch, worker);
      if (workers.length === 1 && count > untilMoreWorkers) runAll(build.workers.more(queue.left()));
    }
  };
  const running: Promise<unknown>[] = [];
  const runAll = (more: readonly Worker[]): void => {
    for (const worker of more) {
      if (!workers.includes(worker)) workers.push(worker);
      for (let turn = 0; turn < worker.concurrency; turn += 1) {
        const made = run(worker);
        // Waited for below, one after the other; until then a failure is not to be taken for a crash.
        made.catch(() => {});
        running.push(made);
      }
    }
  };
  runAll(workers);
  for (let index = 0; index < running.length; index += 1) await running[index];
  await Promise.all(workers.map((worker) => worker.finish()));
  // Threads take a moment to end.
  void build.workers.close();
  return builtPagesOf(making, making.done.rendered);
}

function openMaking(build: Build, part: SitePart, main: Worker): Making {
  const { cache, request } = build;
  const context = openPageContext(build, part, async (path) => {
    const known = cache.previous?.page(path);
    return known && (await cache.isPublished(path, known.stamp)) ? known : undefined;
  });
  const sectionsAgain = async ({ job }: SourceGroup): Promise<string> => {
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
  return { ...context, feed: openArticleFeed(part.index, sectionsAgain), done, progress };
}

/** Gives how many articles and pages there were to make. */
async function makeBatch(making: Making, batch: readonly SourceGroup[], worker: Worker): Promise<number> {
  const articles = new Map<SourceGroup, GroupArticle>();
  const compiled = await makeArticles(making, batch, { worker, articles });
  const plans: RenderPlan[] = [];
  for (const group of batch) {
    const article = articles.get(group) ?? noArticle;
    await making.feed(group, article);
    for (const page of group.pages.filter(making.isShown)) {
      const plan = await planPage(making, page, { job: group.job, article });
      if (plan.kind === 'render') plans.push(plan);
      else keepPage(making, plan);
    }
  }
  const rendered = plans.length === 0 ? [] : await worker.emit(plans.map(({ job }) => job));
  for (const [index, plan] of plans.entries()) {
    const result = rendered[index];
    if (!result) continue;
    addRendered(making, plan, result);
    making.build.request.observe?.page(worker.name, plan.page, result);
  }
  worker.release(batch.flatMap(({ job }) => job?.path ?? []));
  return compiled + plans.length;
}

function keepPage(making: Making, { page, entry, change }: KeepPlan): void {
  making.build.staging.note({ path: page.output, isChanged: false, size: entry.size });
  making.pages.set(page.output, builtPage(entry, change));
  making.progress();
  making.build.request.observe?.kept(page, entry);
}

function addRendered(making: Making, { page, entry }: RenderPlan, result: RenderedPage): void {
  const { isChanged, size, articleSize, failure } = result;
  making.progress();
  if (failure) {
    making.build.site.context.own?.note(failure, shownPath(page));
    return;
  }
  making.build.staging.note({ path: page.output, isChanged, size });
  making.pages.set(page.output, builtPage({ ...entry, size, articleSize }, 'new'));
  making.done.rendered += 1;
}

interface BatchWork {
  readonly worker: Worker;
  /** Filled. */
  readonly articles: Map<SourceGroup, GroupArticle>;
}

/** Finds the articles that the previous build knew, and has the others compiled. Gives how many these are. */
async function makeArticles(
  making: Making,
  batch: readonly SourceGroup[],
  { worker, articles }: BatchWork,
): Promise<number> {
  const { cache, request } = making.build;
  const unknown: SourceGroup[] = [];
  for (const group of batch) {
    if (!group.job) continue;
    const entry = await knownArticle(making, cache.previous, group.job);
    const known = entry && { entry, isUnchanged: true, diagnostics: [], sections: undefined };
    if (known) articles.set(group, addArticle(making, group, known));
    else unknown.push(group);
  }
  const results = unknown.length === 0 ? [] : await worker.compile(unknown.flatMap(({ job }) => job ?? []));
  for (const [index, group] of unknown.entries()) {
    const result = results[index];
    if (!group.job || !result) continue;
    const { diagnostics, sections } = result;
    const entry = entryOf(group.job.cacheKey, result);
    articles.set(group, addArticle(making, group, { entry, isUnchanged: false, diagnostics, sections }));
    request.observe?.article(worker.name, group.job.path, result);
  }
  return unknown.length;
}

function entryOf(key: string, { includes, textHash, facts }: ArticleResult): ArticleEntry {
  return { key, includes, textHash, headingsHash: facts.headingsHash, facts: Buffer.from(facts.json) };
}
