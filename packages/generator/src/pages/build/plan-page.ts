// Decides whether a page must be rendered. The bytes of a page depend on its prepared view, its article and its
// resolved links. The digest of these inputs is the page's key. A published page with the same key is reused.

import type { OutputPath } from '../../model/paths.ts';
import type { Page } from '../../model/site.ts';
import type { PageEntry } from '../cache/manifest.ts';
import type { RenderJob } from '../make/page-maker.ts';
import type { Build } from '../open/build.ts';
import type { OpenSite } from '../open/open-site.ts';
import type { PageContext } from './page-context.ts';
import type { GroupArticle, SourceGroup } from './source-groups.ts';

/** Plan to reuse the published page or the page from a shard. */
export interface KeepPlan {
  readonly kind: 'keep';
  readonly page: Page;
  readonly entry: PageEntry;
  /** Whether the page's entry in the manifest is unchanged, too. */
  readonly isUnchanged: boolean;
}

export interface RenderPlan {
  readonly kind: 'render';
  readonly page: Page;
  readonly job: RenderJob;
  readonly entry: Pick<PageEntry, 'siteHash' | 'articleHash' | 'key' | 'assets'>;
}

export async function planPage(
  { build, keyOf, preparation }: PageContext,
  page: Page,
  article: GroupArticle & Pick<SourceGroup, 'job'>,
): Promise<KeepPlan | RenderPlan> {
  const { site, siteHash } = build;
  const { output } = page;
  const known = await publishedPage(build, output);
  const isSame =
    known?.siteHash === siteHash && known.articleHash === article.hash && (await hasSameAssets(known, site));
  if (known && isSame) return { kind: 'keep', page, entry: known, isUnchanged: true };
  const { preparePage } = await preparation();
  const { assets, ...view } = await preparePage(site, page, article.facts());
  const key = keyOf(article.hash, view);
  const entry = { siteHash, articleHash: article.hash, key, assets };
  if (known?.key === key) return { kind: 'keep', page, entry: { ...known, ...entry }, isUnchanged: false };
  return { kind: 'render', page, job: { output, article: article.job, ...view }, entry };
}

/** Returns the entry of a page if the published file still matches it. */
async function publishedPage({ cache }: Build, path: OutputPath): Promise<PageEntry | undefined> {
  const known = cache.previous?.page(path);
  return known && (await cache.isPublished(path, known.stamp)) ? known : undefined;
}

async function hasSameAssets({ assets }: PageEntry, site: OpenSite): Promise<boolean> {
  await site.assets.load(assets.map(([path]) => path));
  return assets.every(([path, output]) => site.assets.get(path)?.output === output);
}
