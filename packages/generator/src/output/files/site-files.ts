// All kinds of generated files for search engines and browsers.
import type { LastUpdates } from '../../model/adapters/history.ts';
import type { Locale } from '../../model/config.ts';
import type { OutputFile } from '../../model/output.ts';
import type { SiteGraph } from '../../model/site.ts';
import { isSitemap } from '../../routes/output-paths.ts';
import { type FileKind, filesOf, type ReadFacts } from './file-kinds.ts';
import { robots } from './robots.ts';
import { searchDescriptions } from './search-descriptions.ts';
import { sitemaps } from './sitemap.ts';
import { webManifests } from './web-manifest.ts';

export interface SiteOfFiles {
  readonly graph: SiteGraph;
  /** Locales whose pages are written to disk. A file that exists for each locale is generated only for these. */
  readonly locales: readonly Locale[];
  readonly updates: LastUpdates;
}

/** A file of the same name in `static/` replaces a generated file. */
export const siteFileKinds: readonly FileKind<SiteOfFiles>[] = [
  { covers: isSitemap, make: async (site, facts) => sitemaps(site, await facts()) },
  { make: ({ graph }) => [robots(graph)] },
  { make: ({ graph, locales }) => webManifests(graph, locales) },
  { make: ({ graph, locales }) => searchDescriptions(graph, locales) },
];

export async function siteFiles(site: SiteOfFiles, facts: ReadFacts): Promise<readonly OutputFile[]> {
  const files = await filesOf(siteFileKinds, site, facts);
  return files.filter(({ path }) => !site.graph.tree.staticFiles.has(path));
}
