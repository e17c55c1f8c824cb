// The files of a site beside its pages, for search engines, browsers and old addresses. One file each makes them.
import type { Checked } from '../model/diagnostic.ts';
import type { OutputFile } from '../model/output.ts';
import type { LocaleCode } from '../model/paths.ts';
import type { SiteGraph } from '../model/site.ts';
import { redirectFiles } from './redirects.ts';
import { robots } from './robots.ts';
import { searchDescriptions } from './search-descriptions.ts';
import { type SaidOfPages, sitemaps } from './sitemap.ts';
import { webManifests } from './web-manifest.ts';

/**
 * A file of the same name in `static/` takes the place of the one made here. `locales` are those whose pages are
 * written: only they get search descriptions and redirects.
 */
export function siteFiles(
  graph: SiteGraph,
  locales: ReadonlySet<LocaleCode>,
  said: SaidOfPages,
): Checked<readonly OutputFile[]> {
  const redirects = redirectFiles(graph, locales);
  const made = [
    ...sitemaps(graph, said),
    robots(graph),
    ...webManifests(graph, locales),
    ...searchDescriptions(graph, locales),
  ];
  const files = made.filter((file) => !graph.tree.staticFiles.has(file.path));
  return { value: [...files, ...redirects.value], diagnostics: redirects.diagnostics };
}
