// Finds ledger entries that no longer exist. Such entries are URLs without a page, a redirect or a static file, and
// missing anchors.

import type { ArticleFacts, FactsBySource } from '../../model/article.ts';
import type { Position } from '../../model/diagnostic.ts';
import type { Ledger, LedgerLine } from '../../model/ledger.ts';
import type { UrlPath } from '../../model/paths.ts';
import type { Page, SiteGraph } from '../../model/site.ts';
import { outputOf } from '../../routes/output-paths.ts';
import { urlKey } from '../../routes/routes.ts';
import { followWildcard, isExternalTarget, wildcardRedirects } from '../../routes/wildcard-redirects.ts';
import { decodePath, encodePath } from '../../text/hrefs.ts';
import { redirectedUrls } from './site-addresses.ts';

interface LostLines {
  readonly addresses: readonly LedgerLine[];
  readonly anchors: readonly LostAnchors[];
}

export interface LostAnchors {
  readonly page: Page;
  readonly line: LedgerLine;
  /** Lost anchors with their positions. There is at least one. */
  readonly lost: readonly (readonly [id: string, Position])[];
  readonly facts: KnownAnchors;
}

type KnownAnchors = Pick<ArticleFacts, 'anchors' | 'headings' | 'includes'>;

const noAnchors: KnownAnchors = { anchors: [], headings: [], includes: [] };

/** Returns lost URLs and anchors. Anchors are not checked if the URL is redirected or the page has no facts. */
export function findLost(graph: SiteGraph, ledger: Ledger, facts: FactsBySource): LostLines {
  const pages = new Map<UrlPath, Page>([...graph.pages.values()].map((page) => [page.url, page]));
  const redirected = redirectedUrls(graph);
  const wildcards = wildcardRedirects(graph.config);
  const isFile = (url: UrlPath): boolean => graph.tree.staticFiles.has(outputOf(url));
  const followed = (url: UrlPath): string | undefined => followWildcard(wildcards, encodePath(url));
  const addresses: LedgerLine[] = [];
  const anchors: LostAnchors[] = [];
  for (const line of ledger.values()) {
    const page = pages.get(line.url);
    if (page) anchors.push(...lostAnchors(page, line, facts));
    else if (!redirected.has(line.url) && !isFile(line.url) && !isThere(graph, followed(line.url)))
      addresses.push(line);
  }
  return { addresses, anchors };
}

/** Whether the target of a wildcard redirect exists. Targets on other sites are assumed to exist. */
function isThere({ byUrl }: SiteGraph, target: string | undefined): boolean {
  return target !== undefined && (isExternalTarget(target) || byUrl.has(urlKey(decodePath(target))));
}

function lostAnchors(page: Page, line: LedgerLine, facts: FactsBySource): readonly LostAnchors[] {
  if (line.anchors.size === 0) return [];
  const known = page.kind === 'category' ? noAnchors : facts.get(page.parsed.file.path);
  if (!known) return [];
  const there = new Set(known.anchors);
  const lost = [...line.anchors].filter(([id]) => !there.has(id));
  return lost.length === 0 ? [] : [{ page, line, lost, facts: known }];
}
