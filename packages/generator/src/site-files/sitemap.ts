// The sitemap: every page that search engines may list, with its translations and the day of its last change.
import type { LastUpdate, LastUpdates } from '../model/history.ts';
import type { OutputFile } from '../model/output.ts';
import type { OutputPath } from '../model/paths.ts';
import type { Page, SiteGraph } from '../model/site.ts';
import { sitemapPartPath, sitemapPath } from '../routes/output-paths.ts';
import { hrefOf, pageKeyOf } from '../routes/routes.ts';
import { escapeHtml } from '../text/escape.ts';

/** The most addresses one sitemap may hold: https://www.sitemaps.org/protocol.html */
const sitemapLimit = 50_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** None for a site without `url`; more pages than fit into one file are listed in several, with an index. */
export function sitemaps(graph: SiteGraph, updates: LastUpdates): readonly OutputFile[] {
  const { config } = graph;
  if (config.url === undefined) return [];
  const entries = [...graph.pages.values()]
    .filter((page) => !page.isUnlisted && page.translation !== 'missing')
    .map((page) =>
      sitemapEntry(graph, page, page.kind === 'category' ? undefined : updates.get(page.parsed.file.path)),
    );
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

function sitemapEntry(graph: SiteGraph, page: Page, update: LastUpdate | undefined): string {
  const { config } = graph;
  const address = (each: Page): string => escapeHtml(`${config.url}${hrefOf(config, each.url)}`);
  const real = config.locales.flatMap((locale) => {
    const other = graph.pages.get(pageKeyOf(locale, page.id));
    return other && !other.isUnlisted && other.translation !== 'missing' ? [other] : [];
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
