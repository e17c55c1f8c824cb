// Resolves the links in the footer and in `social`.
import type { SiteConfig } from '../../model/config.ts';
import type { ParsedConfig } from '../../model/schema/site-schema.ts';
import type { ConfigOrigin } from './report.ts';
import { type LinkContext, resolveLink } from './resolve-links.ts';

export function resolveFooter(
  { columns, copyright, links }: NonNullable<ParsedConfig['footer']>,
  context: LinkContext,
): SiteConfig['footer'] {
  return {
    columns: columns.map((column, index) => ({
      title: column.title,
      links: column.links.map((link, at) => resolveLink(link, ['footer', 'columns', index, 'links', at], context)),
    })),
    copyright,
    links: links.map((link, index) => resolveLink(link, ['footer', 'links', index], context)),
  };
}

/** Sorts the links by their position in the file, because the schema reorders the keys. */
export function resolveSocial(
  raw: ParsedConfig['social'],
  positionOf: ConfigOrigin['positionOf'],
): SiteConfig['social'] {
  const links = Object.entries(raw ?? {}).map(([service, address = '']) => ({
    service,
    target: socialTarget(service, address),
    position: positionOf(['social', service]),
  }));
  return links.sort(({ position: a }, { position: b }) => {
    if (a === undefined || b === undefined) return 0;
    return a.line - b.line || a.column - b.column;
  });
}

function socialTarget(service: string, address: string): SiteConfig['social'][number]['target'] {
  if (address.startsWith('/')) return { kind: 'page', to: address };
  return { kind: 'external', href: service === 'email' ? `mailto:${address}` : address };
}
