// Returns all URLs of a site with their anchors, including the sources of redirects.

import type { ArticleFacts, FactsBySource } from '../../model/article.ts';
import type { SiteAddress } from '../../model/ledger.ts';
import type { UrlPath } from '../../model/paths.ts';
import type { Page, SiteGraph } from '../../model/site.ts';
import { urlFromPath } from '../../routes/routes.ts';
import { isWildcard } from '../../routes/wildcard-redirects.ts';

/** Returns the URLs in code unit order. */
export function siteAddresses(graph: SiteGraph, facts: FactsBySource): readonly SiteAddress[] {
  const anchors = new Map<UrlPath, readonly string[]>();
  for (const url of redirectedUrls(graph)) anchors.set(url, []);
  for (const page of graph.pages.values()) anchors.set(page.url, promisedAnchors(page, facts));
  return [...anchors].map(([url, ids]) => ({ url, anchors: ids })).sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** Returns the sources of redirects without a wildcard, in every locale. */
export function redirectedUrls({ config }: SiteGraph): ReadonlySet<UrlPath> {
  const { locales, redirects } = config;
  const exact = redirects.filter((redirect) => !isWildcard(redirect));
  return new Set(locales.flatMap((locale) => exact.map(({ from }) => urlFromPath({ config, locale }, from))));
}

/** Returns no anchors for an untranslated page, because its translation will have different anchors. */
export function promisedAnchors(page: Page, facts: FactsBySource): readonly string[] {
  if (page.kind === 'category' || page.translation === 'missing') return [];
  const known = facts.get(page.parsed.file.path);
  return known ? linkable(known) : [];
}

/** Returns the anchors that are likely to be linked, without the title and footnotes. */
function linkable({ anchors, headings }: Pick<ArticleFacts, 'anchors' | 'headings'>): readonly string[] {
  const levels = new Map(headings.map(({ id, level }) => [id, level]));
  return anchors.filter((id) => levels.get(id) !== 1 && (levels.has(id) || !isFootnote(id)));
}

export function isFootnote(id: string): boolean {
  return /^(fn|fnref)-|^footnote-label$/.test(id);
}
