import type { FactsBySource } from '../../model/article.ts';
import { type Diagnostic, diagnostic } from '../../model/diagnostic.ts';
import type { SiteGraph } from '../../model/site.ts';
import { urlKey } from '../../routes/routes.ts';
import { decodePath, splitHref } from '../../text/hrefs.ts';
import { didYouMean } from '../../text/suggest.ts';
import { brokenAnchor } from '../../text/wording.ts';

/**
 * Checks anchors in redirect targets in the default locale. Anchors on pages without facts, which are in other shards,
 * are assumed to exist.
 */
export function checkRedirectAnchors({ config, byUrl, pages }: SiteGraph, facts: FactsBySource): readonly Diagnostic[] {
  const level = config.checks.anchors;
  if (level === 'off') return [];
  return config.redirects.flatMap(({ to, position }) => {
    const { path, hash = '' } = splitHref(to);
    const key = byUrl.get(urlKey(path));
    const page = key && pages.get(key);
    if (!page || hash === '') return [];
    const anchors = page.kind === 'category' ? [] : facts.get(page.parsed.file.path)?.anchors;
    if (!anchors || anchors.includes(decodePath(hash))) return [];
    const message = brokenAnchor('redirect', hash, `on the page ${page.url}`);
    const hint = didYouMean(hash, anchors, (id) => `#${id}`);
    return [diagnostic(level, { code: 'broken-anchor', message, file: config.file ?? '', position, hint })];
  });
}
