// The sitemap: all indexable pages, with their translations and modification dates.

import type { LastUpdates } from '../../model/adapters/history.ts';
import type { FactsBySource } from '../../model/article.ts';
import type { OutputFile } from '../../model/output.ts';
import type { OutputPath } from '../../model/paths.ts';
import type { Page, SiteGraph } from '../../model/site.ts';
import { sitemapPartPath, sitemapPath } from '../../routes/output-paths.ts';
import { absoluteUrl, pageKeyOf } from '../../routes/routes.ts';
import { escapeHtml } from '../../text/html/escape.ts';
import { listedPages } from './listed-pages.ts';

/** Maximum number of URLs in a sitemap: https://www.sitemaps.org/protocol.html */
const sitemapLimit = 50_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface MappedSite {
  readonly graph: SiteGraph;
  readonly updates: LastUpdates;
}

/** Returns no files if `url` is not set, and several files with an index if the number of pages exceeds the limit. */
export function sitemaps({ graph, updates }: MappedSite, facts: FactsBySource): readonly OutputFile[] {
  const { config } = graph;
  if (config.url === undefined) return [];
  const pages = listedPages(graph, facts);
  const listing = { graph, updates, listed: new Set(pages) };
  const entries = pages.map((page) => sitemapEntry(page, listing));
  if (entries.length <= sitemapLimit) return [sitemap(sitemapPath, entries)];
  const parts = Array.from({ length: Math.ceil(entries.length / sitemapLimit) }, (_, index) =>
    sitemap(sitemapPartPath(index + 1), entries.slice(index * sitemapLimit, (index + 1) * sitemapLimit)),
  );
  const list = parts
    .map((part) => `  <sitemap><loc>${escapeHtml(absoluteUrl(config, part.path))}</loc></sitemap>\n`)
    .join('');
  const content = `${declaration}\n<sitemapindex xmlns="${namespace}">\n${list}</sitemapindex>\n`;
  return [...parts, { path: sitemapPath, content }];
}

function sitemap(path: OutputPath, entries: readonly string[]): OutputFile {
  const open = `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  return { path, content: `${declaration}\n${open}\n${entries.join('')}</urlset>\n` };
}

interface Listing extends MappedSite {
  readonly listed: ReadonlySet<Page>;
}

function sitemapEntry(page: Page, { graph, updates, listed }: Listing): string {
  const { config } = graph;
  const update = page.kind === 'category' ? undefined : updates.get(page.parsed.file.path);
  const address = (each: Page): string => escapeHtml(absoluteUrl(config, each.url));
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
