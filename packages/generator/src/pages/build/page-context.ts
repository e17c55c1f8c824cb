// State shared by all pages of a build, whether they are rendered in this process or in a shard.

import type { ArticleFacts } from '../../model/article.ts';
import { isSourced, type Page } from '../../model/page.ts';
import type { OutputPath, SourcePath } from '../../model/paths.ts';
import { hashOf } from '../../text/hash.ts';
import { once } from '../../text/lazy-import.ts';
import type { ArticleJob } from '../cache/article-job.ts';
import { type BuiltArticle, type BuiltPage, factsOf } from '../cache/built-pages.ts';
import type { ArticleEntry, PageEntry } from '../cache/manifest.ts';
import { createPageKeys, type PageKeys } from '../make/page-key.ts';
import type { Build } from '../open/build.ts';
import type { SiteIndex } from '../open/site-index.ts';
import { type ArticleFeed, openArticleFeed } from './feed-index.ts';
import { type GroupArticle, groupBySource, noArticle, type SourceGroup } from './source-groups.ts';

/** The pages to build, and the index for their text. */
export interface SitePart {
  /** Whether a page is built. Must return the same value for all pages of a source. */
  readonly isWanted: (page: Page) => boolean;
  /** Receives the text of all pages in all locales. */
  readonly index: Pick<SiteIndex, 'add'> | undefined;
}

interface ContextRequest extends SitePart {
  /** Returns the entry of a page if the published file still matches it. */
  readonly publishedPage: (path: OutputPath) => Promise<PageEntry | undefined>;
  /** Returns the searchable text of a source whose text is no longer in memory (`TextSection[]` as JSON). */
  readonly sectionsOf: (job: ArticleJob) => Promise<string>;
}

export interface PageContext extends Pick<ContextRequest, 'publishedPage'> {
  readonly build: Build;
  readonly hasIndex: boolean;
  readonly groups: readonly SourceGroup[];
  /**
   * Whether the page is written. All sources are compiled even if their pages are not written, so that every link can
   * be checked.
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
  /** Must be called once for each page that is shown. */
  readonly progress: () => void;
}

export function openPageContext(
  build: Build,
  { isWanted, index, publishedPage, sectionsOf }: ContextRequest,
): PageContext {
  const all = [...build.site.graph.pages.values()];
  // If several pages have the same path, the first page is written, because links point to the first page.
  const first = new Set(new Map(all.toReversed().map((page) => [page.output, page])).values());
  const isShown = (page: Page): boolean => build.locales.has(page.locale.code) && first.has(page);
  const wanted = all.filter(isWanted);
  const total = wanted.filter(isShown).length;
  let done = 0;
  return {
    build,
    hasIndex: index !== undefined,
    groups: groupBySource(wanted, build.jobOf),
    isShown,
    publishedPage,
    keyOf: createPageKeys(),
    preparation: once(() => import('./prepare-page.ts')),
    articles: new Map(),
    pages: new Map(),
    rendered: 0,
    feed: openArticleFeed(index, sectionsOf),
    progress: () => {
      done += 1;
      build.request.log.progress(done, total);
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
    job,
    hash: hashOf(JSON.stringify([entry.key, entry.includes, update])),
    facts: () => {
      facts ??= factsOf(context).get(path);
      return facts;
    },
    textHash: entry.textHash,
    sections,
  };
}

/** Whether the included files of an article still have the same hashes. */
export async function isCurrent({ includes }: ArticleEntry, { cache }: Build): Promise<boolean> {
  for (const [path, hash] of includes) if ((await cache.includedHash(path)) !== hash) return false;
  return true;
}
