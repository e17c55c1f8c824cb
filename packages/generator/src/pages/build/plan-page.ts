// Decides whether a page must be rendered. The bytes of a page depend on its prepared view, its article and its
// resolved links. The digest of these inputs is the page's key. A published page with the same key is reused.

import type { Page } from '../../model/site.ts';
import type { ArticleJob } from '../cache/article-job.ts';
import type { PageEntry } from '../cache/manifest.ts';
import type { RenderJob } from '../make/page-maker.ts';
import type { OpenSite } from '../open/open-site.ts';
import type { GroupArticle, PageContext } from './page-context.ts';
import { preparePage } from './prepare-page.ts';

type PagePlan = KeepPlan | RenderPlan;

/** Plan to reuse the published page or the page from a shard. */
export interface KeepPlan {
  readonly kind: 'keep';
  readonly page: Page;
  readonly entry: PageEntry;
  /** `none` means that the page's entry in the manifest is also unchanged. */
  readonly change: 'none' | 'new';
}

export interface RenderPlan {
  readonly kind: 'render';
  readonly page: Page;
  readonly job: RenderJob;
  readonly entry: Pick<PageEntry, 'siteHash' | 'articleHash' | 'key' | 'assets'>;
}

interface PlannedArticle {
  readonly job: ArticleJob | undefined;
  readonly article: GroupArticle;
}

export async function planPage(
  { build, keyOf, publishedPage }: PageContext,
  page: Page,
  { job, article }: PlannedArticle,
): Promise<PagePlan> {
  const { site, siteHash } = build;
  const { output } = page;
  const known = await publishedPage(output);
  const isSame =
    known?.siteHash === siteHash && known.articleHash === article.hash && (await hasSameAssets(known, site));
  if (known && isSame) return { kind: 'keep', page, entry: known, change: 'none' };
  const { prepared, links, assets, own } = await preparePage(site, page, article.facts());
  const key = keyOf({ article: article.hash, links, prepared, ...(own && { own }) });
  const entry = { siteHash, articleHash: article.hash, key, assets };
  if (known?.key === key) return { kind: 'keep', page, entry: { ...known, ...entry }, change: 'new' };
  return { kind: 'render', page, job: { output, article: job, prepared, links, ...(own && { own }) }, entry };
}

async function hasSameAssets({ assets }: PageEntry, site: OpenSite): Promise<boolean> {
  await site.assets.load(assets.map(([path]) => path));
  return assets.every(([path, output]) => site.assets.get(path)?.output === output);
}
