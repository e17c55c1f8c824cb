// Pages that may be listed for search engines and other programs: no unlisted or untranslated pages, and none with
// `noindex` in their `<head>`, which articles and plugins can add.

import type { ArticleHeadTag, FactsBySource } from '../../model/article.ts';
import type { ConfiguredHeadTag } from '../../model/config.ts';
import type { Page, SiteGraph } from '../../model/site.ts';

export function listedPages({ pages }: SiteGraph, facts: FactsBySource): readonly Page[] {
  return [...pages.values()].filter((page) => isListed(page, facts));
}

function isListed(page: Page, facts: FactsBySource): boolean {
  if (page.isUnlisted || page.translation === 'missing') return false;
  if (page.kind === 'category') return true;
  const { file, change } = page.parsed;
  return ![...(facts.get(file.path)?.head ?? []), ...(change?.head ?? [])].some(keepsOut);
}

/** Matches `<meta name="robots" content="noindex">` and the value `none`, which implies `noindex`. */
function keepsOut({ tag, attributes }: ArticleHeadTag | ConfiguredHeadTag): boolean {
  const written = (name: string): string => String(attributes[name] ?? '').toLowerCase();
  if (tag !== 'meta' || written('name') !== 'robots') return false;
  return written('content')
    .split(/[\s,]+/)
    .some((word) => word === 'noindex' || word === 'none');
}
