// The sitemap: every page that search engines may list, with its translations and the day of its last change.
import type { ConfiguredHeadTag } from '../model/config.ts';
import type { LastUpdates } from '../model/history.ts';
import type { OutputFile } from '../model/output.ts';
import type { OutputPath, SourcePath } from '../model/paths.ts';
import type { ArticleFacts, ArticleHeadTag, Page, SiteGraph } from '../model/site.ts';
import { sitemapPartPath, sitemapPath } from '../routes/output-paths.ts';
import { hrefOf, pageKeyOf } from '../routes/routes.ts';
import { escapeHtml } from '../text/escape.ts';

/** The most addresses one sitemap may hold: https://www.sitemaps.org/protocol.html */
const sitemapLimit = 50_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** What pages say beside the graph, by source. */
export interface SaidOfPages {
  readonly updates: LastUpdates;
  readonly facts: Pick<ReadonlyMap<SourcePath, ArticleFacts>, 'get'>;
}

/** None for a site without `url`; more pages than fit into one file are listed in several, with an index. */
export function sitemaps(graph: SiteGraph, { updates, facts }: SaidOfPages): readonly OutputFile[] {
  const { config } = graph;
  if (config.url === undefined) return [];
  const pages = [...graph.pages.values()].filter((page) => isListed(page, facts));
  const listing = { graph, updates, listed: new Set(pages) };
  const entries = pages.map((page) => sitemapEntry(page, listing));
  if (entries.length <= sitemapLimit) return [sitemap(sitemapPath, entries)];
  const parts = Array.from({ length: Math.ceil(entries.length / sitemapLimit) }, (_, index) =>
    sitemap(sitemapPartPath(index + 1), entries.slice(index * sitemapLimit, (index + 1) * sitemapLimit)),
  );
  const list = parts
    .map((part) => `  <sitemap><loc>${escapeHtml(`${config.url}${hrefOf(config, part.path)}`)}</loc></sitemap>\n`)
    .join('');
  const content = `${declaration}\n<sitemapindex xmlns="${namespace}">\n${list}</sitemapindex>\n`;
  return [...parts, { path: sitemapPath, content }];
}

function sitemap(path: OutputPath, entries: readonly string[]): OutputFile {
  const open = `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  return { path, content: `${declaration}\n${open}\n${entries.join('')}</urlset>\n` };
}

/** Its own head may keep a page from search engines, too. */
function isListed(page: Page, facts: SaidOfPages['facts']): boolean {
  if (page.isUnlisted || page.translation === 'missing') return false;
  if (page.kind === 'category') return true;
  const { file, change } = page.parsed;
  return ![...(facts.get(file.path)?.head ?? []), ...(change?.head ?? [])].some(keepsOut);
}

/** `<meta name="robots" content="noindex, nofollow">`; `none` is short for these two. */
function keepsOut({ tag, attributes }: ArticleHeadTag | ConfiguredHeadTag): boolean {
  const written = (name: string): string => String(attributes[name] ?? '').toLowerCase();
  if (tag !== 'meta' || written('name') !== 'robots') return false;
  return written('content')
    .split(/[\s,]+/)
    .some((word) => word === 'noindex' || word === 'none');
}

interface Listing extends Pick<SaidOfPages, 'updates'> {
  readonly graph: SiteGraph;
  readonly listed: ReadonlySet<Page>;
}

function sitemapEntry(page: Page, { graph, updates, listed }: Listing): string {
  const { config } = graph;
  const update = page.kind === 'category' ? undefined : updates.get(page.parsed.file.path);
  const address = (each: Page): string => escapeHtml(`${config.url}${hrefOf(config, each.url)}`);
  const real = config.locales.flatMap((locale) => {
    const other = graph.pages.get(pageKeyOf(locale, page.id));
    return other && listed.has(other) ? [other] : [];
  });
  const [first] = real;
  const alternates =
    first && real.length > 1
      ? [...real.map((each) => [each.locale.htmlLang, each] as const), ['x-default', first] as const]
          .map(([lang, each]) => `    <xhtml:link rel="alternate" hreflang="${lang}" href="${address(each)}"/>\n`)
          .join('')
      : '';
  const modified = update?.date === undefined ? '' : `    <lastmod>${update.date}</lastmod>\n`;
  return `  <url>\n    <loc>${address(page)}</loc>\n${modified}${alternates}  </url>\n`;
}
