// Generates the files of a site in addition to its pages: scripts and styles, sitemap, redirects, the 404 page, the
// title index, feeds. A build generates all of these files; `serve --watch` generates only the requested ones.

import type { FactsBySource } from '../../model/article.ts';
import type { Checked } from '../../model/diagnostic.ts';
import type { OutputFile } from '../../model/output.ts';
import type { LocaleCode } from '../../model/paths.ts';
import { isSourced } from '../../model/site.ts';
import { type FileKind, filesOf, kindsCovering, type ReadFacts } from '../../output/files/file-kinds.ts';
import { hostFiles, isHostFile } from '../../output/files/host-files.ts';
import { checkRedirects, redirectFiles } from '../../output/files/redirects.ts';
import { type SiteOfFiles, siteFileKinds, siteFiles } from '../../output/files/site-files.ts';
import { titleIndex } from '../../output/search/title-index.ts';
import { isFeed, outputOf, titleIndexPath } from '../../routes/output-paths.ts';
import { notFoundLocation } from '../../routes/routes.ts';
import { type OpenSite, renderContextOf } from '../open/open-site.ts';

interface GeneratedFilesSite extends SiteOfFiles {
  readonly site: OpenSite;
}

/** Files that need the open site or that cannot be overridden by a file in `static/`. */
const openSiteKinds: readonly FileKind<GeneratedFilesSite>[] = [
  { make: ({ graph, locales }) => redirectFiles(graph, locales) },
  { covers: isNotFound, make: notFoundPages },
  { covers: isTitleIndex, make: titleIndexes },
  { covers: isHostFile, make: filesOfHosts },
  { covers: isFeed, make: feeds },
];

/** Files that exist for each locale are generated only for `locales`. */
export async function generatedFiles(
  site: OpenSite,
  locales: ReadonlySet<LocaleCode>,
  facts: FactsBySource,
): Promise<Checked<readonly OutputFile[]>> {
  const { graph, context, added } = site;
  const wanted = graph.config.locales.filter(({ code }) => locales.has(code));
  const input = { site, graph, locales: wanted, updates: context.updates };
  const ofSite = await siteFiles(input, () => facts);
  const others = await filesOf(openSiteKinds, input, () => facts);
  return { value: [...context.assets.files, ...ofSite, ...others, ...added], diagnostics: checkRedirects(graph) };
}

/**
 * Returns the file that a build would generate at one of the paths, provided that no page and no file in `static/` has
 * this path.
 */
export async function generatedFileAt(
  site: OpenSite,
  paths: readonly string[],
  facts: ReadFacts,
): Promise<OutputFile | undefined> {
  const { graph, context, added } = site;
  const input = { site, graph, locales: graph.config.locales, updates: context.updates };
  for (const kind of kindsCovering<GeneratedFilesSite>([...siteFileKinds, ...openSiteKinds], input, paths)) {
    const found = (await filesOf([kind], input, facts)).find((file) => paths.includes(file.path));
    if (found) return found;
  }
  return added.find((file) => paths.includes(file.path));
}

function isNotFound(path: string, { graph }: GeneratedFilesSite): boolean {
  return graph.config.locales.some((each) => outputOf(notFoundLocation(each).url) === path);
}

async function notFoundPages({ site, locales }: GeneratedFilesSite): Promise<readonly OutputFile[]> {
  const { renderNotFound } = await import('../render/render-page.ts');
  const context = await renderContextOf(site);
  return locales.map((each) => renderNotFound(context, each));
}

function isTitleIndex(path: string, { graph }: GeneratedFilesSite): boolean {
  return graph.config.search.isEnabled && graph.config.locales.some((each) => titleIndexPath(each) === path);
}

async function titleIndexes(
  { graph, locales }: GeneratedFilesSite,
  readFacts: ReadFacts,
): Promise<readonly OutputFile[]> {
  if (!graph.config.search.isEnabled) return [];
  const facts = await readFacts();
  return locales.map((each) => titleIndex(graph, each, facts));
}

async function feeds({ site, locales }: GeneratedFilesSite): Promise<readonly OutputFile[]> {
  if (!site.graph.config.sections.some(({ posts }) => posts && posts.feed !== 'none')) return [];
  return (await import('./generate-feeds.ts')).generateFeeds(site, locales);
}

async function filesOfHosts({ site }: GeneratedFilesSite, readFacts: ReadFacts): Promise<readonly OutputFile[]> {
  const { graph } = site;
  if (graph.config.host.length === 0) return [];
  const { headersRequest } = await import('../open/headers-request.ts');
  const facts = await readFacts();
  const sources = new Set([...graph.pages.values()].filter(isSourced).map(({ parsed }) => parsed.file.path));
  return hostFiles(
    headersRequest(
      site,
      [...sources].sort().flatMap((path) => facts.get(path) ?? []),
    ),
  );
}
