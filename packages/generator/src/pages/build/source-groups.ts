// A source and all pages that show it. The source is compiled once, for any number of locales.
import type { ArticleFacts } from '../../model/article.ts';
import { isSourced, type Page } from '../../model/site.ts';
import { groupBy } from '../../text/group-by.ts';
import type { ArticleJob, JobOfSource } from '../cache/article-job.ts';

export interface SourceGroup {
  /** Zero-based position among all groups. */
  readonly index: number;
  /** `undefined` for category pages, which have no source. */
  readonly job: ArticleJob | undefined;
  readonly pages: readonly Page[];
}

/** The article of a source while its pages are being built. */
export interface GroupArticle {
  /** Digest of the article's content, without resolved links. */
  readonly hash: string;
  /** Facts of the article, including references in the front matter. */
  readonly facts: () => ArticleFacts | undefined;
  readonly textHash: string;
  /** `TextSection[]` as JSON. Not set if it must be read from the cache. */
  readonly sections?: string | undefined;
}

/** The article of category pages. */
export const noArticle: GroupArticle = { hash: '', facts: () => undefined, textHash: '' };

export function groupBySource(pages: readonly Page[], jobOf: JobOfSource): readonly SourceGroup[] {
  const sources = groupBy(pages.filter(isSourced), (page) => page.parsed.file.path);
  const sourced = [...sources.values()].flatMap((group): readonly Omit<SourceGroup, 'index'>[] =>
    group[0] ? [{ job: jobOf(group[0].parsed, group[0].sourceLocale.htmlLang), pages: group }] : [],
  );
  const categories = pages
    .filter((page) => page.kind === 'category')
    .map((page) => ({ job: undefined, pages: [page] }));
  return [...sourced, ...categories].map((group, index) => ({ ...group, index }));
}
