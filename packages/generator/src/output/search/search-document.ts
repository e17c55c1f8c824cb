// The indexed part of a page, which is everything except the layout.
import type { SearchDocument } from '../../model/adapters/search.ts';
import type { SiteGraph, SourcedPage, TextSection } from '../../model/site.ts';
import { hrefOf, sectionKey } from '../../routes/routes.ts';
import { breadcrumbLabels } from './breadcrumb-labels.ts';

/** Posts rank lower than documentation pages. */
const postWeight = 70;
const landingPageWeight = 80;
/** Reduces the weight of nested pages, which are more specific. */
const lossPerLevel = 3;

/** Returns `undefined` if the page is excluded from full-text search or from search in this language. */
export function searchDocument(
  graph: SiteGraph,
  page: SourcedPage,
  sections: readonly TextSection[],
): SearchDocument | undefined {
  const { frontMatter } = page.parsed;
  if (frontMatter.isUnsearched || frontMatter.draft) return undefined;
  if (page.isUnlisted || page.translation === 'missing') return undefined;
  return {
    locale: page.locale.code,
    href: hrefOf(graph.config, page.url),
    title: page.title,
    description: page.description ?? '',
    keywords: frontMatter.keywords.join(', '),
    trail: breadcrumbLabels(graph, page),
    place: page.section && sectionKey(page.section, page.version),
    weight: weightOf(page),
    sections,
  };
}

function weightOf(page: SourcedPage): number {
  if (page.section === undefined) return landingPageWeight;
  if (page.section.posts !== undefined) return postWeight;
  return 100 - lossPerLevel * page.url.split('/').filter(Boolean).length;
}
