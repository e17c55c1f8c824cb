// The files of a site that are no pages, one at a time, as authors' browsers ask for them.
import type { SiteFiles } from '../model/file-system.ts';
import type { OutputFile } from '../model/output.ts';
import type { LocaleCode, SourcePath } from '../model/paths.ts';
import type { ArticleFacts, SiteGraph } from '../model/site.ts';
import { staticFilePath, titleIndexPath } from '../routes/output-paths.ts';
import { titleIndex } from '../search/title-index.ts';
import type { OpenSite } from '../site/open-site.ts';
import { siteFiles } from '../site-files/site-files.ts';
import type { ArticleDigest, Articles } from './articles.ts';

export interface SiteFileRequest {
  readonly site: OpenSite;
  readonly articles: Articles;
  readonly files: SiteFiles;
}

/** What the heads of pages say is read for these files alone. */
const sitemapName = /^sitemap[-\d]*\.xml$/;
const noFacts: ReadonlyMap<SourcePath, ArticleFacts> = new Map();

/** A picture or download that a page shows, a file of `static/`, or what a build writes beside the pages. */
export async function siteFile(request: SiteFileRequest, path: string): Promise<OutputFile | undefined> {
  const { site, articles, files } = request;
  const { graph, context } = site;
  const original = originalOf(site, path);
  const content = original === undefined ? undefined : await files.readBytes(original);
  if (content !== undefined) return { path: staticFilePath(path), content };
  const locale = graph.config.locales.find((each) => titleIndexPath(each) === path);
  if (locale && graph.config.hasSearch) return titleIndex(graph, locale, factsOf(await articles.digests(site)));
  if (graph.config.sections.some(({ posts }) => posts?.feed) && /\.(xml|json)$/.test(path)) {
    const feeds = await (await import('../site/make-feeds.ts')).makeFeeds(site, allLocales(graph));
    const feed = feeds.find((each) => each.path === path);
    if (feed) return feed;
  }
  // A redirect stands at an address.
  const folder = path.replace(/\/$/, '');
  const names = [path, `${folder}/index.html`, `${folder}.html`];
  const facts = sitemapName.test(path) ? factsOf(await articles.digests(site)) : noFacts;
  const beside = siteFiles(graph, allLocales(graph), { updates: context.updates, facts }).value;
  return [...beside, ...site.added].find((file) => names.includes(file.path));
}

/** The file of the site that a build would copy to a path of the output. */
function originalOf({ graph, assets }: OpenSite, path: string): string | undefined {
  if (graph.tree.staticFiles.has(path)) return `static/${path}`;
  for (const [original, { output }] of assets.loaded()) if (output === path) return original;
  return undefined;
}

export function factsOf(digests: ReadonlyMap<SourcePath, ArticleDigest>): ReadonlyMap<SourcePath, ArticleFacts> {
  return new Map([...digests].map(([path, { facts }]) => [path, facts]));
}

export function allLocales(graph: SiteGraph): ReadonlySet<LocaleCode> {
  return new Set(graph.config.locales.map(({ code }) => code));
}
