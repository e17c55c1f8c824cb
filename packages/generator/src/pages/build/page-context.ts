// State shared by all pages of a build, whether they are rendered in this process or in a shard.

import type { OutputPath, SourcePath } from '../../model/paths.ts';
import type { ArticleFacts, Page } from '../../model/site.ts';
import { hashOf } from '../../text/hash.ts';
import type { ArticleJob } from '../cache/article-job.ts';
import { type BuiltArticle, type BuiltPage, type BuiltPages, factsOf } from '../cache/built-pages.ts';
import type { ArticleEntry, Manifest, PageEntry } from '../cache/manifest.ts';
import { createPageKeys, type PageKeys } from '../make/page-key.ts';
import type { Build } from '../open/build.ts';
import type { SiteIndex } from '../open/site-index.ts';
import { isSourced } from '../render/render-context.ts';
import type { SourceGroup } from './source-groups.ts';

/** The pages to build, and the index for their text. */
export interface SitePart {
  /** Whether a page is built. Must return the same value for all pages of a source. */
  readonly isWanted: (page: Page) => boolean;
  /** Receives the text of all pages in all locales. */
  readonly index: Pick<SiteIndex, 'add'> | undefined;
}

export interface PageContext extends Pick<SitePart, 'index'> {
  readonly build: Build;
  /** Pages to build. */
  readonly wanted: readonly Page[];
  /**
   * Whether the page is written. All sources are compiled even if their pages are not written, so that every link can
   * be checked.
   */
  readonly isShown: (page: Page) => boolean;
  /** Returns the entry of a page if the published file still matches it. */
  readonly publishedPage: (path: OutputPath) => Promise<PageEntry | undefined>;
  readonly keyOf: PageKeys;
  readonly articles: Map<SourcePath, BuiltArticle>;
  readonly pages: Map<OutputPath, BuiltPage>;
}

/** The article of a source while its pages are being built. Category pages have none. */
export interface GroupArticle {
  /** Digest of the article's content, without resolved links. */
  readonly hash: string;
  /** Facts of the article, including references in the front matter. */
  readonly facts: () => ArticleFacts | undefined;
  readonly textHash: string;
  /** `TextSection[]` as JSON, or `undefined` if it must be read from the cache. */
  readonly sections: string | undefined;
}

export const noArticle: GroupArticle = { hash: '', facts: () => undefined, textHash: '', sections: undefined };

export function openPageContext(
  build: Build,
  { isWanted, index }: SitePart,
  publishedPage: PageContext['publishedPage'],
): PageContext {
  const all = [...build.site.graph.pages.values()];
  // If several pages have the same path, the first page is written, because links point to the first page.
  const first = new Set(new Map(all.toReversed().map((page) => [page.output, page])).values());
  return {
    build,
    wanted: all.filter(isWanted),
    isShown: (page) => build.locales.has(page.locale.code) && first.has(page),
    publishedPage,
    index,
    keyOf: createPageKeys(),
    articles: new Map(),
    pages: new Map(),
  };
}

/** Records the article of a group. `sections` is set if the text is in memory. */
export function addArticle(
  context: PageContext,
  group: SourceGroup,
  { sections, ...article }: Omit<BuiltArticle, 'source'> & { readonly sections: string | undefined },
): GroupArticle {
  const [page] = group.pages;
  if (!group.job || !page || !isSourced(page)) return noArticle;
  const { path } = group.job;
  const { entry, isUnchanged, diagnostics } = article;
  context.articles.set(path, { source: page.parsed, entry, isUnchanged, diagnostics });
  const { site } = context.build;
  const update = site.context.updates.get(path);
  const parts = [entry.key, entry.includes, update];
  let facts: ArticleFacts | undefined;
  return {
    hash: hashOf(JSON.stringify(parts)),
    facts: () => {
      facts ??= factsOf(context).get(path);
      return facts;
    },
    textHash: entry.textHash,
    sections,
  };
}

export function builtPagesOf({ articles, pages }: PageContext, rendered: number): BuiltPages {
  return { articles, pages, rendered };
}

/** Returns the previous build's entry of an article if it is still current. */
export async function knownArticle(
  { build, index }: PageContext,
  previous: Pick<Manifest, 'article'> | undefined,
  job: ArticleJob,
): Promise<ArticleEntry | undefined> {
  const known = previous?.article(job.path);
  if (!known || known.key !== job.cacheKey || (index && known.textHash === '')) return undefined;
  return (await isCurrent(known.includes, build.cache.includedHash)) ? known : undefined;
}

/** Whether the included files still have these hashes. */
export async function isCurrent(
  includes: ArticleEntry['includes'],
  hashOfFile: (path: SourcePath) => Promise<string>,
): Promise<boolean> {
  for (const [path, hash] of includes) if ((await hashOfFile(path)) !== hash) return false;
  return true;
}
