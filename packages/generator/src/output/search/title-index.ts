// The title index of a language: titles and URLs of all pages and headings.

import type { TitleEntry } from '@docsgen/contract/title-index';
import type { FactsBySource } from '../../model/article.ts';
import type { Locale } from '../../model/config.ts';
import type { OutputFile } from '../../model/output.ts';
import type { Page, SiteGraph } from '../../model/site.ts';
import { titleIndexPath } from '../../routes/output-paths.ts';
import { hrefOf, sectionKey } from '../../routes/routes.ts';
import { breadcrumbLabels } from './breadcrumb-labels.ts';

/** Browsers load the whole title index. On larger sites, only the full-text index contains headings. */
const mostPagesWithHeadings = 2_000;

const noFacts: FactsBySource = { get: () => undefined };

/** Omits unlisted and untranslated pages. */
export function titleIndex(graph: SiteGraph, locale: Locale, facts: FactsBySource): OutputFile {
  const pages = [...graph.pages.values()]
    .filter((page) => page.locale === locale && !page.isUnlisted && page.translation !== 'missing')
    .filter((page) => page.kind !== 'own' || !page.parsed.frontMatter.isUnsearched)
    // The entries are serialized one by one, because the objects for a large site would need much more memory.
    .map((page, _, all) =>
      JSON.stringify(titleEntry(graph, page, all.length > mostPagesWithHeadings ? noFacts : facts)),
    );
  return { path: titleIndexPath(locale), content: `{"pages":[${pages.join(',')}]}` };
}

function titleEntry(graph: SiteGraph, page: Page, facts: FactsBySource): TitleEntry {
  const headings = page.kind === 'category' ? [] : (facts.get(page.parsed.file.path)?.headings ?? []);
  return {
    title: page.title,
    href: hrefOf(graph.config, page.url),
    trail: breadcrumbLabels(graph, page),
    place: page.section && sectionKey(page.section, page.version),
    ...(page.kind === 'category' && { isList: true as const }),
    headings: headings.filter(({ level }) => level > 1 && level < 4).map(({ id, text }) => [id, text]),
  };
}
