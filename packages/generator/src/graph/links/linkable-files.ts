// Finds generated files that pages may link to: feeds, sitemap, robots.txt, web manifests and search descriptions.

import type { PageLocation } from '../../model/page.ts';
import type { OutputPath } from '../../model/paths.ts';
import type { SiteGraph } from '../../model/site.ts';
import { feedsOf } from '../../routes/feed-paths.ts';
import {
  localManifestPath,
  robotsPath,
  searchDescriptionPath,
  sitemapPath,
  webManifestPath,
} from '../../routes/output-paths.ts';

/** Resolves a root-relative path, first in the page's locale. */
export function generatedFile(graph: SiteGraph, { locale }: PageLocation, path: string): OutputPath | undefined {
  const generated = generatedPaths(graph);
  const local = `${locale.prefix}/${path}`.slice(1);
  return generated.find((each) => each === local) ?? generated.find((each) => each === path);
}

function generatedPaths({ config, brand }: SiteGraph): readonly OutputPath[] {
  const { locales, sections, url, search } = config;
  return [
    robotsPath,
    webManifestPath,
    ...(brand.favicon ? locales.map(localManifestPath) : []),
    ...(url === undefined ? [] : [sitemapPath]),
    ...(url === undefined || !search.isEnabled ? [] : locales.map(searchDescriptionPath)),
    ...locales.flatMap((locale) =>
      sections.flatMap((section) => feedsOf(config, { section, locale }).map((feed) => feed.path)),
    ),
  ];
}
