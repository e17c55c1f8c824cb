// What all pages of a build are made with, wherever they are made.

import type { OutputPath, SourcePath } from '../../model/paths.ts';
import type { ArticleFacts, Page } from '../../model/site.ts';
import type { ArticleJob } from '../cache/article-job.ts';
import { type BuiltArticle, type BuiltPage, type BuiltPages, factsOf } from '../cache/built-pages.ts';
import type { ArticleEntry, Manifest, PageEntry } from '../cache/manifest.ts';
import { createPageKeys, type PageKeys } from '../make/page-key.ts';
import type { Build } from '../open/build.ts';
import type { SiteIndex } from '../open/site-index.ts';
import { isSourced } from '../render/render-context.ts';
import type { SourceGroup } from './source-groups.ts';

/** Which pages are made, and what else gets their text. */
export interface SitePart {
  /** The pages that show one source are all made, or none of them. */
  readonly isWanted: (page: Page) => boolean;
  /** Gets the text of every page, in every locale: there is one index of all. */
  readonly index: Pick<SiteIndex, 'add'> | undefined;
}

export interface PageContext extends Pick<SitePart, 'index'> {
  readonly build: Build;
  /** Pages to make. */
  readonly wanted: readonly Page[];
  /** The page is written. All sources are compiled, so that every link can be checked. */
  readonly isShown: (page: Page) => boolean;
  /** Entry of a page that is published as that entry says, by output path. */
  readonly publishedPage: (path: OutputPath) => Promise<PageEntry | undefined>;
  readonly keyOf: PageKeys;
  readonly articles: Map<SourcePath, BuiltArticle>;
  readonly pages: Map<OutputPath, BuiltPage>;
}

/** The article of one source while its pages are being made; a category page has none. */
export interface GroupArticle {
  /** Digest of all that is in the article, its links aside. */
  readonly hash: string;
  /** Those of the front matter too. */
  readonly facts: () => ArticleFacts | undefined;
  readonly textHash: string;
  /** `TextSection[]` as JSON; `undefined`: to be had from the cache. */
  readonly sections: string | undefined;
}

export const noArticle: GroupArticle = { hash: '', facts: () => undefined, textHash: '', sections: undefined };

export function openPageContext(
  build: Build,
  { isWanted, index }: SitePart,
  publishedPage: PageContext['publishedPage'],
): PageContext {
  const all = [...build.site.graph.pages.values()];
  // Of two pages with the same path the first one is written, which links lead to.
  const first = new Set(new Map(all.toReversed().map((page) => [page.output, page])).values());
  return {
    build,
    wanted: all.filter(isWanted),
    isShown: (page) => build.locales.has(page.locale.code) && first.has(page),
    publishedPage,
    index,
    keyOf: createPageKeys(build.request.hashOf),
    articles: new Map(),
    pages: new Map(),
  };
}

/** Notes the article of a group. `sections`: if they are at hand. */
export function addArticle(
  context: PageContext,
  group: SourceGroup,
  { sections, ...article }: Omit<BuiltArticle, 'source'> & { readonly sections: string | undefined },
): GroupArticle {
  const [page] = group.pages;
  if (!group.job || !page || !isSourced(page)) return noArticle;
  const { path, isPathDependent } = group.job;
  const { entry, isUnchanged, diagnostics } = article;
  context.articles.set(path, { source: page.parsed, entry, isUnchanged, diagnostics });
  const { request, site } = context.build;
  const update = site.context.updates.get(path);
  const parts = [entry.key, isPathDependent ? path : '', entry.includes, update];
  let facts: ArticleFacts | undefined;
  return {
    hash: request.hashOf(JSON.stringify(parts)),
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

/** What the previous build knew of an article, if it is the same now. */
export async function knownArticle(
  { build, index }: PageContext,
  previous: Pick<Manifest, 'article'> | undefined,
  job: ArticleJob,
): Promise<ArticleEntry | undefined> {
  const known = previous?.article(job.path);
  if (!known || known.key !== job.cacheKey || (index && known.textHash === '')) return undefined;
  return (await isCurrent(known.includes, build.cache.includedHash)) ? known : undefined;
}

/** The included files have these hashes still. */
export async function isCurrent(
  includes: ArticleEntry['includes'],
  hashOfFile: (path: SourcePath) => Promise<string>,
): Promise<boolean> {
  for (const [path, hash] of includes) if ((await hashOfFile(path)) !== hash) return false;
  return true;
}
