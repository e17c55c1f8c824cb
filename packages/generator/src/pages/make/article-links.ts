// Resolves the references of an article for the page that shows the article.
import type { Resolution } from '../../graph/links/resolve-reference.ts';
import type { Reference, ResolvedLink } from '../../model/article.ts';
import type { Page } from '../../model/site.ts';
import type { AssetStore } from '../cache/asset-store.ts';
import { cardList } from '../render/card-props.ts';
import type { RenderContext } from '../render/render-context.ts';
import { linkFor } from './resolve-links.ts';

type ArticleLink = (reference: Reference, resolution: Resolution) => ResolvedLink;

/** Also renders the page lists that replace references. */
export function articleLinks(context: RenderContext, assets: Pick<AssetStore, 'get'>, page: Page): ArticleLink {
  const { graph } = context;
  return (reference, resolution) => {
    const link = linkFor(resolution, reference, { graph, assets });
    return resolution.kind === 'list' ? { ...link, html: cardList(context, page, resolution.items) } : link;
  };
}
