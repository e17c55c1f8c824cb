// State shared by all pages of a build.

import type { ArticleFacts } from '../../model/article.ts';
import type { OutputPath, SourcePath } from '../../model/paths.ts';
import { isSourced, type Page } from '../../model/site.ts';
import { hashOf } from '../../text/hash.ts';
import { once } from '../../text/lazy-import.ts';
import { type BuiltArticle, type BuiltPage, factsOf } from '../cache/built-pages.ts';
import { isInShard } from '../cache/shard.ts';
import { createPageKeys, type PageKeys } from '../make/page-key.ts';
import type { Build } from '../open/build.ts';
import type { Worker } from '../workers/worker.ts';
import { type ArticleFeed, openArticleFeed } from './article-feed.ts';
import { type GroupArticle, groupBySource, noArticle, type SourceGroup } from './source-groups.ts';

export interface PageContext {
  readonly build: Build;
  readonly groups: readonly SourceGroup[];
  /**
   * Whether the page is written. All sources are compiled even if their pages are not written, so that every link can
   * be checked. A shard writes no pages.
   */
  readonly isShown: (page: Page) => boolean;
  readonly keyOf: PageKeys;
  /** Imported with the first page to prepare, because a build without changes prepares none. */
  readonly preparation: () => Promise<typeof import('./prepare-page.ts')>;
  readonly articles: Map<SourcePath, BuiltArticle>;
  readonly pages: Map<OutputPath, BuiltPage>;
  readonly feed: ArticleFeed;
  /** Number of rendered pages. */
  rendered: number;
  /** Must be called once for each page that is shown, and in a shard for each article. */
  readonly progress: () => void;
}

export function openPageContext(build: Build, main: Worker): PageContext {
  const all = [...build.site.graph.pages.values()];
  // If several pages have the same path, the first page is written, because links point to the first page.
  const first = new Set(new Map(all.toReversed().map((page) => [page.output, page])).values());
  const { request } = build;
  const { shard } = request;
  const isShown = (page: Page): boolean => !shard && build.locales.has(page.locale.code) && first.has(page);
  const wanted = all.filter((page) => !shard || (isSourced(page) && isInShard(shard, page.parsed.file.path)));
  const groups = groupBySource(wanted, build.jobOf);
  const total = shard ? groups.length : all.filter(isShown).length;
  let done = 0;
  return {
    build,
    groups,
    isShown,
    keyOf: createPageKeys(),
    preparation: once(() => import('./prepare-page.ts')),
    articles: new Map(),
    pages: new Map(),
    rendered: 0,
    feed: openArticleFeed({ ...build, index: shard ? undefined : build.index }, async (job) => {
      const [result] = await main.compile([job]);
      main.release([job.path]);
      if (result) request.observe?.article(main.name, job.path, result);
      return result?.sections ?? '[]';
    }),
    progress: () => {
      done += 1;
      request.log.progress(done, total);
    },
  };
}

/** Records the article of a group. `sections` is set if the text is in memory. */
export function addArticle(
  context: PageContext,
  { job, pages: [page] }: SourceGroup,
  { sections, ...article }: Omit<BuiltArticle, 'source'> & Pick<GroupArticle, 'sections'>,
): GroupArticle {
  if (!job || !page || !isSourced(page)) return noArticle;
  const { path } = job;
  const { entry, isUnchanged, diagnostics } = article;
  context.articles.set(path, { source: page.parsed, entry, isUnchanged, diagnostics });
  const update = context.build.site.context.updates.get(path);
  let facts: ArticleFacts | undefined;
  return {
    hash: hashOf(JSON.stringify([entry.key, entry.includes, update])),
    facts: () => {
      facts ??= factsOf(context).get(path);
      return facts;
    },
    textHash: entry.textHash,
    sections,
  };
}
