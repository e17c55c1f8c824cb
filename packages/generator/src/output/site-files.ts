// The files of a site that are no pages of its content: sitemap, robots.txt, web manifest, search descriptions, redirects.
import { hrefOf, outputOf, pageKeyOf, searchDescriptionPath, urlFromPath, urlKey } from '../graph/routes.ts';
import type { Locale } from '../model/config.ts';
import type { Checked, Diagnostic } from '../model/diagnostic.ts';
import type { LastUpdate, LastUpdates } from '../model/history.ts';
import type { OutputFile } from '../model/output.ts';
import type { LocaleCode, OutputPath, PageKey } from '../model/paths.ts';
import type { Page, SiteGraph } from '../model/site.ts';
import { escapeHtml } from '../text/escape.ts';
import { splitHref } from '../text/hrefs.ts';
import { textIn } from '../text/localized.ts';
import { didYouMean } from '../text/suggest.ts';

/** The most addresses one sitemap may hold: https://www.sitemaps.org/protocol.html */
const sitemapLimit = 50_000;

/** A file of the same name in `static/` stands instead of the one made here. Redirects are made for `locales` only. */
export function siteFiles(
  graph: SiteGraph,
  locales: ReadonlySet<LocaleCode>,
  updates: LastUpdates,
): Checked<readonly OutputFile[]> {
  const redirects = redirectFiles(graph, locales);
  const made = [...sitemaps(graph, updates), robots(graph), webManifest(graph), ...searchDescriptions(graph, locales)];
  const files = made.filter((file) => !graph.tree.statics.has(file.path));
  return { value: [...files, ...redirects.value], diagnostics: redirects.diagnostics };
}

function sitemaps(graph: SiteGraph, updates: LastUpdates): readonly OutputFile[] {
  const { config } = graph;
  if (config.url === undefined) return [];
  const entries = [...graph.pages.values()]
    .filter((page) => !page.isUnlisted && page.translation !== 'missing')
    .map((page) =>
      sitemapEntry(graph, page, page.kind === 'category' ? undefined : updates.get(page.parsed.file.path)),
    );
  if (entries.length <= sitemapLimit) return [sitemap('sitemap.xml', entries)];
  const parts = Array.from({ length: Math.ceil(entries.length / sitemapLimit) }, (_, index) =>
    sitemap(`sitemap-${index + 1}.xml`, entries.slice(index * sitemapLimit, (index + 1) * sitemapLimit)),
  );
  const list = parts
    .map((part) => `  <sitemap><loc>${escapeHtml(`${config.url}${hrefOf(config, part.path)}`)}</loc></sitemap>\n`)
    .join('');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${list}</sitemapindex>\n`;
  return [...parts, { path: 'sitemap.xml' as OutputPath, content: xml }];
}

function sitemap(name: string, entries: readonly string[]): OutputFile {
  const open =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
  const content = `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${entries.join('')}</urlset>\n`;
  return { path: name as OutputPath, content };
}

function sitemapEntry(graph: SiteGraph, page: Page, update: LastUpdate | undefined): string {
  const { config } = graph;
  const address = (each: Page): string => escapeHtml(`${config.url}${hrefOf(config, each.url)}`);
  const real = config.locales.flatMap((locale) => {
    const other = graph.pages.get(`${locale.code}|${page.id}` as PageKey);
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

function robots({ config }: SiteGraph): OutputFile {
  const map = config.url === undefined ? '' : `\nSitemap: ${config.url}${hrefOf(config, 'sitemap.xml')}\n`;
  return { path: 'robots.txt' as OutputPath, content: `User-agent: *\nAllow: /\n${map}` };
}

function webManifest({ config }: SiteGraph): OutputFile {
  const [locale] = config.locales;
  const manifest = {
    name: textIn(config.title, locale.code, locale.code),
    lang: locale.htmlLang,
    dir: locale.direction,
    start_url: hrefOf(config, '/'),
    scope: hrefOf(config, '/'),
    display: 'minimal-ui',
    icons: [{ src: hrefOf(config, 'favicon.svg'), type: 'image/svg+xml', sizes: 'any' }],
  };
  return { path: 'manifest.webmanifest' as OutputPath, content: `${JSON.stringify(manifest, null, 2)}\n` };
}

/** Lets a browser search the site from its address bar: https://github.com/dewitt/opensearch */
function searchDescriptions(graph: SiteGraph, locales: ReadonlySet<LocaleCode>): readonly OutputFile[] {
  const { config } = graph;
  if (config.url === undefined || !config.hasSearch) return [];
  return config.locales
    .filter(({ code }) => locales.has(code))
    .map((locale) => {
      const name = textIn(config.title, locale.code, config.locales[0].code);
      const home = `${config.url}${hrefOf(config, `${locale.prefix}/`)}`;
      const lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
        // The format allows no more.
        `  <ShortName>${escapeHtml([...name].slice(0, 16).join('').trim())}</ShortName>`,
        `  <Description>${escapeHtml(name)}</Description>`,
        `  <Language>${escapeHtml(locale.htmlLang)}</Language>`,
        '  <InputEncoding>UTF-8</InputEncoding>',
        `  <Image width="16" height="16">${escapeHtml(`${config.url}${hrefOf(config, 'favicon.svg')}`)}</Image>`,
        `  <Url type="text/html" template="${escapeHtml(home)}?q={searchTerms}"/>`,
        '</OpenSearchDescription>',
      ];
      return { path: searchDescriptionPath(locale), content: `${lines.join('\n')}\n` };
    });
}

/** An old address in every locale, with a page that leads on, script or not. */
function redirectFiles(graph: SiteGraph, locales: ReadonlySet<LocaleCode>): Checked<readonly OutputFile[]> {
  const { config } = graph;
  const diagnostics: Diagnostic[] = [];
  const files = config.redirects.flatMap(({ from, to, position }) => {
    const wrong = (message: string, hint: string | undefined): void =>
      void diagnostics.push({
        code: 'redirect',
        severity: 'error',
        message,
        file: config.file ?? '',
        position,
        hint,
        related: [],
      });
    const { path } = splitHref(to);
    const target = graph.byUrl.get(urlKey(path));
    const page = target === undefined ? undefined : graph.pages.get(target);
    return config.locales.flatMap((locale): readonly OutputFile[] => {
      const isDefault = locale === config.locales[0];
      const url = page && graph.pages.get(pageKeyOf(locale, page.id))?.url;
      const old = urlFromPath({ config, locale }, from);
      const taken = graph.byUrl.get(urlKey(old));
      if (taken !== undefined && isDefault)
        wrong(`The redirect from ${from} hides the page that stands there`, undefined);
      if (url === undefined && isDefault)
        wrong(`The redirect to ${to} leads to no page`, didYouMean(path, graph.byUrl.keys()));
      if (url === undefined || taken !== undefined || !locales.has(locale.code)) return [];
      return [
        { path: outputOf(old), content: redirectPage(hrefOf(config, url) + to.slice(path.length), locale, config.url) },
      ];
    });
  });
  return { value: files, diagnostics };
}

function redirectPage(href: string, locale: Locale, origin: string | undefined): string {
  const shown = escapeHtml(href);
  const canonical = origin === undefined ? '' : `<link rel="canonical" href="${origin}${shown}">`;
  const { path, query, hash } = splitHref(href);
  const quote = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');
  const rest = [query ? quote(query) : 'location.search', hash === undefined ? 'location.hash' : quote(`#${hash}`)];
  const script = `location.replace(${[quote(path), ...rest].join('+')})`;
  return `<!doctype html><html lang="${locale.htmlLang}" dir="${locale.direction}"><head><meta charset="utf-8"><title>${shown}</title><meta name="robots" content="noindex">${canonical}<script>${script}</script><meta http-equiv="refresh" content="0; url=${shown}"></head><body><a href="${shown}">${shown}</a></body></html>\n`;
}
