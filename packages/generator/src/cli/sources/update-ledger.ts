// Computes the new content of the ledger.
import { findLost } from '../../graph/links/lost-addresses.ts';
import { siteAddresses } from '../../graph/links/site-addresses.ts';
import type { Ledger, SiteAddress } from '../../model/ledger.ts';
import type { UrlPath } from '../../model/paths.ts';
import type { SiteGraph } from '../../model/site.ts';
import { type BuiltPages, factsOf } from '../../pages/cache/built-pages.ts';

/** Returns the URLs and anchors of a built site. */
export function addressesOf(graph: SiteGraph, pages: BuiltPages): readonly SiteAddress[] {
  return siteAddresses(graph, factsOf(pages));
}

/** Returns the ledger without lost URLs and anchors. */
export function withoutLostAddresses(ledger: Ledger, graph: SiteGraph, pages: BuiltPages): readonly SiteAddress[] {
  const lost = findLost(graph, ledger, factsOf(pages));
  const addresses = new Set(lost.addresses);
  const anchors = new Map(lost.anchors.map((each) => [each.line, new Set(each.lost.map(([id]) => id))]));
  const remaining = [...ledger.values()].filter((line) => !addresses.has(line));
  return remaining.map((line) => {
    const ids = [...line.anchors.keys()];
    return { url: line.url, anchors: ids.filter((id) => !anchors.get(line)?.has(id)) };
  });
}

export function listed(ledger: Ledger): readonly SiteAddress[] {
  return [...ledger.values()].map(({ url, anchors }) => ({ url, anchors: [...anchors.keys()] }));
}

/** Returns the URLs of both lists. Each URL has the anchors from both lists. */
export function union(one: readonly SiteAddress[], other: readonly SiteAddress[]): readonly SiteAddress[] {
  const anchors = new Map<UrlPath, Set<string>>();
  for (const { url, anchors: ids } of [...one, ...other])
    anchors.set(url, new Set([...(anchors.get(url) ?? []), ...ids]));
  return [...anchors].map(([url, ids]) => ({ url, anchors: [...ids] }));
}
