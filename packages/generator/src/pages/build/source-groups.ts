// A source and all pages that show it. The source is compiled once, for any number of locales.
import type { Page } from '../../model/site.ts';
import { groupBy } from '../../text/group-by.ts';
import type { ArticleJob, JobOfSource } from '../cache/article-job.ts';
import { isSourced } from '../render/render-context.ts';

export interface SourceGroup {
  /** Zero-based position among all groups. */
  readonly index: number;
  /** `undefined` for category pages, which have no source. */
  readonly job: ArticleJob | undefined;
  readonly pages: readonly Page[];
}

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
