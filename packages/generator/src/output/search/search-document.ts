// The indexed part of a page, which is everything except the layout.
import type { TextSection } from '../../model/article.ts';
import type { SiteGraph, SourcedPage } from '../../model/site.ts';
import { docIdIn, hrefOf, sectionKey, sidebarOfPage } from '../../routes/routes.ts';
import { breadcrumbLabels } from './breadcrumb-labels.ts';

/** Posts rank lower than documentation pages. */
const postWeight = 70;
const landingPageWeight = 80;
/** Reduces the weight of nested pages, which are more specific. */
const lossPerLevel = 3;
/** Reduces the weight of pages that introduce a group of pages, because those say more about each subject. */
const overviewShare = 0.75;

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
    keywords: frontMatter.keywords,
    trail: breadcrumbLabels(graph, page),
    place: page.section && sectionKey(page.section, page.version),
    weight: weightOf(graph, page),
    sections,
  };
}

function weightOf(graph: SiteGraph, page: SourcedPage): number {
  if (page.section === undefined) return landingPageWeight;
  if (page.section.posts !== undefined) return postWeight;
  const weight = 100 - lossPerLevel * page.url.split('/').filter(Boolean).length;
  return isOverview(graph, page) ? Math.round(weight * overviewShare) : weight;
}

/** Whether the page belongs to a category of the sidebar, or is the first page of a section with several pages. */
function isOverview(graph: SiteGraph, page: SourcedPage): boolean {
  const sidebar = sidebarOfPage(graph, page);
  if (sidebar === undefined || sidebar.sequence.length < 2) return false;
  const categories = sidebar.breadcrumbs.get(page.key) ?? [];
  return categories.at(-1)?.page === page.key || /^(?:index|readme)$/i.test(docIdIn(page.id));
}

/** A page in the search index. */
export interface SearchDocument {
  readonly locale: string;
  readonly href: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Breadcrumb labels. */
  readonly trail: readonly string[];
  /** Section and version of the page. */
  readonly place: string | undefined;
  /** Importance of the page in percent. */
  readonly weight: number;
  readonly sections: readonly TextSection[];
}
