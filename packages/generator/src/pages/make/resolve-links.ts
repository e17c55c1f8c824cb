// Resolves the references of articles to URLs of pages and assets, in the locale and version of the page that shows
// them.
import { type Resolution, resolveReference } from '../../graph/links/resolve-reference.ts';
import type { Reference, ResolvedLink } from '../../model/article.ts';
import type { SiteGraph } from '../../model/site.ts';
import { hrefOf } from '../../routes/routes.ts';
import type { AssetStore } from '../cache/asset-store.ts';
import type { SiteContext } from '../render/render-context.ts';

interface LinkTargets {
  readonly graph: SiteGraph;
  readonly assets: Pick<AssetStore, 'get'>;
}

/** Returns the link resolver of the renderer. Broken links are left as written; the link check reports them. */
export function linkResolver(targets: LinkTargets): SiteContext['resolveLink'] {
  return (page, file, reference) =>
    linkFor(resolveReference(targets.graph, { page, file }, reference), reference, targets);
}

export function linkFor(
  resolution: Resolution,
  reference: Pick<Reference, 'href' | 'use'> | undefined,
  { graph, assets }: LinkTargets,
): ResolvedLink {
  if (resolution.kind === 'list' || reference?.use === 'list') return { href: '', size: undefined };
  if (resolution.kind === 'broken')
    return { href: resolution.reason === 'code' ? '' : (reference?.href ?? ''), size: undefined };
  if (resolution.kind === 'file') {
    const output = assets.get(resolution.file)?.output;
    return { href: output === undefined ? '' : hrefOf(graph.config, output), size: undefined };
  }
  if (resolution.kind !== 'asset') {
    const size = reference?.use === 'image' ? graph.componentFiles?.get(resolution.href) : undefined;
    return { href: resolution.href, size };
  }
  const asset = assets.get(resolution.path);
  if (!asset) return { href: reference?.href ?? '', size: undefined };
  return {
    href: hrefOf(graph.config, asset.output) + resolution.suffix,
    size: reference?.use === 'image' ? asset.size : undefined,
  };
}
