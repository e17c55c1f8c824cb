// Collects links and redirects to other sites. Each URL is listed once, with all positions where it is used.
import type { FactsBySource } from '../../model/article.ts';
import type { Position } from '../../model/diagnostic.ts';
import type { SiteGraph } from '../../model/site.ts';
import { splat } from '../../routes/wildcard-redirects.ts';
import { configuredLinks } from './check-config-links.ts';

export interface ExternalLink {
  /** The URL without the fragment, which is not sent to servers. */
  readonly url: string;
  readonly places: readonly LinkPlace[];
}

interface LinkPlace {
  readonly file: string;
  readonly position: Position | undefined;
}

/**
 * Returns links in the configuration first, including targets of redirects, followed by links in pages. The targets of
 * a wildcard redirect are unknown if they contain the matched part.
 */
export function externalLinks(graph: SiteGraph, facts: FactsBySource): readonly ExternalLink[] {
  const places = new Map<string, LinkPlace[]>();
  const add = (href: string, place: LinkPlace): void => {
    const url = addressOf(href);
    if (url === undefined || isIgnored(url, graph.config.externalLinks.ignore)) return;
    const known = places.get(url);
    if (known) known.push(place);
    else places.set(url, [place]);
  };
  const { redirects, file: configFile = '' } = graph.config;
  const configured = configuredLinks(graph.config).map((link) => ({ link, file: configFile }));
  for (const { link, file } of [...configured, ...graph.sidebarLinks])
    if (link.target.kind === 'external') add(link.target.href, { file, position: link.position });
  for (const { to, position } of redirects) if (!to.endsWith(splat)) add(to, { file: configFile, position });
  for (const path of graph.bySource.keys()) {
    for (const { href, file, position } of facts.get(path)?.references ?? [])
      add(href, { file: file ?? path, position });
  }
  return [...places].map(([url, all]) => ({ url, places: distinct(all) }));
}

function addressOf(href: string): string | undefined {
  const written = href.startsWith('//') ? `https:${href}` : href;
  if (!/^https?:/i.test(written) || !URL.canParse(written)) return undefined;
  const url = new URL(written);
  url.hash = '';
  return url.href;
}

/** Whether a URL matches a pattern. `*` matches any characters: `https://example.com/*`. */
function isIgnored(url: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`, 'i').test(url);
  });
}

/** Removes duplicates, because a partial is processed once for each page that includes it. */
function distinct(places: readonly LinkPlace[]): readonly LinkPlace[] {
  const key = ({ file, position }: LinkPlace): string => `${file}:${position?.line}:${position?.column}`;
  return [...new Map(places.map((place) => [key(place), place])).values()];
}
